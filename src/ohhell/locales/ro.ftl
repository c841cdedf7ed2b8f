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
choice-hook-off = suma poate ieși exact
choice-hook-last_bidder = suma nu are voie să iasă exact
choice-hook-dealer_changes = cel care împarte schimbă o sumă exactă
choice-hook-left_changes = jucătorul din stânga celui care împarte schimbă o sumă exactă
choice-hook-must_equal = suma trebuie să iasă exact
choice-hook-must_exceed = suma trebuie să depășească
choice-hook-must_be_under = suma trebuie să rămână sub
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
new-variants = Reguli
new-seats = Jucători
new-visibility = Cine poate găsi masa
new-visibility-link = doar cei care au linkul
new-visibility-open = toată lumea, pe prima pagină
new-suggestions = Sugestii pentru cine e la rând
new-suggestions-on = permise
new-suggestions-off = interzise
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

## Replay of a finished game

replay-title = Reluare
replay-of = Reluare: { $variant }
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
replay-hand = Mâna: { $name }
replay-hidden = { $cards ->
    [one] { $cards } carte cu fața în jos
    [few] { $cards } cărți cu fața în jos
   *[other] { $cards } de cărți cu fața în jos
  }
replay-no-cards = fără cărți
replay-trick = Levata
replay-trick-empty = Încă nu s-a jucat nicio carte.
replay-trump = Atu: { $trump }
replay-dealer = împarte
replay-turn = la rând
replay-scored = Runda este socotită.
replay-unfinished = O partidă se poate relua după ce s-a încheiat.

## Checking the deals

verify-title = Verifică împărțirile
verify-intro = Înainte ca cineva să se așeze, masa a publicat amprenta unui secret. După partidă secretul se arată. Propriul tău browser amestecă acum din nou fiecare împărțire, din acel secret și din numerele adăugate de jucători, și compară fiecare carte. Nimic nu părăsește această pagină.
verify-choose = Alege un fișier cu o partidă
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
verify-round-good = Runda { $round }: împărțire dovedită
verify-round-bad = Runda { $round }: nu sunt cărțile pe care le împarte secretul
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
refused-stale = Masa mersese deja mai departe.
refused-store-full = Serverul nu mai are loc să păstreze partide. Nimic nu s-a schimbat.
refused-store-gone = Serverul nu poate păstra partide acum. Nimic nu s-a schimbat; încearcă din nou.
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
table-menu = Meniu
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
