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

## What is wrong with a set of rules

problem-seats = Paikkoja { $seats }: pöydässä niitä on { $min }–{ $max }.
problem-largest = Suurin käsi { $largest }: sen on oltava { $min }–{ $max }.
problem-malformed = Näitä sääntöjä ei voi lukea: { $fault }
problem-no-trump-last = Viimeinen jako ilman valttia ei sovi peliin, joka loppuu yhteen korttiin, koska ensin pelattu kortti voittaisi melkein aina, eikä peliin, jonka viimeistä jakoa ei tiedetä. Lopeta suurimpaan käteen tai pelaa viimeinen jako valtilla.
problem-hook-together = Kielletty tarjous vaatii viimeisen tarjoajan, joten se ei sovi yhtä aikaa tehtäviin tarjouksiin.
problem-packs = Pakkoja { $packs }: niitä on oltava { $min }–{ $max }.
problem-short-seats = Kahdeksan suurinta korttia jokaiselle, kun pelaajia on { $seats }: pakka riittää, kun heitä on { $max }.
problem-pack-size = Kortteja { $cards }, pelaajia { $seats }: kortteja on oltava enemmän kuin pelaajia.
problem-rounds = Jakoja { $rounds }: pelissä niitä on enintään { $max }.
problem-no-trump-round = Valtiton jako numero { $no-trump-round }: sen on oltava { $min }–{ $max }.
problem-secret-highest = Kun tarjoukset pysyvät salassa, kukaan ei tiedä, kuka tarjosi eniten: näyttäkää ne tai antakaa toisen aloittaa ja nimetä valtti.
problem-hook-in_turn = Jälkikäteen muutettava tarjous sopii vain yhtä aikaa tehtäviin tarjouksiin: sitokaa viimeinen tarjoaja tai tarjotkaa yhtä aikaa.
problem-blind-order = Sokkotarjoukset tehdään ennen muita, joten muut on tehtävä vuorollaan.
problem-blind-behind = Sokkotarjous, kun jäljessä on { $blind-behind } pistettä: luvun on oltava { $min }–{ $max }.
problem-ending-points = Loppu pistemäärässä { $ending-points }: sen on oltava { $min }–{ $max }.
problem-teams = Joukkueita { $teams }, pelaajia { $seats }: kaikkien joukkueiden on oltava yhtä suuria, vähintään kaksi pelaajaa.
problem-ties-lives = Ratkaisujaot eivät sovi peliin, jossa pelataan elämistä: jolla niitä ei ole, ei voi jatkaa.
problem-points = { $name ->
    [bonus] Pisteet täytetystä tarjouksesta
    [per_trick] Pisteet joka tikistä
    [per_square] Pisteet tarjouksen neliöstä
    [per_miss] Pisteet ohi menneestä tarjouksesta
    [miss_bonus] Kiinteät pisteet ohi menneestä tarjouksesta
   *[other] Pisteet
  }: { $points } ei ole välillä { $min } – { $max }.
problem-smallest = Pienin käsi { $smallest }: sen on oltava { $min }–{ $max }.
problem-step = Askel { $step }: sen on oltava { $min }–{ $max }.
problem-custom = Jakoa { $custom } ei voi jakaa tässä: sen on oltava { $min }–{ $max }.
problem-too-long = Luettelon pituus { $length }: enintään { $max }.
problem-hook-from = Kielletty tarjous alkaen { $hook-from } kortista: luvun on oltava { $min }–{ $max }.

## The settings of a table, by the keys of the server's rule book

setting-pattern = Kortit eri jaoissa
setting-pattern-help = Miten korttien määrä muuttuu jaosta jakoon.
choice-pattern-up = yhdestä kortista suurimpaan käteen
choice-pattern-down = suurimmasta kädestä yhteen korttiin
choice-pattern-updown = ylös ja takaisin alas
choice-pattern-downup = alas ja takaisin ylös
choice-pattern-updown2 = ylös ja takaisin alas, suurin käsi kahdesti
choice-pattern-fixed = aina suurin käsi
choice-pattern-downup2 = alas ja takaisin ylös, pienin käsi kahdesti
setting-largest = Suurin käsi
setting-largest-help = Eniten kortteja kädessä, jos pakka riittää kaikille.
setting-whole_pack = Koko pakan jakaminen
setting-whole_pack-help = Jaossa saa jakaa kaikki kortit; silloin käännettävää ei jää, eikä jaossa yleensä ole valttia.
choice-whole_pack-no = ei, yksi kortti jää aina
setting-no_trump = Valtittomat jaot
setting-no_trump-help = Jaot, jotka pelataan ilman valttia, vaikka kortin voisi kääntää.
choice-no_trump-never = ei mikään
choice-no_trump-last = viimeinen
setting-order = Tarjoaminen
setting-order-help = Vuorollaan ja ääneen, tai kaikki yhtä aikaa ja salaa.
choice-order-in_turn = vuorollaan
choice-order-together = kaikki yhtä aikaa
choice-order-secret = salaa, näytetään jaon jälkeen
choice-order-secret-help = Kukaan ei tiedä muiden tarjouksia pelin aikana.
choice-order-in_turn-help = Ääneen, toinen toisensa jälkeen.
choice-order-together-help = Salaa, ja näytetään heti kun kaikki ovat tarjonneet.
setting-hook = Kielletty tarjous
setting-hook-help = Rajoitetaanko viimeistä tarjousta tai tarjousten summaa.
choice-hook-off = summa saa mennä tasan
choice-hook-last_bidder = summa ei saa mennä tasan
choice-hook-dealer_changes = jakaja muuttaa tasan menneen summan
choice-hook-left_changes = jakajan vasemmalla istuva muuttaa tasan menneen summan
choice-hook-must_equal = summan on mentävä tasan
choice-hook-must_exceed = summan on mentävä yli
choice-hook-must_be_under = summan on jäätävä alle
choice-hook-last_bidder-help = Viimeinen ei saa tehdä summasta tikkien määrää, joten joku menee aina ohi.
choice-hook-dealer_changes-help = Kaikki tarjoavat yhtä aikaa; jos summa menee tasan, jakaja tarjoaa uudelleen.
choice-hook-off-help = Ei kiellettyä tarjousta: tarjota saa vapaasti, tarjosivatpa muut mitä tahansa.
choice-hook-must_equal-help = Viimeisen tarjoajan on saatava summaksi tikkien määrä.
setting-when_void = Jos et voi tunnustaa maata
setting-when_void-help = Mitä pelataan, kun aloitettua maata ei ole kädessä.
choice-when_void-free = mikä kortti tahansa
choice-when_void-must_trump = valtti, jos sellainen on
setting-bonus = Pisteet täytetystä tarjouksesta
setting-bonus-help = Kiinteät pisteet siitä, että otti täsmälleen tarjotun määrän.
setting-per_trick = Pisteet täytetyn tarjouksen joka tikistä
setting-per_trick-help = Kiinteiden pisteiden lisäksi.
setting-made_zero = Täytetty nollatarjous pisteytetään erikseen
setting-made_zero-help = Ottamatta jättäminen on vaikeampaa, kun kortteja on paljon, joten joissakin pöydissä siitä maksetaan korttien mukaan.
setting-missed = Ohi mennyt tarjous saa
setting-missed-help = Mitä saa, kun tikkejä on liikaa tai liian vähän.
choice-missed-nothing = ei mitään
choice-missed-tricks = pisteitä otetuista tikeistä
choice-missed-minus_tricks = miinuspisteitä otetuista tikeistä
choice-missed-minus_bid = miinuspisteitä tarjotuista tikeistä
choice-missed-minus_difference = miinuspisteitä erotuksen joka tikistä
choice-missed-minus_square = miinusta erotuksen neliö
choice-missed-minus_triangle = miinusta 1, 3, 6, 10… erotuksen mukaan
setting-per_miss = Pisteet tikistä, kun tarjous meni ohi
setting-per_miss-help = Mitä yksi tikki merkitsee, kun tarjous ei täyty.
setting-smallest = Pienin käsi
setting-smallest-help = Vähimmäismäärä kortteja jaossa.
setting-step = Korttien muutos jaosta toiseen
setting-step-help = Luvulla 2 peli etenee 1, 3, 5 ja niin edelleen.
setting-ones = Pienimmän käden jaot
setting-ones-help = Montako kertaa peräkkäin se jaetaan.
choice-ones-once = kerran
choice-ones-per_seat = kerran pelaajaa kohti
setting-tops = Suurimman käden jaot
setting-tops-help = Montako kertaa peräkkäin se jaetaan.
choice-tops-once = kerran
choice-tops-per_seat = kerran pelaajaa kohti
setting-overflow = Kun pakka ei riitä
setting-overflow-help = Mitä tehdään kädelle, joka ei riitä kaikille.
choice-overflow-shrink = vähemmän jakoja
choice-overflow-clamp = yhtä monta jakoa, suuret pienennettyinä
choice-overflow-reject = niin moni ei voi pelata
choice-overflow-shrink-help = Kaava säilyy ja päättyy suurimpaan käteen, joka voidaan jakaa.
choice-overflow-clamp-help = Liian suuret jaot pelataan kaikki suurimmalla mahdollisella kädellä.
choice-overflow-reject-help = Silloin tarvitaan vähemmän pelaajia tai pienempi käsi.
setting-rotation = Mistä valtti tulee
setting-rotation-help = Kortti käännetään tai maa tiedetään ennalta; N on valtiton jako.
choice-rotation-turned = käännetty kortti
choice-rotation-spades = aina pata
choice-rotation-hearts = aina hertta
choice-rotation-never = ei koskaan valttia
choice-rotation-sdch = ♠ ♦ ♣ ♥
choice-rotation-sdchn = ♠ ♦ ♣ ♥ N
choice-rotation-shcdn = ♠ ♥ ♣ ♦ N
choice-rotation-hcdsn = ♥ ♣ ♦ ♠ N
choice-no_trump-largest = suurimmat jaot
setting-exhausted = Kun käännettävää korttia ei jää
setting-exhausted-help = Mikä on valtti, kun koko pakka jaetaan.
choice-exhausted-no_trump = ei valttia
choice-exhausted-dealers_last = jakajan viimeisen, kaikille näytetyn kortin maa
setting-faces = Käännetty jätkä, rouva tai kuningas
setting-faces-help = Joissakin pöydissä pelataan silloin ilman valttia.
choice-faces-suit = tekee maastaan valtin
choice-faces-no_trump = ei valttia
setting-first_bidder = Kuka tarjoaa ensin
setting-first_bidder-help = Muut jatkavat myötäpäivään, ja kielletty tarjous koskee viimeistä.
choice-first_bidder-eldest = jakajan vasemmalla istuva
choice-first_bidder-dealer = jakaja
setting-hook_from = Kielletty tarjous alkaen kortista
setting-hook_from-help = Pienemmät jaot ovat vapaita.
setting-hook_spares_last = Ei kiellettyä tarjousta viimeisessä jaossa
setting-hook_spares_last-help = Sen viimeinen tarjoaja on vapaa.
setting-zero = Nollatarjoukset sallittu
setting-zero-help = Jos kielletty tarjous ei jätä muuta, nolla on silti sallittu.
setting-first_leader = Kuka aloittaa ensimmäisen tikin
setting-first_leader-help = Sen jälkeen tikin ottaja aloittaa seuraavan.
choice-first_leader-eldest = jakajan vasemmalla istuva
choice-first_leader-highest_bidder = eniten tarjonnut
choice-first_leader-dealer = jakaja
setting-trump_lead = Valtilla aloittaminen
setting-trump_lead-help = Jos kädessä on vain valtteja, niillä saa aina aloittaa.
choice-trump_lead-anytime = milloin vain
choice-trump_lead-after_first = toisesta tikistä alkaen
choice-trump_lead-broken = kun valtti on pelattu muun maan tikkiin
choice-trump_lead-last_resort = vain jos muuta ei ole
choice-when_void-over_or_free = korkeampi valtti, jos voit, muuten mikä tahansa
choice-when_void-over_or_under = korkeampi valtti, jos voit, muuten matalampi
setting-must_beat = Tikki voitettava, jos voi
setting-must_beat-help = Maata tunnustavan on pelattava parasta korkeampi kortti, jos sellainen on.
setting-per_square = Pisteet täytetyn tarjouksen neliöstä
setting-per_square-help = Luvulla 1 täytetty kolmen tarjous tuo 9.
choice-missed-minus_doubling = menettää 1, 3, 7, 15… erotuksen mukaan
choice-missed-minus_size = menettää pisteitä jokaisesta jaon kortista
choice-missed-minus_square-help = Kahden tikin ero maksaa 4, kolmen 9.
choice-missed-minus_difference-help = Tarjous 2 ja tikkejä 4, tai tarjous 4 ja tikkejä 2: ero on kaksi.
choice-missed-minus_triangle-help = Ensimmäinen tikki maksaa 1, toinen 2 lisää, kolmas 3 lisää.
setting-over = Liian monta tikkiä pisteytetään erikseen
setting-over-help = Liikaa tikkejä ottanut voi saada pisteitä toisin kuin liian vähän ottanut.
setting-lowest_wins = Pienin pistemäärä voittaa
setting-lowest_wins-help = Laskutavoille, jotka laskevat vain virheitä.
choice-yes = kyllä
choice-no = ei
choice-none = ei mitään
setting-custom = Oma jakoluettelo
setting-custom-help = Korttien määrä joka jaossa peräkkäin lueteltuna, yllä olevan kaavan sijasta. 1-8 tarkoittaa kaikkia yhdestä kahdeksaan.
setting-made_size = Täytetty tarjous saa pisteitä myös jaon koosta
setting-made_size-help = Pisteitä muiden lisäksi, samat jaon kaikille tarjouksille.
setting-per_card = Pisteet jaon joka kortista
setting-per_card-help = Seitsemän kortin jaossa se lasketaan seitsemän kertaa.
setting-per_card_short = Pisteet joka kortista, joka puuttuu suurimmasta jaosta
setting-per_card_short-help = Näin pienet jaot, joissa onni ratkaisee, ovat arvokkaampia.
setting-miss_bonus = Kiinteät pisteet ohi menneestä tarjouksesta
setting-miss_bonus-help = Lisätään erosta riippumatta; −10 vähentää kymmenen.
setting-missed_zero = Ohi mennyt nollatarjous pisteytetään erikseen
setting-missed_zero-help = Joka tarjosi nollan ja otti tikin, saa tämän muiden ohi menneiden sijasta.
setting-and_also = Ohi mennyt tarjous saa vielä muuta
setting-and_also-help = Lisätään jokaiseen ohi menneeseen: esimerkiksi pisteet tikeistä, joista vähennetään eron pisteet.
setting-doubled = Kaksinkertaiset jaot
setting-doubled-help = Jako, jossa tämä maa on valttina, tuo kaksinkertaiset pisteet.
choice-doubled-spades = ♠ pata
choice-doubled-hearts = ♥ hertta
choice-doubled-diamonds = ♦ ruutu
choice-doubled-clubs = ♣ risti
setting-pack_kind = Korttipakka
setting-pack_kind-help = Mitkä kortit pakassa on.
choice-pack_kind-french = 52 korttia
choice-pack_kind-short = korkeimmat kortit, kahdeksan pelaajaa kohti
choice-pack_kind-spanish40 = 40 korttia, ilman kaseja, yseja ja kymppejä
choice-pack_kind-spanish48 = 48 korttia, ilman kymppejä
choice-pack_kind-wizard = 60 korttia, neljä velhoa ja neljä narria
choice-pack_kind-wizard-help = Velho voittaa tikin, narri häviää sen, ja kummankin saa pelata milloin vain.
choice-pack_kind-short-help = Neljällä pelaajalla ne ovat 32 korttia seitsemästä ässään.
choice-pack_kind-spanish40-help = Kolmella tai kuudella pelaajalla jätetään pois myös kakkoset.
setting-packs = Pakat
setting-packs-help = Kahdessa yhteen sekoitetussa pakassa on jokainen kortti kahdesti.
setting-identical = Kaksi samaa korttia tikissä
setting-identical-help = Kumpi on parempi, kun sama kortti pelataan kahdesti.
choice-identical-first = ensimmäinen on parempi
choice-identical-last = toinen on parempi
choice-identical-cancel = ne kumoavat toisensa
choice-identical-cancel-help = Kumpikaan ei enää voita; jos voittavaa korttia ei jää, kukaan ei ota tikkiä.
choice-identical-cancel_leader = ne kumoutuvat; jos kaikki, aloittaja ottaa tikin
setting-card_order = Korttien järjestys
setting-card_order-help = Mikä maan kortti on korkein.
choice-card_order-ace_high = ässä, kuningas, rouva … alimpaan asti
choice-card_order-three_high = ässä, kolmonen, kuningas … kuten Briscassa
setting-without = Poistetut kortit
setting-without-help = Kortit, jotka otetaan joka pakasta ennen peliä.
setting-direction = Pelisuunta
setting-direction-help = Se muuttaa vain sitä, miten pöytä piirretään.
choice-direction-clockwise = myötäpäivään
choice-direction-counter = vastapäivään
setting-teams = Joukkueet
setting-teams-help = Parit istuvat vastakkain ja jakavat tarjoukset, tikit ja pisteet.
choice-teams-none = ei, kukin yksin
choice-teams-2 = kaksi joukkuetta
choice-teams-3 = kolme joukkuetta
choice-teams-4 = neljä joukkuetta
choice-teams-5 = viisi joukkuetta
setting-one_card = Yhden kortin jaot
setting-one_card-help = Kuka näkee ainoan kortin ennen tarjouksia.
choice-one_card-normal = kukin omansa
choice-one_card-forehead = kaikki muut paitsi oman
choice-one_card-forehead-help = Kukin pitää korttia otsallaan: kaikki muut näkevät sen.
choice-one_card-blind = ei kukaan
setting-named = Kuka nimeää valtin
setting-named-help = Joku voi valita maan nähtyään kätensä.
choice-named-nobody = ei kukaan
choice-named-highest_bidder = eniten tarjonnut
choice-named-highest_bidder-help = Kun kaikki ovat tarjonneet, ennen ensimmäistä korttia.
choice-named-dealer = jakaja
choice-named-dealer-help = Ennen tarjouksia.
setting-no_trump_rounds = Valtittomiksi valitut jaot
setting-no_trump_rounds-help = Napauta valtittomien jakojen numeroita.
setting-specials = Käännetty velho tai narri
setting-specials-help = Mitä sellainen kortti merkitsee valtille.
choice-specials-count = se otetaan huomioon
choice-specials-skipped = käännetään seuraava kortti
setting-blind = Tarjoukset ennen katsomista
setting-blind-help = Kauas jäänyt saa tarjota näkemättä kättään ja saa enemmän pisteitä.
setting-blind_behind = Näin monta pistettä kärjestä jäljessä
setting-blind_behind-help = Vain se, joka on vähintään näin paljon jäljessä.
setting-blind_bonus = Lisäpisteet, jos tarjous täyttyy
setting-blind_bonus-help = Sen lisäksi, mitä tarjous muutenkin tuo.
setting-nil = Nollatarjous suurissa jaoissa
setting-nil-help = Siellä missä ottamatta jättäminen on vaikeaa, siitä saa omat pisteensä.
setting-nil_when = Missä jaoissa
setting-nil_when-help = Muissa jaoissa nollatarjous pisteytetään tavalliseen tapaan.
choice-nil_when-size_above_seats = kortteja enemmän kuin pelaajia
choice-nil_when-pack_exhausted = kun koko pakka jaetaan
choice-nil_when-nearly_full = kun muutama kortti jää
choice-nil_when-bids_over = kun tarjouksia on enemmän kuin tikkejä
choice-nil_when-nearly_full-help = Jaon jälkeen kortteja jää, mutta enintään pelaajien verran.
setting-nil_made = Pisteet täytettynä
setting-nil_made-help = Mitä ilman tikkejä selviäminen siellä tuo.
setting-nil_missed = Omat pisteet ohi mennessä
setting-nil_missed-help = Muuten se pisteytetään kuten muut ohi menneet.
setting-nil_missed_points = Pisteet ohi mennessä
setting-nil_missed_points-help = Luvulla −10 se maksaa 10.
setting-digit_before = Täytetty tarjous kirjoitetaan ykkösen perään
setting-digit_before-help = Täytetystä kolmosesta saa 13, kympistä 110; nolla pisteytetään tässä valitulla tavalla.
setting-halves = Pisteet ovat puolikkaita
setting-halves-help = Kaikki pisteet näytetään puolitettuina: 1 on puoli pistettä.
setting-running = Pisteet jaosta toiseen
setting-running-help = Riippuvatko jaon pisteet aiemmista pistetilanteista.
choice-running-none = ei
choice-running-halving = ohi mennyt tarjous vie puolet pisteistä
choice-running-stackpot = täytetty tarjous on arvokkaampi, kun kaikki häviävät
choice-running-stackpot-help = Kun kaikkien pisteet ovat yhteensä alle nollan, se lasketaan kerran lisää joka kerralta, jonka jaon koko mahtuu puuttuvaan.
setting-ending_kind = Peli loppuu
setting-ending_kind-help = Kaikkien jakojen jälkeen tai pisteiden mukaan.
choice-ending_kind-schedule = viimeisen jaon jälkeen
choice-ending_kind-target = kun jollakin on tarpeeksi pisteitä
choice-ending_kind-target-help = Jaot alkavat alusta, kunnes joku saavuttaa alla olevat pisteet.
choice-ending_kind-lives = kun yksi on jäljellä
choice-ending_kind-lives-help = Kukin aloittaa alla olevilla pisteillä ja putoaa, kun ne loppuvat.
setting-ending_points = Lopun pisteet
setting-ending_points-help = Montako pistettä tavoitellaan tai alussa on.
setting-ending_ties = Tasapisteet lopussa
setting-ending_ties-help = Mitä tapahtuu, kun kaksi on ensimmäisenä.
choice-ending_ties-shared = he jakavat sijan
choice-ending_ties-extra_rounds = pelataan lisää jakoja
choice-ending_ties-made_bids = suurempi täytettyjen tarjousten summa voittaa
choice-ending_ties-extra_rounds-help = Suurimman käden jakoja, jotka vain tasoissa olevat voivat voittaa, kunnes yksi johtaa.

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
home-play = Pelaa heti
home-play-help = Botteja vastaan, saman tien: { $variant }, { $seats ->
    [one] { $seats } pelaaja
   *[other] { $seats } pelaajaa
  }
home-friends = Pelaa ystävien kanssa
home-friends-help = Valitse säännöt ja lähetä linkki
home-open = Avoimet pöydät
home-open-none = Juuri nyt kukaan ei odota avoimessa pöydässä. Avaa oma, niin muut löytävät sen täältä.
home-yours = Pelisi
home-join = Mukaan
home-watch = Katso
home-continue = Jatka
home-replay = Uusinta
home-your-turn = Sinun vuorosi
home-how = Näin pelataan
home-verify = Tarkista jaot
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
new-variants = Säännöt
new-seats = Pelaajat
new-visibility = Kuka löytää pöydän
new-visibility-link = vain linkin saaneet
new-visibility-open = kaikki, etusivulta
new-suggestions = Ehdotukset vuorossa olevalle
new-suggestions-on = sallittu
new-suggestions-off = ei sallittu
new-change = Muuta sääntöjä
new-preview = Tämä peli
new-rounds = { $rounds ->
    [one] { $rounds } jako
   *[other] { $rounds } jakoa
  }
new-endless = aina uudelleen alusta
new-minutes = { $minutes ->
    [one] noin { $minutes } minuutti
   *[other] noin { $minutes } minuuttia
  }
new-staircase = Korttien määrä eri jaoissa: { $sizes }
new-problems = Näin ei voi vielä pelata
new-repaired-hook = Kielletty tarjous poistettiin: kun tarjotaan yhtä aikaa, kukaan ei tarjoa viimeisenä.
new-repaired-order = Tarjotaan taas vuorollaan: kielletty tarjous vaatii viimeisen tarjoajan.
new-repaired-no-trump = Viimeisessä jaossa on taas valtti: siinä on nyt vain yksi kortti.
new-create = Avaa pöytä
form-value = { $name }: { $value }
form-less = { $name }: yksi vähemmän
form-more = { $name }: yksi enemmän
form-list-own = Luettele jaot itse
form-list-drop = Poista luettelo
form-round = { $size ->
    [one] Jako { $round }, { $size } kortti
   *[other] Jako { $round }, { $size } korttia
  }
form-suits-now = Tässä järjestyksessä: { $suits }. Lisää:
form-suits = Tai kokoa oma järjestys:
form-suits-add = { $name }: lisää { $suit }
form-suits-drop = Poista viimeinen
form-no-trump-sign = N
form-all-bare = Missään jaossa ei ole valttia.
form-some-bare = Valtittomat jaot: { $sizes }
form-tap = Napauta jakoa, niin se pelataan ilman valttia tai taas valtilla. Raidallisissa, N-merkityissä ei ole valttia.
form-nearest = Lähinnä: { $variant }. Erot:
form-was = { $name }: { $value } (siinä: { $before })
form-differs = Säännöissä { $variant }: { $value }
form-changed = { $count ->
    [one] { $count } muutettu
   *[other] { $count } muutettu
  }
form-faulty = ei pelattavissa
form-reset = Kaikki kuten: { $variant }
form-idle = Ei vaikuta nyt, koska ”{ $reason }”: { $names }.
form-search = Etsi sääntöjä nimellä
form-shelves = Mistä etsitään
form-fitting = Vain ne, jotka sopivat pelaajamäärään { $seats }
form-found = { $count ->
    [0] Sääntöjä ei löytynyt. Jokaista sääntöä voi muuttaa alempana.
    [one] { $count } säännöt löytyi
   *[other] { $count } sääntöjä löytyi
  }
form-shelf-usual = tavallisimmat
form-shelf-america = Pohjois-Amerikka
form-shelf-britain = Britannia ja Irlanti
form-shelf-south = Ranska, Espanja, Latinalainen Amerikka
form-shelf-middle = Keski- ja Itä-Eurooppa
form-shelf-north = Pohjola
form-shelf-asia = Aasia
form-shelf-clubs = kerhot, kirjat ja verkko
form-shelf-rest = muut
form-shelf-all = kaikki
form-group-pack = Pelaajat ja kortit
form-group-rounds = Jaot
form-group-trump = Valtti
form-group-bidding = Tarjoaminen
form-group-play = Pelaaminen
form-group-scoring = Pisteet
form-group-end = Pelin loppu
form-bare = { $name }, ilman valttia
new-repaired-together = Nyt tarjotaan kaikki yhtä aikaa: jälkikäteen muutettava tarjous vaatii sen.
new-repaired-last = Nyt viimeinen tarjoaja on sidottu: vuorollaan tarjottaessa tarjouksia ei muuteta jälkikäteen.

## Rules that are kept and sent

rules-title = Oh Hellin säännöt
rules-play = Pelaa näillä säännöillä
rules-no-difference = Ei eroja
rules-difference = { $setting }: { $there } → { $here }
rules-mine = Omat säännöt
rules-share = Säilytä ja lähetä nämä säännöt
rules-share-help = Koodi sisältää itse säännöt: se avautuu jokaisella palvelimella.
rules-code = Koodi
rules-link = Linkki näihin sääntöihin
rules-send-text = Oh Hellin sääntömme
rules-sent = Saamasi koodi tai linkki
rules-open = Avaa
rules-name = Nimi näille säännöille
rules-keep = Säilytä
rules-kept = Säilytetty nimellä { $name }.
rules-forget = Unohda { $name }
rules-forgotten = { $name } on unohdettu.

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

## Replay of a finished game

replay-title = Uusinta
replay-of = Uusinta: { $variant }
replay-first = Alkuun
replay-round-back = Jako taaksepäin
replay-trick-back = Tikki taaksepäin
replay-back = Kortti taaksepäin
replay-on = Kortti eteenpäin
replay-trick-on = Tikki eteenpäin
replay-round-on = Jako eteenpäin
replay-last = Loppuun
replay-controls = Askeleet
replay-position = Kohta pelissä
replay-step = Askel { $step }/{ $steps }
replay-round = Jako { $round }/{ $rounds }
replay-view = Näkyvät kädet
replay-view-all = kaikki
replay-view-seat = vain { $name }
replay-share = Kopioi linkki tähän hetkeen
replay-download = Lataa peli tiedostona
replay-verify = Tarkista jaot
replay-keys = Näppäimet: ← → kortti, ↑ ↓ tikki, [ ] jako, Home, End
replay-seats = Pelaajat
replay-bid = Tarjous
replay-taken = Tikit
replay-score = Pisteet
replay-hand = Käsi: { $name }
replay-hidden = { $cards ->
    [one] { $cards } kortti kuvapuoli alas
   *[other] { $cards } korttia kuvapuoli alas
  }
replay-no-cards = ei kortteja
replay-trick = Tikki
replay-trick-empty = Korttia ei ole vielä pelattu.
replay-trump = Valtti: { $trump }
replay-dealer = jakaja
replay-turn = vuorossa
replay-scored = Jaon pisteet on laskettu.
replay-unfinished = Pelin uusinnan voi katsoa, kun peli on päättynyt.

## Checking the deals

verify-title = Tarkista jaot
verify-intro = Ennen kuin kukaan istuutui, pöytä julkaisi salaisuuden sormenjäljen. Pelin jälkeen salaisuus näytetään. Oma selaimesi sekoittaa nyt joka jaon uudelleen siitä salaisuudesta ja pelaajien lisäämistä luvuista ja vertaa joka korttia. Mitään ei lähetetä tältä sivulta.
verify-choose = Valitse pelitiedosto
verify-file-bad = Tämä tiedosto ei ole pelin tallenne.
verify-no-game = Tämän linkin takana ei ole päättynyttä peliä.
verify-all-good = { $rounds ->
    [one] Kaikki täsmää: { $rounds } jako on todistettu.
   *[other] Kaikki täsmää: kaikki { $rounds } jakoa on todistettu.
  }
verify-all-bad = Jokin ei täsmää. Katso alta.
verify-secret-good = Salaisuus on se, jonka sormenjälki julkaistiin.
verify-secret-bad = Salaisuus ei ole se, jonka sormenjälki julkaistiin.
verify-dealer-good = Ensimmäinen jakaja arvottiin samasta salaisuudesta.
verify-dealer-bad = Ensimmäinen jakaja ei ole se, jonka salaisuus arpoo.
verify-round-good = Jako { $round }: todistettu
verify-round-bad = Jako { $round }: kortit eivät ole ne, jotka salaisuus jakaa
verify-turned = Käännetty: { $card }
verify-nothing-turned = Korttia ei käännetty
verify-expected = Salaisuus jakaa: { $cards }
verify-numbers = Pelaajien lisäämät luvut
verify-number-none = ei mitään (botti, tai tuli myöhemmin)
verify-commitment = Julkaistu sormenjälki
verify-secret = Salaisuus

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
refused-stale = Pöydässä oli jo edetty.
refused-store-full = Palvelimella ei ole enää tilaa peleille. Mikään ei muuttunut.
refused-store-gone = Palvelin ei juuri nyt voi tallentaa pelejä. Mikään ei muuttunut; yritä uudelleen.
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
table-menu = Valikko
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
