## Words that every screen shares

app-name = Oh Hell
app-tagline = Dite quante pigliate farete. Eppo fatene ghjustu tante.
common-close = Chjode
common-copied = Cupiatu
common-copy = Cupià
common-failed = Ùn hè micca andatu. Pruvate torna.
common-home = Accolta
common-loading = Caricamentu…
common-print = Stampà
common-retry = Pruvà torna
common-save = Arregistrà
common-saved = Arregistratu

## Cards: the whole name is one message, because some languages join the two words

card-name = { $rank } di { $suit }
rank-A = assu
rank-K = rè
rank-Q = donna
rank-J = fante
rank-T = dece
rank-9 = nove
rank-8 = ottu
rank-7 = sette
rank-6 = sei
rank-5 = cinque
rank-4 = quattru
rank-3 = trè
rank-2 = dui
suit-C = fiori
suit-D = quatri
suit-H = cori
suit-S = picche
no-trump = senza trionfu
card-wizard = Magu
card-jester = Buffone

## The rule card

card-title = Regule
card-goal = Nanzu à ogni girata, ognunu dice quante pigliate ferà. U scopu hè di fanne ghjustu tante.
card-trick = Una pigliata hè una carta di ogni ghjucadore ; a megliu a piglia. Ognunu ghjoca à so volta, versu { $direction ->
    [counter] diritta
   *[clockwise] manca
  } ; in listessu versu passa u dà dopu à ogni girata.
card-schedule-one = Una sola girata, cù 1 carta per unu.
card-schedule-up = { $rounds ->
    [one] { $rounds } girata
   *[other] { $rounds } girate
  } : 1 carta à testa in a prima, eppo una di più à ogni girata, finu à { $largest }.
card-schedule-down = { $rounds ->
    [one] { $rounds } girata
   *[other] { $rounds } girate
  } : { $largest ->
    [one] { $largest } carta
   *[other] { $largest } carte
  } à testa in a prima, eppo una di menu à ogni girata, finu à 1.
card-schedule-updown = { $rounds ->
    [one] { $rounds } girata
   *[other] { $rounds } girate
  } : 1 carta à testa in a prima, una di più à ogni girata finu à { $largest }, eppo una di menu à ogni girata finu à vultà à 1.
card-schedule-downup = { $rounds ->
    [one] { $rounds } girata
   *[other] { $rounds } girate
  } : { $largest ->
    [one] { $largest } carta
   *[other] { $largest } carte
  } à testa in a prima, una di menu à ogni girata finu à 1, eppo una di più à ogni girata finu à vultà à { $largest }.
card-trump = Dopu à dà e carte, a carta chì vene hè vultata : u so segnu hè u trionfu è batte l’altri trè.
card-trump-exhausted = Cù { $largest } carte à testa, tuttu u mazzu hè datu. Ùn ci ferma nunda à vultà, è una girata cusì ùn hà trionfu.
card-trump-last = L’ultima girata si ghjoca senza trionfu.
card-bid-in_turn = Si chjama à voce alta è à u so tornu, principiendu da a { $side ->
    [right] diritta
   *[left] manca
  } di quellu chì dà ; quellu chì dà chjama l’ultimu.
card-bid-together = Tutti chjamanu inseme, in sicretu. E chjame si mostranu quandu ci sò tutte.
card-bid-secret = Tutti chjamanu in sicretu. E chjame si mostranu solu quandu a girata hè ghjucata.
card-hook = Chjama pruibita : l’ultimu à chjamà ùn pò fà chì a somma di e chjame sia u numeru di e pigliate. Cusì ci hè sempre qualchissia chì sbaglia.
card-hook-off = Senza chjama pruibita : si pò chjamà da { $least } à tutte e pigliate, qualunque sianu e chjame di l’altri.
card-lead = Quellu à { $side ->
    [right] diritta
   *[left] manca
  } di chì dà principia : ghjoca a prima carta di a prima pigliata. Quellu chì face una pigliata principia quella dopu. Si pò principià cù qualsiasi carta ; l’altri devenu risponde s’elli ponu, vale à dì ghjucà una carta di u segnu ghjucatu prima.
card-void-free = S’è vo ùn pudete risponde à u segnu, ghjucate qualsiasi carta.
card-void-must_trump = S’è vo ùn pudete risponde à u segnu, ci vole à ghjucà un trionfu ; senza trionfi, qualsiasi carta.
card-winner = A pigliata và à u trionfu più altu ; s’ellu ùn ci n’hè, à a carta più alta di u segnu ghjucatu prima.
card-made = Chjama fatta ghjusta : { $bonus ->
    [one] { $bonus } puntu
   *[other] { $bonus } punti
  }, più { $perTrick } per ogni pigliata.
card-made-square = Chjama fatta ghjusta : { $bonus ->
    [one] { $bonus } puntu
   *[other] { $bonus } punti
  }, più { $perSquare } volte u quatratu di a chjama.
card-zero = Una chjama di 0 fatta si conta à parte : { $bonus ->
    [one] { $bonus } puntu
   *[other] { $bonus } punti
  }, più { $perCard } per ogni carta di a girata.
card-example = Esempiu, cù { $size ->
    [one] { $size } carta
   *[other] { $size } carte
  } à testa : chjamà { $bid }, fanne { $taken } : { $points ->
    [one] { $points } puntu
   *[other] { $points } punti
  }.
card-ties = Vince quellu chì hà u più di punti dopu à l’ultima girata ; à punti pari, u postu hè spartutu.
card-schedule-list = U numeru di carte à ogni girata : { $sizes }.
card-trump-fixed = U trionfu hè sempre { $suits }.
card-trump-rotation = U trionfu cambia à ogni girata, sempre in st’ordine : { $suits }. Una linia hè una girata senza trionfu.
card-trump-never = Sta partita si ghjoca senza trionfu.
card-trump-largest = E girate di { $largest } carte si ghjocanu senza trionfu.
card-trump-dealers_last = Cù { $largest } carte à testa, tuttu u mazzu hè datu. Tandu l’ultima carta di quellu chì dà hè mustrata à tutti : u so segnu hè u trionfu, è a carta ferma in a so manu.
card-trump-faces = Un fante, una donna o un rè vultatu vole dì senza trionfu.
card-bid-dealer_first = Si chjama à voce alta è à u so tornu ; quellu chì dà chjama u primu, è quellu à a so { $side ->
    [right] diritta
   *[left] manca
  } l’ultimu.
card-hook-from = A chjama pruibita vale solu in e girate di { $size } carte o di più.
card-hook-spares_last = In l’ultima girata ùn ci hè chjama pruibita.
card-no-zero = Nimu pò chjamà 0, fora di quandu ùn ferma altra chjama.
card-first-eldest = Quellu à { $side ->
    [right] diritta
   *[left] manca
  } di chì dà principia a prima pigliata ; quellu chì face una pigliata principia quella dopu. Ci vole à risponde à u segnu s’ellu si pò.
card-first-highest_bidder = Quellu chì hà chjamatu di più principia a prima pigliata (à parità, u più vicinu à a { $side ->
    [right] diritta
   *[left] manca
  } di chì dà) ; quellu chì face una pigliata principia quella dopu. Ci vole à risponde à u segnu s’ellu si pò.
card-first-dealer = Quellu chì dà principia a prima pigliata ; quellu chì face una pigliata principia quella dopu. Ci vole à risponde à u segnu s’ellu si pò.
card-lead-any = Si pò principià cù qualsiasi carta.
card-trump_lead-anytime = Si pò principià cù qualsiasi carta, ancu cù un trionfu.
card-trump_lead-after_first = A prima pigliata ùn si pò principià cù un trionfu, fora di quandu ùn si hà altru.
card-trump_lead-broken = Ùn si pò principià cù un trionfu nanzu ch’ellu ne sia ghjucatu unu in una pigliata di un altru segnu, fora di quandu ùn si hà altru.
card-trump_lead-last_resort = Principia cù un trionfu solu quellu chì ùn hà altru.
card-void-over_or_free = S’è vo ùn pudete risponde à u segnu, ci vole à ghjucà un trionfu più altu chè quelli di a pigliata ; s’è vo ùn pudete, qualsiasi carta.
card-void-over_or_under = S’è vo ùn pudete risponde à u segnu, ci vole à ghjucà un trionfu, più altu chè quelli di a pigliata s’è vo pudete ; senza trionfi, qualsiasi carta.
card-must-beat = S’è vo rispundite à u segnu, ci vole à batte a megliu carta di a pigliata s’è vo pudete, fora di quandu un trionfu l’hà digià pigliata.
card-made-per_card = In più, { $per } per ogni carta di a girata.
card-made-per_card_short = In più, { $per } per ogni carta chì manca à a girata per esse a più grande.
card-doubled = Una girata induve { $suits } hè u trionfu conta doppia.
card-ties-lowest = Vince quellu chì hà u menu punti dopu à l’ultima girata ; à punti pari, u postu hè spartutu.
note-shrunk = { $asked } carte à testa sò troppu per { $seats } ghjucadori : a girata più grande ne hà { $played }.
card-pack-french = Si ghjoca cù un mazzu di 52 carte.
card-pack-short = Si ghjoca cù { $cards } carte : e { $each } più alte di ogni segnu.
card-pack-spanish40 = { $cards ->
    [36] Si ghjoca cù 36 carte : un mazzu senza dui, ottu, nove è dece.
   *[other] Si ghjoca cù 40 carte : un mazzu senza ottu, nove è dece.
  }
card-pack-spanish48 = Si ghjoca cù 48 carte : un mazzu senza i dece.
card-pack-wizard = Si ghjoca cù 60 carte : un mazzu di 52, quattru Maghi è quattru Buffoni.
card-packs = Si mischianu dui mazzi cusì : ogni carta ci hè duie volte.
card-without = Si caccianu da ogni mazzu : { $cards }.
card-rank-ace_high = L’assu hè a carta più alta, eppo u rè, a donna, u fante è cusì sia.
card-rank-three_high = L’assu hè a carta più alta, eppo u trè, u rè, a donna, u fante è cusì sia finu à u dui.
card-teams = { $teams } squadre, messe à turnu intornu à a tavula : nimu hè à cantu à un cumpagnu. E chjame di una squadra si sommanu, è e so pigliate dinù ; ognunu di i so ghjucadori hà i punti di ste somme.
card-schedule-same = { $rounds ->
    [one] { $rounds } girata
   *[other] { $rounds } girate
  } di { $size ->
    [one] { $size } carta
   *[other] { $size } carte
  } à testa.
card-schedule-every = Ogni girata hè di { $size ->
    [one] { $size } carta
   *[other] { $size } carte
  } à testa.
card-trump-named-highest_bidder = Ùn si volta nisuna carta. Quandu tutti anu chjamatu, quellu chì hà chjamatu di più sceglie u trionfu, o senza trionfu ; à parità, u più vicinu à a { $side ->
    [right] diritta
   *[left] manca
  } di chì dà.
card-trump-named-dealer = Ùn si volta nisuna carta. Nanzu à e chjame, quellu chì dà fighja a so manu è sceglie u trionfu, o senza trionfu.
card-trump-rounds = Girate senza trionfu, secondu u so numeru : { $numbers }.
card-trump-specials-count = S’è un Magu hè vultatu, quellu chì dà fighja a so manu è sceglie u trionfu nanzu à e chjame. S’ellu hè un Buffone, ùn ci hè trionfu.
card-trump-specials-skipped = Un Magu o un Buffone vultatu ùn conta : si volta a carta dopu.
card-hook-plain = Chjama pruibita : l’ultimu à chjamà ùn pò fà chì a somma di e chjame sia u numeru di e pigliate.
card-hook-dealer_changes = Chjama pruibita : s’è a somma di e chjame hè u numeru di e pigliate, quellu chì dà deve chjamà torna, altra cosa.
card-hook-left_changes = Chjama pruibita : s’è a somma di e chjame hè u numeru di e pigliate, quellu à { $side ->
    [right] diritta
   *[left] manca
  } di chì dà deve chjamà torna, altra cosa.
card-hook-must_equal = Chjame ligate : a so somma deve esse u numeru di e pigliate. Nimu pò chjamà più chè ciò chì ferma, è l’ultimu chjama ciò chì ferma.
card-hook-must_exceed = Chjame ligate : l’ultimu à chjamà deve purtà a somma sopra à u numeru di e pigliate ; s’ellu ùn si pò, chjama tutte e pigliate.
card-hook-must_be_under = Chjame ligate : l’ultimu à chjamà deve lascià a somma sottu à u numeru di e pigliate ; s’ellu ùn si pò, chjama 0.
card-blind = Quellu chì hà almenu { $behind ->
    [one] { $behind } puntu
   *[other] { $behind } punti
  } di ritardu nant’à u primu pò chjamà à l’orba, senza vede a so manu è nanzu à tutti. Una tale chjama, s’ella hè fatta, vale { $bonus } di più.
card-blind-hook = S’è a chjama à l’orba di l’ultimu hè quella pruibita, cresce di una, o cala di una s’ella hè troppu.
card-one_card-forehead = In e girate di una carta si vedenu e carte di tutti l’altri ma micca a soia ; e carte si ghjocanu quandu tutti anu chjamatu.
card-one_card-blind = In e girate di una carta nimu fighja nisuna carta ; e carte si ghjocanu quandu tutti anu chjamatu.
card-winner-no_trump = A pigliata và à a carta più alta di u segnu ghjucatu prima.
card-specials-play = Maghi è Buffoni ùn anu segnu. Si ponu sempre ghjucà, ancu s’è si puderia risponde à u segnu.
card-specials-take = U primu Magu di una pigliata a face. Un Buffone face a pigliata solu s’ellu ci sò solu Buffoni : tandu u primu.
card-specials-lead = S’è si principia cù un Buffone, a prima carta chì ùn n’hè decide u segnu da risponde. S’ella hè un Magu, o s’è si principia cù un Magu, si pò ghjucà qualsiasi carta.
card-identical-first = Di duie carte listesse in una pigliata, a prima hè megliu.
card-identical-last = Di duie carte listesse in una pigliata, a seconda hè megliu.
card-identical-cancel = Duie carte listesse in una pigliata s’annullanu, è a megliu di l’altre a piglia. S’ellu ùn ferma carta chì vinci, nimu a face, è u listessu ghjucadore principia torna.
card-identical-cancel_leader = Duie carte listesse in una pigliata s’annullanu, è a megliu di l’altre a piglia. S’ellu ùn ferma carta chì vinci, a face quellu chì hà principiatu.
card-made-flat = Chjama fatta ghjusta : { $bonus ->
    [one] { $bonus } puntu
   *[other] { $bonus } punti
  }.
card-made-both = Chjama fatta ghjusta : { $bonus ->
    [one] { $bonus } puntu
   *[other] { $bonus } punti
  }, più { $perTrick } per ogni pigliata, più { $perSquare } volte u quatratu di a chjama.
card-made-digit = Una chjama fatta ghjusta vale u so numeru scrittu dopu à un 1 : una chjama di 1 vale { $one }, una di 3 vale { $three }.
card-made-half_digit = Una chjama fatta ghjusta vale a mità di u so numeru scrittu dopu à un 1 : una chjama di 1 vale { $one }, una di 3 vale { $three }.
card-zero-flat = Una chjama di 0 fatta si conta à parte : { $bonus ->
    [one] { $bonus } puntu
   *[other] { $bonus } punti
  }.
card-nil-size_above_seats = In e girate induve ognunu hà più carte chè ghjucadori, una chjama di 0 fatta vale { $points }.
card-nil-pack_exhausted = In e girate induve tutte e carte sò date, una chjama di 0 fatta vale { $points }.
card-nil-nearly_full = In e girate induve fermanu carte, ma micca più chè ghjucadori, una chjama di 0 fatta vale { $points }.
card-nil-bids_over = In e girate induve a somma di e chjame passa u numeru di e pigliate, una chjama di 0 fatta vale { $points }.
card-nil-missed = Una chjama di 0 sbagliata ci vale { $points }.
card-miss = { $who ->
    [over] Fà troppu pigliate
    [under] Fà troppu poche pigliate
    [zero] Ma una chjama di 0 sbagliata
    [also] In più, ogni chjama sbagliata
   *[all] Una chjama sbagliata, troppu o troppu poche,
  } { $way ->
    [gain] vale
   *[cost] costa
  } { $per ->
    [one] { $per } puntu
   *[other] { $per } punti
  } { $unit ->
    [taken] per ogni pigliata fatta
    [bid] per ogni pigliata chjamata
    [square] volte u quatratu di a sferenza : 1, 4, 9, è cusì sia
    [triangle] per a prima pigliata di più o di menu, u doppiu per a seconda, è cusì sia
    [doubling] volte 1, 3, 7, 15 è cusì sia, secondu e pigliate di più o di menu
    [size] per ogni carta di a girata
   *[off] per ogni pigliata di più o di menu
  }.
card-miss-flat = { $who ->
    [over] Fà troppu pigliate
    [under] Fà troppu poche pigliate
    [zero] Ma una chjama di 0 sbagliata
    [also] In più, ogni chjama sbagliata
   *[all] Una chjama sbagliata, troppu o troppu poche,
  } { $way ->
    [gain] vale
   *[cost] costa
  } { $per ->
    [one] { $per } puntu
   *[other] { $per } punti
  }.
card-miss-nothing = { $who ->
    [over] Fà troppu pigliate
    [under] Fà troppu poche pigliate
    [zero] Ma una chjama di 0 sbagliata
    [also] In più, ogni chjama sbagliata
   *[all] Una chjama sbagliata, troppu o troppu poche,
  } ùn vale nunda.
card-miss-plus = In più : { $points ->
    [one] { $points } puntu
   *[other] { $points } punti
  }.
card-halving = Una chjama sbagliata costa a mità di u vostru contu, arrutundata in ghjò : di { $before } ne ferma { $after }.
card-stackpot = Finu à chì tutti i conti inseme sò sottu à zeru, una chjama fatta conta una volta di più per ogni volta chì u numeru di e pigliate entre in ciò chì manca.
card-target = E girate ricumincianu sempre. A partita finisce dopu à a girata induve qualchissia ghjunghje à { $points ->
    [one] { $points } puntu
   *[other] { $points } punti
  }, o dopu à { $rounds } girate.
card-lives = Ognunu hà { $points ->
    [one] { $points } vita
   *[other] { $points } vite
  } : i punti guadagnati o persi sò vite guadagnate o perse, è quellu chì ùn n’hà più sorte. E girate ricumincianu sempre, finu à chì ferma un ghjucadore à u più, o ch’elle sianu ghjucate { $rounds }.
card-wins = Vince quellu chì hà u più di punti dopu à l’ultima girata.
card-wins-lowest = Vince quellu chì hà u menu punti dopu à l’ultima girata.
card-wins-lives = Vince quellu chì dura di più ; trà parechji, quellu chì hà u più di punti.
card-wins-lives-lowest = Vince quellu chì dura di più ; trà parechji, quellu chì hà u menu punti.
card-ties-shared = À parità, u postu hè spartutu.
card-ties-made_bids = À parità, vince a somma più grande di e chjame fatte ; s’ella hè listessa, u postu hè spartutu.
card-ties-extra_rounds = S’è parechji sò i primi, si ghjocanu altre girate di { $largest ->
    [one] { $largest } carta
   *[other] { $largest } carte
  } finu à chì unu di elli sia davanti, { $rounds } girate in tuttu à u più. Ghjocanu tutti, ma solu elli ponu vince.
card-ties-further_rounds = S’è parechji sò i primi, e girate vanu avanti finu à chì unu di elli sia davanti, { $rounds } in tuttu à u più. Ghjocanu tutti, ma solu elli ponu vince.
note-packs = Un solu mazzu hè pocu per { $seats } ghjucadori : cù dui, e girate ponu esse più grande.
note-cancel = Quandu e carte listesse s’annullanu, una pigliata pò andà à nimu : ancu cù a chjama pruibita, tutti ponu fà a so chjama.
note-lives = Cù ste regule nimu ùn pò perde una vita : a partita dura { $rounds } girate.
note-hook-idle = Nisuna girata hè abbastanza grande per a chjama pruibita, o a sola ne hè fora : a regula ùn vale mai.
note-one-no_trump = Una girata di una carta hè senza trionfu : quellu chì principia face guasi sempre a pigliata.
card-winner-specials = Osinnò a pigliata và à u trionfu più altu ; s’ellu ùn ci n’hè, à a carta più alta di u segnu ghjucatu prima.
card-winner-specials-no_trump = Osinnò a pigliata và à a carta più alta di u segnu ghjucatu prima.

## The settings of a table, by the keys of the server's rule book

choice-hook-off = a somma pò cascà ghjusta
choice-hook-last_bidder = a somma ùn deve cascà ghjusta
choice-hook-dealer_changes = quellu chì dà cambia una somma ghjusta
choice-hook-left_changes = quellu à manu manca di chì dà cambia una somma ghjusta
choice-hook-must_equal = a somma deve cascà ghjusta
choice-hook-must_exceed = a somma deve passà sopra
choice-hook-must_be_under = a somma deve firmà sottu

## The named variants

variant-trickster = Oh Hell classicu
variant-pagat_basic = Oh Hell classicu secondu Pagat
variant-spruce = Da una à tutte
variant-spruce_house = Da una à tutte, cù regule di casa
variant-la_podrida = La Podrida
variant-bicycle = Oh Pshaw
variant-wikipedia_2020 = Oh Hell chì colla
variant-up_and_down_river = Up and Down the River
variant-nomination_whist = Nomination Whist
variant-navy_big_ships = Big Ships
variant-kachufool = Kachufool
variant-judgement_10 = Judgement
variant-ascenseur = L’Ascenseur
variant-ascenseur_2pts = L’Ascenseur à dui punti
variant-plump = Plump
variant-beredskapswhist = Beredskapswhist
variant-boerenbridge_wk = Boerenbridge, picche
variant-german_bridge = German Bridge
variant-international_league = Partita di lega
variant-campbellsoup = Quatrati è scalini
variant-wikipedia_updown = Oh Hell in sù è in ghjò
variant-trickster_simul = Oh Hell classicu, tutti inseme
variant-up_the_river = Up the River
variant-diminishing_bridge = Diminishing Bridge
variant-oh_well = Oh! Well
variant-devils_bridge = Devil’s Bridge
variant-basas = Basas
variant-blob_uk = Blob
variant-blob_hearts = Blob in cori
variant-rikiki_fr = Rikiki
variant-pocha = La Pocha
variant-boerenbridge = Boerenbridge
variant-boerenbridge_17 = Boerenbridge, 17 girate
variant-chinees_poepen = Chinees poepen
variant-romanian_whist = Whist rumenu
variant-rikiki_hu = Rikiki ungarese
variant-gameduell = Oh Hell cù i maghi
variant-wizard = Wizard
variant-wizard_hook = Wizard cù a chjama pruibita
variant-plump_20 = Plump, vinti girate
variant-bondebridge = Bondebridge
variant-kachufool_together = Kachufool, tutti inseme
variant-judgement_tens = Judgement à decine
variant-prospect = Prospect
variant-cartier = Cartier
variant-campbellsoup_two = Quatrati è scalini, dui mazzi
variant-none = Regule di casa

## Home

home-name-label = U vostru nome
home-name-help = Da 1 à 20 caratteri ; u vedenu tutti à e vostre tavule.
home-name-bad = Un nome hà da 1 à 20 caratteri visibuli.
guest-name = Invitatu { $number }
gone-player = Anzianu ghjucadore
account-header = U vostru contu
home-play = Ghjucà avà
home-play-help = Cù quelli chì sò quì, è i robò : { $variant }, { $seats ->
    [one] { $seats } ghjucadore
   *[other] { $seats } ghjucadori
  }
home-alone = Solu cù i robò
home-alone-help = Nimu entre è nisun orologiu gira : { $variant }, { $seats ->
    [one] { $seats } ghjucadore
   *[other] { $seats } ghjucadori
  }
pace-label = Ritimu
pace-quick = Prestu
pace-standard = Nurmale
pace-relaxed = Tranquillu
pace-help = { $seconds } seconde per una chjama o una carta
home-leaders = I più forti
home-friends = Ghjucà trà amichi
home-friends-help = Sceglite e regule è mandate un ligame
home-compete = Cumpete per gettoni
home-compete-help = Gettoni virtuali, partite cù valutazione, contru à persone
home-open = Tavule aperte
home-open-none = Avà nimu aspetta à una tavula aperta. Apritene una, è l’altri a truveranu quì.
home-yours = E vostre partite
home-join = Entre
home-watch = Fighjà
home-continue = Cuntinuà
home-replay = Rivede
home-your-turn = Tocca à voi
home-people = Amichi
home-invited = Inviti ({ $count })
home-invited-by = { $name } vi invita
home-due = Cuntinuà à ghjucà
table-starts = principia à { $time }
home-decline = Micca avà
home-near = Tavule d’amichi
home-how = Cumu si ghjoca
home-verify = Verificà e date
home-moderation = Muderazione
table-seats = { $taken ->
    [one] { $taken } postu pigliatu nant’à { $seats }
   *[other] { $taken } posti pigliati nant’à { $seats }
  }
level-label = Livellu di i robò
level-beginner = Principiante
level-beginner-help = Conta e so carte alte è si sbaglia ogni tantu.
level-casual = Allegru
level-casual-help = Ghjoca à ochju, per una serata tranquilla.
level-steady = Sicuru
level-steady-help = Si ramenta d’ogni carta è si sbaglia di raru.
level-strong = Forte
level-strong-help = À ogni carta, pesa ciò chì l’altri ponu avè.
level-master = Maestru
level-master-help = Pensa u più longu è ghjoca megliu cà tutti i robò di quì.
table-bots = { $bots ->
    [one] { $bots } robò
   *[other] { $bots } robò
  }
table-empty-seat = liberu
table-stage-lobby = Si aspettanu ghjucadori
table-stage-playing = Girata { $round } di { $rounds }
table-stage-over = Finita

## How to play

how-title = Cumu si ghjoca
how-deal = A data
how-deal-text = Si ghjoca à girate cù più o menu carte ogni volta. Tutti ne ricevenu quant’è l’altri ; quante, a dice a scala.
how-trump = U trionfu
how-trump-text = A carta chì vene hè vultata. U so segnu hè u trionfu : ogni trionfu batte tutte e carte di l’altri segni.
how-bid = A chjama
how-bid-text = Fighjate e vostre carte è dite quante pigliate farete. À l’ultimu, un numeru pò esse sbarratu : a somma di e chjame ùn deve esse u numeru di e pigliate.
how-bid-picture = I numeri da 0 à 3 da chjamà ; l’1 hè sbarratu.
how-play = E pigliate
how-play-text = Una pigliata hè una carta di ogni ghjucadore ; a megliu a piglia. U primu principia cù qualsiasi carta ; dopu, versu manca, ognunu risponde : ghjoca u segnu di a prima carta s’ellu pò. A pigliata và à u trionfu più altu o, s’è nimu hà ghjucatu trionfu, à a carta più alta di u segnu ghjucatu prima.
how-play-picture = Una pigliata : { $cards }. A carta chì vince : { $winner }.
how-score = I punti
how-score-text = Conta di fà ghjustu e pigliate chjamate. Una di più hè gattiva quant’è una di menu.
how-score-made = chjama 2, fatte 2 : riescita
how-score-missed = chjama 2, fatte 3 : sbagliata
how-variant = E regule sane di

## New table

new-title = Tavula nova

## The lobby of a table

lobby-waiting = Posti pigliati : { $taken } nant’à { $seats }
lobby-seat = Postu { $number }
lobby-free = postu liberu
lobby-you = voi
lobby-host = ospite
lobby-bot = robò
lobby-offline = fora di linea
lobby-sit = Pusà quì
lobby-add-bot = Aghjustà un robò
lobby-clear = Liberà
lobby-watching = Fighjate. Pigliate un postu liberu, o quellu di un robò, per ghjucà.
lobby-full = Fighjate. Tutti i posti sò pigliati.
lobby-share = Invità
lobby-share-help = Quellu chì apre stu ligame pò piglià un postu.
lobby-local = Stu ligame marchja solu nant’à st’urdinatore. Per fà entre l’altri, lanciate u servitore cù --lan è aprite l’indirizzu ch’ellu mostra.
lobby-link = Ligame ver di sta tavula
lobby-copy = Cupià u ligame
lobby-send = Mandà u ligame
lobby-send-text = Venite à ghjucà à Oh Hell cun mè
lobby-qr = Codice QR di u ligame
lobby-start = Principià a partita
lobby-start-help = I posti chì fermanu liberi i piglianu i robò.
lobby-wait-host = { $name } hè l’ospite è principia a partita.
lobby-no-host = Quellu chì si mette u primu hè l’ospite è principia a partita.
lobby-leave = Lascià a tavula
lobby-fair = Date oneste
lobby-fair-help = Ogni mischiata di sta partita vene da un sicretu chì nimu pò più cambià, mischiatu cù un numeru di ogni ghjucadore. Què hè a so impronta ; dopu à a partita u sicretu hè mostratu è pudete verificà ogni data.
lobby-fair-code = Impronta

## When there is nothing to show

gone-page = Sta pagina ùn esiste micca
gone-page-text = Forse l’indirizzu hè scrittu male.
gone-table = Sta tavula ùn ci hè più
gone-table-text = Ùn hè mai esistita, o hè stata cacciata perchè nimu ci ghjucava dapoi tantu.
gone-server = U servitore ùn risponde micca
gone-server-text = A vostra cunnessione o u servitore ùn marchja micca. E vostre partite sò in salvu ; a pagina prova torna da per ella.

## Settings of this browser

pref-title = Preferenze
pref-language = Lingua
pref-theme = Culori
pref-theme-auto = cum’è l’apparechju
pref-theme-light = chjari
pref-theme-dark = scuri
pref-four-colours = Mazzu à quattru culori
pref-four-colours-help = I quatri sò turchini è i fiori verdi.
pref-suit-letters = Lettere accantu à i segni
pref-trump-place = U trionfu in a vostra manu
pref-trump-place-left = à manca
pref-trump-place-right = à diritta
pref-trump-place-none = trà l’altre
pref-trump-marks = Signà i trionfi di a vostra manu
pref-low-first = Carte basse prima
pref-confirm = Dumandà nanzu à una carta o una chjama
pref-confirm-help = Un secondu toccu cunferma.
pref-shortcuts = Tasti rapidi
pref-shortcuts-help = E lettere è e cifre sole agiscenu subitu.
pref-suggestions = Suggerimenti
pref-suggestions-help = Ciò chì vale a vostra chjama o a vostra carta, s’è a tavula a permette. Discretu : solu dopu, è solu s’è a scelta hè custata assai.
pref-suggestions-off = nò
pref-suggestions-asked = quandu dumandu
pref-suggestions-quiet = discretu
pref-aids = Mustrà e carte chì si ponu ghjucà
pref-sound = Soni
pref-trick-pause = Una pigliata sana ferma
pref-card-speed = Andatura di e carte
pref-speed-off = senza muvimentu
pref-speed-slow = pianu
pref-speed-normal = nurmale
pref-speed-fast = prestu
pref-seconds = { $seconds } s

### table

## What stands in the corner of a card, and the letter of a suit, in this language

index-A = A
index-K = R
index-Q = D
index-J = F
letter-S = P
letter-H = C
letter-D = Q
letter-C = F

### refused: why a command changed nothing

refused-already-bid = Avete digià chjamatu.
refused-already-open = Sta tavula hè digià aperta.
refused-already-ready = L’avete digià detta.
refused-already-seated = Avete digià un postu à sta tavula.
refused-already-started = A partita hè digià principiata.
refused-bad-name = Un nome hà da 1 à 20 caratteri visibuli.
refused-bad-nonce = Qualcosa s’hè persu pè strada. Pruvate torna.
refused-bad-rules = Cù ste regule ùn si pò ghjucà.
refused-bad-rules-name = Un nome hà da 1 à 40 caratteri visibuli.
refused-bid-first = E carte si ghjocanu quandu tutti anu chjamatu.
refused-bid-range = Una chjama và da 0 à { $size }.
refused-bids-closed = Tutte e chjame sò fatte : ùn si ponu più cambià.
refused-busy = A tavula hè occupata. Pruvate torna trà un mumentu.
refused-failed = U servitore s’hè sbagliatu ; nunda ùn hè cambiatu.
refused-follow-suit = Avete una carta di u segnu ghjucatu prima : ci vole à ghjucanne una.
refused-game-over = A partita hè finita.
refused-hook = { $tricks } hè pruibitu : a somma di e chjame ùn pò esse { $size }.
refused-house-full = Ci sò troppu tavule in ghjocu. Pruvate torna più tardi.
refused-house-only = Què u pò fà solu a casa.
refused-id-reused = Qualcosa s’hè persu pè strada. Pruvate torna.
refused-malformed = U servitore ùn hà micca capitu. Ricaricate a pagina.
refused-bid-zero = Una chjama di 0 ùn hè permessa.
refused-bid-sum = { $tricks } ùn và cù a somma chì e chjame devenu fà.
refused-name-first = Prima ci vole à numinà u trionfu.
refused-name-refused = Stu nome ùn hè micca accettatu quì. Sceglitene un altru.
refused-name-suit = Sta carta dumanda un culore : senza trionfu ùn si pò.
refused-not-naming = Avà ùn tocca à voi à numinà u trionfu.
refused-not-blind = A vostra manu ùn hè micca cuperta.
refused-must-beat = Pudete batte a pigliata : ci vole à fà la.
refused-must-overtrump = Avete un trionfu più altu : ci vole à ghjucà lu.
refused-trump-lead = Avà ùn si pò principià cù un trionfu s’ellu si hà un altru segnu.
refused-must-trump = Ùn pudete risponde à u segnu : ci vole à ghjucà un trionfu.
refused-no-cover = Stu postu ùn hà bisognu di rimpiazzu.
refused-no-round = Ùn ci hè micca girata in ghjocu.
refused-no-such-card = Sta carta ùn esiste micca.
refused-no-such-level = Stu robò ùn esiste micca.
refused-no-such-rules = Ùn ci hè micca regule cù stu nome o stu codice.
refused-no-such-seat = Stu postu ùn esiste micca.
refused-no-such-table = Ùn ci hè micca tavula cù stu ligame.
refused-not-covered = Nimu rimpiazza stu postu.
refused-not-due = Hè troppu prestu per a girata dopu.
refused-not-host = Què u pò fà solu l’ospite.
refused-not-over = A partita ùn hè ancu finita.
refused-not-scored = Avà ùn ci sò micca punti da cunfirmà.
refused-no-seat-here = Ùn ci hè micca postu per voi à sta tavula. Pigliate ne un’altra.
refused-not-seated = Ùn avete micca postu à sta tavula.
refused-not-started = A partita ùn hè ancu principiata.
refused-not-text = U servitore ùn hà micca capitu. Ricaricate a pagina.
refused-not-your-card = Ùn avete micca quella carta.
refused-not-your-seat = Ùn hè micca u vostru postu.
refused-not-your-turn = Ùn tocca micca à voi.
refused-own-seat = Ùn pudete liberà u vostru propiu postu, ma u pudete lascià.
refused-rules-mistyped = Stu codice di regule hè incumpletu o scrittu male.
refused-rules-newer = Stu codice vene da una versione più nova di Oh Hell : stu servitore ùn cunnosce tutte e so regule.
refused-seat-empty = Stu postu hè digià liberu.
refused-seat-owned = Stu postu u ghjoca u so patrone.
refused-seat-taken = Ci hè digià qualchissia.
refused-seen-hand = Avete digià tenutu un’altra manu in sta partita : pudete vultà solu à u vostru vechju postu.
refused-rated-game = Sta partita conta per a valutazione : a ghjocanu solu quelli chì l’anu principiata.
refused-stale = A tavula era digià andata avanti.
refused-store-full = U servitore ùn hà più piazza per tene partite. Nunda ùn hè cambiatu.
refused-store-gone = U servitore ùn pò tene partite avà. Nunda ùn hè cambiatu ; pruvate torna.
refused-cool-off = Avete lasciatu partite nanzu à a fine. Per avà ghjucate à tavule private. Tempu chì ferma: { $time }.
refused-muted = Site senza parolla: per avà pudete dì solu frasi pronte. Tempu chì ferma: { $time }.
refused-muted-for-good = Site senza parolla: pudete dì solu frasi pronte.
refused-suspended = Site suspesu. Tempu chì ferma: { $time }.
refused-suspended-for-good = Site suspesu per sempre.
refused-too-fast = Troppu prestu. Aspettate un mumentu.
refused-too-long = Hè troppu longu.
refused-too-many-guests = Troppu invitati novi venenu da a vostra reta. Pruvate torna più tardi.
refused-too-many-rules = Tenite digià tante regule quant’ellu si pò. Scurdate vi prima di qualchissia.
refused-too-many-tables = Site à troppu tavule micca finite. Finite ne o lasciate ne una prima.
refused-unreachable = U servitore ùn risponde micca.
refused-worn-table = Sta tavula hè stata cambiata troppu volte. Principiate a partita o aprite ne un’altra.

## The table in play: what stands around the cards

table-name = A tavula
table-title-turn = Tocca à voi !
table-round = Girata { $round } di { $rounds }
table-round-open = Girata { $round }
table-target = finu à { $points }
table-size = { $size ->
    [one] { $size } carta à testa
   *[other] { $size } carte à testa
  }
table-people = A ghjente à sta tavula
table-menu = Listinu
table-chat = Chjachjara
table-chat-new = { $n ->
    [one] Chjachjara, { $n } messaghju novu
   *[other] Chjachjara, { $n } messaghji novi
  }
table-watchers = { $n ->
    [one] { $n } persona fighja
   *[other] { $n } persone fighjanu
  }
table-sheet = Fogliu di i punti
table-last-trick = Ultima pigliata
table-help = Tasti è segni
table-facts = Trionfu è chjame
table-trump = Trionfu : { $suit }
table-trump-due = Trionfu : da sceglie
table-stock = { $n ->
    [0] tutte e carte sò date
    [one] { $n } carta micca data
   *[other] { $n } carte micca date
  }
table-bids-sum = chjame : { $sum } nant’à { $size }
table-seats-label = L’altri ghjucadori
table-connection-lost = Cunnessione persa. Si prova torna…
table-taken-over = Sta tavula hè aperta in un’altra unghjetta o finestra vostra.
table-use-here = Ghjucà quì
balance-secret = E chjame sò secrete finu à ch’elle ci sianu tutte
balance-secret-round = E chjame sò secrete finu à a fine di a girata
balance-even = ghjustu
balance-over = { $n } di troppu
balance-under = { $n } di menu
dock-name = U vostru postu
dock-watching = Fighjate. Sceglite u postu di un robò per piglià lu.
suggest-ask = Suggerì
suggest-marked = { $name }, suggerimentu
table-suggestions-on = I suggerimenti sò permessi à sta tavula.
table-suggestions-off = I suggerimenti sò pruibiti à sta tavula.
table-about = À prupositu di sta tavula
hand-name = { $n ->
    [0] Ùn avete più carte
    [one] A vostra manu : { $n } carta
   *[other] A vostra manu : { $n } carte
  }
hand-face-down = A vostra manu, cuperta : { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  }
hand-suit = { $suit } : { $ranks }
prompt-sent = Si manda…
prompt-go-on = Tuccate per cuntinuà
prompt-plays = { $name } deve ghjucà
prompt-bids = { $name } deve chjamà
prompt-names = { $name } deve sceglie u trionfu
prompt-all-bid = S’aspettanu l’altre chjame

## Cards of your hand, named for the ear

card-playable = { $card }, si pò ghjucà
card-unplayable = { $card }, ùn si pò ghjucà, { $reason }
card-must-follow = ci vole à risponde : { $suit }
card-must-trump = ci vole à ghjucà trionfu
card-must-go-over = ci vole à ghjucà una carta più alta
card-must-lead-plain = ùn si pò ancu principià di trionfu
card-not-now = micca avà
card-queued = { $card }, scelta cù u numeru { $n }

## Bidding

bid-title = A vostra chjama
bid-question = Quante pigliate farete ?
bid-sum = { $sum } chjamate finu à avà, { $size ->
    [one] { $size } pigliata
   *[other] { $size } pigliate
  } : { $balance }
bid-chip = { $tricks ->
    [one] { $tricks } pigliata
   *[other] { $tricks } pigliate
  }
bid-forbidden = { $tricks } hè pruibitu : a somma di e chjame ùn pò esse { $size }.
bid-choose = Sceglite un numeru
bid-confirm = Chjamà { $tricks }
bid-sealed-yours = A vostra chjama hè fatta : { $tricks }
bid-waiting = S’aspetta : { $names }
bid-look = Fighjà e mo carte
bid-blind-help = O chjamate à l’orba : s’ella riesce, porta { $bonus } di più.
bid-choose-blind = Sceglite un numeru à l’orba
bid-confirm-blind = Chjamà { $tricks } à l’orba
bid-forehead-help = Vedete a carta di tutti, fora di a vostra.
bid-unseen-help = Nimu ùn vede carte nanzu ch’elli abbianu chjamatu tutti.
name-title = U trionfu
name-question = Chì serà u trionfu ?
name-choose = Sceglite un segnu

## A seat: short words for the eye

seat-dealer-letter = D
seat-sealed = chjamatu
seat-need = ancu { $by }
seat-exact = ghjustu
seat-bust = { $by } di troppu
seat-score = { $score }
seat-lives = { $score ->
    [one] { $score } vita
   *[other] { $score } vite
  }
seat-out = ùn ghjoca più
seat-blind = à l’orba
seat-away-mark = micca quì
seat-away-tight = micca quì, { $seconds } s
seat-away-short = micca quì, robò trà { $seconds } s
seat-covered-short = ghjoca un robò
seat-take = Piglià stu postu
seat-take-named = Piglià u postu : { $name }
take-help = U robò lascia u postu, è voi cuntinuate cù e so carte, a so chjama è i so punti.

## A seat: whole sentences for the ear

seat-you = Voi ({ $name }).
seat-name = { $kind ->
    [bot] { $name }, un robò.
   *[other] { $name }.
  }
seat-say-unknown = Ancu senza chjama.
seat-say-sealed = A chjama hè fatta, è ancu secreta.
seat-say-bid = Chjama : { $bid }.
seat-say-need = Chjama { $bid }, fatte { $taken } : ancu { $by }.
seat-say-exact = Chjama { $bid }, fatte { $taken } : ghjustu.
seat-say-bust = Chjama { $bid }, fatte { $taken } : { $by } di troppu.
seat-say-score = { $score ->
    [one] { $score } puntu.
   *[other] { $score } punti.
  }
seat-say-dealer = Dà e carte.
seat-say-leader = Principia sta pigliata.
seat-say-turn = Hè u so tornu.
seat-say-out = Ùn ghjoca micca sta girata.
seat-say-secret = A chjama hè secreta ; fatte { $taken }.
seat-say-blind = Chjama à l’orba.
seat-say-team = Squadra { $team }.
seat-say-team-sum = Squadra { $team } : inseme chjamatu { $bid }, fatte { $taken }.
seat-say-card = Tene : { $card }.
seat-say-score-lives = { $score ->
    [one] Ferma { $score } vita.
   *[other] Fermanu { $score } vite.
  }
seat-away = Micca quì ; un robò ghjucherà prestu, è u postu hè tenutu.
seat-covered = Micca quì ; un robò ghjoca per stu postu, è u postu hè tenutu.

## The trick

trick-name = A pigliata
trick-card = { $card }, da { $name }
trick-card-you = { $card }, da voi
trick-card-winning = { $card }, da { $name }, vince per avà
trick-card-winning-you = { $card }, da voi, vince per avà
trick-led = principia
trick-took = l’hà fatta
trick-none = In sta girata ùn hè ancu fatta nisuna pigliata.
trick-struck = annullata
trick-card-struck = { $card }, da { $name }, annullata da u so doppiu
trick-card-struck-you = { $card }, da voi, annullata da u so doppiu
trick-nobody = Ùn l’hà fatta nimu.

## Score sheet, summary of a round, end of the game

sheet-round = Girata
sheet-row = { $size ->
    [one] Girata { $number }, { $size } carta
   *[other] Girata { $number }, { $size } carte
  }
sheet-total = Tutale
sheet-rank = { $rank }.
sheet-curve = I punti di girata in girata
sheet-standings = Classificazione
sheet-legend = { $rank }. { $name } : { $score }
sheet-legend-team = { $rank }. Squadra { $team } ({ $names }) : { $score }
sheet-cell-made = chjama { $bid }, fatte { $taken }, riescita : { $points } punti
sheet-cell-missed = chjama { $bid }, fatte { $taken }, sbagliata : { $points } punti
side-tabs = Accantu à a tavula
side-score = Punti
side-log = Ghjurnale
log-begin = Ghjunghjite à a girata { $round } di { $rounds }.
log-begin-open = Ghjunghjite à a girata { $round }.
summary-title = A girata { $round } hè finita
summary-made = Chjama riescita !
summary-missed = Chjama sbagliata
summary-player = Ghjucadore
summary-tricks = Pigliate
summary-points = Punti
summary-cell-made = riescita
summary-cell-missed = sbagliata
summary-ready = Girata dopu
summary-waiting = S’aspetta : { $names }.
summary-next = { $seconds ->
    [one] Principia trà { $seconds } seconda.
   *[other] Principia trà { $seconds } seconde.
  }
over-won = { $name } vince
over-won-you = Avete vintu !
over-shared = { $names } spartenu u primu postu
over-team = Vince a squadra { $team } : { $names }
over-made = { $made ->
    [one] { $made } chjama riescita nant’à { $rounds }
   *[other] { $made } chjame riescite nant’à { $rounds }
  }
over-ways = È avà
over-again = Partita nova, stesse regule
over-again-chips = Partita nova per { $chips } gettoni
over-again-play = Un’altra partita cù quelli chì sò quì
over-replay = Rivede
over-verify = Verificà e date
over-download = Scaricà

## The live line and the log

say-seat-taken = { $kind ->
    [bot] { $name }, un robò, si mette à tavula.
   *[other] { $name } si mette à tavula.
  }
say-seat-taken-you = Vi mettite à tavula.
say-seat-left = { $name } hà lasciatu a tavula.
say-seat-left-you = Avete lasciatu u vostru postu.
say-covered = Avà un robò ghjoca per { $name } ; u postu hè tenutu.
say-covered-you = Avà un robò ghjoca per voi finu à u vostru ritornu.
say-returned = { $name } ghjoca torna.
say-returned-you = Ghjucate torna.
say-host = Avà l’ospite hè { $name }.
say-host-you = Avà l’ospite site voi.
say-away = { $name } ùn ci hè più per avà.
say-back = { $name } hè di ritornu.
say-game = A partita principia.
say-round = Girata { $number } di { $rounds }, { $size ->
    [one] { $size } carta
   *[other] { $size } carte
  } à testa. Dà { $name }.
say-round-you = Girata { $number } di { $rounds }, { $size ->
    [one] { $size } carta
   *[other] { $size } carte
  } à testa. Date voi.
say-round-open = Girata { $number }, { $size ->
    [one] { $size } carta
   *[other] { $size } carte
  } à testa. Dà { $name }.
say-round-open-you = Girata { $number }, { $size ->
    [one] { $size } carta
   *[other] { $size } carte
  } à testa. Date voi.
say-round-extra = U megliu puntu hè spartutu : decide un’altra girata.
say-hand = A vostra manu : { $cards }.
say-holds = { $name } tene : { $card }.
say-trump = U trionfu hè { $suit } ; carta vultata : { $card }.
say-trump-suit = U trionfu hè { $suit }.
say-trump-none = In sta girata ùn ci hè trionfu.
say-trump-none-card = Carta vultata : { $card }. In sta girata ùn ci hè trionfu.
say-trump-due = U trionfu hè da sceglie.
say-trump-due-card = Carta vultata : { $card }. U trionfu hè da sceglie.
say-trump-asked = { $name } sceglie u trionfu.
say-trump-named = { $name } sceglie u trionfu : { $suit }.
say-trump-named-you = Sceglite u trionfu : { $suit }.
say-bid = { $name } chjama { $tricks }.
say-bid-you = Chjamate { $tricks }.
say-bid-sealed = A vostra chjama di { $tricks } hè fatta.
say-has-bid = { $name } hà chjamatu.
say-bids-complete = Tutte e chjame sò fatte : { $balance }.
say-bids-secret = Tutte e chjame sò fatte, è fermanu secrete finu à a fine di a girata.
say-blind-offered = Ponu chjamà à l’orba : { $names }.
say-looked = { $name } fighja e so carte.
say-looked-you = Fighjate e vostre carte.
say-bid-blind = { $name } chjama { $tricks } à l’orba.
say-bid-blind-you = Chjamate { $tricks } à l’orba.
say-bid-again = A somma di e chjame hè { $size } : { $name } deve chjamà torna.
say-bid-again-you = A somma di e chjame hè { $size } : duvete chjamà torna.
say-play = { $name } ghjoca : { $card }.
say-play-you = Ghjucate : { $card }.
say-trick = { $name } face a pigliata.
say-trick-you = Fate a pigliata.
say-cancelled = E carte listesse s’annullanu : nimu ùn face a pigliata.
say-points = { $name } : chjama { $bid }, fatte { $taken }, { $points ->
    [one] { $points } puntu
   *[other] { $points } punti
  }.
say-points-you = Voi : chjama { $bid }, fatte { $taken }, { $points ->
    [one] { $points } puntu
   *[other] { $points } punti
  }.
say-over = A partita hè finita. { $name } vince cù { $score ->
    [one] { $score } puntu
   *[other] { $score } punti
  }.
say-over-you = A partita hè finita. Vincite cù { $score ->
    [one] { $score } puntu
   *[other] { $score } punti
  }.
say-over-shared = A partita hè finita. { $names } spartenu u primu postu cù { $score ->
    [one] { $score } puntu
   *[other] { $score } punti
  }.
say-over-lives = A partita hè finita. { $name } vince, cù { $score ->
    [one] { $score } vita firmata.
   *[other] { $score } vite firmate.
  }
say-over-lives-you = A partita hè finita. Vincite, cù { $score ->
    [one] { $score } vita firmata.
   *[other] { $score } vite firmate.
  }
say-over-lives-shared = A partita hè finita. { $names } spartenu u primu postu ; vite firmate : { $score }.
say-over-team = A partita hè finita. Vince a squadra { $team } : { $names } ; puntu { $score }.
say-turn-bid = Tocca à voi : chjamate
say-turn-bid-hook = Tocca à voi : chjamate, ma micca { $forbidden }
say-turn-lead = Tocca à voi : principiate a pigliata
say-turn-follow = Tocca à voi, segnu ghjucatu prima : { $suit }
say-turn-any = Tocca à voi : nisun segnu da seguità
say-turn-name = Tocca à voi : sceglite u trionfu
say-turn-blind = Tocca à voi : fighjate e vostre carte, o chjamate à l’orba

## Menu, leaving, text, keys

menu-table = Tavula { $id }
leave-title = Lascià a tavula
leave-later = Andà si ne, è vultà più tardi
leave-later-help = U vostru postu hè tenutu. Dopu à { $seconds } seconde un robò ghjoca per voi finu à u vostru ritornu ; pudete ripiglià nanzu à ogni carta.
leave-good = Lascià u postu per sempre
leave-good-help = Un robò riceve e vostre carte, a vostra chjama è i vostri punti, è u prossimu visitadore pò piglià u postu.
leave-watching-help = Pudete vultà à sta tavula quandu vulete cù u so ligame.
leave-go = Andà si ne
leave-stay = Stà
text-title = A tavula in testu
text-hand = Manu : { $cards }
text-trick = Pigliata : { $cards }
help-signs = Segni
help-sign-dealer = dà sta volta, è chjama l’ultimu
help-sign-need = hà bisognu di altre pigliate
help-sign-exact = hà ghjustu ciò chì hà chjamatu
help-sign-bust = hà troppu pigliate
help-sign-leads = principia a pigliata
help-sign-wins = vince a pigliata per avà
help-keys = Tasti
help-keys-off = I tasti à una lettera sò spenti in e preferenze.
help-key-arrows = move si in a manu o in e chjame ; ancu Home è End
help-key-enter = ghjucà a carta, fà a chjama, cuntinuà
help-key-digits = sceglie una chjama ; Enter a face
help-key-b = à e chjame
help-key-suits = sceglie u trionfu quandu tocca à voi : a lettera d’un segnu, N per senza trionfu
help-key-h = à a vostra manu
help-key-l = ultima pigliata
help-key-s = fogliu di i punti
help-key-a = suggerimenti
help-key-t = dì u trionfu
help-key-help = st’aiutu
help-key-esc = chjode
help-premove = Nanzu à u vostru tornu pudete tuccà carte per sceglie le prima ; tuccate ne una torna per ripiglià la. Una carta scelta chì ùn si pò ghjucà ùn hè mai ghjucata.
