## Words that every screen shares

app-name = Oh Hell
app-tagline = Spune câte levate vei lua. Apoi ia exact atâtea.
common-back = Înapoi
common-cancel = Renunță
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

## The rule card

card-title = Reguli
card-goal = Înaintea fiecărei runde, fiecare spune câte levate va lua. Scopul este să iei exact atâtea.
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
  } se împarte tot pachetul. Nu mai rămâne ce întoarce, așa că runda aceea nu are atu.
card-trump-last = Ultima rundă se joacă fără atu.
card-bid-in_turn = Se licitează cu voce tare și pe rând, începând din stânga celui care împarte; cel care împarte licitează ultimul.
card-bid-together = Toți licitează în același timp, în secret. Licitațiile se arată când sunt gata toate.
card-hook = Licitația interzisă: ultimul care licitează nu poate face ca suma licitațiilor să fie numărul de levate. Așa cineva greșește întotdeauna.
card-hook-off = Fără licitație interzisă: se poate licita de la 0 la toate levatele, orice ar fi spus ceilalți.
card-lead = Jucătorul din stânga celui care împarte începe prima levată; cine ia o levată o începe pe următoarea. Se poate începe cu orice carte, iar culoarea ei trebuie urmată dacă se poate.
card-void-free = Dacă nu poți urma culoarea, joacă orice carte.
card-void-must_trump = Dacă nu poți urma culoarea, trebuie să joci atu; dacă nu ai atu, orice carte.
card-winner = Levata o ia cel mai mare atu; dacă nu e niciunul, cea mai mare carte din culoarea cerută. Asul este cea mai mare carte.
card-made = Licitație împlinită exact: { $bonus ->
    [one] { $bonus } punct
    [few] { $bonus } puncte
   *[other] { $bonus } de puncte
  }, plus { $perTrick } pentru fiecare levată.
card-made-square = Licitație împlinită exact: { $bonus ->
    [one] { $bonus } punct
    [few] { $bonus } puncte
   *[other] { $bonus } de puncte
  }, plus { $perTrick } pentru fiecare levată, plus { $perSquare } ori pătratul licitației.
card-zero = O licitație de 0 împlinită se socotește aparte: { $bonus ->
    [one] { $bonus } punct
    [few] { $bonus } puncte
   *[other] { $bonus } de puncte
  }, plus { $perCard } pentru fiecare carte a rundei.
card-missed-nothing = O licitație greșită, în plus sau în minus, nu aduce nimic.
card-missed-tricks = O licitație greșită, în plus sau în minus, aduce { $per ->
    [one] { $per } punct
    [few] { $per } puncte
   *[other] { $per } de puncte
  } pentru fiecare levată luată.
card-missed-minus_tricks = O licitație greșită costă { $per ->
    [one] { $per } punct
    [few] { $per } puncte
   *[other] { $per } de puncte
  } pentru fiecare levată luată.
card-missed-minus_bid = O licitație greșită costă { $per ->
    [one] { $per } punct
    [few] { $per } puncte
   *[other] { $per } de puncte
  } pentru fiecare levată licitată.
card-missed-minus_difference = O licitație greșită costă { $per ->
    [one] { $per } punct
    [few] { $per } puncte
   *[other] { $per } de puncte
  } pentru fiecare levată în plus sau în minus.
card-missed-minus_square = O licitație greșită costă { $per ->
    [one] { $per } punct
    [few] { $per } puncte
   *[other] { $per } de puncte
  } ori pătratul diferenței: 1, 4, 9 și așa mai departe.
card-missed-minus_triangle = O licitație greșită costă { $per ->
    [one] { $per } punct
    [few] { $per } puncte
   *[other] { $per } de puncte
  } pentru prima levată în plus sau în minus, de două ori atât pentru a doua, de trei ori pentru a treia și așa mai departe.
card-missed-fixed = Pe deasupra, orice licitație greșită se socotește cu { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
card-example = Exemplu, cu câte { $size ->
    [one] { $size } carte
    [few] { $size } cărți
   *[other] { $size } de cărți
  }: licitezi { $bid }, iei { $taken }: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
card-ties = Câștigă cine are cele mai multe puncte după ultima rundă; la puncte egale locul se împarte.
note-shrunk = Câte { $asked ->
    [one] { $asked } carte
    [few] { $asked } cărți
   *[other] { $asked } de cărți
  } sunt prea multe pentru { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
  }: runda cea mai mare va avea { $played }.

## What is wrong with a set of rules

problem-seats = { $seats ->
    [one] { $seats } loc
    [few] { $seats } locuri
   *[other] { $seats } de locuri
  }: o masă are între { $min } și { $max }.
problem-largest = Cea mai mare mână de { $largest }: trebuie să fie între { $min } și { $max }.
problem-malformed = Aceste reguli nu se pot citi: { $fault }
problem-no-trump-last = O ultimă rundă fără atu nu se potrivește cu un joc care se încheie cu o carte: prima carte jucată ar câștiga aproape mereu. Încheie cu mâna cea mai mare sau joacă ultima rundă cu atu.
problem-hook-together = Licitația interzisă are nevoie de cineva care licitează ultimul, deci nu merge cu licitațiile făcute deodată.
problem-points = { $name ->
    [bonus] Puncte pentru o licitație împlinită
    [per_trick] Puncte pentru fiecare levată
    [per_square] Puncte pentru pătratul licitației
    [per_miss] Puncte pentru o licitație greșită
    [miss_bonus] Puncte fixe pentru o licitație greșită
   *[other] Puncte pentru o licitație de 0
  }: { $points } nu este între { $min } și { $max }.

## The settings of a table, by the keys of the server's rule book

setting-pattern = Cărți în fiecare rundă
setting-pattern-help = Cum se schimbă numărul de cărți de la o rundă la alta.
choice-pattern-up = de la o carte la mâna cea mai mare
choice-pattern-down = de la mâna cea mai mare la o carte
choice-pattern-updown = urcă și coboară la loc
choice-pattern-downup = coboară și urcă la loc
setting-largest = Mâna cea mai mare
setting-largest-help = Cele mai multe cărți din mână. Dacă pachetul nu ajunge pentru toți, se micșorează.
setting-whole_pack = Se împarte tot pachetul
setting-whole_pack-help = Poate o rundă să împartă toate cărțile? Atunci nu mai rămâne ce întoarce și runda nu are atu.
choice-whole_pack-yes = da
choice-whole_pack-no = nu, rămâne mereu o carte
setting-no_trump = Runde fără atu
setting-no_trump-help = Runde jucate fără atu, deși s-ar putea întoarce o carte.
choice-no_trump-never = niciuna
choice-no_trump-last = ultima
setting-order = Licitația
setting-order-help = Pe rând și cu voce tare, sau toți deodată și în secret.
choice-order-in_turn = pe rând
choice-order-together = toți deodată
setting-hook = Licitația interzisă
setting-hook-help = Ultimul care licitează nu poate face ca suma licitațiilor să fie numărul de levate.
choice-hook-off = nu
choice-hook-last_bidder = da
setting-when_void = Dacă nu poți urma culoarea
setting-when_void-help = Ce se joacă fără nicio carte din culoarea cerută.
choice-when_void-free = orice carte
choice-when_void-must_trump = un atu, dacă ai
setting-bonus = Puncte pentru o licitație împlinită
setting-bonus-help = Puncte fixe când iei exact cât ai licitat.
setting-per_trick = Puncte pentru fiecare levată a unei licitații împlinite
setting-per_trick-help = Pe lângă punctele fixe.
setting-made_zero = O licitație de 0 împlinită
setting-made_zero-help = Să nu iei nimic e mai greu cu multe cărți, așa că unele mese o plătesc după cărți.
choice-made_zero-same = ca orice altă licitație
choice-made_zero-five = 5 puncte
choice-made_zero-own = 5 puncte și câte 1 pentru fiecare carte
setting-missed = O licitație greșită
setting-missed-help = Ce primești cu prea multe sau prea puține levate.
choice-missed-nothing = nimic
choice-missed-tricks = puncte pentru levatele luate
choice-missed-minus_tricks = pierzi puncte pentru levatele luate
choice-missed-minus_bid = pierzi puncte pentru levatele licitate
choice-missed-minus_difference = pierzi puncte pentru fiecare levată diferență
choice-missed-minus_square = pierzi pătratul diferenței
choice-missed-minus_triangle = pierzi 1, 3, 6, 10… după diferență
setting-per_miss = Puncte pe levată la o licitație greșită
setting-per_miss-help = Cât contează o levată când licitația este greșită.

## The named variants

variant-trickster = Oh Hell clasic
variant-trickster-about = De la zece cărți la una și înapoi, cu licitație interzisă și un punct pentru fiecare levată chiar dacă greșești: așa îl joacă aplicația Trickster și îl povestește Pagat.
variant-pagat_basic = Oh Hell clasic după Pagat
variant-pagat_basic-about = Așa cum îl descrie situl de jocuri de cărți Pagat, pentru trei până la șapte jucători.
variant-spruce = De la una la toate
variant-spruce-about = După The Spruce Crafts: de la o carte la toate câte sunt, fără licitație interzisă, nimic pentru o licitație greșită și fără atu la sfârșit.
variant-spruce_house = De la una la toate, cu reguli de casă
variant-spruce_house-about = Aceeași scară, cu două reguli dragi jucătorilor ei: licitația interzisă și mai multe puncte pentru un 0 curajos.
variant-la_podrida = La Podrida
variant-la_podrida-about = Jocul așa cum e știut în Spania și la Río de la Plata: cine nu poate urma culoarea trebuie să joace atu.
variant-none = Reguli de casă
variant-none-about = Amestecul tău.

## Home

home-name-label = Numele tău
home-name-help = Între 1 și 20 de caractere; îl văd toți cei de la mesele tale.
home-name-bad = Un nume are între 1 și 20 de caractere vizibile.
home-play = Joacă acum
home-play-help = Cu boți, imediat: { $variant }, { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
  }
home-friends = Joacă cu prietenii
home-friends-help = Alege regulile și trimite un link
home-open = Mese deschise
home-open-none = Acum nu așteaptă nimeni la o masă deschisă. Deschide tu una și alții o vor găsi aici.
home-yours = Partidele tale
home-join = Intră
home-watch = Privește
home-continue = Continuă
home-replay = Reluare
home-your-turn = E rândul tău
home-how = Cum se joacă
home-verify = Verifică împărțirile
home-settings = Setări
table-seats = { $taken } din { $seats } locuri ocupate
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
how-play-text = Fiecare joacă o carte. Urmează culoarea cerută dacă poți. Levata o ia cel mai mare atu sau, dacă nu s-a jucat atu, cea mai mare carte din culoarea cerută.
how-play-picture = O levată: { $cards }. Cartea care o ia: { $winner }.
how-score = Scorul
how-score-text = Contează să iei exact atâtea levate câte ai licitat. Una în plus e la fel de rea ca una în minus.
how-score-made = licitat 2, luat 2: împlinit
how-score-missed = licitat 2, luat 3: greșit
how-variant = Regulile complete pentru

## New table

new-title = Masă nouă
new-variants = Reguli
new-seats = Jucători
new-seats-n = { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
  }
new-visibility = Cine poate găsi masa
new-visibility-link = doar cine are linkul
new-visibility-open = toată lumea, pe prima pagină
new-change = Schimbă regulile
new-number = Alt număr
new-preview = Acest joc
new-rounds = { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
  }
new-minutes = { $minutes ->
    [one] cam { $minutes } minut
    [few] cam { $minutes } minute
   *[other] cam { $minutes } de minute
  }
new-is-variant = Acestea sunt regulile pentru: { $variant }
new-staircase = Numărul de cărți în fiecare rundă: { $sizes }
new-problems = Așa nu se poate juca încă
new-repaired-hook = Licitația interzisă a fost oprită: când toți licitează deodată, nimeni nu e ultimul.
new-repaired-order = Se licitează din nou pe rând: licitația interzisă are nevoie de un ultim licitant.
new-repaired-no-trump = Ultima rundă are din nou atu: acum are o singură carte.
new-create = Deschide masa

## The lobby of a table

lobby-title = Masa
lobby-waiting = Locuri: { $taken } din { $seats } ocupate
lobby-seat = Locul { $number }
lobby-free = loc liber
lobby-you = tu
lobby-host = gazdă
lobby-bot = bot
lobby-offline = deconectat
lobby-sit = Așază-te aici
lobby-add-bot = Adaugă un bot
lobby-clear = Eliberează
lobby-watching = Privești. Ocupă un loc liber ca să joci.
lobby-share = Invită
lobby-share-help = Cine deschide acest link poate ocupa un loc.
lobby-link = Link către această masă
lobby-copy = Copiază linkul
lobby-send = Trimite linkul
lobby-send-text = Vino să jucăm Oh Hell
lobby-qr = Cod QR al linkului
lobby-start = Începe partida
lobby-start-help = Locurile rămase libere sunt luate de boți.
lobby-wait-host = Gazda începe partida.
lobby-leave = Părăsește masa
lobby-fair = Împărțiri cinstite
lobby-fair-help = Fiecare amestecare din această partidă vine dintr-un secret pe care nimeni nu-l mai poate schimba, îmbinat cu un număr de la fiecare jucător. Aceasta este amprenta lui; după partidă secretul se arată și poți verifica fiecare împărțire.
lobby-fair-code = Amprentă

## Replay of a finished game

replay-title = Reluare
replay-first = La început
replay-round-back = O rundă înapoi
replay-trick-back = O levată înapoi
replay-back = O carte înapoi
replay-on = O carte înainte
replay-trick-on = O levată înainte
replay-round-on = O rundă înainte
replay-last = La sfârșit
replay-controls = Pași
replay-position = Poziția în partidă
replay-step = Pasul { $step } din { $steps }
replay-round = Runda { $round } din { $rounds }
replay-view = Mâini arătate
replay-view-all = toate
replay-view-seat = doar { $name }
replay-share = Copiază un link către acest moment
replay-download = Descarcă partida
replay-verify = Verifică împărțirile
replay-keys = Taste: ← → carte, ↑ ↓ levată, [ ] rundă, Home, End
replay-seats = Jucători
replay-bid = Licitat
replay-taken = Luate
replay-score = Scor
replay-hand = Mână
replay-hidden = { $cards ->
    [one] { $cards } carte cu fața în jos
    [few] { $cards } cărți cu fața în jos
   *[other] { $cards } de cărți cu fața în jos
  }
replay-no-cards = fără cărți
replay-trick = Levata
replay-trick-empty = Încă nu s-a jucat nicio carte.
replay-trump = Atu: { $trump }
replay-turned = întoarsă: { $card }
replay-dealer = împarte
replay-turn = la rând
replay-said-start = Partida începe.
replay-said-round = Se împarte runda { $round }: câte { $cards ->
    [one] { $cards } carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
  }.
replay-said-bid = { $name } licitează { $tricks }.
replay-said-bids = Se arată licitațiile.
replay-said-play = { $name } joacă: { $card }
replay-said-trick = { $name } ia levata.
replay-said-scored = Runda este socotită.
replay-said-over = Partida s-a încheiat. Locul întâi: { $names }
replay-unfinished = O partidă se poate relua după ce s-a încheiat.

## Checking the deals

verify-title = Verifică împărțirile
verify-intro = Înainte ca cineva să se așeze, masa a publicat amprenta unui secret. După partidă secretul se arată. Propriul tău browser amestecă acum din nou fiecare împărțire, din acel secret și din numerele adăugate de jucători, și compară fiecare carte. Nimic nu părăsește această pagină.
verify-choose = Alege un fișier cu o partidă
verify-working = Se amestecă din nou…
verify-file-bad = Acest fișier nu conține o partidă.
verify-no-game = Nu există o partidă încheiată la acest link.
verify-all-good = { $rounds ->
    [one] Totul se potrivește: { $rounds } împărțire dovedită.
    [few] Totul se potrivește: toate cele { $rounds } împărțiri sunt dovedite.
   *[other] Totul se potrivește: toate cele { $rounds } de împărțiri sunt dovedite.
  }
verify-all-bad = Ceva nu se potrivește. Vezi mai jos.
verify-secret-good = Secretul este cel a cărui amprentă a fost publicată.
verify-secret-bad = Secretul nu este cel a cărui amprentă a fost publicată.
verify-dealer-good = Primul care împarte a fost tras din același secret.
verify-dealer-bad = Primul care împarte nu este cel tras din secret.
verify-round = Runda { $round }
verify-round-good = împărțire dovedită
verify-round-bad = nu sunt cărțile pe care le împarte secretul
verify-turned = Întoarsă: { $card }
verify-nothing-turned = Nicio carte întoarsă
verify-expected = Secretul împarte: { $cards }
verify-numbers = Numere adăugate de jucători
verify-number-none = niciunul (un bot, sau venit mai târziu)
verify-commitment = Amprenta publicată
verify-secret = Secret

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
pref-low-first = Cărțile mici întâi
pref-confirm = Întreabă înainte de o carte sau o licitație
pref-confirm-help = A doua atingere confirmă.
pref-shortcuts = Scurtături de la tastatură
pref-shortcuts-help = Literele și cifrele singure acționează imediat.
pref-aids = Arată ce cărți se pot juca
pref-sound = Sunete
pref-trick-pause = O levată completă rămâne
pref-card-speed = Viteza cărților
pref-speed-off = fără mișcare
pref-speed-slow = încet
pref-speed-normal = normal
pref-speed-fast = repede
pref-seconds = { $seconds } s
