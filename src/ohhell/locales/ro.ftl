## Words that every screen shares

app-name = Oh Hell
app-tagline = Spune câte levate vei lua. Apoi ia exact atâtea.
common-close = Închide
common-copied = Copiat
common-copy = Copiază
common-failed = Nu a mers. Încearcă din nou.
common-home = Acasă
common-loading = Se încarcă…
common-print = Tipărește
common-retry = Încearcă din nou
common-save = Salvează
common-saved = Salvat

## Cards: the whole name is one message, because some languages join the two words

card-name = { $rank } de { $suit }
rank-A = as
rank-K = popă
rank-Q = damă
rank-J = valet
rank-T = zece
rank-9 = nouă
rank-8 = opt
rank-7 = șapte
rank-6 = șase
rank-5 = cinci
rank-4 = patru
rank-3 = trei
rank-2 = doi
suit-C = treflă
suit-D = caro
suit-H = cupă
suit-S = pică
no-trump = fără atu
card-wizard = Vrăjitor
card-jester = Bufon

## The rule card

card-title = Reguli
card-goal = Înaintea fiecărei runde, fiecare spune câte levate va lua. Scopul este să iei exact atâtea.
card-trick = O levată este câte o carte de la fiecare jucător; cea mai bună o ia. Se joacă pe rând, { $direction ->
    [counter] invers acelor
   *[clockwise] în sensul acelor
  } de ceasornic; la fel trece și împărțitul după fiecare rundă.
card-schedule-one = O singură rundă, cu câte o carte.
card-schedule-up = { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
  }: câte 1 carte în prima, apoi cu una mai mult în fiecare rundă, până la { $largest }.
card-schedule-down = { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
  }: câte { $largest ->
    [one] { $largest } carte
    [few] { $largest } cărți
   *[other] { $largest } de cărți
  } în prima, apoi cu una mai puțin în fiecare rundă, până la 1.
card-schedule-updown = { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
  }: câte 1 carte în prima, cu una mai mult în fiecare rundă până la { $largest }, apoi cu una mai puțin în fiecare rundă până înapoi la 1.
card-schedule-downup = { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
  }: câte { $largest ->
    [one] { $largest } carte
    [few] { $largest } cărți
   *[other] { $largest } de cărți
  } în prima, cu una mai puțin în fiecare rundă până la 1, apoi cu una mai mult în fiecare rundă până înapoi la { $largest }.
card-trump = După împărțire se întoarce cartea următoare: culoarea ei este atu și bate celelalte trei.
card-trump-exhausted = Cu câte { $largest ->
    [one] { $largest } carte
    [few] { $largest } cărți
   *[other] { $largest } de cărți
  } se împarte tot pachetul. Nu mai rămâne ce întoarce, așa că o astfel de rundă nu are atu.
card-trump-last = Ultima rundă se joacă fără atu.
card-bid-in_turn = Se licitează cu voce tare și pe rând, începând din { $side ->
    [right] dreapta
   *[left] stânga
  } celui care împarte; cel care împarte licitează ultimul.
card-bid-together = Toți licitează în același timp, în secret. Licitațiile se arată când sunt gata toate.
card-bid-secret = Toți licitează în secret. Licitațiile se arată abia după ce runda s-a jucat.
card-hook = Licitația interzisă: ultimul care licitează nu poate face ca suma licitațiilor să fie numărul de levate. Așa cineva greșește întotdeauna.
card-hook-off = Fără licitație interzisă: se poate licita de la { $least } la toate levatele, orice ar fi spus ceilalți.
card-lead = Jucătorul din { $side ->
    [right] dreapta
   *[left] stânga
  } celui care împarte începe: joacă prima carte a primei levate. Cine ia o levată o începe pe următoarea. Se poate începe cu orice carte; ceilalți trebuie să urmeze culoarea dacă pot, adică să joace o carte din culoarea primei cărți, cea cerută.
card-void-free = Dacă nu poți urma culoarea, joacă orice carte.
card-void-must_trump = Dacă nu poți urma culoarea, trebuie să joci atu; dacă nu ai atu, orice carte.
card-winner = Levata o ia cel mai mare atu; dacă nu e niciunul, cea mai mare carte din culoarea cerută.
card-made = Licitație reușită exact: { $bonus ->
    [one] { $bonus } punct
    [few] { $bonus } puncte
   *[other] { $bonus } de puncte
  }, plus { $perTrick } pentru fiecare levată.
card-made-square = Licitație reușită exact: { $bonus ->
    [one] { $bonus } punct
    [few] { $bonus } puncte
   *[other] { $bonus } de puncte
  }, plus { $perSquare } ori pătratul licitației.
card-zero = O licitație de 0 reușită se socotește aparte: { $bonus ->
    [one] { $bonus } punct
    [few] { $bonus } puncte
   *[other] { $bonus } de puncte
  }, plus { $perCard } pentru fiecare carte a rundei.
card-example = Exemplu, cu câte { $size ->
    [one] o carte
    [few] { $size } cărți
   *[other] { $size } de cărți
  }: licitezi { $bid }, iei { $taken }: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
card-ties = Câștigă cine are cele mai multe puncte după ultima rundă; la puncte egale locul se împarte.
card-schedule-list = Numărul de cărți în fiecare rundă: { $sizes }.
card-trump-fixed = Atu este mereu { $suits }.
card-trump-rotation = Atuul se schimbă de la o rundă la alta, mereu în această ordine: { $suits }. O liniuță este o rundă fără atu.
card-trump-never = Acest joc se joacă fără atu.
card-trump-largest = Rundele cu cele mai multe cărți ({ $largest }) se joacă fără atu.
card-trump-dealers_last = La { $largest } cărți de jucător se împarte tot pachetul. Atunci ultima carte a celui care împarte se arată tuturor: culoarea ei este atu, iar cartea rămâne în mâna lui.
card-trump-faces = Un valet, o damă sau un popă întors înseamnă fără atu.
card-bid-dealer_first = Se licitează cu voce tare și pe rând; cel care împarte licitează primul, iar cel din { $side ->
    [right] dreapta
   *[left] stânga
  } lui ultimul.
card-hook-from = Licitația interzisă este valabilă doar în rundele cu minimum { $size } cărți.
card-hook-spares_last = În ultima rundă nu există licitație interzisă.
card-no-zero = Nimeni nu poate licita 0, decât dacă nu mai rămâne altă licitație.
card-first-eldest = Jucătorul din { $side ->
    [right] dreapta
   *[left] stânga
  } celui care împarte începe prima levată; cine ia o levată o începe pe următoarea. Culoarea cerută trebuie urmată dacă se poate.
card-first-highest_bidder = Cine a licitat cel mai mult începe prima levată (la egalitate, cel mai apropiat de { $side ->
    [right] dreapta
   *[left] stânga
  } celui care împarte); cine ia o levată o începe pe următoarea. Culoarea cerută trebuie urmată dacă se poate.
card-first-dealer = Cel care împarte începe prima levată; cine ia o levată o începe pe următoarea. Culoarea cerută trebuie urmată dacă se poate.
card-lead-any = Se poate începe cu orice carte.
card-trump_lead-anytime = Se poate începe cu orice carte, și cu atu.
card-trump_lead-after_first = Prima levată nu se poate începe cu atu, decât dacă nu ai altceva.
card-trump_lead-broken = Nu se poate începe cu atu până când cineva nu a jucat atu într-o levată de altă culoare, decât dacă nu ai altceva.
card-trump_lead-last_resort = Cu atu începe doar cine nu are altceva.
card-void-over_or_free = Dacă nu poți urma culoarea, trebuie să joci un atu mai mare decât cele din levată; dacă nu poți, orice carte.
card-void-over_or_under = Dacă nu poți urma culoarea, trebuie să joci atu, mai mare decât cele din levată dacă poți; dacă nu ai atu, orice carte.
card-must-beat = Dacă urmezi culoarea, trebuie să bați cea mai bună carte din levată dacă poți, afară de cazul când un atu a luat-o deja.
card-made-per_card = În plus, { $per } pentru fiecare carte a rundei.
card-made-per_card_short = În plus, { $per } pentru fiecare carte cu care runda e mai mică decât cea mai mare.
card-doubled = O rundă în care { $suits } este atu se numără dublu.
card-ties-lowest = Câștigă cine are cele mai puține puncte după ultima rundă; la puncte egale locul se împarte.
note-shrunk = Câte { $asked ->
    [one] { $asked } carte
    [few] { $asked } cărți
   *[other] { $asked } de cărți
  } sunt prea multe pentru { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
  }: runda cea mai mare va avea { $played }.
card-pack-french = Se joacă cu un pachet de 52 de cărți.
card-pack-short = Se joacă cu { $cards ->
    [one] { $cards } carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
  }: cele mai mari { $each } din fiecare culoare.
card-pack-spanish40 = { $cards ->
    [36] Se joacă cu 36 de cărți: un pachet fără doiari, optari, nouari și zecari.
   *[other] Se joacă cu 40 de cărți: un pachet fără optari, nouari și zecari.
  }
card-pack-spanish48 = Se joacă cu 48 de cărți: un pachet fără zecari.
card-pack-wizard = Se joacă cu 60 de cărți: un pachet de 52, patru Vrăjitori și patru Bufoni.
card-packs = Se amestecă două asemenea pachete, așa că fiecare carte apare de două ori.
card-without = Se scot din fiecare pachet: { $cards }.
card-rank-ace_high = Asul este cea mai mare carte, apoi popa, dama, valetul și așa mai departe.
card-rank-three_high = Asul este cea mai mare carte, apoi treiarul, popa, dama, valetul și așa mai departe până la doiar.
card-teams = { $teams } echipe, așezate pe rând în jurul mesei: nimeni nu stă lângă un partener. Licitațiile unei echipe se adună, la fel și levatele ei; fiecare jucător al ei primește punctele pentru aceste sume.
card-schedule-same = { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
  } cu câte { $size ->
    [one] { $size } carte
    [few] { $size } cărți
   *[other] { $size } de cărți
  }.
card-schedule-every = Fiecare rundă se joacă cu câte { $size ->
    [one] { $size } carte
    [few] { $size } cărți
   *[other] { $size } de cărți
  }.
card-trump-named-highest_bidder = Nu se întoarce nicio carte. După ce au licitat toți, cine a licitat cel mai mult numește atuul, sau fără atu; la egalitate, cel mai apropiat de { $side ->
    [right] dreapta
   *[left] stânga
  } celui care împarte.
card-trump-named-dealer = Nu se întoarce nicio carte. Înainte de licitații, cel care împarte își vede mâna și numește atuul, sau fără atu.
card-trump-rounds = Runde fără atu, după număr: { $numbers }.
card-trump-specials-count = Dacă se întoarce un Vrăjitor, cel care împarte își vede mâna și numește atuul înainte de licitații. Dacă se întoarce un Bufon, nu este atu.
card-trump-specials-skipped = Un Vrăjitor sau un Bufon întors nu contează: se întoarce cartea următoare.
card-hook-plain = Licitația interzisă: ultimul care licitează nu poate face ca suma licitațiilor să fie numărul de levate.
card-hook-dealer_changes = Licitația interzisă: dacă suma licitațiilor este numărul de levate, cel care împarte trebuie să liciteze din nou, altceva.
card-hook-left_changes = Licitația interzisă: dacă suma licitațiilor este numărul de levate, jucătorul din { $side ->
    [right] dreapta
   *[left] stânga
  } celui care împarte trebuie să liciteze din nou, altceva.
card-hook-must_equal = Licitații legate: suma lor trebuie să fie numărul de levate. Nimeni nu poate licita mai mult decât a rămas, iar ultimul licitează ce a rămas.
card-hook-must_exceed = Licitații legate: ultimul care licitează trebuie să facă suma mai mare decât numărul de levate; dacă nu se poate, licitează toate levatele.
card-hook-must_be_under = Licitații legate: ultimul care licitează trebuie să lase suma sub numărul de levate; dacă nu se poate, licitează 0.
card-blind = Cine este cu cel puțin { $behind ->
    [one] { $behind } punct
    [few] { $behind } puncte
   *[other] { $behind } de puncte
  } în urma primului poate licita pe nevăzute, înainte de a-și privi mâna și înaintea tuturor. O asemenea licitație reușită aduce { $bonus } în plus.
card-blind-hook = Dacă licitația pe nevăzute a ultimului este chiar cea interzisă, ea crește cu unu, sau scade cu unu dacă ar fi prea mult.
card-one_card-forehead = În rundele de o carte vezi cărțile tuturor celorlalți, dar nu pe a ta; cărțile se joacă după ce au licitat toți.
card-one_card-blind = În rundele de o carte nimeni nu privește nicio carte; cărțile se joacă după ce au licitat toți.
card-winner-no_trump = Levata o ia cea mai mare carte din culoarea cerută.
card-specials-play = Vrăjitorii și Bufonii nu au culoare. Se pot juca oricând, chiar dacă ai putea urma culoarea.
card-specials-take = Primul Vrăjitor dintr-o levată o ia. Un Bufon ia levata doar dacă sunt numai Bufoni: atunci primul.
card-specials-lead = Dacă se începe cu un Bufon, prima carte care nu este Bufon hotărăște culoarea de urmat. Dacă aceea este un Vrăjitor, sau se începe cu un Vrăjitor, se poate juca orice carte.
card-identical-first = Din două cărți egale într-o levată, prima este mai bună.
card-identical-last = Din două cărți egale într-o levată, a doua este mai bună.
card-identical-cancel = Două cărți egale într-o levată se anulează, iar levata o ia cea mai bună dintre celelalte. Dacă nu rămâne o carte care să câștige, nu o ia nimeni și începe din nou același jucător.
card-identical-cancel_leader = Două cărți egale într-o levată se anulează, iar levata o ia cea mai bună dintre celelalte. Dacă nu rămâne o carte care să câștige, o ia cine a început.
card-made-flat = Licitație reușită exact: { $bonus ->
    [one] { $bonus } punct
    [few] { $bonus } puncte
   *[other] { $bonus } de puncte
  }.
card-made-both = Licitație reușită exact: { $bonus ->
    [one] { $bonus } punct
    [few] { $bonus } puncte
   *[other] { $bonus } de puncte
  }, plus { $perTrick } pentru fiecare levată, plus { $perSquare } ori pătratul licitației.
card-made-digit = O licitație reușită exact aduce numărul ei scris după un 1: o licitație de 1 aduce { $one }, una de 3 aduce { $three }.
card-made-half_digit = O licitație reușită exact aduce jumătate din numărul ei scris după un 1: o licitație de 1 aduce { $one }, una de 3 aduce { $three }.
card-zero-flat = O licitație de 0 reușită se socotește aparte: { $bonus ->
    [one] { $bonus } punct
    [few] { $bonus } puncte
   *[other] { $bonus } de puncte
  }.
card-nil-size_above_seats = În rundele cu mai multe cărți de fiecare decât jucători, o licitație de 0 reușită aduce { $points }.
card-nil-pack_exhausted = În rundele în care se împart toate cărțile, o licitație de 0 reușită aduce { $points }.
card-nil-nearly_full = În rundele în care rămân cărți neîmpărțite, dar nu mai multe decât jucătorii, o licitație de 0 reușită aduce { $points }.
card-nil-bids_over = În rundele în care suma licitațiilor depășește numărul de levate, o licitație de 0 reușită aduce { $points }.
card-nil-missed = O licitație de 0 ratată acolo aduce { $points }.
card-miss = { $who ->
    [over] Depășirea licitației
    [under] Neatingerea licitației
    [zero] Dar o licitație de 0 ratată
    [also] Pe deasupra, orice licitație ratată
   *[all] O licitație ratată, în plus sau în minus,
  } { $way ->
    [gain] aduce
   *[cost] costă
  } { $per ->
    [one] { $per } punct
    [few] { $per } puncte
   *[other] { $per } de puncte
  } { $unit ->
    [taken] pentru fiecare levată luată
    [bid] pentru fiecare levată licitată
    [square] ori pătratul diferenței: 1, 4, 9 și așa mai departe
    [triangle] pentru prima levată în plus sau în minus, dublu pentru a doua și așa mai departe
    [doubling] ori 1, 3, 7, 15 și așa mai departe, după levatele în plus sau în minus
    [size] pentru fiecare carte a rundei
   *[off] pentru fiecare levată în plus sau în minus
  }.
card-miss-flat = { $who ->
    [over] Depășirea licitației
    [under] Neatingerea licitației
    [zero] Dar o licitație de 0 ratată
    [also] Pe deasupra, orice licitație ratată
   *[all] O licitație ratată, în plus sau în minus,
  } { $way ->
    [gain] aduce
   *[cost] costă
  } { $per ->
    [one] { $per } punct
    [few] { $per } puncte
   *[other] { $per } de puncte
  }.
card-miss-nothing = { $who ->
    [over] Depășirea licitației
    [under] Neatingerea licitației
    [zero] Dar o licitație de 0 ratată
    [also] Pe deasupra, orice licitație ratată
   *[all] O licitație ratată, în plus sau în minus,
  } nu aduce nimic.
card-miss-plus = Pe deasupra: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
card-halving = O licitație ratată costă jumătate din scorul tău, rotunjită în jos: din { $before } rămân { $after }.
card-stackpot = Cât timp toate scorurile la un loc sunt sub zero, o licitație reușită se mai numără o dată pentru fiecare dată când numărul de levate intră în ce lipsește.
card-target = Rundele se reiau de la capăt. Jocul se termină după runda în care cineva atinge { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }, sau după { $rounds } de runde.
card-lives = Fiecare are { $points ->
    [one] { $points } viață
    [few] { $points } vieți
   *[other] { $points } de vieți
  }: punctele câștigate sau pierdute sunt vieți câștigate sau pierdute, iar cine nu mai are niciuna iese. Rundele se reiau de la capăt până rămâne cel mult un jucător, sau până se joacă { $rounds }.
card-wins = Câștigă cine are cele mai multe puncte după ultima rundă.
card-wins-lowest = Câștigă cine are cele mai puține puncte după ultima rundă.
card-wins-lives = Câștigă cine rezistă cel mai mult; dintre mai mulți, cine are cele mai multe puncte.
card-wins-lives-lowest = Câștigă cine rezistă cel mai mult; dintre mai mulți, cine are cele mai puține puncte.
card-ties-shared = La egalitate locul se împarte.
card-ties-made_bids = La egalitate câștigă suma mai mare a licitațiilor reușite; la sume egale locul se împarte.
card-ties-extra_rounds = Dacă mai mulți sunt primii, se mai joacă runde cu câte { $largest ->
    [one] { $largest } carte
    [few] { $largest } cărți
   *[other] { $largest } de cărți
  } până conduce unul dintre ei, cel mult { $rounds } de runde în total. Joacă toți, dar pot câștiga doar ei.
card-ties-further_rounds = Dacă mai mulți sunt primii, rundele continuă până conduce unul dintre ei, cel mult { $rounds } în total. Joacă toți, dar pot câștiga doar ei.
note-packs = Un singur pachet este puțin pentru { $seats } jucători: cu două, rundele pot fi mai mari.
note-cancel = Când cărțile egale se anulează, o levată poate să nu fie a nimănui: cu toată licitația interzisă, pot reuși toți.
note-lives = După aceste reguli nimeni nu poate pierde o viață: jocul ține { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
  }.
note-hook-idle = Nicio rundă nu este destul de mare pentru licitația interzisă, sau singura este scutită: regula nu se aplică niciodată.
note-one-no_trump = O rundă de o carte este fără atu: cine începe ia aproape întotdeauna levata.
card-winner-specials = Altfel levata o ia cel mai mare atu; dacă nu e niciunul, cea mai mare carte din culoarea cerută.
card-winner-specials-no_trump = Altfel levata o ia cea mai mare carte din culoarea cerută.

## The settings of a table, by the keys of the server's rule book

choice-hook-off = suma poate ieși exact
choice-hook-last_bidder = suma nu are voie să iasă exact
choice-hook-dealer_changes = cel care împarte schimbă o sumă exactă
choice-hook-left_changes = jucătorul din stânga celui care împarte schimbă o sumă exactă
choice-hook-must_equal = suma trebuie să iasă exact
choice-hook-must_exceed = suma trebuie să depășească
choice-hook-must_be_under = suma trebuie să rămână sub

## The named variants

variant-trickster = Oh Hell clasic
variant-pagat_basic = Oh Hell clasic după Pagat
variant-spruce = De la una la toate
variant-spruce_house = De la una la toate, cu reguli de casă
variant-la_podrida = La Podrida
variant-bicycle = Oh Pshaw
variant-wikipedia_2020 = Oh Hell urcător
variant-up_and_down_river = Up and Down the River
variant-nomination_whist = Nomination Whist
variant-navy_big_ships = Big Ships
variant-kachufool = Kachufool
variant-judgement_10 = Judgement
variant-ascenseur = L’Ascenseur
variant-ascenseur_2pts = L’Ascenseur, două puncte
variant-plump = Plump
variant-beredskapswhist = Beredskapswhist
variant-boerenbridge_wk = Boerenbridge, pică
variant-german_bridge = German Bridge
variant-international_league = Joc de ligă
variant-campbellsoup = Pătrate și trepte
variant-wikipedia_updown = Oh Hell în sus și în jos
variant-trickster_simul = Oh Hell clasic, licitații simultane
variant-up_the_river = Up the River
variant-diminishing_bridge = Diminishing Bridge
variant-oh_well = Oh! Well
variant-devils_bridge = Devil’s Bridge
variant-basas = Basas
variant-blob_uk = Blob
variant-blob_hearts = Blob în cupă
variant-rikiki_fr = Rikiki
variant-pocha = La Pocha
variant-boerenbridge = Boerenbridge
variant-boerenbridge_17 = Boerenbridge, 17 runde
variant-chinees_poepen = Chinees poepen
variant-romanian_whist = Whist românesc
variant-rikiki_hu = Rikiki unguresc
variant-gameduell = Oh Hell cu vrăjitori
variant-wizard = Wizard
variant-wizard_hook = Wizard cu licitație interzisă
variant-plump_20 = Plump, douăzeci de runde
variant-bondebridge = Bondebridge
variant-kachufool_together = Kachufool, licitații simultane
variant-judgement_tens = Judgement din zece în zece
variant-prospect = Prospect
variant-cartier = Cartier
variant-campbellsoup_two = Pătrate și trepte, două pachete
variant-none = Reguli de casă

## Home

home-name-label = Numele tău
home-name-help = Între 1 și 20 de caractere; îl văd toți cei de la mesele tale.
home-name-bad = Un nume are între 1 și 20 de caractere vizibile.
guest-name = Oaspete { $number }
gone-player = Fost jucător
account-header = Contul tău
home-play = Joacă acum
home-play-help = Cu cine este aici și cu boți: { $variant }, { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
  }
home-alone = Singur cu boți
home-alone-help = Nu intră nimeni și nu merge niciun ceas: { $variant }, { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
  }
pace-label = Ritm
pace-quick = Rapid
pace-standard = Normal
pace-relaxed = Relaxat
pace-help = { $seconds ->
    [one] { $seconds } secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
  } pentru o licitare sau o carte
home-leaders = Cei mai buni
home-friends = Joacă cu prietenii
home-friends-help = Alege regulile și trimite un link
home-compete = Joacă pe jetoane
home-compete-help = Jetoane virtuale, cu rating, împotriva oamenilor
home-open = Mese deschise
home-open-none = Acum nu așteaptă nimeni la o masă deschisă. Deschide tu una și alții o vor găsi aici.
home-yours = Partidele tale
home-join = Intră
home-watch = Privește
home-continue = Continuă
home-replay = Reluare
home-your-turn = E rândul tău
home-people = Prieteni
home-invited = Invitații ({ $count })
home-invited-by = { $name } te invită
home-due = Joacă mai departe
table-starts = începe la { $time }
home-decline = Nu acum
home-near = Mesele prietenilor
home-how = Cum se joacă
home-verify = Verifică împărțirile
home-moderation = Moderare
table-seats = { $taken ->
    [one] { $taken } loc ocupat din { $seats }
    [few] { $taken } locuri ocupate din { $seats }
   *[other] { $taken } de locuri ocupate din { $seats }
  }
level-label = Nivelul boților
level-beginner = Începător
level-beginner-help = Își numără cărțile mari și greșește din când în când.
level-casual = Relaxat
level-casual-help = Joacă după reguli simple, pentru o seară ușoară.
level-steady = Sigur
level-steady-help = Ține minte fiecare carte și greșește rar.
level-strong = Puternic
level-strong-help = Cântărește, la fiecare carte, ce ar putea avea ceilalți.
level-master = Maestru
level-master-help = Se gândește cel mai mult și joacă cel mai bine dintre boții de aici.
table-bots = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boți
   *[other] { $bots } de boți
  }
table-empty-seat = liber
table-stage-lobby = Se așteaptă jucători
table-stage-playing = Runda { $round } din { $rounds }
table-stage-over = Încheiată

## How to play

how-title = Cum se joacă
how-deal = Împărțirea
how-deal-text = Se joacă în runde cu mai multe sau mai puține cărți. Toți jucătorii primesc la fel de multe; câte, spune scara.
how-trump = Atuul
how-trump-text = Se întoarce cartea următoare. Culoarea ei este atu: orice atu bate orice carte din celelalte culori.
how-bid = Licitația
how-bid-text = Uită-te la cărțile tale și spune câte levate vei lua. Ultimului i se poate tăia un număr: licitațiile nu pot însuma câte levate sunt.
how-bid-picture = Numerele de la 0 la 3 pentru licitație; 1 este tăiat.
how-play = Levatele
how-play-text = O levată este câte o carte de la fiecare jucător; cea mai bună o ia. Primul începe cu orice carte; apoi, în sensul acelor de ceasornic, fiecare urmează culoarea cerută, dacă o are. Levata o ia cel mai mare atu sau, dacă nu s-a jucat atu, cea mai mare carte din culoarea cerută.
how-play-picture = O levată: { $cards }. Cartea care o ia: { $winner }.
how-score = Scorul
how-score-text = Contează să iei exact atâtea levate câte ai licitat. Una în plus e la fel de rea ca una în minus.
how-score-made = licitat 2, luat 2: reușită
how-score-missed = licitat 2, luat 3: ratată
how-variant = Regulile complete pentru

## New table

new-title = Masă nouă

## The lobby of a table

lobby-waiting = Locuri ocupate: { $taken } din { $seats }
lobby-seat = Locul { $number }
lobby-free = loc liber
lobby-you = tu
lobby-host = gazdă
lobby-bot = bot
lobby-offline = fără conexiune
lobby-sit = Așază-te aici
lobby-add-bot = Adaugă un bot
lobby-clear = Eliberează
lobby-watching = Privești. Ocupă un loc liber sau pe al unui bot ca să joci.
lobby-full = Privești. Toate locurile sunt ocupate.
lobby-share = Invită
lobby-share-help = Cine deschide acest link poate ocupa un loc.
lobby-local = Acest link merge doar pe acest calculator. Ca să poată intra și alții, pornește serverul cu --lan și deschide adresa pe care o arată.
lobby-link = Link către această masă
lobby-copy = Copiază linkul
lobby-send = Trimite linkul
lobby-send-text = Vino să jucăm Oh Hell
lobby-qr = Cod QR al linkului
lobby-start = Începe partida
lobby-start-help = Locurile rămase libere sunt luate de boți.
lobby-wait-host = { $name } este gazda și începe partida.
lobby-no-host = Cine se așază primul este gazda și începe partida.
lobby-leave = Părăsește masa
lobby-fair = Împărțiri cinstite
lobby-fair-help = Fiecare amestecare din această partidă vine dintr-un secret pe care nimeni nu-l mai poate schimba, îmbinat cu un număr de la fiecare jucător. Aceasta este amprenta lui; după partidă secretul se arată și poți verifica fiecare împărțire.
lobby-fair-code = Amprentă

## When there is nothing to show

gone-page = Această pagină nu există
gone-page-text = Poate că adresa este scrisă greșit.
gone-table = Această masă nu mai este
gone-table-text = Nu a existat niciodată, sau a fost strânsă fiindcă nu mai juca nimeni la ea de mult.
gone-server = Serverul nu răspunde
gone-server-text = Conexiunea ta sau serverul nu merge. Partidele tale sunt în siguranță; pagina încearcă din nou singură.

## Settings of this browser

pref-title = Setări
pref-language = Limba
pref-theme = Culori
pref-theme-auto = ca dispozitivul
pref-theme-light = luminoase
pref-theme-dark = întunecate
pref-four-colours = Pachet în patru culori
pref-four-colours-help = Caroul este albastru și trefla verde.
pref-suit-letters = Litere lângă semne
pref-trump-place = Atuul în mâna ta
pref-trump-place-left = în stânga
pref-trump-place-right = în dreapta
pref-trump-place-none = printre celelalte
pref-trump-marks = Marchează atuurile din mâna ta
pref-low-first = Cărțile mici întâi
pref-confirm = Întreabă înainte de o carte sau o licitație
pref-confirm-help = A doua atingere confirmă.
pref-shortcuts = Scurtături de la tastatură
pref-shortcuts-help = Literele și cifrele singure acționează imediat.
pref-suggestions = Sugestii
pref-suggestions-help = Cât valorează licitația sau cartea ta, dacă masa permite. Discret: doar după aceea și doar dacă alegerea a costat mult.
pref-suggestions-off = oprite
pref-suggestions-asked = la cerere
pref-suggestions-quiet = discret
pref-aids = Arată ce cărți se pot juca
pref-sound = Sunete
pref-trick-pause = O levată completă rămâne
pref-card-speed = Viteza cărților
pref-speed-off = fără mișcare
pref-speed-slow = încet
pref-speed-normal = normal
pref-speed-fast = repede
pref-seconds = { $seconds } s

### table

## What stands in the corner of a card, and the letter of a suit, in this language

index-A = A
index-K = K
index-Q = Q
index-J = J
letter-S = P
letter-H = C
letter-D = R
letter-C = T

### refused: why a command changed nothing

refused-already-bid = Ai licitat deja.
refused-already-open = Această masă este deja deschisă.
refused-already-ready = Ai spus-o deja.
refused-already-seated = Ai deja un loc la această masă.
refused-already-started = Partida a început deja.
refused-bad-name = Un nume are între 1 și 20 de caractere vizibile.
refused-bad-nonce = Ceva s-a pierdut pe drum. Încearcă din nou.
refused-bad-rules = Cu aceste reguli nu se poate juca.
refused-bad-rules-name = Un nume are între 1 și 40 de caractere vizibile.
refused-bid-first = Cărțile se joacă după ce au licitat toți.
refused-bid-range = O licitație este între 0 și { $size }.
refused-bids-closed = Toate licitațiile sunt făcute: nu se mai pot schimba.
refused-busy = Masa este ocupată. Încearcă din nou imediat.
refused-failed = Serverul a greșit; nimic nu s-a schimbat.
refused-follow-suit = Ai o carte din culoarea cerută, deci trebuie să joci una.
refused-game-over = Partida s-a încheiat.
refused-hook = { $tricks } nu este permis: licitațiile nu pot însuma { $size }.
refused-house-full = Se joacă la prea multe mese. Încearcă mai târziu.
refused-house-only = Doar casa poate face asta.
refused-id-reused = Ceva s-a pierdut pe drum. Încearcă din nou.
refused-malformed = Serverul nu a înțeles. Reîncarcă pagina.
refused-bid-zero = Nu se poate licita 0.
refused-bid-sum = { $tricks } nu se potrivește cu suma la care trebuie să ajungă licitațiile.
refused-name-first = Mai întâi trebuie numit atuul.
refused-name-refused = Acest nume nu este primit aici. Alege altul.
refused-name-suit = Această carte cere o culoare: fără atu nu se poate.
refused-not-naming = Nu e rândul tău să numești atuul.
refused-not-blind = Mâna ta nu este cu fața în jos.
refused-must-beat = Poți bate levata, deci trebuie să o faci.
refused-must-overtrump = Ai un atu mai mare, deci trebuie să-l joci.
refused-trump-lead = Nu se poate începe acum cu atu dacă ai altă culoare.
refused-must-trump = Nu poți urma culoarea, deci trebuie să joci atu.
refused-no-cover = Acest loc nu are nevoie de înlocuitor.
refused-no-round = Nu este nicio rundă în joc.
refused-no-such-card = Această carte nu există.
refused-no-such-level = Acest bot nu există.
refused-no-such-rules = Nu există reguli cu acest nume sau cod.
refused-no-such-seat = Acest loc nu există.
refused-no-such-table = Nu există nicio masă cu acest link.
refused-not-covered = Nimeni nu înlocuiește acest loc.
refused-not-due = E prea devreme pentru runda următoare.
refused-not-host = Doar gazda poate face asta.
refused-not-over = Partida nu s-a încheiat încă.
refused-not-scored = Acum nu este niciun scor de confirmat.
refused-no-seat-here = La această masă nu este loc pentru tine. Alege alta.
refused-not-seated = Nu ai un loc la această masă.
refused-not-started = Partida nu a început încă.
refused-not-text = Serverul nu a înțeles. Reîncarcă pagina.
refused-not-your-card = Nu ai acea carte.
refused-not-your-seat = Acela nu este locul tău.
refused-not-your-turn = Nu e rândul tău.
refused-own-seat = Nu îți poți elibera propriul loc, dar îl poți părăsi.
refused-rules-mistyped = Acest cod de reguli este incomplet sau scris greșit.
refused-rules-newer = Acest cod vine dintr-o versiune mai nouă de Oh Hell: serverul nu îi cunoaște toate regulile.
refused-seat-empty = Acest loc este deja liber.
refused-seat-owned = La acest loc joacă cel căruia îi aparține.
refused-seat-taken = Acolo stă deja cineva.
refused-seen-hand = Ai ținut deja altă mână în această partidă, deci te poți întoarce doar la vechiul tău loc.
refused-rated-game = Partida aceasta contează pentru rating: o joacă doar cei care au început-o.
refused-stale = Masa mersese deja mai departe.
refused-store-full = Serverul nu mai are loc să păstreze partide. Nimic nu s-a schimbat.
refused-store-gone = Serverul nu poate păstra partide acum. Nimic nu s-a schimbat; încearcă din nou.
refused-cool-off = Ai părăsit partide înainte de sfârșit. Deocamdată joacă la mese private. Timp rămas: { $time }.
refused-muted = Nu ai voie să scrii: deocamdată poți spune doar replici gata făcute. Timp rămas: { $time }.
refused-muted-for-good = Nu ai voie să scrii: poți spune doar replici gata făcute.
refused-suspended = Ești suspendat. Timp rămas: { $time }.
refused-suspended-for-good = Ești suspendat definitiv.
refused-too-fast = Prea repede. Așteaptă o clipă.
refused-too-long = Este prea lung.
refused-too-many-guests = Vin prea mulți oaspeți noi din rețeaua ta. Încearcă mai târziu.
refused-too-many-rules = Păstrezi deja câte reguli se poate. Uită întâi câteva.
refused-too-many-tables = Stai la prea multe mese neîncheiate. Încheie sau părăsește întâi una.
refused-unreachable = Serverul nu răspunde.
refused-worn-table = Masa a fost schimbată de prea multe ori. Începe jocul sau deschide altă masă.

## The table in play: what stands around the cards

table-name = Masa
table-title-turn = E rândul tău!
table-round = Runda { $round } din { $rounds }
table-round-open = Runda { $round }
table-target = până la { $points }
table-size = { $size ->
    [one] câte o carte
    [few] câte { $size } cărți
   *[other] câte { $size } de cărți
  }
table-people = Cine stă la această masă
table-menu = Meniu
table-chat = Discuție
table-chat-new = { $n ->
    [one] Discuție, { $n } mesaj nou
    [few] Discuție, { $n } mesaje noi
   *[other] Discuție, { $n } de mesaje noi
  }
table-watchers = { $n ->
    [one] { $n } persoană privește
    [few] { $n } persoane privesc
   *[other] { $n } de persoane privesc
  }
table-sheet = Foaia de scor
table-last-trick = Ultima levată
table-help = Taste și semne
table-facts = Atu și licitații
table-trump = Atu: { $suit }
table-trump-due = Atu: de ales
table-stock = { $n ->
    [0] toate cărțile împărțite
    [one] { $n } carte neîmpărțită
    [few] { $n } cărți neîmpărțite
   *[other] { $n } de cărți neîmpărțite
  }
table-bids-sum = licitat { $sum } din { $size }
table-seats-label = Ceilalți jucători
table-connection-lost = Conexiune pierdută. Se reîncearcă…
table-taken-over = Această masă este deschisă în altă filă sau fereastră a ta.
table-use-here = Folosește-o aici
balance-secret = Licitațiile sunt secrete până sunt gata toate
balance-secret-round = Licitațiile sunt secrete până la sfârșitul rundei
balance-even = exact
balance-over = cu { $n } peste
balance-under = cu { $n } sub
dock-name = Locul tău
dock-watching = Privești. Alege locul unui bot ca să-l preiei.
suggest-ask = Sugerează
suggest-marked = { $name }, sugerat
table-suggestions-on = La această masă sunt permise sugestii.
table-suggestions-off = La această masă sugestiile sunt interzise.
table-about = Despre această masă
hand-name = { $n ->
    [0] Nu ai cărți
    [one] Mâna ta: { $n } carte
    [few] Mâna ta: { $n } cărți
   *[other] Mâna ta: { $n } de cărți
  }
hand-face-down = Mâna ta, cu fața în jos: { $n ->
    [one] o carte
    [few] { $n } cărți
   *[other] { $n } de cărți
  }
hand-suit = { $suit }: { $ranks }
prompt-sent = Se trimite…
prompt-go-on = Atinge ca să continui
prompt-plays = Se așteaptă să joace { $name }
prompt-bids = Se așteaptă să liciteze { $name }
prompt-names = Se așteaptă ca { $name } să aleagă atuul
prompt-all-bid = Se așteaptă celelalte licitații

## Cards of your hand, named for the ear

card-playable = { $card }, se poate juca
card-unplayable = { $card }, nu se poate juca, { $reason }
card-must-follow = trebuie urmată culoarea: { $suit }
card-must-trump = trebuie jucat atu
card-must-go-over = trebuie jucată o carte mai mare
card-must-lead-plain = încă nu se poate începe cu atu
card-not-now = nu acum
card-queued = { $card }, aleasă cu numărul { $n }

## Bidding

bid-title = Licitația ta
bid-question = Câte levate vei lua?
bid-sum = { $sum } licitate până acum, { $size ->
    [one] { $size } levată
    [few] { $size } levate
   *[other] { $size } de levate
  }: { $balance }
bid-chip = { $tricks ->
    [one] { $tricks } levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
  }
bid-forbidden = { $tricks } nu este permis: licitațiile nu pot însuma { $size }.
bid-choose = Alege un număr
bid-confirm = Licitează { $tricks }
bid-sealed-yours = Licitația ta este făcută: { $tricks }
bid-waiting = Se așteaptă: { $names }
bid-look = Mă uit la cărți
bid-blind-help = Sau licitează pe nevăzute: dacă reușești, primești { $bonus } în plus.
bid-choose-blind = Alege un număr pe nevăzute
bid-confirm-blind = Licitează { $tricks } pe nevăzute
bid-forehead-help = Vezi cartea fiecăruia, în afară de a ta.
bid-unseen-help = Nimeni nu vede nicio carte înainte să liciteze toți.
name-title = Atuul
name-question = Ce va fi atu?
name-choose = Alege o culoare

## A seat: short words for the eye

seat-dealer-letter = D
seat-sealed = a licitat
seat-need = încă { $by }
seat-exact = exact
seat-bust = { $by } în plus
seat-score = { $score }
seat-lives = { $score ->
    [one] o viață
    [few] { $score } vieți
   *[other] { $score } de vieți
  }
seat-out = nu joacă
seat-blind = nevăzut
seat-away-mark = lipsește
seat-away-tight = lipsește, { $seconds } s
seat-away-short = lipsește, bot în { $seconds } s
seat-covered-short = joacă un bot
seat-take = Ocupă acest loc
seat-take-named = Ocupă locul: { $name }
take-help = Botul cedează locul, iar tu continui cu cărțile, licitația și scorul lui.

## A seat: whole sentences for the ear

seat-you = Tu ({ $name }).
seat-name = { $kind ->
    [bot] { $name }, un bot.
   *[other] { $name }.
  }
seat-say-unknown = Încă fără licitație.
seat-say-sealed = Licitația este făcută și încă secretă.
seat-say-bid = Licitat: { $bid }.
seat-say-need = Licitat { $bid }, luat { $taken }: încă { $by }.
seat-say-exact = Licitat { $bid }, luat { $taken }: exact.
seat-say-bust = Licitat { $bid }, luat { $taken }: { $by } în plus.
seat-say-score = { $score ->
    [one] { $score } punct.
    [few] { $score } puncte.
   *[other] { $score } de puncte.
  }
seat-say-dealer = Împarte.
seat-say-leader = Începe această levată.
seat-say-turn = La rând.
seat-say-out = Nu joacă runda aceasta.
seat-say-secret = Licitația este secretă; luat { $taken }.
seat-say-blind = Licitat pe nevăzute.
seat-say-team = Echipa { $team }.
seat-say-team-sum = Echipa { $team }: împreună licitat { $bid }, luat { $taken }.
seat-say-card = Ține: { $card }.
seat-say-score-lives = { $score ->
    [one] Încă o viață.
    [few] Încă { $score } vieți.
   *[other] Încă { $score } de vieți.
  }
seat-away = Lipsește; în curând joacă un bot, iar locul se păstrează.
seat-covered = Lipsește; un bot joacă pentru acest loc, iar locul se păstrează.

## The trick

trick-name = Levata
trick-card = { $card }, de la { $name }
trick-card-you = { $card }, de la tine
trick-card-winning = { $card }, de la { $name }, câștigă deocamdată
trick-card-winning-you = { $card }, de la tine, câștigă deocamdată
trick-led = a început
trick-took = a luat-o
trick-none = În această rundă nu s-a luat încă nicio levată.
trick-struck = anulată
trick-card-struck = { $card }, de la { $name }, anulată de perechea ei
trick-card-struck-you = { $card }, de la tine, anulată de perechea ei
trick-nobody = Nu a luat-o nimeni.

## Score sheet, summary of a round, end of the game

sheet-round = Runda
sheet-row = { $size ->
    [one] Runda { $number }, { $size } carte
    [few] Runda { $number }, { $size } cărți
   *[other] Runda { $number }, { $size } de cărți
  }
sheet-total = Total
sheet-rank = { $rank }.
sheet-curve = Scorul de la rundă la rundă
sheet-standings = Clasament
sheet-legend = { $rank }. { $name }: { $score }
sheet-legend-team = { $rank }. Echipa { $team } ({ $names }): { $score }
sheet-cell-made = licitat { $bid }, luat { $taken }, reușită: puncte { $points }
sheet-cell-missed = licitat { $bid }, luat { $taken }, ratată: puncte { $points }
side-tabs = Lângă masă
side-score = Scor
side-log = Jurnal
log-begin = Ai venit la runda { $round } din { $rounds }.
log-begin-open = Ai venit la runda { $round }.
summary-title = Runda { $round } s-a încheiat
summary-made = Licitație reușită!
summary-missed = Licitație ratată
summary-player = Jucător
summary-tricks = Levate
summary-points = Puncte
summary-cell-made = reușită
summary-cell-missed = ratată
summary-ready = Runda următoare
summary-waiting = Se așteaptă: { $names }.
summary-next = { $seconds ->
    [one] Începe într-o secundă ({ $seconds }).
    [few] Începe în { $seconds } secunde.
   *[other] Începe în { $seconds } de secunde.
  }
over-won = { $name } câștigă
over-won-you = Ai câștigat!
over-shared = { $names } împart locul întâi
over-team = Câștigă echipa { $team }: { $names }
over-made = { $rounds ->
    [one] Reușite: { $made } din { $rounds } licitație
    [few] Reușite: { $made } din { $rounds } licitații
   *[other] Reușite: { $made } din { $rounds } de licitații
  }
over-ways = Și acum
over-again = Partidă nouă, aceleași reguli
over-again-chips = { $chips ->
    [one] Partidă nouă pentru { $chips } jeton
    [few] Partidă nouă pentru { $chips } jetoane
   *[other] Partidă nouă pentru { $chips } de jetoane
  }
over-again-play = Altă partidă cu cine este aici
over-replay = Reluare
over-verify = Verifică împărțirile
over-download = Descarcă

## The live line and the log

say-seat-taken = { $kind ->
    [bot] { $name }, un bot, se așază.
   *[other] { $name } se așază.
  }
say-seat-taken-you = Te-ai așezat.
say-seat-left = { $name } a plecat.
say-seat-left-you = Ți-ai părăsit locul.
say-covered = Acum un bot joacă pentru { $name }; locul se păstrează.
say-covered-you = Acum un bot joacă pentru tine până te întorci.
say-returned = { $name } joacă din nou.
say-returned-you = Joci din nou.
say-host = { $name } este acum gazda.
say-host-you = Acum tu ești gazda.
say-away = { $name } lipsește.
say-back = { $name } s-a întors.
say-game = Partida începe.
say-round = Runda { $number } din { $rounds }, câte { $size ->
    [one] o carte
    [few] { $size } cărți
   *[other] { $size } de cărți
  }. Împarte { $name }.
say-round-you = Runda { $number } din { $rounds }, câte { $size ->
    [one] o carte
    [few] { $size } cărți
   *[other] { $size } de cărți
  }. Împarți tu.
say-round-open = Runda { $number }, câte { $size ->
    [one] o carte
    [few] { $size } cărți
   *[other] { $size } de cărți
  }. Împarte { $name }.
say-round-open-you = Runda { $number }, câte { $size ->
    [one] o carte
    [few] { $size } cărți
   *[other] { $size } de cărți
  }. Împarți tu.
say-round-extra = Cel mai bun scor este împărțit, așa că decide încă o rundă.
say-hand = Mâna ta: { $cards }.
say-holds = { $name } ține: { $card }.
say-trump = Atu este { $suit }; cartea întoarsă: { $card }.
say-trump-suit = Atu este { $suit }.
say-trump-none = În această rundă nu este atu.
say-trump-none-card = Cartea întoarsă: { $card }. În această rundă nu este atu.
say-trump-due = Atuul urmează să fie ales.
say-trump-due-card = Cartea întoarsă: { $card }. Atuul urmează să fie ales.
say-trump-asked = { $name } alege atuul.
say-trump-named = { $name } alege atuul: { $suit }.
say-trump-named-you = Alegi atuul: { $suit }.
say-bid = { $name } licitează { $tricks }.
say-bid-you = Licitezi { $tricks }.
say-bid-sealed = Licitația ta de { $tricks } este făcută.
say-has-bid = { $name } a licitat.
say-bids-complete = Toate licitațiile sunt făcute: { $balance }.
say-bids-secret = Toate licitațiile sunt făcute și rămân secrete până la sfârșitul rundei.
say-blind-offered = Pot licita pe nevăzute: { $names }.
say-looked = { $name } se uită la cărți.
say-looked-you = Te uiți la cărți.
say-bid-blind = { $name } licitează { $tricks } pe nevăzute.
say-bid-blind-you = Licitezi { $tricks } pe nevăzute.
say-bid-again = Licitațiile însumează { $size }: { $name } trebuie să liciteze din nou.
say-bid-again-you = Licitațiile însumează { $size }: trebuie să licitezi din nou.
say-play = { $name } joacă: { $card }.
say-play-you = Joci: { $card }.
say-trick = { $name } ia levata.
say-trick-you = Iei levata.
say-cancelled = Cărțile identice se anulează: nimeni nu ia levata.
say-points = { $name }: licitat { $bid }, luat { $taken }, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
say-points-you = Tu: licitat { $bid }, luat { $taken }, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
say-over = Partida s-a încheiat. { $name } câștigă cu { $score ->
    [one] { $score } punct
    [few] { $score } puncte
   *[other] { $score } de puncte
  }.
say-over-you = Partida s-a încheiat. Câștigi cu { $score ->
    [one] { $score } punct
    [few] { $score } puncte
   *[other] { $score } de puncte
  }.
say-over-shared = Partida s-a încheiat. { $names } împart locul întâi cu { $score ->
    [one] { $score } punct
    [few] { $score } puncte
   *[other] { $score } de puncte
  }.
say-over-lives = Partida s-a încheiat. { $name } câștigă, cu { $score ->
    [one] o viață rămasă.
    [few] { $score } vieți rămase.
   *[other] { $score } de vieți rămase.
  }
say-over-lives-you = Partida s-a încheiat. Câștigi, cu { $score ->
    [one] o viață rămasă.
    [few] { $score } vieți rămase.
   *[other] { $score } de vieți rămase.
  }
say-over-lives-shared = Partida s-a încheiat. { $names } împart locul întâi; vieți rămase: { $score }.
say-over-team = Partida s-a încheiat. Câștigă echipa { $team }: { $names }; scor { $score }.
say-turn-bid = E rândul tău: licitează
say-turn-bid-hook = E rândul tău: licitează, dar nu { $forbidden }
say-turn-lead = E rândul tău: începe levata
say-turn-follow = E rândul tău, culoarea cerută: { $suit }
say-turn-any = E rândul tău: nicio culoare de urmat
say-turn-name = E rândul tău: alege atuul
say-turn-blind = E rândul tău: uită-te la cărți sau licitează pe nevăzute

## Menu, leaving, text, keys

menu-table = Masa { $id }
leave-title = Părăsește masa
leave-later = Pleacă și revino mai târziu
leave-later-help = Locul tău se păstrează. După { $seconds } s un bot joacă pentru tine până te întorci; îl poți prelua înaintea oricărei cărți.
leave-good = Renunță definitiv la loc
leave-good-help = Un bot primește cărțile, licitația și scorul tău, iar următorul vizitator poate ocupa locul.
leave-watching-help = Poți reveni oricând la această masă cu linkul ei.
leave-go = Pleacă
leave-stay = Rămâi
text-title = Masa ca text
text-hand = Mâna: { $cards }
text-trick = Levata: { $cards }
help-signs = Semne
help-sign-dealer = împarte în această rundă și licitează ultimul
help-sign-need = mai are nevoie de levate
help-sign-exact = are exact cât a licitat
help-sign-bust = are prea multe levate
help-sign-leads = începe levata
help-sign-wins = câștigă levata deocamdată
help-keys = Taste
help-keys-off = Tastele cu o literă sunt oprite în setări.
help-key-arrows = prin mâna ta sau prin licitații; și Home și End
help-key-enter = joacă cartea, licitează, continuă
help-key-digits = alege o licitație; Enter o face
help-key-b = la licitații
help-key-suits = alegi atuul când e rândul tău: litera unei culori, N pentru fără atu
help-key-h = la mâna ta
help-key-l = ultima levată
help-key-s = foaia de scor
help-key-a = sugestii
help-key-t = spune atuul
help-key-help = acest ajutor
help-key-esc = închide
help-premove = Înainte de rândul tău poți atinge cărți ca să le alegi dinainte; atinge una din nou ca s-o retragi. O carte aleasă care nu se poate juca nu se joacă niciodată.
