### Choosing rules: for whoever opens a table or reads rules that were sent, and nobody else.

## What is wrong with a set of rules

problem-seats = { $seats ->
    [one] { $seats } loc
    [few] { $seats } locuri
   *[other] { $seats } de locuri
  }: o masă are între { $min } și { $max }.
problem-largest = Cea mai mare mână de { $largest }: trebuie să fie între { $min } și { $max }.
problem-malformed = Aceste reguli nu se pot citi: { $fault }
problem-no-trump-last = O ultimă rundă fără atu nu se potrivește nici cu un joc care se termină cu o carte, unde prima carte jucată ar câștiga aproape mereu, nici cu unul în care nu se știe care rundă este ultima. Termină cu mâna cea mai mare sau joacă ultima rundă cu atu.
problem-hook-together = Licitația interzisă are nevoie de cineva care licitează ultimul, deci nu merge cu licitațiile făcute deodată.
problem-packs = Pachete de cărți: { $packs }; trebuie să fie între { $min } și { $max }.
problem-short-seats = Cele mai mari opt cărți pentru fiecare jucător, la { $seats } jucători: un pachet ajunge pentru { $max }.
problem-pack-size = Cărți: { $cards }, jucători: { $seats }; trebuie să fie mai multe cărți decât jucători.
problem-rounds = Runde: { $rounds }; un joc are cel mult { $max }.
problem-no-trump-round = Fără atu în runda { $no-trump-round }: trebuie să fie între { $min } și { $max }.
problem-secret-highest = Cu licitații secrete nimeni nu știe cine a licitat cel mai mult: arătați-le sau lăsați pe altcineva să înceapă și să numească atuul.
problem-hook-in_turn = O licitație schimbată ulterior merge doar cu licitații făcute deodată: legați-l pe ultimul sau licitați toți deodată.
problem-blind-order = Licitațiile pe nevăzute vin înaintea celorlalte, deci celelalte se fac pe rând.
problem-blind-behind = Licitații pe nevăzute de la o diferență de { $blind-behind }: trebuie să fie între { $min } și { $max }.
problem-ending-points = Un sfârșit la { $ending-points }: trebuie să fie între { $min } și { $max }.
problem-teams = Echipe: { $teams }, jucători: { $seats }; toate echipele trebuie să fie la fel de mari, cu minimum doi jucători.
problem-ties-lives = Rundele de departajare nu merg cu un joc pe vieți: cine nu mai are nu poate continua.
problem-points = { $name ->
    [bonus] Puncte pentru o licitație reușită
    [per_trick] Puncte pentru fiecare levată
    [per_square] Puncte pentru pătratul licitației
    [per_miss] Puncte pentru o licitație ratată
    [miss_bonus] Puncte fixe pentru o licitație ratată
   *[other] Puncte
  }: { $points } nu este între { $min } și { $max }.
problem-smallest = Cea mai mică mână de { $smallest }: trebuie să fie între { $min } și { $max }.
problem-step = Pași ({ $step } la număr): trebuie să fie între { $min } și { $max }.
problem-custom = Aici nu se poate împărți o rundă de { $custom }: trebuie să fie între { $min } și { $max }.
problem-too-long = O listă de { $length }: cel mult { $max }.
problem-hook-from = Licitație interzisă de la { $hook-from } în sus: trebuie să fie între { $min } și { $max }.

## The settings of a table, by the keys of the server's rule book

setting-pattern = Cărți în fiecare rundă
setting-pattern-help = Cum se schimbă numărul de cărți de la o rundă la alta.
choice-pattern-up = de la o carte la mâna cea mai mare
choice-pattern-down = de la mâna cea mai mare la o carte
choice-pattern-updown = urcă și coboară la loc
choice-pattern-downup = coboară și urcă la loc
choice-pattern-updown2 = urcă și coboară la loc, mâna cea mai mare de două ori
choice-pattern-fixed = mereu mâna cea mai mare
choice-pattern-downup2 = coboară și urcă la loc, mâna cea mai mică de două ori
setting-largest = Mâna cea mai mare
setting-largest-help = Cele mai multe cărți din mână, dacă pachetul ajunge pentru toți.
setting-whole_pack = Se împarte tot pachetul
setting-whole_pack-help = O rundă poate împărți toate cărțile; atunci nu rămâne ce întoarce și de obicei nu are atu.
choice-whole_pack-no = nu, rămâne mereu o carte
setting-no_trump = Runde fără atu
setting-no_trump-help = Runde jucate fără atu, deși s-ar putea întoarce o carte.
choice-no_trump-never = niciuna
choice-no_trump-last = ultima
setting-order = Licitația
setting-order-help = Pe rând și cu voce tare, sau toți deodată și în secret.
choice-order-in_turn = pe rând
choice-order-together = toți deodată
choice-order-secret = în secret, arătate după rundă
choice-order-secret-help = Nimeni nu știe licitațiile celorlalți în timpul jocului.
choice-order-in_turn-help = Cu voce tare, unul după altul.
choice-order-together-help = În secret, apoi arătate toate deodată.
setting-hook = Licitația interzisă
setting-hook-help = Dacă ultima licitație sau suma tuturor este îngrădită.
choice-hook-last_bidder-help = Ultimul nu poate face ca suma să fie numărul de levate, așa că mereu ratează cineva.
choice-hook-dealer_changes-help = Toți licitează deodată; dacă suma iese exact, cel care împarte licitează din nou.
choice-hook-off-help = Fără licitație interzisă: se licitează liber, orice ar spune ceilalți.
choice-hook-must_equal-help = Ultimul care licitează trebuie să aducă suma la numărul de levate.
setting-when_void = Dacă nu poți urma culoarea
setting-when_void-help = Ce se joacă fără nicio carte din culoarea cerută.
choice-when_void-free = orice carte
choice-when_void-must_trump = un atu, dacă ai
setting-bonus = Puncte pentru o licitație reușită
setting-bonus-help = Puncte fixe când iei exact cât ai licitat.
setting-per_trick = Puncte pentru fiecare levată a unei licitații reușite
setting-per_trick-help = Pe lângă punctele fixe.
setting-made_zero = O licitație de 0 reușită se punctează altfel
setting-made_zero-help = Să nu iei nimic e mai greu cu multe cărți, așa că unele mese o plătesc după cărți.
setting-missed = O licitație ratată aduce
setting-missed-help = Ce primești cu prea multe sau prea puține levate.
choice-missed-nothing = nimic
choice-missed-tricks = puncte pentru levatele luate
choice-missed-minus_tricks = pierzi puncte pentru levatele luate
choice-missed-minus_bid = pierzi puncte pentru levatele licitate
choice-missed-minus_difference = pierzi puncte pentru fiecare levată diferență
choice-missed-minus_square = pierzi pătratul diferenței
choice-missed-minus_triangle = pierzi 1, 3, 6, 10… după diferență
setting-per_miss = Puncte pe levată la o licitație ratată
setting-per_miss-help = Cât contează o levată când licitația este ratată.
setting-smallest = Mâna cea mai mică
setting-smallest-help = Cele mai puține cărți într-o rundă.
setting-step = Cărți în plus sau în minus la fiecare rundă
setting-step-help = Cu 2, jocul merge 1, 3, 5 și așa mai departe.
setting-ones = Runde cu mâna cea mai mică
setting-ones-help = De câte ori la rând se împarte.
choice-ones-once = o dată
choice-ones-per_seat = o dată de fiecare jucător
setting-tops = Runde cu mâna cea mai mare
setting-tops-help = De câte ori la rând se împarte.
choice-tops-once = o dată
choice-tops-per_seat = o dată de fiecare jucător
setting-overflow = Când pachetul nu ajunge
setting-overflow-help = Ce se întâmplă cu o mână prea mare pentru toți.
choice-overflow-shrink = mai puține runde
choice-overflow-clamp = la fel de multe runde, cele mari micșorate
choice-overflow-reject = nu se joacă în atâția
choice-overflow-shrink-help = Modelul își păstrează forma și se oprește la mâna cea mai mare posibilă.
choice-overflow-clamp-help = Rundele prea mari se joacă toate cu cât se poate împărți cel mult.
choice-overflow-reject-help = Atunci trebuie mai puțini jucători sau o mână mai mică.
setting-rotation = De unde vine atuul
setting-rotation-help = Se întoarce o carte sau culoarea se știe dinainte; N este o rundă fără atu.
choice-rotation-turned = o carte întoarsă
choice-rotation-spades = mereu pică
choice-rotation-hearts = mereu cupă
choice-rotation-never = niciodată atu
choice-rotation-sdch = ♠ ♦ ♣ ♥
choice-rotation-sdchn = ♠ ♦ ♣ ♥ N
choice-rotation-shcdn = ♠ ♥ ♣ ♦ N
choice-rotation-hcdsn = ♥ ♣ ♦ ♠ N
choice-no_trump-largest = rundele cele mai mari
setting-exhausted = Când nu rămâne nicio carte de întors
setting-exhausted-help = Care e atuul când se împarte tot pachetul.
choice-exhausted-no_trump = fără atu
choice-exhausted-dealers_last = culoarea ultimei cărți a celui care împarte, arătată tuturor
setting-faces = Un valet, o damă sau un popă întors
setting-faces-help = Unele mese joacă atunci fără atu.
choice-faces-suit = face atu culoarea lui
choice-faces-no_trump = înseamnă fără atu
setting-first_bidder = Cine licitează primul
setting-first_bidder-help = Ceilalți urmează în sensul acelor de ceas, iar licitația interzisă îl privește pe ultimul.
choice-first_bidder-eldest = jucătorul din stânga celui care împarte
choice-first_bidder-dealer = cel care împarte
setting-hook_from = Licitația interzisă de la câte cărți
setting-hook_from-help = Rundele mai mici sunt scutite.
setting-hook_spares_last = Fără licitație interzisă în ultima rundă
setting-hook_spares_last-help = Ultimul care licitează este atunci liber.
setting-zero = Licitații de 0 permise
setting-zero-help = Dacă licitația interzisă nu lasă altceva, 0 este permis oricum.
setting-first_leader = Cine începe prima levată
setting-first_leader-help = Apoi, cine ia o levată o începe pe următoarea.
choice-first_leader-eldest = jucătorul din stânga celui care împarte
choice-first_leader-highest_bidder = cine a licitat cel mai mult
choice-first_leader-dealer = cel care împarte
setting-trump_lead = A începe cu atu
setting-trump_lead-help = Cine are numai atuuri poate oricând începe cu unul.
choice-trump_lead-anytime = oricând
choice-trump_lead-after_first = de la a doua levată
choice-trump_lead-broken = după ce s-a jucat atu pe altă culoare
choice-trump_lead-last_resort = doar dacă nu ai altceva
choice-when_void-over_or_free = un atu mai mare dacă poți, altfel orice carte
choice-when_void-over_or_under = un atu mai mare dacă poți, altfel unul mai mic
setting-must_beat = Bate levata dacă poți
setting-must_beat-help = Cine urmează culoarea trebuie să joace mai mult decât cea mai bună carte, dacă poate.
setting-per_square = Puncte pentru pătratul unei licitații împlinite
setting-per_square-help = Cu 1, o licitație de 3 împlinită adaugă 9.
choice-missed-minus_doubling = pierde 1, 3, 7, 15… după diferență
choice-missed-minus_size = pierde puncte pentru fiecare carte a rundei
choice-missed-minus_square-help = Două levate diferență costă 4, trei costă 9.
choice-missed-minus_difference-help = Licitat 2 și luat 4, sau licitat 4 și luat 2: diferența e doi.
choice-missed-minus_triangle-help = Prima levată diferență costă 1, a doua încă 2, a treia încă 3.
setting-over = Prea multe levate se punctează altfel
setting-over-help = Cine ia mai multe levate decât a licitat poate fi punctat altfel decât cine ia mai puține.
setting-lowest_wins = Câștigă scorul cel mai mic
setting-lowest_wins-help = Pentru punctaje care numără doar greșelile.
choice-yes = da
choice-no = nu
choice-none = niciuna
setting-custom = Listă proprie de runde
setting-custom-help = Numărul de cărți al fiecărei runde, una după alta, în locul modelului de mai sus. 1-8 înseamnă de la 1 la 8.
setting-made_size = O licitație reușită aduce puncte și după mărimea rundei
setting-made_size-help = Puncte în plus, aceleași pentru orice licitație dintr-o rundă.
setting-per_card = Puncte pentru fiecare carte a rundei
setting-per_card-help = O rundă de 7 cărți îl numără de șapte ori.
setting-per_card_short = Puncte pentru fiecare carte mai puțin decât în runda cea mai mare
setting-per_card_short-help = Astfel rundele mici, unde hotărăște norocul, valorează mai mult.
setting-miss_bonus = Puncte fixe pentru o licitație ratată
setting-miss_bonus-help = Se adaugă oricât de mare e diferența; −10 scade 10.
setting-missed_zero = O licitație de 0 ratată se punctează altfel
setting-missed_zero-help = Cine a licitat 0 și a luat o levată primește asta în locul celorlalte ratări.
setting-and_also = O licitație ratată mai aduce ceva
setting-and_also-help = Se adaugă la orice ratare, de pildă puncte pentru levate minus câteva pentru diferență.
setting-doubled = Runde care se dublează
setting-doubled-help = O rundă cu acest atu aduce de două ori mai mult.
choice-doubled-spades = ♠ pică
choice-doubled-hearts = ♥ cupă
choice-doubled-diamonds = ♦ caro
choice-doubled-clubs = ♣ treflă
setting-pack_kind = Pachetul de cărți
setting-pack_kind-help = Ce cărți are un pachet.
choice-pack_kind-french = 52 de cărți
choice-pack_kind-short = cele mai mari cărți, câte opt de jucător
choice-pack_kind-spanish40 = 40 de cărți, fără opt, nouă și zece
choice-pack_kind-spanish48 = 48 de cărți, fără zecari
choice-pack_kind-wizard = 60 de cărți, cu patru Vrăjitori și patru Bufoni
choice-pack_kind-wizard-help = Un Vrăjitor ia levata, un Bufon o pierde, și amândoi se pot juca oricând.
choice-pack_kind-short-help = În patru, sunt cele 32 de cărți de la șapte la as.
choice-pack_kind-spanish40-help = În trei sau în șase, se scot și cei de doi.
setting-packs = Pachete
setting-packs-help = Cu două pachete amestecate, fiecare carte apare de două ori.
setting-identical = Două cărți egale într-o levată
setting-identical-help = Care e mai bună când aceeași carte se joacă de două ori.
choice-identical-first = prima e mai bună
choice-identical-last = a doua e mai bună
choice-identical-cancel = se anulează
choice-identical-cancel-help = Niciuna nu mai contează; dacă nu rămâne o carte care să câștige, nimeni nu ia levata.
choice-identical-cancel_leader = se anulează; dacă toate, ia cine a început
setting-card_order = Ordinea cărților
setting-card_order-help = Care carte a unei culori e cea mai mare.
choice-card_order-ace_high = as, popă, damă … până la cea mai mică
choice-card_order-three_high = as, trei, popă … ca la Brisca
setting-without = Cărți scoase
setting-without-help = Cărțile scoase din fiecare pachet înaintea jocului.
setting-direction = Sensul jocului
setting-direction-help = Schimbă doar felul în care e desenată masa.
choice-direction-clockwise = în sensul acelor de ceas
choice-direction-counter = invers acelor de ceas
setting-teams = Echipe
setting-teams-help = Partenerii stau față în față și au licitații, levate și puncte comune.
choice-teams-none = fără, fiecare singur
choice-teams-2 = două echipe
choice-teams-3 = trei echipe
choice-teams-4 = patru echipe
choice-teams-5 = cinci echipe
setting-one_card = Rundele de o carte
setting-one_card-help = Cine vede singura carte înainte de licitații.
choice-one_card-normal = fiecare pe a lui
choice-one_card-forehead = toate în afară de a lui
choice-one_card-forehead-help = Fiecare își ține cartea la frunte: toți ceilalți o văd.
choice-one_card-blind = nimeni
setting-named = Cine alege atuul
setting-named-help = Cineva poate alege culoarea după ce și-a văzut mâna.
choice-named-nobody = nimeni
choice-named-highest_bidder = cine a licitat cel mai mult
choice-named-highest_bidder-help = După toate licitațiile, înainte de prima carte.
choice-named-dealer = cel care împarte
choice-named-dealer-help = Înainte de licitații.
setting-no_trump_rounds = Runde alese fără atu
setting-no_trump_rounds-help = Atinge numerele rundelor fără atu.
setting-specials = Un Vrăjitor sau un Bufon întors
setting-specials-help = Ce înseamnă o asemenea carte pentru atu.
choice-specials-count = contează
choice-specials-skipped = se întoarce cartea următoare
setting-blind = Licitații înainte de a privi
setting-blind-help = Cine e mult în urmă poate licita fără să-și vadă mâna, pentru mai multe puncte.
setting-blind_behind = Atâtea puncte în urma primului
setting-blind_behind-help = Doar cine are cel puțin atâta întârziere.
setting-blind_bonus = Puncte în plus dacă reușește
setting-blind_bonus-help = Pe lângă ce aduce oricum licitația.
setting-nil = O licitație de 0 în runde mari
setting-nil-help = Unde e greu să nu iei nimic, are punctajul ei.
setting-nil_when = În ce runde
setting-nil_when-help = În celelalte runde, o licitație de 0 se punctează ca de obicei.
choice-nil_when-size_above_seats = mai multe cărți decât jucători
choice-nil_when-pack_exhausted = când se împarte tot pachetul
choice-nil_when-nearly_full = când rămân câteva cărți
choice-nil_when-bids_over = când licitațiile depășesc levatele
choice-nil_when-nearly_full-help = Rămân după împărțire, dar nu mai multe decât jucători.
setting-nil_made = Puncte dacă reușește
setting-nil_made-help = Ce aduce acolo nicio levată.
setting-nil_missed = Punctaj propriu dacă e ratată
setting-nil_missed-help = Altfel se punctează ca alte licitații ratate.
setting-nil_missed_points = Puncte dacă e ratată
setting-nil_missed_points-help = Cu −10, costă 10.
setting-digit_before = O licitație reușită se scrie după un 1
setting-digit_before-help = O licitație de 3 reușită aduce 13, una de 10 aduce 110; una de 0 se punctează cum e setat aici.
setting-halves = Punctele sunt jumătăți
setting-halves-help = Toate punctele se arată împărțite la doi: 1 e o jumătate de punct.
setting-running = Scorul de la o rundă la alta
setting-running-help = Dacă punctele unei runde depind de scorurile dinainte.
choice-running-none = nu
choice-running-halving = o licitație ratată costă jumătate din scor
choice-running-stackpot = o licitație reușită valorează mai mult când toți pierd
choice-running-stackpot-help = Cât timp toate scorurile la un loc sunt sub zero, se mai numără o dată pentru fiecare dată când mărimea rundei intră în ce lipsește.
setting-ending_kind = Jocul se termină
setting-ending_kind-help = După toate rundele, sau după scoruri.
choice-ending_kind-schedule = după ultima rundă
choice-ending_kind-target = când cineva are destule puncte
choice-ending_kind-target-help = Rundele se reiau până când cineva atinge punctele de mai jos.
choice-ending_kind-lives = când rămâne unul singur
choice-ending_kind-lives-help = Fiecare începe cu punctele de mai jos și iese când le-a terminat.
setting-ending_points = Punctele finale
setting-ending_points-help = Câte puncte de atins, sau la început.
setting-ending_ties = Scoruri egale la sfârșit
setting-ending_ties-help = Ce se întâmplă când doi sunt primii.
choice-ending_ties-shared = împart locul
choice-ending_ties-extra_rounds = se mai joacă runde
choice-ending_ties-made_bids = câștigă suma mai mare a licitațiilor reușite
choice-ending_ties-extra_rounds-help = Runde cu mâna cea mai mare, pe care le pot câștiga doar cei la egalitate, până conduce unul.

## New table

new-variants = Reguli
new-seats = Jucători
new-change = Schimbă regulile
new-preview = Acest joc
new-rounds = { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
  }
new-endless = reluate mereu
new-minutes = { $minutes ->
    [one] cam { $minutes } minut
    [few] cam { $minutes } minute
   *[other] cam { $minutes } de minute
  }
new-staircase = Numărul de cărți în fiecare rundă: { $sizes }
new-problems = Așa nu se poate juca încă
new-repaired-hook = Licitația interzisă a fost oprită: când toți licitează deodată, nimeni nu e ultimul.
new-repaired-order = Se licitează din nou pe rând: licitația interzisă are nevoie de un ultim licitant.
new-repaired-no-trump = Ultima rundă are din nou atu: acum are o singură carte.
new-create = Deschide masa
form-value = { $name }: { $value }
form-less = { $name }: cu unu mai puțin
form-more = { $name }: cu unu mai mult
form-list-own = Scrie singur rundele
form-list-drop = Renunță la listă
form-round = { $size ->
    [one] Runda { $round }, { $size } carte
    [few] Runda { $round }, { $size } cărți
   *[other] Runda { $round }, { $size } de cărți
  }
form-suits-now = În această ordine: { $suits }. Adaugă:
form-suits = Sau alcătuiește propria ordine:
form-suits-add = { $name }: adaugă { $suit }
form-suits-drop = Scoate ultima
form-no-trump-sign = N
form-all-bare = Nicio rundă nu are atu.
form-some-bare = Runde fără atu: { $sizes }
form-tap = Atinge o rundă ca să se joace fără atu sau din nou cu atu. Rundele hașurate, cu N, nu au atu.
form-nearest = Cel mai aproape de { $variant }. Ce diferă:
form-was = { $name }: { $value } (acolo: { $before })
form-differs = În { $variant }: { $value }
form-changed = { $count ->
    [one] { $count } schimbată
    [few] { $count } schimbate
   *[other] { $count } schimbate
  }
form-faulty = nu se poate juca
form-reset = Tot ca în { $variant }
form-idle = Fără efect acum, din cauza „{ $reason }”: { $names }.
form-search = Caută reguli după nume
form-shelves = Unde să cauți
form-fitting = Doar cele pentru { $seats } jucători
form-found = { $count ->
    [0] Niciun set de reguli găsit. Fiecare regulă poate fi schimbată mai jos.
    [one] { $count } set de reguli găsit
    [few] { $count } seturi de reguli găsite
   *[other] { $count } de seturi de reguli găsite
  }
form-shelf-usual = cele obișnuite
form-shelf-america = America de Nord
form-shelf-britain = Marea Britanie și Irlanda
form-shelf-south = Franța, Spania, America Latină
form-shelf-middle = Europa Centrală și de Est
form-shelf-north = Europa de Nord
form-shelf-asia = Asia
form-shelf-clubs = cluburi, cărți și web
form-shelf-rest = altele
form-shelf-all = toate
form-group-pack = Jucători și cărți
form-group-rounds = Runde
form-group-trump = Atu
form-group-bidding = Licitație
form-group-play = Jocul
form-group-scoring = Punctaj
form-group-end = Sfârșitul jocului
form-bare = { $name }, fără atu
new-repaired-together = Se licitează acum toți deodată: o licitație schimbată apoi cere asta.
new-repaired-last = Acum este îngrădit ultimul care licitează: pe rând nu se mai schimbă nicio licitație.

## Rules that are kept and sent

rules-title = Reguli pentru Oh Hell
rules-play = Joacă după aceste reguli
rules-no-difference = Nicio diferență
rules-difference = { $setting }: { $there } → { $here }
rules-mine = Regulile mele
rules-share = Păstrează și trimite aceste reguli
rules-share-help = Codul conține chiar regulile: se deschide pe orice server.
rules-code = Cod
rules-link = Link către aceste reguli
rules-send-text = Regulile noastre de Oh Hell
rules-sent = Un cod sau un link pe care l-ai primit
rules-open = Deschide
rules-name = Un nume pentru aceste reguli
rules-keep = Păstrează
rules-kept = Păstrat ca { $name }.
rules-forget = Uită { $name }
rules-forgotten = { $name }: uitat.
