## Words that every screen shares

app-name = Oh Hell
app-tagline = L’Ascenseur : annoncez combien de plis vous ferez, puis faites exactement ce nombre.
common-close = Fermer
common-copied = Copié
common-copy = Copier
common-failed = Cela n’a pas marché. Veuillez réessayer.
common-home = Accueil
common-loading = Chargement…
common-print = Imprimer
common-retry = Réessayer
common-save = Enregistrer
common-saved = Enregistré

## Cards: the whole name is one message, because some languages join the two words

card-name = { $rank } de { $suit }
rank-A = as
rank-K = roi
rank-Q = dame
rank-J = valet
rank-T = dix
rank-9 = neuf
rank-8 = huit
rank-7 = sept
rank-6 = six
rank-5 = cinq
rank-4 = quatre
rank-3 = trois
rank-2 = deux
suit-C = trèfle
suit-D = carreau
suit-H = cœur
suit-S = pique
no-trump = sans atout
card-wizard = Magicien
card-jester = Bouffon

## The rule card

card-title = Règles
card-goal = Avant chaque donne, chacun annonce combien de plis il fera. Le but est de faire exactement ce nombre.
card-trick = Un pli, c’est une carte de chaque joueur ; la meilleure l’emporte. On joue à tour de rôle, dans le sens { $direction ->
    [counter] inverse des
   *[clockwise] des
  } aiguilles d’une montre ; après chaque donne, la distribution passe dans le même sens.
card-schedule-one = Une seule donne, de 1 carte chacun.
card-schedule-up = { $rounds ->
    [one] { $rounds } donne
   *[other] { $rounds } donnes
  } : 1 carte chacun à la première, puis une de plus à chaque donne, jusqu’à { $largest }.
card-schedule-down = { $rounds ->
    [one] { $rounds } donne
   *[other] { $rounds } donnes
  } : { $largest } { $largest ->
    [one] carte
   *[other] cartes
  } chacun à la première, puis une de moins à chaque donne, jusqu’à 1.
card-schedule-updown = { $rounds ->
    [one] { $rounds } donne
   *[other] { $rounds } donnes
  } : 1 carte chacun à la première, une de plus à chaque donne jusqu’à { $largest }, puis une de moins à chaque donne jusqu’à revenir à 1.
card-schedule-downup = { $rounds ->
    [one] { $rounds } donne
   *[other] { $rounds } donnes
  } : { $largest } { $largest ->
    [one] carte
   *[other] cartes
  } chacun à la première, une de moins à chaque donne jusqu’à 1, puis une de plus à chaque donne jusqu’à revenir à { $largest }.
card-trump = Après la distribution, la carte suivante est retournée : sa couleur est l’atout et bat les trois autres.
card-trump-exhausted = Avec { $largest } cartes chacun, tout le paquet est distribué. Rien ne peut être retourné : une telle donne se joue sans atout.
card-trump-last = La dernière donne se joue sans atout.
card-bid-in_turn = On annonce à voix haute et à tour de rôle, à partir de la { $side ->
    [right] droite
   *[left] gauche
  } du donneur ; le donneur annonce en dernier.
card-bid-together = Tout le monde annonce en même temps, en secret. Les annonces sont montrées quand toutes sont faites.
card-bid-secret = Tout le monde annonce en secret. Les annonces ne sont montrées qu’une fois la donne jouée.
card-hook = Annonce interdite : le dernier à annoncer ne peut pas amener le total des annonces au nombre de plis. Quelqu’un échoue donc toujours.
card-hook-off = Pas d’annonce interdite : on peut annoncer de { $least } à tous les plis, quoi que disent les autres.
card-lead = Le joueur à { $side ->
    [right] droite
   *[left] gauche
  } du donneur entame : il joue la première carte du premier pli. Qui remporte un pli entame le suivant. On entame de n’importe quelle carte ; les autres doivent fournir s’ils le peuvent, c’est-à-dire jouer une carte de la couleur demandée, celle de l’entame.
card-void-free = Si vous ne pouvez pas fournir, jouez ce que vous voulez.
card-void-must_trump = Si vous ne pouvez pas fournir, il faut couper ; sans atout en main, jouez ce que vous voulez.
card-winner = L’atout le plus fort remporte le pli ; s’il n’y en a pas, la plus forte carte de la couleur demandée.
card-made = Contrat tenu exactement : { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
  }, plus { $perTrick } par pli.
card-made-square = Contrat tenu exactement : { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
  }, plus { $perSquare } fois le carré de l’annonce.
card-zero = Une annonce de 0 tenue se compte à part : { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
  }, plus { $perCard } par carte de la donne.
card-example = Exemple, avec { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
  } chacun : annoncer { $bid }, faire { $taken } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
card-ties = Qui a le plus de points après la dernière donne gagne ; à égalité de points, on partage la place.
card-schedule-list = Nombre de cartes à chaque donne : { $sizes }.
card-trump-fixed = L’atout est toujours { $suits }.
card-trump-rotation = L’atout change à chaque donne, toujours dans cet ordre : { $suits }. Un tiret est une donne sans atout.
card-trump-never = Cette partie se joue sans atout.
card-trump-largest = Les donnes de { $largest } cartes se jouent sans atout.
card-trump-dealers_last = Avec { $largest } cartes chacun, tout le paquet est distribué. On montre alors à tous la dernière carte du donneur : sa couleur est l’atout, et le donneur la garde.
card-trump-faces = Un valet, une dame ou un roi retourné : pas d’atout.
card-bid-dealer_first = On annonce à voix haute et à tour de rôle ; le donneur annonce en premier, et le joueur à sa { $side ->
    [right] droite
   *[left] gauche
  } en dernier.
card-hook-from = L’annonce interdite ne vaut que dans les donnes d’au moins { $size } cartes.
card-hook-spares_last = Il n’y a pas d’annonce interdite à la dernière donne.
card-no-zero = Personne ne peut annoncer 0, sauf s’il ne reste pas d’autre annonce.
card-first-eldest = Le joueur à { $side ->
    [right] droite
   *[left] gauche
  } du donneur entame le premier pli ; qui remporte un pli entame le suivant. Il faut fournir la couleur demandée si on le peut.
card-first-highest_bidder = La plus haute annonce entame le premier pli (à égalité, le joueur le plus proche de la { $side ->
    [right] droite
   *[left] gauche
  } du donneur) ; qui remporte un pli entame le suivant. Il faut fournir la couleur demandée si on le peut.
card-first-dealer = Le donneur entame le premier pli ; qui remporte un pli entame le suivant. Il faut fournir la couleur demandée si on le peut.
card-lead-any = On entame de n’importe quelle carte.
card-trump_lead-anytime = On entame de n’importe quelle carte, atout compris.
card-trump_lead-after_first = On ne peut pas entamer le premier pli d’un atout, sauf si l’on n’a rien d’autre.
card-trump_lead-broken = On ne peut pas entamer d’un atout avant qu’une autre couleur ait été coupée, sauf si l’on n’a rien d’autre.
card-trump_lead-last_resort = On n’entame d’un atout que si l’on n’a rien d’autre.
card-void-over_or_free = Si vous ne pouvez pas fournir, il faut couper, et plus haut que les atouts du pli ; sinon, jouez ce que vous voulez.
card-void-over_or_under = Si vous ne pouvez pas fournir, il faut couper, et plus haut que les atouts du pli si possible ; sans atout en main, jouez ce que vous voulez.
card-must-beat = Si vous fournissez, il faut monter sur la meilleure carte du pli si vous le pouvez, sauf si le pli est déjà coupé.
card-made-per_card = En plus, { $per } par carte de la donne.
card-made-per_card_short = En plus, { $per } par carte qui manque à la donne pour être la plus grande.
card-doubled = Une donne où { $suits } est atout compte double.
card-ties-lowest = Qui a le moins de points après la dernière donne gagne ; à égalité de points, on partage la place.
note-shrunk = { $asked } cartes chacun, c’est trop pour { $seats } joueurs : la plus grande donne en aura { $played }.
card-pack-french = On joue avec un jeu de 52 cartes.
card-pack-short = On joue avec { $cards } cartes : les { $each } plus hautes de chaque couleur.
card-pack-spanish40 = { $cards ->
    [36] On joue avec 36 cartes : un jeu sans les deux, les huit, les neuf ni les dix.
   *[other] On joue avec 40 cartes : un jeu sans les huit, les neuf ni les dix.
  }
card-pack-spanish48 = On joue avec 48 cartes : un jeu sans les dix.
card-pack-wizard = On joue avec 60 cartes : un jeu de 52, quatre Magiciens et quatre Bouffons.
card-packs = On mêle deux paquets pareils : chaque carte s’y trouve deux fois.
card-without = On retire de chaque paquet : { $cards }.
card-rank-ace_high = L’as est la plus forte carte, puis le roi, la dame, le valet et ainsi de suite.
card-rank-three_high = L’as est la plus forte carte, puis le trois, le roi, la dame, le valet et ainsi de suite jusqu’au deux.
card-teams = { $teams } équipes, placées à tour de rôle autour de la table : personne n’est assis à côté d’un partenaire. On additionne les annonces d’une équipe, et ses plis ; chacun de ses joueurs marque pour ces totaux.
card-schedule-same = { $rounds ->
    [one] { $rounds } donne
   *[other] { $rounds } donnes
  } de { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
  } chacun.
card-schedule-every = À chaque donne, { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
  } chacun.
card-trump-named-highest_bidder = On ne retourne pas de carte. Quand tous ont annoncé, la plus haute annonce choisit l’atout, ou sans atout ; à égalité, le joueur le plus proche de la { $side ->
    [right] droite
   *[left] gauche
  } du donneur.
card-trump-named-dealer = On ne retourne pas de carte. Avant les annonces, le donneur regarde sa main et choisit l’atout, ou sans atout.
card-trump-rounds = Donnes sans atout, par leur numéro : { $numbers }.
card-trump-specials-count = Si un Magicien est retourné, le donneur regarde sa main et choisit l’atout avant les annonces. Si c’est un Bouffon, il n’y a pas d’atout.
card-trump-specials-skipped = Un Magicien ou un Bouffon retourné ne compte pas : on retourne la carte suivante.
card-hook-plain = Annonce interdite : le dernier à annoncer ne peut pas amener le total des annonces au nombre de plis.
card-hook-dealer_changes = Annonce interdite : si le total des annonces est le nombre de plis, le donneur doit annoncer de nouveau, autre chose.
card-hook-left_changes = Annonce interdite : si le total des annonces est le nombre de plis, le joueur à { $side ->
    [right] droite
   *[left] gauche
  } du donneur doit annoncer de nouveau, autre chose.
card-hook-must_equal = Annonces liées : leur total doit être le nombre de plis. Personne ne peut annoncer plus qu’il n’en reste, et le dernier annonce ce qui reste.
card-hook-must_exceed = Annonces liées : le dernier à annoncer doit amener leur total au-dessus du nombre de plis ; si c’est impossible, il annonce tous les plis.
card-hook-must_be_under = Annonces liées : le dernier à annoncer doit laisser leur total au-dessous du nombre de plis ; si c’est impossible, il annonce 0.
card-blind = Qui a au moins { $behind ->
    [one] { $behind } point
   *[other] { $behind } points
  } de retard sur le premier peut annoncer à l’aveugle, sans voir sa main et avant tous les autres. Une telle annonce, si elle est tenue, rapporte { $bonus } de plus.
card-blind-hook = Si l’annonce à l’aveugle du dernier est celle qui est interdite, elle monte d’un pli, ou descend d’un pli si c’est trop.
card-one_card-forehead = Aux donnes d’une carte, on voit les cartes de tous les autres, mais pas la sienne ; on joue les cartes quand tous ont annoncé.
card-one_card-blind = Aux donnes d’une carte, personne ne regarde aucune carte ; on les joue quand tous ont annoncé.
card-winner-no_trump = La plus forte carte de la couleur demandée remporte le pli.
card-specials-play = Magiciens et Bouffons ne sont d’aucune couleur. On peut toujours en jouer un, même si l’on pourrait fournir.
card-specials-take = Le premier Magicien d’un pli l’emporte. Un Bouffon ne remporte un pli que s’il n’y a que des Bouffons : c’est alors le premier.
card-specials-lead = Si l’on entame d’un Bouffon, la première carte qui n’en est pas un fixe la couleur à fournir. Si c’est un Magicien, ou si l’on entame d’un Magicien, on joue ce que l’on veut.
card-identical-first = De deux cartes égales dans un pli, la première l’emporte.
card-identical-last = De deux cartes égales dans un pli, la seconde l’emporte.
card-identical-cancel = Deux cartes égales dans un pli s’annulent, et la meilleure des autres le remporte. S’il ne reste pas de carte qui gagne, personne ne le remporte et le même joueur entame de nouveau.
card-identical-cancel_leader = Deux cartes égales dans un pli s’annulent, et la meilleure des autres le remporte. S’il ne reste pas de carte qui gagne, celui qui a entamé le remporte.
card-made-flat = Contrat tenu exactement : { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
  }.
card-made-both = Contrat tenu exactement : { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
  }, plus { $perTrick } par pli, plus { $perSquare } fois le carré de l’annonce.
card-made-digit = Un contrat tenu exactement vaut l’annonce avec un 1 écrit devant : une annonce de 1 rapporte { $one }, une de 3 rapporte { $three }.
card-made-half_digit = Un contrat tenu exactement vaut la moitié de l’annonce avec un 1 écrit devant : une annonce de 1 rapporte { $one }, une de 3 rapporte { $three }.
card-zero-flat = Une annonce de 0 tenue se compte à part : { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
  }.
card-nil-size_above_seats = Aux donnes où chacun a plus de cartes qu’il n’y a de joueurs, une annonce de 0 tenue rapporte { $points }.
card-nil-pack_exhausted = Aux donnes où toutes les cartes sont distribuées, une annonce de 0 tenue rapporte { $points }.
card-nil-nearly_full = Aux donnes où il reste des cartes, mais pas plus que de joueurs, une annonce de 0 tenue rapporte { $points }.
card-nil-bids_over = Aux donnes où le total des annonces dépasse le nombre de plis, une annonce de 0 tenue rapporte { $points }.
card-nil-missed = Une annonce de 0 manquée y rapporte { $points }.
card-miss = { $who ->
    [over] Faire trop de plis
    [under] Faire trop peu de plis
    [zero] Mais une annonce de 0 manquée
    [also] En outre, tout contrat manqué
   *[all] Un contrat manqué, par excès ou par défaut,
  } { $way ->
    [gain] rapporte
   *[cost] coûte
  } { $per ->
    [one] { $per } point
   *[other] { $per } points
  } { $unit ->
    [taken] par pli remporté
    [bid] par pli annoncé
    [square] fois le carré de l’écart : 1, 4, 9 et ainsi de suite
    [triangle] pour le premier pli en trop ou en moins, le double pour le deuxième et ainsi de suite
    [doubling] fois 1, 3, 7, 15 et ainsi de suite, selon les plis en trop ou en moins
    [size] par carte de la donne
   *[off] par pli en trop ou en moins
  }.
card-miss-flat = { $who ->
    [over] Faire trop de plis
    [under] Faire trop peu de plis
    [zero] Mais une annonce de 0 manquée
    [also] En outre, tout contrat manqué
   *[all] Un contrat manqué, par excès ou par défaut,
  } { $way ->
    [gain] rapporte
   *[cost] coûte
  } { $per ->
    [one] { $per } point
   *[other] { $per } points
  }.
card-miss-nothing = { $who ->
    [over] Faire trop de plis
    [under] Faire trop peu de plis
    [zero] Mais une annonce de 0 manquée
    [also] En outre, tout contrat manqué
   *[all] Un contrat manqué, par excès ou par défaut,
  } ne rapporte rien.
card-miss-plus = En plus : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
card-halving = Un contrat manqué coûte la moitié de votre total, arrondie au-dessous : de { $before } il reste { $after }.
card-stackpot = Tant que tous les totaux réunis sont sous zéro, un contrat tenu compte une fois de plus pour chaque fois que le nombre de plis entre dans ce qui manque.
card-target = Les donnes se répètent. La partie finit après la donne où quelqu’un atteint { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, ou après { $rounds } donnes.
card-lives = Chacun a { $points ->
    [one] { $points } vie
   *[other] { $points } vies
  } : les points gagnés ou perdus sont des vies gagnées ou perdues, et qui n’en a plus est éliminé. Les donnes se répètent jusqu’à ce qu’il ne reste qu’un joueur au plus, ou que { $rounds } soient jouées.
card-wins = Qui a le plus de points après la dernière donne gagne.
card-wins-lowest = Qui a le moins de points après la dernière donne gagne.
card-wins-lives = Qui tient le plus longtemps gagne ; de plusieurs, qui a le plus de points.
card-wins-lives-lowest = Qui tient le plus longtemps gagne ; de plusieurs, qui a le moins de points.
card-ties-shared = À égalité, on partage la place.
card-ties-made_bids = À égalité, la plus grande somme d’annonces tenues l’emporte ; si elles sont égales, on partage la place.
card-ties-extra_rounds = Si plusieurs sont premiers, on joue d’autres donnes de { $largest ->
    [one] { $largest } carte
   *[other] { $largest } cartes
  } jusqu’à ce que l’un d’eux mène, { $rounds } donnes en tout au plus. Tous jouent, mais eux seuls peuvent gagner.
card-ties-further_rounds = Si plusieurs sont premiers, on continue jusqu’à ce que l’un d’eux mène, { $rounds } donnes en tout au plus. Tous jouent, mais eux seuls peuvent gagner.
note-packs = Un seul paquet est peu pour { $seats } joueurs : avec deux, les donnes peuvent être plus grandes.
note-cancel = Quand des cartes égales s’annulent, un pli peut n’aller à personne : malgré l’annonce interdite, tous peuvent tenir leur contrat.
note-lives = Avec ces règles, personne ne peut perdre de vie : la partie dure { $rounds } donnes.
note-hook-idle = Aucune donne n’est assez grande pour l’annonce interdite, ou la seule en est dispensée : elle ne joue jamais.
note-one-no_trump = Une donne d’une carte est sans atout : qui entame y remporte presque toujours le pli.
card-winner-specials = Sinon, l’atout le plus fort remporte le pli ; s’il n’y en a pas, la plus forte carte de la couleur demandée.
card-winner-specials-no_trump = Sinon, la plus forte carte de la couleur demandée remporte le pli.

## The settings of a table, by the keys of the server's rule book

choice-hook-off = le total peut tomber juste
choice-hook-last_bidder = le total ne doit pas tomber juste
choice-hook-dealer_changes = le donneur change un total juste
choice-hook-left_changes = le joueur à gauche du donneur change un total juste
choice-hook-must_equal = le total doit tomber juste
choice-hook-must_exceed = le total doit dépasser
choice-hook-must_be_under = le total doit rester dessous

## The named variants

variant-trickster = L’Ascenseur classique
variant-pagat_basic = L’Ascenseur classique selon Pagat
variant-spruce = D’une carte au sommet
variant-spruce_house = D’une carte au sommet, à la maison
variant-la_podrida = La Podrida
variant-bicycle = Oh Pshaw
variant-wikipedia_2020 = L’Ascenseur qui monte
variant-up_and_down_river = Up and Down the River
variant-nomination_whist = Nomination Whist
variant-navy_big_ships = Big Ships
variant-kachufool = Kachufool
variant-judgement_10 = Judgement
variant-ascenseur = L’Ascenseur
variant-ascenseur_2pts = L’Ascenseur à deux points
variant-plump = Plump
variant-beredskapswhist = Beredskapswhist
variant-boerenbridge_wk = Boerenbridge à pique
variant-german_bridge = German Bridge
variant-international_league = Partie de ligue
variant-campbellsoup = Carrés et marches
variant-wikipedia_updown = Oh Hell, montée et descente
variant-trickster_simul = L’Ascenseur classique, annonces simultanées
variant-up_the_river = Up the River
variant-diminishing_bridge = Diminishing Bridge
variant-oh_well = Oh! Well
variant-devils_bridge = Devil’s Bridge
variant-basas = Basas
variant-blob_uk = Blob
variant-blob_hearts = Blob à cœur
variant-rikiki_fr = Rikiki
variant-pocha = La Pocha
variant-boerenbridge = Boerenbridge
variant-boerenbridge_17 = Boerenbridge en 17 donnes
variant-chinees_poepen = Chinees poepen
variant-romanian_whist = Whist roumain
variant-rikiki_hu = Rikiki hongrois
variant-gameduell = Oh Hell avec magiciens
variant-wizard = Wizard
variant-wizard_hook = Wizard avec annonce interdite
variant-plump_20 = Plump en vingt donnes
variant-bondebridge = Bondebridge
variant-kachufool_together = Kachufool, annonces simultanées
variant-judgement_tens = Judgement par dizaines
variant-prospect = Prospect
variant-cartier = Cartier
variant-campbellsoup_two = Carrés et marches, deux jeux
variant-none = Règles maison

## Home

home-name-label = Votre nom
home-name-help = De 1 à 20 caractères ; tout le monde à vos tables le voit.
home-name-bad = Un nom compte de 1 à 20 caractères visibles.
guest-name = Invité { $number }
gone-player = Ancien joueur
account-header = Votre compte
home-play = Jouer maintenant
home-play-help = Avec qui est là, et des robots : { $variant }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
  }
home-alone = Seul avec des robots
home-alone-help = Personne ne vous rejoint, aucune pendule : { $variant }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
  }
pace-label = Rythme
pace-quick = Rapide
pace-standard = Normal
pace-relaxed = Tranquille
pace-help = { $seconds } secondes pour une annonce ou une carte
home-leaders = Les meilleurs
home-friends = Jouer entre amis
home-friends-help = Choisissez les règles et envoyez un lien
home-compete = Jouer pour des jetons
home-compete-help = Jetons virtuels, parties classées, contre des personnes
home-open = Tables ouvertes
home-open-none = Personne n’attend à une table ouverte pour l’instant. Ouvrez-en une, et d’autres la trouveront ici.
home-yours = Vos parties
home-join = Rejoindre
home-watch = Regarder
home-continue = Continuer
home-replay = Revoir
home-your-turn = À vous
home-people = Amis
home-invited = Invitations ({ $count })
home-invited-by = { $name } vous invite
home-due = Continuer à jouer
table-starts = commence à { $time }
home-decline = Pas maintenant
home-near = Tables d’amis
home-how = Comment jouer
home-verify = Vérifier les donnes
home-moderation = Modération
table-seats = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
  }
level-label = Niveau des robots
level-beginner = Débutant
level-beginner-help = Compte ses cartes hautes et se trompe de temps en temps.
level-casual = Détendu
level-casual-help = Joue à vue de nez, pour une soirée facile.
level-steady = Solide
level-steady-help = Retient chaque carte et se trompe rarement.
level-strong = Fort
level-strong-help = Pèse, à chaque carte, ce que les autres peuvent avoir.
level-master = Maître
level-master-help = Réfléchit le plus longtemps et joue le mieux de tous les robots d’ici.
table-bots = { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
  }
table-empty-seat = libre
table-stage-lobby = On attend des joueurs
table-stage-playing = Donne { $round } sur { $rounds }
table-stage-over = Terminée

## How to play

how-title = Comment jouer
how-deal = La donne
how-deal-text = L’Ascenseur se joue en plusieurs donnes, avec plus ou moins de cartes à chaque fois. Tous les joueurs en reçoivent autant ; l’escalier dit combien.
how-trump = L’atout
how-trump-text = La carte suivante est retournée. Sa couleur est l’atout : le moindre atout bat toute carte d’une autre couleur.
how-bid = L’annonce
how-bid-text = Regardez vos cartes et dites combien de plis vous ferez. Un nombre peut être barré pour le dernier : le total des annonces ne doit pas être le nombre de plis.
how-bid-picture = Les nombres de 0 à 3 à annoncer ; le 1 est barré.
how-play = Les plis
how-play-text = Un pli, c’est une carte de chaque joueur ; la meilleure l’emporte. Le premier entame de n’importe quelle carte ; puis, dans le sens des aiguilles d’une montre, chacun fournit : il joue la couleur demandée s’il en a. L’atout le plus fort remporte le pli, ou la plus forte carte de la couleur demandée si personne n’a joué atout.
how-play-picture = Un pli : { $cards }. La carte qui l’emporte : { $winner }.
how-score = Le score
how-score-text = Il faut exactement autant de plis qu’annoncé. Un de trop est aussi mauvais qu’un de moins.
how-score-made = annoncé 2, fait 2 : tenu
how-score-missed = annoncé 2, fait 3 : manqué
how-variant = Les règles complètes de

## New table

new-title = Nouvelle table

## The lobby of a table

lobby-waiting = Places prises : { $taken } sur { $seats }
lobby-seat = Place { $number }
lobby-free = place libre
lobby-you = vous
lobby-host = hôte
lobby-bot = robot
lobby-offline = hors ligne
lobby-sit = S’asseoir ici
lobby-add-bot = Ajouter un robot
lobby-clear = Libérer
lobby-watching = Vous regardez. Prenez une place libre, ou celle d’un robot, pour jouer.
lobby-full = Vous regardez. Toutes les places sont prises.
lobby-share = Inviter
lobby-share-help = Qui ouvre ce lien peut prendre une place.
lobby-local = Ce lien ne marche que sur cet ordinateur. Pour faire entrer les autres, lancez le serveur avec --lan et ouvrez l’adresse qu’il affiche.
lobby-link = Lien vers cette table
lobby-copy = Copier le lien
lobby-send = Envoyer le lien
lobby-send-text = Viens jouer à l’Ascenseur avec moi
lobby-qr = Code QR du lien
lobby-start = Commencer la partie
lobby-start-help = Des robots prennent les places encore libres.
lobby-wait-host = { $name } tient la table et lance la partie.
lobby-no-host = La première personne assise tient la table et lance la partie.
lobby-leave = Quitter la table
lobby-fair = Donnes honnêtes
lobby-fair-help = Toutes les distributions de cette partie découlent d’un secret que personne ne peut plus changer, mêlé à un nombre de chaque joueur. Voici son empreinte ; après la partie, le secret est montré et vous pouvez vérifier chaque donne.
lobby-fair-code = Empreinte

## When there is nothing to show

gone-page = Cette page n’existe pas
gone-page-text = L’adresse est peut-être mal écrite.
gone-table = Cette table n’existe plus
gone-table-text = Elle n’a jamais existé, ou elle a été rangée parce que personne n’y jouait depuis longtemps.
gone-server = Le serveur ne répond pas
gone-server-text = Votre connexion ou le serveur est en panne. Vos parties sont en sécurité ; la page réessaie d’elle-même.

## Settings of this browser

pref-title = Réglages
pref-language = Langue
pref-theme = Couleurs
pref-theme-auto = comme l’appareil
pref-theme-light = claires
pref-theme-dark = sombres
pref-four-colours = Jeu à quatre couleurs
pref-four-colours-help = Les carreaux sont bleus et les trèfles verts.
pref-suit-letters = Lettres à côté des couleurs
pref-trump-place = Atout dans votre main
pref-trump-place-left = à gauche
pref-trump-place-right = à droite
pref-trump-place-none = parmi les autres
pref-trump-marks = Marquer les atouts de votre main
pref-low-first = Petites cartes d’abord
pref-confirm = Demander avant une carte ou une annonce
pref-confirm-help = Un deuxième appui confirme.
pref-shortcuts = Raccourcis clavier
pref-shortcuts-help = Lettres et chiffres seuls agissent aussitôt.
pref-suggestions = Suggestions
pref-suggestions-help = Ce que vaut votre annonce ou votre carte, si la table le permet. Discret : seulement après coup, et si votre choix a coûté cher.
pref-suggestions-off = non
pref-suggestions-asked = sur demande
pref-suggestions-quiet = discret
pref-aids = Montrer les cartes que l’on peut jouer
pref-sound = Sons
pref-trick-pause = Un pli complet reste
pref-card-speed = Vitesse des cartes
pref-speed-off = sans mouvement
pref-speed-slow = lente
pref-speed-normal = normale
pref-speed-fast = rapide
pref-seconds = { $seconds } s

### table

## What stands in the corner of a card, and the letter of a suit, in this language

index-A = A
index-K = R
index-Q = D
index-J = V
letter-S = P
letter-H = C
letter-D = K
letter-C = T

### refused: why a command changed nothing

refused-already-bid = Vous avez déjà annoncé.
refused-already-open = Cette table est déjà ouverte.
refused-already-ready = Vous l’avez déjà dit.
refused-already-seated = Vous avez déjà une place à cette table.
refused-already-started = La partie a déjà commencé.
refused-bad-name = Un nom compte de 1 à 20 caractères visibles.
refused-bad-nonce = Quelque chose s’est perdu en route. Veuillez réessayer.
refused-bad-rules = On ne peut pas jouer selon ces règles.
refused-bad-rules-name = Un nom compte de 1 à 40 caractères visibles.
refused-bid-first = On joue les cartes quand tout le monde a annoncé.
refused-bid-range = Une annonce va de 0 à { $size }.
refused-bids-closed = Toutes les annonces sont faites : on ne peut plus les changer.
refused-busy = La table est occupée. Réessayez dans un instant.
refused-failed = Le serveur s’est trompé ; rien n’a changé.
refused-follow-suit = Vous avez une carte de la couleur demandée : il faut en jouer une.
refused-game-over = La partie est finie.
refused-hook = { $tricks } est interdit : le total des annonces ne peut pas être { $size }.
refused-house-full = Il y a trop de tables en jeu. Réessayez plus tard.
refused-house-only = Seule la maison peut faire cela.
refused-id-reused = Quelque chose s’est perdu en route. Veuillez réessayer.
refused-malformed = Le serveur n’a pas compris. Veuillez recharger la page.
refused-bid-zero = Une annonce de 0 n’est pas permise.
refused-bid-sum = { $tricks } ne va pas avec le total que les annonces doivent atteindre.
refused-name-first = Il faut d’abord nommer l’atout.
refused-name-refused = Ce nom n’est pas admis ici. Choisissez-en un autre.
refused-name-suit = Cette carte demande une couleur : sans atout n’est pas possible.
refused-not-naming = Ce n’est pas à vous de nommer l’atout maintenant.
refused-not-blind = Votre main n’est pas face cachée.
refused-must-beat = Vous pouvez monter : il le faut.
refused-must-overtrump = Vous avez un atout plus haut : il faut le jouer.
refused-trump-lead = On ne peut pas entamer d’un atout maintenant si l’on a une autre couleur.
refused-must-trump = Vous ne pouvez pas fournir : il faut couper.
refused-no-cover = Cette place n’a pas besoin de remplaçant.
refused-no-round = Aucune donne n’est en cours.
refused-no-such-card = Cette carte n’existe pas.
refused-no-such-level = Ce robot n’existe pas.
refused-no-such-rules = Aucune règle ne porte ce nom ou ce code.
refused-no-such-seat = Cette place n’existe pas.
refused-no-such-table = Il n’y a pas de table à cette adresse.
refused-not-covered = Personne ne remplace cette place.
refused-not-due = Il est trop tôt pour la donne suivante.
refused-not-host = Seul l’hôte peut faire cela.
refused-not-over = La partie n’est pas encore finie.
refused-not-scored = Il n’y a pas de score à confirmer pour l’instant.
refused-no-seat-here = Il n’y a pas de place pour vous à cette table. Prenez-en une autre.
refused-not-seated = Vous n’avez pas de place à cette table.
refused-not-started = La partie n’a pas encore commencé.
refused-not-text = Le serveur n’a pas compris. Veuillez recharger la page.
refused-not-your-card = Vous n’avez pas cette carte.
refused-not-your-seat = Ce n’est pas votre place.
refused-not-your-turn = Ce n’est pas à vous.
refused-own-seat = Vous ne pouvez pas libérer votre propre place, mais vous pouvez la quitter.
refused-rules-mistyped = Ce code de règles est incomplet ou mal écrit.
refused-rules-newer = Ce code vient d’une version plus récente du jeu : ce serveur ne connaît pas toutes ses règles.
refused-seat-empty = Cette place est déjà libre.
refused-seat-owned = Cette place est jouée par son titulaire.
refused-seat-taken = Quelqu’un est déjà assis là.
refused-seen-hand = Vous avez déjà tenu une autre main de cette partie : seule votre ancienne place vous est ouverte.
refused-rated-game = Cette partie compte pour le classement : seuls ceux qui l’ont commencée la jouent.
refused-stale = La table avait déjà avancé.
refused-store-full = Le serveur n’a plus de place pour garder des parties. Rien n’a changé.
refused-store-gone = Le serveur ne peut pas garder de parties pour l’instant. Rien n’a changé ; réessayez.
refused-cool-off = Vous avez quitté des parties avant la fin. Jouez pour l’instant à des tables privées. Temps restant : { $time }.
refused-muted = Vous êtes privé de parole : vous ne pouvez dire pour l’instant que des phrases toutes faites. Temps restant : { $time }.
refused-muted-for-good = Vous êtes privé de parole : vous ne pouvez dire que des phrases toutes faites.
refused-suspended = Vous êtes suspendu. Temps restant : { $time }.
refused-suspended-for-good = Vous êtes suspendu définitivement.
refused-too-fast = Trop vite. Attendez un instant.
refused-too-long = C’est trop long.
refused-too-many-guests = Trop de nouveaux venus arrivent de votre réseau. Réessayez plus tard.
refused-too-many-rules = Vous gardez déjà autant de règles que possible. Oubliez-en d’abord.
refused-too-many-tables = Vous êtes à trop de tables inachevées. Finissez-en ou quittez-en une d’abord.
refused-unreachable = Le serveur ne répond pas.
refused-worn-table = Cette table a été modifiée trop souvent. Lancez la partie ou ouvrez une autre table.

## The table in play: what stands around the cards

table-name = La table
table-title-turn = À vous !
table-round = Donne { $round } sur { $rounds }
table-round-open = Donne { $round }
table-target = jusqu’à { $points }
table-size = { $size ->
    [one] { $size } carte chacun
   *[other] { $size } cartes chacun
  }
table-people = Les gens à cette table
table-menu = Menu
table-chat = Discussion
table-chat-new = { $n ->
    [one] Discussion, { $n } nouveau message
   *[other] Discussion, { $n } nouveaux messages
  }
table-watchers = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
  }
table-sheet = Feuille de score
table-last-trick = Dernier pli
table-help = Touches et signes
table-facts = Atout et annonces
table-trump = Atout : { $suit }
table-trump-due = Atout : à choisir
table-stock = { $n ->
    [0] toutes les cartes sont distribuées
    [one] { $n } carte non distribuée
   *[other] { $n } cartes non distribuées
  }
table-bids-sum = annonces : { $sum } sur { $size }
table-seats-label = Les autres joueurs
table-connection-lost = Connexion perdue. Nouvel essai…
table-taken-over = Cette table est ouverte dans un autre de vos onglets ou fenêtres.
table-use-here = Jouer ici
balance-secret = Les annonces sont secrètes jusqu’à ce que toutes soient faites
balance-secret-round = Les annonces sont secrètes jusqu’à la fin de la donne
balance-even = compte juste
balance-over = { $n } de trop
balance-under = { $n } de moins
dock-name = Votre place
dock-watching = Vous regardez. Choisissez la place d’un robot pour la reprendre.
suggest-ask = Suggérer
suggest-marked = { $name }, suggestion
table-suggestions-on = Les suggestions sont permises à cette table.
table-suggestions-off = Les suggestions sont interdites à cette table.
table-about = À propos de cette table
hand-name = { $n ->
    [0] Votre main est vide
    [one] Votre main : { $n } carte
   *[other] Votre main : { $n } cartes
  }
hand-face-down = Votre main, faces cachées : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
hand-suit = { $suit } : { $ranks }
prompt-sent = Envoi…
prompt-go-on = Touchez pour continuer
prompt-plays = { $name } doit jouer
prompt-bids = { $name } doit annoncer
prompt-names = { $name } doit choisir l’atout
prompt-all-bid = On attend les autres annonces

## Cards of your hand, named for the ear

card-playable = { $card }, jouable
card-unplayable = { $card }, pas jouable, { $reason }
card-must-follow = il faut fournir : { $suit }
card-must-trump = il faut couper
card-must-go-over = il faut monter
card-must-lead-plain = l’atout ne peut pas encore être entamé
card-not-now = pas maintenant
card-queued = { $card }, choisie en numéro { $n }

## Bidding

bid-title = Votre annonce
bid-question = Combien de plis ferez-vous ?
bid-sum = { $sum } annoncés jusqu’ici, { $size ->
    [one] { $size } pli
   *[other] { $size } plis
  } : { $balance }
bid-chip = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  }
bid-forbidden = { $tricks } est interdit : le total des annonces ne peut pas être { $size }.
bid-choose = Choisissez un nombre
bid-confirm = Annoncer { $tricks }
bid-sealed-yours = Votre annonce est faite : { $tricks }
bid-waiting = On attend { $names }
bid-look = Regarder mes cartes
bid-blind-help = Ou annoncez à l’aveugle : réussie, l’annonce rapporte { $bonus } de plus.
bid-choose-blind = Choisissez un nombre à l’aveugle
bid-confirm-blind = Annoncer { $tricks } à l’aveugle
bid-forehead-help = Vous voyez la carte de chacun, sauf la vôtre.
bid-unseen-help = Personne ne voit de carte avant que tous aient annoncé.
name-title = L’atout
name-question = Que choisissez-vous comme atout ?
name-choose = Choisissez une couleur

## A seat: short words for the eye

seat-dealer-letter = D
seat-sealed = annoncé
seat-need = encore { $by }
seat-exact = juste
seat-bust = { $by } de trop
seat-score = { $score }
seat-lives = { $score ->
    [one] { $score } vie
   *[other] { $score } vies
  }
seat-out = ne joue plus
seat-blind = aveugle
seat-away-mark = pas là
seat-away-tight = pas là, { $seconds } s
seat-away-short = pas là, robot dans { $seconds } s
seat-covered-short = un robot joue
seat-take = Prendre cette place
seat-take-named = Prendre la place : { $name }
take-help = Le robot rend la place, et vous continuez avec ses cartes, son annonce et son score.

## A seat: whole sentences for the ear

seat-you = Vous ({ $name }).
seat-name = { $kind ->
    [bot] { $name }, un robot.
   *[other] { $name }.
  }
seat-say-unknown = Pas encore d’annonce.
seat-say-sealed = L’annonce est faite, et encore secrète.
seat-say-bid = Annonce : { $bid }.
seat-say-need = Annonce { $bid }, plis { $taken } : encore { $by }.
seat-say-exact = Annonce { $bid }, plis { $taken } : juste.
seat-say-bust = Annonce { $bid }, plis { $taken } : { $by } de trop.
seat-say-score = { $score ->
    [one] { $score } point.
   *[other] { $score } points.
  }
seat-say-dealer = Donneur.
seat-say-leader = Entame ce pli.
seat-say-turn = À son tour.
seat-say-out = Ne joue pas cette donne.
seat-say-secret = L’annonce est secrète ; plis { $taken }.
seat-say-blind = Annonce à l’aveugle.
seat-say-team = Équipe { $team }.
seat-say-team-sum = Équipe { $team } : ensemble annoncé { $bid }, plis { $taken }.
seat-say-card = Tient : { $card }.
seat-say-score-lives = { $score ->
    [one] Encore { $score } vie.
   *[other] Encore { $score } vies.
  }
seat-away = Pas là ; un robot prend bientôt le relais, et la place est gardée.
seat-covered = Pas là ; un robot joue pour cette place, et la place est gardée.

## The trick

trick-name = Le pli
trick-card = { $card }, par { $name }
trick-card-you = { $card }, par vous
trick-card-winning = { $card }, par { $name }, gagne pour l’instant
trick-card-winning-you = { $card }, par vous, gagne pour l’instant
trick-led = entame
trick-took = remporté
trick-none = Aucun pli n’a encore été fait dans cette donne.
trick-struck = annulée
trick-card-struck = { $card }, par { $name }, annulée par son double
trick-card-struck-you = { $card }, par vous, annulée par son double
trick-nobody = Personne ne l’a remporté.

## Score sheet, summary of a round, end of the game

sheet-round = Donne
sheet-row = { $size ->
    [one] Donne { $number }, { $size } carte
   *[other] Donne { $number }, { $size } cartes
  }
sheet-total = Total
sheet-rank = { $rank }.
sheet-curve = Les scores de donne en donne
sheet-standings = Classement
sheet-legend = { $rank }. { $name } : { $score }
sheet-legend-team = { $rank }. Équipe { $team } ({ $names }) : { $score }
sheet-cell-made = annoncé { $bid }, fait { $taken }, tenu : { $points } points
sheet-cell-missed = annoncé { $bid }, fait { $taken }, manqué : { $points } points
side-tabs = À côté de la table
side-score = Score
side-log = Journal
log-begin = Vous voici à la donne { $round } sur { $rounds }.
log-begin-open = Vous voici à la donne { $round }.
summary-title = La donne { $round } est finie
summary-made = Contrat tenu !
summary-missed = Contrat manqué
summary-player = Joueur
summary-tricks = Plis
summary-points = Points
summary-cell-made = tenu
summary-cell-missed = manqué
summary-ready = Donne suivante
summary-waiting = On attend { $names }.
summary-next = { $seconds ->
    [one] Elle commence dans { $seconds } seconde.
   *[other] Elle commence dans { $seconds } secondes.
  }
over-won = { $name } gagne
over-won-you = Vous gagnez !
over-shared = { $names } partagent la première place
over-team = L’équipe { $team } gagne : { $names }
over-made = { $made ->
    [one] { $made } contrat tenu sur { $rounds }
   *[other] { $made } contrats tenus sur { $rounds }
  }
over-ways = Et maintenant
over-again = Nouvelle partie, mêmes règles
over-again-chips = Nouvelle partie pour { $chips } jetons
over-again-play = Une autre partie avec ceux qui sont là
over-replay = Revoir
over-verify = Vérifier les donnes
over-download = Télécharger

## The live line and the log

say-seat-taken = { $kind ->
    [bot] { $name }, un robot, prend place.
   *[other] { $name } prend place.
  }
say-seat-taken-you = Vous prenez place.
say-seat-left = { $name } a quitté la table.
say-seat-left-you = Vous avez quitté votre place.
say-covered = Un robot joue maintenant pour { $name } ; la place est gardée.
say-covered-you = Un robot joue pour vous jusqu’à votre retour.
say-returned = { $name } joue de nouveau.
say-returned-you = Vous jouez de nouveau.
say-host = L’hôte est maintenant { $name }.
say-host-you = Vous êtes maintenant l’hôte.
say-away = { $name } n’est plus là pour l’instant.
say-back = { $name } est de retour.
say-game = La partie commence.
say-round = Donne { $number } sur { $rounds }, { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
  } chacun. { $name } donne.
say-round-you = Donne { $number } sur { $rounds }, { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
  } chacun. Vous donnez.
say-round-open = Donne { $number }, { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
  } chacun. { $name } donne.
say-round-open-you = Donne { $number }, { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
  } chacun. Vous donnez.
say-round-extra = Le meilleur score est partagé : une donne de plus tranche.
say-hand = Votre main : { $cards }.
say-holds = { $name } tient : { $card }.
say-trump = Atout { $suit } ; carte retournée : { $card }.
say-trump-suit = Atout { $suit }.
say-trump-none = Cette donne se joue sans atout.
say-trump-none-card = Carte retournée : { $card }. Cette donne se joue sans atout.
say-trump-due = L’atout reste à choisir.
say-trump-due-card = Carte retournée : { $card }. L’atout reste à choisir.
say-trump-asked = { $name } choisit l’atout.
say-trump-named = { $name } choisit l’atout : { $suit }.
say-trump-named-you = Vous choisissez l’atout : { $suit }.
say-bid = { $name } annonce { $tricks }.
say-bid-you = Vous annoncez { $tricks }.
say-bid-sealed = Votre annonce de { $tricks } est faite.
say-has-bid = { $name } a annoncé.
say-bids-complete = Toutes les annonces sont faites : { $balance }.
say-bids-secret = Toutes les annonces sont faites et restent secrètes jusqu’à la fin de la donne.
say-blind-offered = Peuvent annoncer à l’aveugle : { $names }.
say-looked = { $name } regarde ses cartes.
say-looked-you = Vous regardez vos cartes.
say-bid-blind = { $name } annonce { $tricks } à l’aveugle.
say-bid-blind-you = Vous annoncez { $tricks } à l’aveugle.
say-bid-again = Le total des annonces est { $size } : { $name } doit annoncer à nouveau.
say-bid-again-you = Le total des annonces est { $size } : vous devez annoncer à nouveau.
say-play = { $name } joue : { $card }.
say-play-you = Vous jouez : { $card }.
say-trick = { $name } remporte le pli.
say-trick-you = Vous remportez le pli.
say-cancelled = Les cartes identiques s’annulent : personne ne remporte le pli.
say-points = { $name } : annoncé { $bid }, fait { $taken }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
say-points-you = Vous : annoncé { $bid }, fait { $taken }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
say-over = La partie est finie. { $name } gagne avec { $score ->
    [one] { $score } point
   *[other] { $score } points
  }.
say-over-you = La partie est finie. Vous gagnez avec { $score ->
    [one] { $score } point
   *[other] { $score } points
  }.
say-over-shared = La partie est finie. { $names } partagent la première place avec { $score ->
    [one] { $score } point
   *[other] { $score } points
  }.
say-over-lives = La partie est finie. { $name } gagne, { $score ->
    [one] { $score } vie restante.
   *[other] { $score } vies restantes.
  }
say-over-lives-you = La partie est finie. Vous gagnez, { $score ->
    [one] { $score } vie restante.
   *[other] { $score } vies restantes.
  }
say-over-lives-shared = La partie est finie. { $names } partagent la première place ; vies restantes : { $score }.
say-over-team = La partie est finie. L’équipe { $team } gagne : { $names } ; score { $score }.
say-turn-bid = À vous : annoncez
say-turn-bid-hook = À vous : annoncez, mais pas { $forbidden }
say-turn-lead = À vous : entamez
say-turn-follow = À vous, couleur demandée : { $suit }
say-turn-any = À vous : aucune couleur à fournir
say-turn-name = À vous : choisissez l’atout
say-turn-blind = À vous : regardez vos cartes, ou annoncez à l’aveugle

## Menu, leaving, text, keys

menu-table = Table { $id }
leave-title = Quitter la table
leave-later = Partir, et revenir plus tard
leave-later-help = Votre place est gardée. Après { $seconds } secondes, un robot joue pour vous jusqu’à votre retour ; vous pouvez reprendre avant n’importe quelle carte.
leave-good = Abandonner la place pour de bon
leave-good-help = Un robot reçoit vos cartes, votre annonce et votre score, et le prochain visiteur peut prendre la place.
leave-watching-help = Vous pouvez revenir à cette table à tout moment avec son lien.
leave-go = Partir
leave-stay = Rester
text-title = La table en texte
text-hand = Main : { $cards }
text-trick = Pli : { $cards }
help-signs = Signes
help-sign-dealer = donne cette fois, et annonce en dernier
help-sign-need = a besoin d’autres plis
help-sign-exact = a exactement ce qui était annoncé
help-sign-bust = a trop de plis
help-sign-leads = entame le pli
help-sign-wins = gagne le pli pour l’instant
help-keys = Touches
help-keys-off = Les touches à une lettre sont désactivées dans les réglages.
help-key-arrows = parcourir la main ou les annonces ; Début et Fin aussi
help-key-enter = jouer la carte, faire l’annonce, continuer
help-key-digits = choisir une annonce ; Entrée la fait
help-key-b = aux annonces
help-key-suits = choisir l’atout quand c’est à vous : la lettre d’une couleur, N pour sans atout
help-key-h = à votre main
help-key-l = dernier pli
help-key-s = feuille de score
help-key-a = suggestions
help-key-t = dire l’atout
help-key-help = cette aide
help-key-esc = fermer
help-premove = Avant votre tour, vous pouvez toucher des cartes pour les choisir d’avance ; touchez-en une de nouveau pour la reprendre. Une carte choisie qui ne peut pas être jouée ne l’est jamais.
