## Words that every screen shares

app-name = Oh Hell
app-tagline = Sano, montako tikkiä otat. Ota sitten täsmälleen niin monta.
common-close = Sulje
common-copied = Kopioitu
common-copy = Kopioi
common-failed = Se ei onnistunut. Yritä uudelleen.
common-home = Etusivu
common-loading = Ladataan…
common-print = Tulosta
common-retry = Yritä uudelleen
common-save = Tallenna
common-saved = Tallennettu

## Cards: the whole name is one message, because some languages join the two words

card-name = { $suit }{ $rank }
rank-A = ässä
rank-K = kuningas
rank-Q = rouva
rank-J = jätkä
rank-T = kymppi
rank-9 = ysi
rank-8 = kasi
rank-7 = seiska
rank-6 = kuutonen
rank-5 = viitonen
rank-4 = nelonen
rank-3 = kolmonen
rank-2 = kakkonen
suit-C = risti
suit-D = ruutu
suit-H = hertta
suit-S = pata
no-trump = ei valttia
card-wizard = velho
card-jester = narri

## The rule card

card-title = Säännöt
card-goal = Ennen jokaista jakoa kukin sanoo, montako tikkiä aikoo ottaa. Tarkoitus on ottaa täsmälleen niin monta.
card-trick = Tikki on yksi kortti jokaiselta pelaajalta; paras kortti vie sen. Pelataan vuorotellen { $direction ->
    [counter] vastapäivään
   *[clockwise] myötäpäivään
  }; samaan suuntaan siirtyy jakovuoro joka jaon jälkeen.
card-schedule-one = Yksi jako, kullekin yksi kortti.
card-schedule-up = { $rounds ->
    [one] { $rounds } jako
   *[other] { $rounds } jakoa
  }: ensimmäisessä 1 kortti kullekin, sitten joka jaossa yksi enemmän, kunnes kortteja on { $largest }.
card-schedule-down = { $rounds ->
    [one] { $rounds } jako
   *[other] { $rounds } jakoa
  }: ensimmäisessä { $largest ->
    [one] { $largest } kortti
   *[other] { $largest } korttia
  } kullekin, sitten joka jaossa yksi vähemmän, kunnes jäljellä on 1.
card-schedule-updown = { $rounds ->
    [one] { $rounds } jako
   *[other] { $rounds } jakoa
  }: ensimmäisessä 1 kortti kullekin, joka jaossa yksi enemmän, kunnes kortteja on { $largest }, sitten joka jaossa yksi vähemmän takaisin yhteen.
card-schedule-downup = { $rounds ->
    [one] { $rounds } jako
   *[other] { $rounds } jakoa
  }: ensimmäisessä { $largest ->
    [one] { $largest } kortti
   *[other] { $largest } korttia
  } kullekin, joka jaossa yksi vähemmän yhteen asti, sitten joka jaossa yksi enemmän, kunnes kortteja on taas { $largest }.
card-trump = Jaon jälkeen käännetään seuraava kortti: sen maa on valtti ja voittaa muut kolme maata.
card-trump-exhausted = Kun kortteja on { $largest } kullekin, koko pakka jaetaan. Käännettävää ei jää, joten sellaisessa jaossa ei ole valttia.
card-trump-last = Viimeisessä jaossa ei ole valttia.
card-bid-in_turn = Tarjoukset tehdään ääneen ja vuorollaan jakajan { $side ->
    [right] oikealta
   *[left] vasemmalta
  } alkaen; jakaja tarjoaa viimeisenä.
card-bid-together = Kaikki tarjoavat yhtä aikaa ja salaa. Tarjoukset näytetään, kun kaikki on tehty.
card-bid-secret = Kaikki tarjoavat salaa. Tarjoukset näytetään vasta, kun jako on pelattu.
card-hook = Kielletty tarjous: viimeinen tarjoaja ei saa tehdä tarjousten summasta tikkien määrää. Joku siis epäonnistuu aina.
card-hook-off = Ei kiellettyä tarjousta: tarjota saa vähintään { $least } ja enintään kaikki tikit, sanoivatpa muut mitä tahansa.
card-lead = Jakajan { $side ->
    [right] oikealla
   *[left] vasemmalla
  } puolella istuva aloittaa: hän pelaa ensimmäisen tikin ensimmäisen kortin. Tikin ottaja aloittaa seuraavan. Aloittaa saa millä kortilla tahansa; muiden on tunnustettava maata, jos voivat, eli pelattava aloitettua maata.
card-void-free = Jos et voi tunnustaa maata, pelaa mikä kortti tahansa.
card-void-must_trump = Jos et voi tunnustaa maata, sinun on pelattava valtti; jos valttia ei ole, mikä kortti tahansa.
card-winner = Tikin saa korkein valtti; jos valttia ei ole, aloitetun maan korkein kortti.
card-made = Täsmälleen täytetty tarjous: { $bonus ->
    [one] { $bonus } piste
   *[other] { $bonus } pistettä
  } ja lisäksi { $perTrick } joka tikistä.
card-made-square = Täsmälleen täytetty tarjous: { $bonus ->
    [one] { $bonus } piste
   *[other] { $bonus } pistettä
  } ja lisäksi { $perSquare } kertaa tarjouksen neliö.
card-zero = Täytetyllä nollatarjouksella on omat pisteet: { $bonus ->
    [one] { $bonus } piste
   *[other] { $bonus } pistettä
  } ja lisäksi { $perCard } jaon joka kortista.
card-example = Esimerkki, kun kortteja on { $size } kullekin: tarjous { $bid }, otettu { $taken }: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
  }.
card-ties = Eniten pisteitä viimeisen jaon jälkeen voittaa; tasapisteissä sija jaetaan.
card-schedule-list = Korttien määrä eri jaoissa: { $sizes }.
card-trump-fixed = Valtti on aina { $suits }.
card-trump-rotation = Valtti vaihtuu jaosta toiseen aina tässä järjestyksessä: { $suits }. Viiva on jako ilman valttia.
card-trump-never = Tässä pelissä ei ole valttia.
card-trump-largest = Suurimmissa jaoissa ({ $largest } korttia) ei ole valttia.
card-trump-dealers_last = Kun jaetaan { $largest } korttia kullekin, koko pakka jaetaan. Silloin jakajan viimeinen kortti näytetään kaikille: sen maa on valtti, ja kortti jää jakajalle.
card-trump-faces = Jos käännetään jätkä, rouva tai kuningas, valttia ei ole.
card-bid-dealer_first = Tarjoukset tehdään ääneen ja vuorollaan; jakaja tarjoaa ensin ja hänen { $side ->
    [right] oikealla
   *[left] vasemmalla
  } puolellaan istuva viimeisenä.
card-hook-from = Kielletty tarjous koskee vain jakoja, joissa kortteja on vähintään { $size }.
card-hook-spares_last = Viimeisessä jaossa ei ole kiellettyä tarjousta.
card-no-zero = Kukaan ei saa tarjota nollaa, paitsi jos muuta tarjousta ei ole jäljellä.
card-first-eldest = Jakajan { $side ->
    [right] oikealla
   *[left] vasemmalla
  } puolella istuva aloittaa ensimmäisen tikin; tikin ottaja aloittaa seuraavan. Maata on tunnustettava, jos voi.
card-first-highest_bidder = Eniten tarjonnut aloittaa ensimmäisen tikin (tasatilanteessa lähinnä jakajan { $side ->
    [right] oikeaa
   *[left] vasenta
  } puolta istuva); tikin ottaja aloittaa seuraavan. Maata on tunnustettava, jos voi.
card-first-dealer = Jakaja aloittaa ensimmäisen tikin; tikin ottaja aloittaa seuraavan. Maata on tunnustettava, jos voi.
card-lead-any = Aloittaa saa millä kortilla tahansa.
card-trump_lead-anytime = Aloittaa saa millä kortilla tahansa, myös valtilla.
card-trump_lead-after_first = Ensimmäistä tikkiä ei saa aloittaa valtilla, ellei muuta ole.
card-trump_lead-broken = Valtilla ei saa aloittaa ennen kuin valtti on pelattu muun maan tikkiin, ellei muuta ole.
card-trump_lead-last_resort = Valtilla saa aloittaa vain, jos muuta ei ole.
card-void-over_or_free = Jos et voi tunnustaa maata, sinun on pelattava valtti, joka on korkeampi kuin tikin valtit; jos et voi, mikä kortti tahansa.
card-void-over_or_under = Jos et voi tunnustaa maata, sinun on pelattava valtti, korkeampi kuin tikin valtit, jos voit; jos valttia ei ole, mikä kortti tahansa.
card-must-beat = Jos tunnustat maata, sinun on voitettava tikin paras kortti, jos voit, ellei valtti jo ole voittamassa sitä.
card-made-per_card = Lisäksi { $per } jokaisesta jaon kortista.
card-made-per_card_short = Lisäksi { $per } jokaisesta kortista, jolla jako on suurinta pienempi.
card-doubled = Jako, jossa { $suits } on valtti, lasketaan kaksinkertaisena.
card-ties-lowest = Vähiten pisteitä viimeisen jaon jälkeen voittaa; tasapisteissä sija jaetaan.
note-shrunk = { $asked ->
    [one] { $asked } kortti
   *[other] { $asked } korttia
  } kullekin on liikaa, kun pelaajia on { $seats }: suurimmassa jaossa kortteja on { $played }.
card-pack-french = Pelataan 52 kortin pakalla.
card-pack-short = Pelataan { $cards } kortilla: joka maan { $each } korkeinta.
card-pack-spanish40 = { $cards ->
    [36] Pelataan 36 kortilla: pakka ilman kakkosia, kaseja, yseja ja kymppejä.
   *[other] Pelataan 40 kortilla: pakka ilman kaseja, yseja ja kymppejä.
  }
card-pack-spanish48 = Pelataan 48 kortilla: pakka ilman kymppejä.
card-pack-wizard = Pelataan 60 kortilla: 52 kortin pakka, neljä velhoa ja neljä narria.
card-packs = Kaksi tällaista pakkaa sekoitetaan yhteen, joten joka kortti on mukana kahdesti.
card-without = Joka pakasta poistetaan: { $cards }.
card-rank-ace_high = Ässä on korkein kortti, sitten kuningas, rouva, jätkä ja niin edelleen.
card-rank-three_high = Ässä on korkein kortti, sitten kolmonen, kuningas, rouva, jätkä ja niin edelleen kakkoseen.
card-teams = Joukkueita on { $teams }, ja niiden pelaajat istuvat vuorotellen pöydän ympärillä: kukaan ei istu parinsa vieressä. Joukkueen tarjoukset lasketaan yhteen, samoin sen tikit; jokainen sen pelaaja saa pisteet näistä summista.
card-schedule-same = { $rounds ->
    [one] { $rounds } jako
   *[other] { $rounds } jakoa
  }: kortteja on { $size } kullekin.
card-schedule-every = Joka jaossa kortteja on { $size } kullekin.
card-trump-named-highest_bidder = Korttia ei käännetä. Kun kaikki ovat tarjonneet, eniten tarjonnut nimeää valtin tai pelin ilman valttia; tasatilanteessa lähinnä jakajan { $side ->
    [right] oikeaa
   *[left] vasenta
  } puolta istuva.
card-trump-named-dealer = Korttia ei käännetä. Ennen tarjouksia jakaja katsoo kätensä ja nimeää valtin tai pelin ilman valttia.
card-trump-rounds = Jaot ilman valttia, numeron mukaan: { $numbers }.
card-trump-specials-count = Jos käännetään velho, jakaja katsoo kätensä ja nimeää valtin ennen tarjouksia. Jos käännetään narri, valttia ei ole.
card-trump-specials-skipped = Käännettyä velhoa tai narria ei lasketa: käännetään seuraava kortti.
card-hook-plain = Kielletty tarjous: viimeinen tarjoaja ei saa tehdä tarjousten summasta tikkien määrää.
card-hook-dealer_changes = Kielletty tarjous: jos tarjousten summa on tikkien määrä, jakajan on tarjottava uudelleen jotakin muuta.
card-hook-left_changes = Kielletty tarjous: jos tarjousten summa on tikkien määrä, jakajan { $side ->
    [right] oikealla
   *[left] vasemmalla
  } puolella istuvan on tarjottava uudelleen jotakin muuta.
card-hook-must_equal = Sidotut tarjoukset: summan on oltava tikkien määrä. Kukaan ei saa tarjota enempää kuin on jäljellä, ja viimeinen tarjoaa sen, mitä jää.
card-hook-must_exceed = Sidotut tarjoukset: viimeisen tarjoajan on nostettava summa tikkien määrää suuremmaksi; jos se ei onnistu, hän tarjoaa kaikki tikit.
card-hook-must_be_under = Sidotut tarjoukset: viimeisen tarjoajan on jätettävä summa tikkien määrää pienemmäksi; jos se ei onnistu, hän tarjoaa nollan.
card-blind = Joka on vähintään { $behind ->
    [one] { $behind } pisteen
   *[other] { $behind } pistettä
  } kärjestä jäljessä, saa tarjota sokkona, ennen kuin katsoo kättään ja ennen muita. Täytetty sokkotarjous tuottaa { $bonus } enemmän.
card-blind-hook = Jos viimeisen tarjoajan sokkotarjous olisi kielletty, se nousee yhdellä, tai laskee yhdellä, jos se olisi liikaa.
card-one_card-forehead = Yhden kortin jaossa näet kaikkien muiden kortit mutta et omaasi; kortit pelataan, kun kaikki ovat tarjonneet.
card-one_card-blind = Yhden kortin jaossa kukaan ei katso yhtään korttia; kortit pelataan, kun kaikki ovat tarjonneet.
card-winner-no_trump = Tikin saa aloitetun maan korkein kortti.
card-specials-play = Velhot ja narrit eivät kuulu mihinkään maahan. Ne saa pelata aina, vaikka voisi tunnustaa maata.
card-specials-take = Tikin ensimmäinen velho vie sen. Narri vie tikin vain, jos siinä on pelkkiä narreja: silloin ensimmäinen.
card-specials-lead = Jos aloitetaan narrilla, ensimmäinen muu kortti määrää tunnustettavan maan. Jos se on velho, tai jos aloitetaan velholla, saa pelata minkä kortin tahansa.
card-identical-first = Kahdesta samasta kortista tikissä ensimmäinen on parempi.
card-identical-last = Kahdesta samasta kortista tikissä jälkimmäinen on parempi.
card-identical-cancel = Kaksi samaa korttia tikissä kumoavat toisensa, ja paras muista vie sen. Jos voittavaa korttia ei jää, kukaan ei ota tikkiä ja sama pelaaja aloittaa uudelleen.
card-identical-cancel_leader = Kaksi samaa korttia tikissä kumoavat toisensa, ja paras muista vie sen. Jos voittavaa korttia ei jää, aloittaja ottaa tikin.
card-made-flat = Täsmälleen täytetty tarjous: { $bonus ->
    [one] { $bonus } piste
   *[other] { $bonus } pistettä
  }.
card-made-both = Täsmälleen täytetty tarjous: { $bonus ->
    [one] { $bonus } piste
   *[other] { $bonus } pistettä
  }, lisäksi { $perTrick } joka tikistä ja { $perSquare } kertaa tarjouksen neliö.
card-made-digit = Täsmälleen täytetystä tarjouksesta saa luvun, jossa sen eteen on kirjoitettu ykkönen: ykkösestä { $one }, kolmosesta { $three }.
card-made-half_digit = Täsmälleen täytetystä tarjouksesta saa puolet luvusta, jossa sen eteen on kirjoitettu ykkönen: ykkösestä { $one }, kolmosesta { $three }.
card-zero-flat = Täytetyllä nollatarjouksella on omat pisteet: { $bonus ->
    [one] { $bonus } piste
   *[other] { $bonus } pistettä
  }.
card-nil-size_above_seats = Jaoissa, joissa kullakin on enemmän kortteja kuin on pelaajia, täytetty nollatarjous tuottaa { $points }.
card-nil-pack_exhausted = Jaoissa, joissa kaikki kortit jaetaan, täytetty nollatarjous tuottaa { $points }.
card-nil-nearly_full = Jaoissa, joista jää kortteja, mutta ei enempää kuin on pelaajia, täytetty nollatarjous tuottaa { $points }.
card-nil-bids_over = Jaoissa, joissa tarjousten summa ylittää tikkien määrän, täytetty nollatarjous tuottaa { $points }.
card-nil-missed = Ohi mennyt nollatarjous tuottaa niissä { $points }.
card-miss = { $who ->
    [over] Liian monta tikkiä
    [under] Liian vähän tikkejä
    [zero] Mutta ohi mennyt nollatarjous
    [also] Lisäksi jokainen ohi mennyt tarjous
   *[all] Ohi mennyt tarjous, liian suuri tai liian pieni,
  } { $way ->
    [gain] tuottaa
   *[cost] maksaa
  } { $per ->
    [one] { $per } pisteen
   *[other] { $per } pistettä
  } { $unit ->
    [taken] joka otetusta tikistä
    [bid] joka tarjotusta tikistä
    [square] kertaa erotuksen neliö: 1, 4, 9 ja niin edelleen
    [triangle] ensimmäisestä liiasta tai puuttuvasta tikistä, toisesta kaksin verroin ja niin edelleen
    [doubling] kertaa 1, 3, 7, 15 ja niin edelleen liikojen tai puuttuvien tikkien mukaan
    [size] jaon joka kortista
   *[off] joka liiasta tai puuttuvasta tikistä
  }.
card-miss-flat = { $who ->
    [over] Liian monta tikkiä
    [under] Liian vähän tikkejä
    [zero] Mutta ohi mennyt nollatarjous
    [also] Lisäksi jokainen ohi mennyt tarjous
   *[all] Ohi mennyt tarjous, liian suuri tai liian pieni,
  } { $way ->
    [gain] tuottaa
   *[cost] maksaa
  } { $per ->
    [one] { $per } pisteen
   *[other] { $per } pistettä
  }.
card-miss-nothing = { $who ->
    [over] Liian monta tikkiä
    [under] Liian vähän tikkejä
    [zero] Mutta ohi mennyt nollatarjous
    [also] Lisäksi jokainen ohi mennyt tarjous
   *[all] Ohi mennyt tarjous, liian suuri tai liian pieni,
  } ei tuota mitään.
card-miss-plus = Lisäksi { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
  }.
card-halving = Ohi mennyt tarjous vie puolet pisteistäsi, alaspäin pyöristettynä: jos pisteitä on { $before }, jää { $after }.
card-stackpot = Kun kaikkien pisteet ovat yhteensä alle nollan, täytetty tarjous lasketaan kerran lisää joka kerralta, jonka tikkien määrä mahtuu puuttuvaan.
card-target = Jaot alkavat aina alusta. Peli loppuu jakoon, jossa joku saavuttaa { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
  }, tai { $rounds } jaon jälkeen.
card-lives = Elämiä on aluksi { $points } kullakin: saadut tai menetetyt pisteet ovat saatuja tai menetettyjä elämiä, ja se, jolla niitä ei ole, putoaa. Jaot alkavat aina alusta, kunnes jäljellä on enintään yksi pelaaja tai { $rounds } jakoa on pelattu.
card-wins = Eniten pisteitä viimeisen jaon jälkeen voittaa.
card-wins-lowest = Vähiten pisteitä viimeisen jaon jälkeen voittaa.
card-wins-lives = Pisimpään mukana pysynyt voittaa; useista se, jolla on eniten pisteitä.
card-wins-lives-lowest = Pisimpään mukana pysynyt voittaa; useista se, jolla on vähiten pisteitä.
card-ties-shared = Tasatilanteessa sija jaetaan.
card-ties-made_bids = Tasatilanteessa ratkaisee täytettyjen tarjousten suurempi summa; jos sekin on sama, sija jaetaan.
card-ties-extra_rounds = Jos ensimmäisiä on useita, pelataan lisää { $largest } kortin jakoja, kunnes yksi heistä johtaa, yhteensä enintään { $rounds } jakoa. Kaikki pelaavat, mutta vain he voivat voittaa.
card-ties-further_rounds = Jos ensimmäisiä on useita, jaot jatkuvat, kunnes yksi heistä johtaa, yhteensä enintään { $rounds }. Kaikki pelaavat, mutta vain he voivat voittaa.
note-packs = Yksi pakka on vähän, kun pelaajia on { $seats }: kahdella pakalla jaot voivat olla suurempia.
note-cancel = Kun samat kortit kumoavat toisensa, tikki voi jäädä kaikilta: kielletystä tarjouksesta huolimatta kaikki voivat onnistua.
note-lives = Näillä säännöillä kukaan ei voi menettää elämää: peli kestää { $rounds } jakoa.
note-hook-idle = Mikään jako ei ole tarpeeksi suuri kielletylle tarjoukselle, tai ainoa on siitä vapaa: sääntö ei koskaan päde.
note-one-no_trump = Yhden kortin jaossa ei ole valttia: aloittaja saa tikin melkein aina.
card-winner-specials = Muuten tikin saa korkein valtti; jos valttia ei ole, aloitetun maan korkein kortti.
card-winner-specials-no_trump = Muuten tikin saa aloitetun maan korkein kortti.

## The settings of a table, by the keys of the server's rule book

choice-hook-off = summa saa mennä tasan
choice-hook-last_bidder = summa ei saa mennä tasan
choice-hook-dealer_changes = jakaja muuttaa tasan menneen summan
choice-hook-left_changes = jakajan vasemmalla istuva muuttaa tasan menneen summan
choice-hook-must_equal = summan on mentävä tasan
choice-hook-must_exceed = summan on mentävä yli
choice-hook-must_be_under = summan on jäätävä alle

## The named variants

variant-trickster = Perinteinen Oh Hell
variant-pagat_basic = Perinteinen Oh Hell Pagatin mukaan
variant-spruce = Yhdestä huipulle
variant-spruce_house = Yhdestä huipulle, kotisäännöin
variant-la_podrida = La Podrida
variant-bicycle = Oh Pshaw
variant-wikipedia_2020 = Nouseva Oh Hell
variant-up_and_down_river = Up and Down the River
variant-nomination_whist = Nomination Whist
variant-navy_big_ships = Big Ships
variant-kachufool = Kachufool
variant-judgement_10 = Judgement
variant-ascenseur = L’Ascenseur
variant-ascenseur_2pts = L’Ascenseur, kaksi pistettä
variant-plump = Plump
variant-beredskapswhist = Beredskapswhist
variant-boerenbridge_wk = Boerenbridge, pata
variant-german_bridge = German Bridge
variant-international_league = Liigapeli
variant-campbellsoup = Neliöt ja portaat
variant-wikipedia_updown = Oh Hell ylös ja alas
variant-trickster_simul = Perinteinen Oh Hell, yhteinen tarjous
variant-up_the_river = Up the River
variant-diminishing_bridge = Diminishing Bridge
variant-oh_well = Oh! Well
variant-devils_bridge = Devil’s Bridge
variant-basas = Basas
variant-blob_uk = Blob
variant-blob_hearts = Blob hertassa
variant-rikiki_fr = Rikiki
variant-pocha = La Pocha
variant-boerenbridge = Boerenbridge
variant-boerenbridge_17 = Boerenbridge, 17 jakoa
variant-chinees_poepen = Chinees poepen
variant-romanian_whist = Romanialainen whisti
variant-rikiki_hu = Unkarilainen rikiki
variant-gameduell = Oh Hell velhoin
variant-wizard = Wizard
variant-wizard_hook = Wizard, kielletty tarjous
variant-plump_20 = Plump, kaksikymmentä jakoa
variant-bondebridge = Bondebridge
variant-kachufool_together = Kachufool, yhteinen tarjous
variant-judgement_tens = Judgement kymmenittäin
variant-prospect = Prospect
variant-cartier = Cartier
variant-campbellsoup_two = Neliöt ja portaat, kaksi pakkaa
variant-none = Kotisäännöt

## Home

home-name-label = Nimesi
home-name-help = 1–20 merkkiä; kaikki pöydissäsi näkevät sen.
home-name-bad = Nimessä on 1–20 näkyvää merkkiä.
guest-name = Vieras { $number }
gone-player = Entinen pelaaja
account-header = Tilisi
home-play = Pelaa heti
home-play-help = Paikalla olevien ja bottien kanssa: { $variant }, { $seats ->
    [one] { $seats } pelaaja
   *[other] { $seats } pelaajaa
  }
home-alone = Yksin bottien kanssa
home-alone-help = Kukaan ei liity eikä kello käy: { $variant }, { $seats ->
    [one] { $seats } pelaaja
   *[other] { $seats } pelaajaa
  }
pace-label = Tahti
pace-quick = Nopea
pace-standard = Tavallinen
pace-relaxed = Rauhallinen
pace-help = { $seconds } sekuntia tarjoukseen tai korttiin
home-leaders = Parhaat
home-friends = Pelaa ystävien kanssa
home-friends-help = Valitse säännöt ja lähetä linkki
home-compete = Kilpaile pelimerkeistä
home-compete-help = Kuvitteelliset merkit, luokiteltu, ihmisiä vastaan
home-open = Avoimet pöydät
home-open-none = Juuri nyt kukaan ei odota avoimessa pöydässä. Avaa oma, niin muut löytävät sen täältä.
home-yours = Pelisi
home-join = Mukaan
home-watch = Katso
home-continue = Jatka
home-replay = Uusinta
home-your-turn = Sinun vuorosi
home-people = Ystävät
home-invited = Kutsut ({ $count })
home-invited-by = { $name } kutsuu sinut
home-due = Jatka peliä
table-starts = alkaa klo { $time }
home-decline = Ei nyt
home-near = Ystävien pöydät
home-how = Näin pelataan
home-verify = Tarkista jaot
home-moderation = Valvonta
table-seats = { $taken }/{ $seats } paikkaa varattu
level-label = Bottien taso
level-beginner = Aloittelija
level-beginner-help = Laskee korkeat korttinsa ja erehtyy silloin tällöin.
level-casual = Rento
level-casual-help = Pelaa nyrkkisäännöillä, leppoisaan iltaan.
level-steady = Vakaa
level-steady-help = Muistaa jokaisen kortin ja erehtyy harvoin.
level-strong = Vahva
level-strong-help = Punnitsee joka kortilla, mitä muilla voi olla.
level-master = Mestari
level-master-help = Miettii pisimpään ja pelaa parhaiten kaikista täkäläisistä boteista.
table-bots = { $bots ->
    [one] { $bots } botti
   *[other] { $bots } bottia
  }
table-empty-seat = vapaa
table-stage-lobby = Odottaa pelaajia
table-stage-playing = Jako { $round }/{ $rounds }
table-stage-over = Päättynyt

## How to play

how-title = Näin pelataan
how-deal = Jako
how-deal-text = Peliä pelataan jakoina, joissa kortteja on välillä enemmän, välillä vähemmän. Kaikki saavat yhtä monta; portaat kertovat, montako.
how-trump = Valtti
how-trump-text = Seuraava kortti käännetään. Sen maa on valtti: mikä valtti tahansa voittaa muiden maiden kortit.
how-bid = Tarjous
how-bid-text = Katso korttejasi ja sano, montako tikkiä otat. Viimeiseltä tarjoajalta voi yksi luku olla yliviivattu: tarjousten summa ei saa olla tikkien määrä.
how-bid-picture = Luvut nollasta kolmeen tarjottavaksi; 1 on yliviivattu.
how-play = Tikit
how-play-text = Tikki on yksi kortti jokaiselta; paras kortti vie sen. Ensimmäinen aloittaa millä kortilla tahansa; sitten myötäpäivään jokainen tunnustaa maata eli pelaa aloitettua maata, jos voi. Tikin saa korkein valtti tai, jos valttia ei pelattu, aloitetun maan korkein kortti.
how-play-picture = Tikki: { $cards }. Tikin ottava kortti: { $winner }.
how-score = Pisteet
how-score-text = Tärkeintä on ottaa täsmälleen tarjottu määrä. Yksi liikaa on yhtä paha kuin yksi liian vähän.
how-score-made = tarjous 2, otettu 2: täyttyi
how-score-missed = tarjous 2, otettu 3: meni ohi
how-variant = Täydet säännöt:

## New table

new-title = Uusi pöytä

## The lobby of a table

lobby-waiting = Paikat: { $taken }/{ $seats } varattu
lobby-seat = Paikka { $number }
lobby-free = vapaa paikka
lobby-you = sinä
lobby-host = isäntä
lobby-bot = botti
lobby-offline = ei yhteyttä
lobby-sit = Istu tähän
lobby-add-bot = Lisää botti
lobby-clear = Vapauta
lobby-watching = Katsot peliä. Ota vapaa paikka tai botin paikka, niin pääset pelaamaan.
lobby-full = Katsot peliä. Kaikki paikat on varattu.
lobby-share = Kutsu
lobby-share-help = Linkin avaaja voi ottaa paikan.
lobby-local = Tämä linkki toimii vain tällä koneella. Jotta muut pääsevät mukaan, käynnistä palvelin valitsimella --lan ja avaa sen näyttämä osoite.
lobby-link = Linkki tähän pöytään
lobby-copy = Kopioi linkki
lobby-send = Lähetä linkki
lobby-send-text = Tule pelaamaan Oh Helliä kanssani
lobby-qr = Linkin QR-koodi
lobby-start = Aloita peli
lobby-start-help = Botit ottavat vielä vapaat paikat.
lobby-wait-host = Isäntänä on { $name }, joka aloittaa pelin.
lobby-no-host = Ensimmäisenä istuva on isäntä ja aloittaa pelin.
lobby-leave = Poistu pöydästä
lobby-fair = Reilut jaot
lobby-fair-help = Tämän pelin jokainen sekoitus syntyy salaisuudesta, jota kukaan ei voi enää muuttaa, ja jokaisen pelaajan lisäämästä luvusta. Tämä on sen sormenjälki; pelin jälkeen salaisuus näytetään ja voit tarkistaa joka jaon.
lobby-fair-code = Sormenjälki

## When there is nothing to show

gone-page = Tällaista sivua ei ole
gone-page-text = Osoitteessa voi olla kirjoitusvirhe.
gone-table = Tätä pöytää ei enää ole
gone-table-text = Sitä ei ole koskaan ollutkaan, tai se on siivottu pois, koska siinä ei ole pitkään aikaan pelattu.
gone-server = Palvelimeen ei saada yhteyttä
gone-server-text = Yhteytesi tai palvelin ei toimi. Pelisi ovat turvassa; sivu yrittää itse uudelleen.

## Settings of this browser

pref-title = Asetukset
pref-language = Kieli
pref-theme = Värit
pref-theme-auto = kuten laitteessa
pref-theme-light = vaaleat
pref-theme-dark = tummat
pref-four-colours = Nelivärinen pakka
pref-four-colours-help = Ruudut ovat sinisiä ja ristit vihreitä.
pref-suit-letters = Kirjaimet maiden vieressä
pref-trump-place = Valtit kädessäsi
pref-trump-place-left = vasemmalla
pref-trump-place-right = oikealla
pref-trump-place-none = muiden seassa
pref-trump-marks = Merkitse kätesi valtit
pref-low-first = Pienet kortit ensin
pref-confirm = Kysy ennen korttia tai tarjousta
pref-confirm-help = Toinen napautus vahvistaa.
pref-shortcuts = Pikanäppäimet
pref-shortcuts-help = Yksittäiset kirjaimet ja numerot toimivat heti.
pref-suggestions = Ehdotukset
pref-suggestions-help = Minkä arvoinen tarjouksesi tai korttisi on, jos pöytä sallii. Hiljainen: vasta jälkikäteen, ja vain jos valinta maksoi paljon.
pref-suggestions-off = pois
pref-suggestions-asked = kun pyydän
pref-suggestions-quiet = hiljainen
pref-aids = Näytä, mitä kortteja saa pelata
pref-sound = Äänet
pref-trick-pause = Täysi tikki näkyy
pref-card-speed = Korttien nopeus
pref-speed-off = ei liikettä
pref-speed-slow = hidas
pref-speed-normal = tavallinen
pref-speed-fast = nopea
pref-seconds = { $seconds } s

### table

## What stands in the corner of a card, and the letter of a suit, in this language

index-A = A
index-K = K
index-Q = Q
index-J = J
letter-S = P
letter-H = H
letter-D = R
letter-C = X

### refused: why a command changed nothing

refused-already-bid = Olet jo tarjonnut.
refused-already-open = Tämä pöytä on jo auki.
refused-already-ready = Olet jo sanonut sen.
refused-already-seated = Sinulla on jo paikka tässä pöydässä.
refused-already-started = Peli on jo alkanut.
refused-bad-name = Nimessä on 1–20 näkyvää merkkiä.
refused-bad-nonce = Jotain meni matkalla vikaan. Yritä uudelleen.
refused-bad-rules = Näillä säännöillä ei voi pelata.
refused-bad-rules-name = Nimessä on 1–40 näkyvää merkkiä.
refused-bid-first = Kortteja pelataan, kun kaikki ovat tarjonneet.
refused-bid-range = Tarjous on luku nollasta ylöspäin, enintään { $size }.
refused-bids-closed = Kaikki tarjoukset on tehty: niitä ei voi enää muuttaa.
refused-busy = Pöydässä on ruuhkaa. Yritä hetken päästä uudelleen.
refused-failed = Palvelin teki virheen; mikään ei muuttunut.
refused-follow-suit = Sinulla on aloitettua maata, joten sitä on pelattava.
refused-game-over = Peli on päättynyt.
refused-hook = { $tricks } ei käy: tarjousten summa ei saa olla { $size }.
refused-house-full = Pelissä on liian monta pöytää. Yritä myöhemmin uudelleen.
refused-house-only = Vain talo itse voi tehdä tämän.
refused-id-reused = Jotain meni matkalla vikaan. Yritä uudelleen.
refused-malformed = Palvelin ei ymmärtänyt. Lataa sivu uudelleen.
refused-bid-zero = Nollaa ei saa tarjota.
refused-bid-sum = { $tricks } ei käy siihen summaan, johon tarjousten on päästävä.
refused-name-first = Ensin on nimettävä valtti.
refused-name-refused = Tätä nimeä ei hyväksytä täällä. Valitse toinen.
refused-name-suit = Tämä kortti vaatii maan: valtitonta ei voi valita.
refused-not-naming = Valtti ei ole nyt sinun nimettävissäsi.
refused-not-blind = Kätesi ei ole kuvapuoli alaspäin.
refused-must-beat = Voit voittaa tikin, joten sinun on voitettava se.
refused-must-overtrump = Sinulla on korkeampi valtti, joten se on pelattava.
refused-trump-lead = Valtilla ei saa nyt aloittaa, kun kädessä on muuta maata.
refused-must-trump = Et voi tunnustaa maata, joten sinun on pelattava valtti.
refused-no-cover = Tämä paikka ei tarvitse sijaista.
refused-no-round = Jakoa ei ole käynnissä.
refused-no-such-card = Sellaista korttia ei ole.
refused-no-such-level = Sellaista bottia ei ole.
refused-no-such-rules = Tällä nimellä tai koodilla ei ole sääntöjä.
refused-no-such-seat = Sellaista paikkaa ei ole.
refused-no-such-table = Tällä linkillä ei ole pöytää.
refused-not-covered = Tällä paikalla ei ole sijaista.
refused-not-due = Seuraavan jaon aika ei ole vielä.
refused-not-host = Vain isäntä voi tehdä tämän.
refused-not-over = Peli ei ole vielä päättynyt.
refused-not-scored = Nyt ei ole pisteitä vahvistettavana.
refused-no-seat-here = Tässä pöydässä ei ole sinulle paikkaa. Valitse toinen pöytä.
refused-not-seated = Sinulla ei ole paikkaa tässä pöydässä.
refused-not-started = Peli ei ole vielä alkanut.
refused-not-text = Palvelin ei ymmärtänyt. Lataa sivu uudelleen.
refused-not-your-card = Sinulla ei ole sitä korttia.
refused-not-your-seat = Se ei ole sinun paikkasi.
refused-not-your-turn = Ei ole sinun vuorosi.
refused-own-seat = Et voi vapauttaa omaa paikkaasi, mutta voit lähteä siltä.
refused-rules-mistyped = Tämä sääntökoodi on vajaa tai väärin kirjoitettu.
refused-rules-newer = Tämä koodi on uudemmasta Oh Hellin versiosta: palvelin ei tunne kaikkia sen sääntöjä.
refused-seat-empty = Tämä paikka on jo vapaa.
refused-seat-owned = Tällä paikalla pelaa sen haltija.
refused-seat-taken = Siinä istuu jo joku.
refused-seen-hand = Olet jo pidellyt toista kättä tässä pelissä, joten vain vanha paikkasi on sinulle avoinna.
refused-rated-game = Tämä peli lasketaan luokituksiin: sitä pelaavat vain ne, jotka sen aloittivat.
refused-stale = Pöydässä oli jo edetty.
refused-store-full = Palvelimella ei ole enää tilaa peleille. Mikään ei muuttunut.
refused-store-gone = Palvelin ei juuri nyt voi tallentaa pelejä. Mikään ei muuttunut; yritä uudelleen.
refused-cool-off = Lähdit peleistä kesken. Pelaa toistaiseksi yksityisissä pöydissä. Aikaa jäljellä: { $time }.
refused-muted = Sinut on mykistetty: voit toistaiseksi sanoa vain valmiita lauseita. Aikaa jäljellä: { $time }.
refused-muted-for-good = Sinut on mykistetty: voit sanoa vain valmiita lauseita.
refused-suspended = Sinut on suljettu pois toistaiseksi. Aikaa jäljellä: { $time }.
refused-suspended-for-good = Sinut on suljettu pois pysyvästi.
refused-too-fast = Liian nopeasti. Odota hetki.
refused-too-long = Se on liian pitkä.
refused-too-many-guests = Verkostasi tulee liian monta uutta vierasta. Yritä myöhemmin uudelleen.
refused-too-many-rules = Sinulla on jo niin monet säännöt kuin voi säilyttää. Unohda ensin joitakin.
refused-too-many-tables = Istut liian monessa keskeneräisessä pöydässä. Pelaa yksi loppuun tai poistu siitä ensin.
refused-unreachable = Palvelimeen ei saada yhteyttä.
refused-worn-table = Tätä pöytää on muutettu liian monta kertaa. Aloita peli tai avaa toinen pöytä.

## The table in play: what stands around the cards

table-name = Pöytä
table-title-turn = Sinun vuorosi!
table-round = Jako { $round }/{ $rounds }
table-round-open = Jako { $round }
table-target = tavoite { $points }
table-size = { $size ->
    [one] { $size } kortti kullekin
   *[other] { $size } korttia kullekin
  }
table-people = Ihmiset tässä pöydässä
table-menu = Valikko
table-chat = Keskustelu
table-chat-new = Keskustelu, uusia: { $n }
table-watchers = { $n ->
    [one] { $n } katsoja
   *[other] { $n } katsojaa
  }
table-sheet = Pistetaulukko
table-last-trick = Edellinen tikki
table-help = Näppäimet ja merkit
table-facts = Valtti ja tarjoukset
table-trump = Valtti: { $suit }
table-trump-due = Valtti: valitaan
table-stock = { $n ->
    [0] kaikki kortit jaettu
    [one] { $n } kortti jakamatta
   *[other] { $n } korttia jakamatta
  }
table-bids-sum = tarjottu { $sum }/{ $size }
table-seats-label = Muut pelaajat
table-connection-lost = Yhteys katkesi. Yritetään uudelleen…
table-taken-over = Tämä pöytä on auki toisessa välilehdessäsi tai ikkunassasi.
table-use-here = Käytä tässä
balance-secret = Tarjoukset ovat salaisia, kunnes kaikki on tehty
balance-secret-round = Tarjoukset ovat salaisia jaon loppuun
balance-even = tasan
balance-over = { $n } yli
balance-under = { $n } alle
dock-name = Oma paikkasi
dock-watching = Katsot peliä. Valitse botin paikka, niin saat sen.
suggest-ask = Ehdota
suggest-marked = { $name }, ehdotettu
table-suggestions-on = Ehdotukset ovat sallittuja tässä pöydässä.
table-suggestions-off = Ehdotukset eivät ole sallittuja tässä pöydässä.
table-about = Tietoja pöydästä
hand-name = { $n ->
    [0] Kätesi on tyhjä
    [one] Kätesi: { $n } kortti
   *[other] Kätesi: { $n } korttia
  }
hand-face-down = Kätesi, kuvapuoli alaspäin: { $n ->
    [one] { $n } kortti
   *[other] { $n } korttia
  }
hand-suit = { $suit }: { $ranks }
prompt-sent = Lähetetään…
prompt-go-on = Jatka napauttamalla
prompt-plays = Odotetaan pelaajaa: { $name }
prompt-bids = Odotetaan tarjousta: { $name }
prompt-names = Valtin valitsee { $name }
prompt-all-bid = Odotetaan muita tarjouksia

## Cards of your hand, named for the ear

card-playable = { $card }, voi pelata
card-unplayable = { $card }, ei voi pelata, { $reason }
card-must-follow = tunnustettava maa: { $suit }
card-must-trump = pelattava valtti
card-must-go-over = pelattava korkeampi kortti
card-must-lead-plain = valtilla ei vielä saa aloittaa
card-not-now = ei nyt
card-queued = { $card }, valittu järjestyksessä { $n }

## Bidding

bid-title = Tarjouksesi
bid-question = Montako tikkiä otat?
bid-sum = Tarjottu { $sum }, { $size ->
    [one] { $size } tikki
   *[other] { $size } tikkiä
  }: { $balance }
bid-chip = { $tricks ->
    [one] { $tricks } tikki
   *[other] { $tricks } tikkiä
  }
bid-forbidden = { $tricks } ei käy: tarjousten summa ei saa olla { $size }.
bid-choose = Valitse luku
bid-confirm = Tarjoa { $tricks }
bid-sealed-yours = Tarjouksesi on tehty: { $tricks }
bid-waiting = Odotetaan: { $names }
bid-look = Katso kortteja
bid-blind-help = Tai tarjoa sokkona: onnistuessaan se tuo { $bonus } lisää.
bid-choose-blind = Valitse luku sokkona
bid-confirm-blind = Tarjoa { $tricks } sokkona
bid-forehead-help = Näet kaikkien muiden kortin, mutta et omaasi.
bid-unseen-help = Kukaan ei näe yhtään korttia ennen kuin kaikki ovat tarjonneet.
name-title = Valtti
name-question = Mikä on valtti?
name-choose = Valitse maa

## A seat: short words for the eye

seat-dealer-letter = J
seat-sealed = tarjottu
seat-need = vielä { $by }
seat-exact = tasan
seat-bust = { $by } yli
seat-score = { $score }
seat-lives = { $score ->
    [one] { $score } elämä
   *[other] { $score } elämää
  }
seat-out = ei pelaa
seat-blind = sokko
seat-away-mark = poissa
seat-away-tight = poissa, { $seconds } s
seat-away-short = poissa, botti { $seconds } s päästä
seat-covered-short = botti pelaa
seat-take = Ota tämä paikka
seat-take-named = Ota paikka: { $name }
take-help = Botti luopuu paikasta, ja sinä jatkat sen korteilla, tarjouksella ja pisteillä.

## A seat: whole sentences for the ear

seat-you = Sinä ({ $name }).
seat-name = { $kind ->
    [bot] { $name }, botti.
   *[other] { $name }.
  }
seat-say-unknown = Ei vielä tarjousta.
seat-say-sealed = Tarjous on tehty ja vielä salainen.
seat-say-bid = Tarjous { $bid }.
seat-say-need = Tarjous { $bid }, otettu { $taken }: vielä { $by }.
seat-say-exact = Tarjous { $bid }, otettu { $taken }: tasan.
seat-say-bust = Tarjous { $bid }, otettu { $taken }: { $by } liikaa.
seat-say-score = { $score ->
    [one] { $score } piste.
   *[other] { $score } pistettä.
  }
seat-say-dealer = Jakaja.
seat-say-leader = Aloittaa tämän tikin.
seat-say-turn = Vuorossa.
seat-say-out = Ei pelaa tässä jaossa.
seat-say-secret = Tarjous on salainen; otettu { $taken }.
seat-say-blind = Tarjosi sokkona.
seat-say-team = Joukkue { $team }.
seat-say-team-sum = Joukkue { $team }: yhdessä tarjottu { $bid }, otettu { $taken }.
seat-say-card = Kädessä: { $card }.
seat-say-score-lives = { $score ->
    [one] { $score } elämä jäljellä.
   *[other] { $score } elämää jäljellä.
  }
seat-away = Poissa; kohta pelaa botti, ja paikka säilyy.
seat-covered = Poissa; botti pelaa tällä paikalla, ja paikka säilyy.

## The trick

trick-name = Tikki
trick-card = { $card }, pelaaja { $name }
trick-card-you = { $card }, sinulta
trick-card-winning = { $card }, pelaaja { $name }, voitolla
trick-card-winning-you = { $card }, sinulta, voitolla
trick-led = aloitti
trick-took = sai tikin
trick-none = Tässä jaossa ei ole vielä otettu tikkiä.
trick-struck = kumottu
trick-card-struck = { $card }, pelaaja { $name }, samanlaisen kumoama
trick-card-struck-you = { $card }, sinulta, samanlaisen kumoama
trick-nobody = Kukaan ei saanut sitä.

## Score sheet, summary of a round, end of the game

sheet-round = Jako
sheet-row = { $size ->
    [one] Jako { $number }, { $size } kortti
   *[other] Jako { $number }, { $size } korttia
  }
sheet-total = Yhteensä
sheet-rank = { $rank }.
sheet-curve = Pisteet jaosta jakoon
sheet-standings = Tilanne
sheet-legend = { $rank }. { $name }: { $score }
sheet-legend-team = { $rank }. Joukkue { $team } ({ $names }): { $score }
sheet-cell-made = tarjous { $bid }, otettu { $taken }, täyttyi: pisteet { $points }
sheet-cell-missed = tarjous { $bid }, otettu { $taken }, meni ohi: pisteet { $points }
side-tabs = Pöydän vieressä
side-score = Pisteet
side-log = Loki
log-begin = Tulit mukaan jaossa { $round }/{ $rounds }.
log-begin-open = Tulit mukaan jaossa { $round }.
summary-title = Jako { $round } päättyi
summary-made = Tarjouksesi täyttyi!
summary-missed = Tarjouksesi meni ohi
summary-player = Pelaaja
summary-tricks = Tikit
summary-points = Pisteet
summary-cell-made = täyttyi
summary-cell-missed = meni ohi
summary-ready = Seuraava jako
summary-waiting = Odotetaan: { $names }.
summary-next = { $seconds ->
    [one] Se alkaa { $seconds } sekunnin päästä.
   *[other] Se alkaa { $seconds } sekunnin päästä.
  }
over-won = { $name } voittaa
over-won-you = Sinä voitat!
over-shared = { $names } jakavat ensimmäisen sijan
over-team = Joukkue { $team } voittaa: { $names }
over-made = Täyttyneitä tarjouksia { $made }/{ $rounds }
over-ways = Mitä seuraavaksi
over-again = Uusi peli, samat säännöt
over-again-chips = Uusi peli { $chips } pelimerkistä
over-again-play = Toinen peli paikalla olevien kanssa
over-replay = Uusinta
over-verify = Tarkista jaot
over-download = Lataa tiedosto

## The live line and the log

say-seat-taken = { $kind ->
    [bot] { $name }, botti, istuutuu.
   *[other] { $name } istuutuu.
  }
say-seat-taken-you = Istuudut.
say-seat-left = { $name } on lähtenyt.
say-seat-left-you = Olet lähtenyt paikaltasi.
say-covered = Botti pelaa nyt paikalla { $name }; paikka säilyy.
say-covered-you = Botti pelaa nyt puolestasi, kunnes palaat.
say-returned = { $name } pelaa taas.
say-returned-you = Pelaat taas.
say-host = { $name } on nyt isäntä.
say-host-you = Olet nyt isäntä.
say-away = { $name } on poissa.
say-back = { $name } on palannut.
say-game = Peli alkaa.
say-round = Jako { $number }/{ $rounds }, { $size ->
    [one] { $size } kortti
   *[other] { $size } korttia
  } kullekin. { $name } jakaa.
say-round-you = Jako { $number }/{ $rounds }, { $size ->
    [one] { $size } kortti
   *[other] { $size } korttia
  } kullekin. Sinä jaat.
say-round-open = Jako { $number }, { $size ->
    [one] { $size } kortti
   *[other] { $size } korttia
  } kullekin. { $name } jakaa.
say-round-open-you = Jako { $number }, { $size ->
    [one] { $size } kortti
   *[other] { $size } korttia
  } kullekin. Sinä jaat.
say-round-extra = Paras tulos on jaettu, joten ratkaisee vielä yksi jako.
say-hand = Kätesi: { $cards }.
say-holds = { $name } pitää kädessään: { $card }.
say-trump = Valtti on { $suit }; käännetty kortti: { $card }.
say-trump-suit = Valtti on { $suit }.
say-trump-none = Tässä jaossa ei ole valttia.
say-trump-none-card = Käännetty kortti: { $card }. Tässä jaossa ei ole valttia.
say-trump-due = Valtti valitaan vielä.
say-trump-due-card = Käännetty kortti: { $card }. Valtti valitaan vielä.
say-trump-asked = Valtin valitsee { $name }.
say-trump-named = { $name } valitsee valtin: { $suit }.
say-trump-named-you = Valitset valtin: { $suit }.
say-bid = { $name } tarjoaa { $tricks }.
say-bid-you = Tarjoat { $tricks }.
say-bid-sealed = Tarjouksesi { $tricks } on tehty.
say-has-bid = { $name } on tarjonnut.
say-bids-complete = Kaikki tarjoukset on tehty: { $balance }.
say-bids-secret = Kaikki tarjoukset on tehty, ja ne ovat salaisia jaon loppuun.
say-blind-offered = Saavat tarjota sokkona: { $names }.
say-looked = { $name } katsoo korttinsa.
say-looked-you = Katsot korttisi.
say-bid-blind = { $name } tarjoaa { $tricks } sokkona.
say-bid-blind-you = Tarjoat { $tricks } sokkona.
say-bid-again = Tarjousten summa on { $size }: { $name } tarjoaa uudelleen.
say-bid-again-you = Tarjousten summa on { $size }: tarjoa uudelleen.
say-play = { $name } pelaa: { $card }.
say-play-you = Pelaat: { $card }.
say-trick = { $name } saa tikin.
say-trick-you = Saat tikin.
say-cancelled = Samanlaiset kortit kumoavat toisensa: kukaan ei saa tikkiä.
say-points = { $name }: tarjous { $bid }, otettu { $taken }, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
  }.
say-points-you = Sinä: tarjous { $bid }, otettu { $taken }, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
  }.
say-over = Peli päättyi. { $name } voittaa, { $score ->
    [one] { $score } piste
   *[other] { $score } pistettä
  }.
say-over-you = Peli päättyi. Sinä voitat, { $score ->
    [one] { $score } piste
   *[other] { $score } pistettä
  }.
say-over-shared = Peli päättyi. { $names } jakavat ensimmäisen sijan, { $score ->
    [one] { $score } piste
   *[other] { $score } pistettä
  }.
say-over-lives = Peli päättyi. { $name } voittaa, { $score ->
    [one] { $score } elämä jäljellä.
   *[other] { $score } elämää jäljellä.
  }
say-over-lives-you = Peli päättyi. Sinä voitat, { $score ->
    [one] { $score } elämä jäljellä.
   *[other] { $score } elämää jäljellä.
  }
say-over-lives-shared = Peli päättyi. { $names } jakavat ensimmäisen sijan; elämiä jäljellä: { $score }.
say-over-team = Peli päättyi. Joukkue { $team } voittaa: { $names }; tulos { $score }.
say-turn-bid = Sinun vuorosi: tarjoa
say-turn-bid-hook = Sinun vuorosi: tarjoa, mutta ei { $forbidden }
say-turn-lead = Sinun vuorosi: aloita tikki
say-turn-follow = Sinun vuorosi, aloitettu maa: { $suit }
say-turn-any = Sinun vuorosi: maata ei tarvitse tunnustaa
say-turn-name = Sinun vuorosi: valitse valtti
say-turn-blind = Sinun vuorosi: katso kortit tai tarjoa sokkona

## Menu, leaving, text, keys

menu-table = Pöytä { $id }
leave-title = Poistu pöydästä
leave-later = Lähde ja palaa myöhemmin
leave-later-help = Paikkasi säilyy. Kun on kulunut { $seconds } sekuntia, botti pelaa puolestasi, kunnes palaat; voit jatkaa ennen mitä tahansa korttia.
leave-good = Luovu paikasta kokonaan
leave-good-help = Botti saa korttisi, tarjouksesi ja pisteesi, ja seuraava vierailija voi ottaa paikan.
leave-watching-help = Voit palata tähän pöytään milloin vain sen linkillä.
leave-go = Lähde
leave-stay = Jää
text-title = Pöytä tekstinä
text-hand = Käsi: { $cards }
text-trick = Tikki: { $cards }
help-signs = Merkit
help-sign-dealer = jakaa tällä kertaa ja tarjoaa viimeisenä
help-sign-need = tarvitsee lisää tikkejä
help-sign-exact = on täsmälleen tarjotussa
help-sign-bust = on liikaa tikkejä
help-sign-leads = aloittaa tikin
help-sign-wins = voittaa tikkiä nyt
help-keys = Näppäimet
help-keys-off = Yhden kirjaimen näppäimet on kytketty pois asetuksista.
help-key-arrows = liiku kädessä tai tarjouksissa; myös Home ja End
help-key-enter = pelaa kortti, tee tarjous, jatka
help-key-digits = valitse tarjous; Enter tekee sen
help-key-b = tarjouksiin
help-key-suits = valitse valtti, kun se on tehtäväsi: maan kirjain, N on ei valttia
help-key-h = käteen
help-key-l = edellinen tikki
help-key-s = pistetaulukko
help-key-a = ehdotukset
help-key-t = sano valtti
help-key-help = tämä ohje
help-key-esc = sulje
help-premove = Ennen vuoroasi voit napauttaa kortteja ja valita ne etukäteen; uusi napautus peruu valinnan. Valittua korttia, jota ei saa pelata, ei pelata koskaan.
