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
card-trick = Un pli, c’est une carte de chaque joueur ; la meilleure l’emporte. On joue à tour de rôle, dans le sens { $direction ->
    [counter] inverse des
   *[clockwise] des
  } aiguilles d’une montre ; après chaque donne, la distribution passe dans le même sens.
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
  } du donneur ; le donneur annonce en dernier.
card-bid-together = Tout le monde annonce en même temps, en secret. Les annonces sont montrées quand toutes sont faites.
card-bid-secret = Tout le monde annonce en secret. Les annonces ne sont montrées qu’une fois la donne jouée.
card-hook = Annonce interdite : le dernier à annoncer ne peut pas amener le total des annonces au nombre de plis. Quelqu’un échoue donc toujours.
card-hook-off = Pas d’annonce interdite : on peut annoncer de { $least } à tous les plis, quoi que disent les autres.
card-lead = Le joueur à { $side ->
    [right] droite
   *[left] gauche
  } du donneur entame : il joue la première carte du premier pli. Qui remporte un pli entame le suivant. On entame de n’importe quelle carte ; les autres doivent fournir s’ils le peuvent, c’est-à-dire jouer une carte de la couleur demandée, celle de l’entame.
card-void-free = Si vous ne pouvez pas fournir, jouez ce que vous voulez.
card-void-must_trump = Si vous ne pouvez pas fournir, il faut couper ; sans atout en main, jouez ce que vous voulez.
card-winner = L’atout le plus fort remporte le pli ; s’il n’y en a pas, la plus forte carte de la couleur demandée.
card-made = Contrat tenu exactement : { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
  }, plus { $perTrick } par pli.
card-made-square = Contrat tenu exactement : { $bonus ->
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
card-schedule-list = Nombre de cartes à chaque donne : { $sizes }.
card-trump-fixed = L’atout est toujours { $suits }.
card-trump-rotation = L’atout change à chaque donne, toujours dans cet ordre : { $suits }. Un tiret est une donne sans atout.
card-trump-never = Cette partie se joue sans atout.
card-trump-largest = Les donnes de { $largest } cartes se jouent sans atout.
card-trump-dealers_last = Avec { $largest } cartes chacun, tout le paquet est distribué. On montre alors à tous la dernière carte du donneur : sa couleur est l’atout, et le donneur la garde.
card-trump-faces = Un valet, une dame ou un roi retourné : pas d’atout.
card-bid-dealer_first = On annonce à voix haute et à tour de rôle ; le donneur annonce en premier, et le joueur à sa { $side ->
    [right] droite
   *[left] gauche
  } en dernier.
card-hook-from = L’annonce interdite ne vaut que dans les donnes d’au moins { $size } cartes.
card-hook-spares_last = Il n’y a pas d’annonce interdite à la dernière donne.
card-no-zero = Personne ne peut annoncer 0, sauf s’il ne reste pas d’autre annonce.
card-first-eldest = Le joueur à { $side ->
    [right] droite
   *[left] gauche
  } du donneur entame le premier pli ; qui remporte un pli entame le suivant. Il faut fournir la couleur demandée si on le peut.
card-first-highest_bidder = La plus haute annonce entame le premier pli (à égalité, le joueur le plus proche de la { $side ->
    [right] droite
   *[left] gauche
  } du donneur) ; qui remporte un pli entame le suivant. Il faut fournir la couleur demandée si on le peut.
card-first-dealer = Le donneur entame le premier pli ; qui remporte un pli entame le suivant. Il faut fournir la couleur demandée si on le peut.
card-lead-any = On entame de n’importe quelle carte.
card-trump_lead-anytime = On entame de n’importe quelle carte, atout compris.
card-trump_lead-after_first = On ne peut pas entamer le premier pli d’un atout, sauf si l’on n’a rien d’autre.
card-trump_lead-broken = On ne peut pas entamer d’un atout avant qu’une autre couleur ait été coupée, sauf si l’on n’a rien d’autre.
card-trump_lead-last_resort = On n’entame d’un atout que si l’on n’a rien d’autre.
card-void-over_or_free = Si vous ne pouvez pas fournir, il faut couper, et plus haut que les atouts du pli ; sinon, jouez ce que vous voulez.
card-void-over_or_under = Si vous ne pouvez pas fournir, il faut couper, et plus haut que les atouts du pli si possible ; sans atout en main, jouez ce que vous voulez.
card-must-beat = Si vous fournissez, il faut monter sur la meilleure carte du pli si vous le pouvez, sauf si le pli est déjà coupé.
card-made-per_card = En plus, { $per } par carte de la donne.
card-made-per_card_short = En plus, { $per } par carte qui manque à la donne pour être la plus grande.
card-doubled = Une donne où { $suits } est atout compte double.
card-ties-lowest = Qui a le moins de points après la dernière donne gagne ; à égalité de points, on partage la place.
note-shrunk = { $asked } cartes chacun, c’est trop pour { $seats } joueurs : la plus grande donne en aura { $played }.
card-pack-french = On joue avec un jeu de 52 cartes.
card-pack-short = On joue avec { $cards } cartes : les { $each } plus hautes de chaque couleur.
card-pack-spanish40 = { $cards ->
    [36] On joue avec 36 cartes : un jeu sans les deux, les huit, les neuf ni les dix.
   *[other] On joue avec 40 cartes : un jeu sans les huit, les neuf ni les dix.
  }
card-pack-spanish48 = On joue avec 48 cartes : un jeu sans les dix.
card-pack-wizard = On joue avec 60 cartes : un jeu de 52, quatre Magiciens et quatre Bouffons.
card-packs = On mêle deux paquets pareils : chaque carte s’y trouve deux fois.
card-without = On retire de chaque paquet : { $cards }.
card-rank-ace_high = L’as est la plus forte carte, puis le roi, la dame, le valet et ainsi de suite.
card-rank-three_high = L’as est la plus forte carte, puis le trois, le roi, la dame, le valet et ainsi de suite jusqu’au deux.
card-teams = { $teams } équipes, placées à tour de rôle autour de la table : personne n’est assis à côté d’un partenaire. On additionne les annonces d’une équipe, et ses plis ; chacun de ses joueurs marque pour ces totaux.
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
card-trump-named-highest_bidder = On ne retourne pas de carte. Quand tous ont annoncé, la plus haute annonce choisit l’atout, ou sans atout ; à égalité, le joueur le plus proche de la { $side ->
    [right] droite
   *[left] gauche
  } du donneur.
card-trump-named-dealer = On ne retourne pas de carte. Avant les annonces, le donneur regarde sa main et choisit l’atout, ou sans atout.
card-trump-rounds = Donnes sans atout, par leur numéro : { $numbers }.
card-trump-specials-count = Si un Magicien est retourné, le donneur regarde sa main et choisit l’atout avant les annonces. Si c’est un Bouffon, il n’y a pas d’atout.
card-trump-specials-skipped = Un Magicien ou un Bouffon retourné ne compte pas : on retourne la carte suivante.
card-hook-plain = Annonce interdite : le dernier à annoncer ne peut pas amener le total des annonces au nombre de plis.
card-hook-dealer_changes = Annonce interdite : si le total des annonces est le nombre de plis, le donneur doit annoncer de nouveau, autre chose.
card-hook-left_changes = Annonce interdite : si le total des annonces est le nombre de plis, le joueur à { $side ->
    [right] droite
   *[left] gauche
  } du donneur doit annoncer de nouveau, autre chose.
card-hook-must_equal = Annonces liées : leur total doit être le nombre de plis. Personne ne peut annoncer plus qu’il n’en reste, et le dernier annonce ce qui reste.
card-hook-must_exceed = Annonces liées : le dernier à annoncer doit amener leur total au-dessus du nombre de plis ; si c’est impossible, il annonce tous les plis.
card-hook-must_be_under = Annonces liées : le dernier à annoncer doit laisser leur total au-dessous du nombre de plis ; si c’est impossible, il annonce 0.
card-blind = Qui a au moins { $behind ->
    [one] { $behind } point
   *[other] { $behind } points
  } de retard sur le premier peut annoncer à l’aveugle, sans voir sa main et avant tous les autres. Une telle annonce, si elle est tenue, rapporte { $bonus } de plus.
card-blind-hook = Si l’annonce à l’aveugle du dernier est celle qui est interdite, elle monte d’un pli, ou descend d’un pli si c’est trop.
card-one_card-forehead = Aux donnes d’une carte, on voit les cartes de tous les autres, mais pas la sienne ; on joue les cartes quand tous ont annoncé.
card-one_card-blind = Aux donnes d’une carte, personne ne regarde aucune carte ; on les joue quand tous ont annoncé.
card-winner-no_trump = La plus forte carte de la couleur demandée remporte le pli.
card-specials-play = Magiciens et Bouffons ne sont d’aucune couleur. On peut toujours en jouer un, même si l’on pourrait fournir.
card-specials-take = Le premier Magicien d’un pli l’emporte. Un Bouffon ne remporte un pli que s’il n’y a que des Bouffons : c’est alors le premier.
card-specials-lead = Si l’on entame d’un Bouffon, la première carte qui n’en est pas un fixe la couleur à fournir. Si c’est un Magicien, ou si l’on entame d’un Magicien, on joue ce que l’on veut.
card-identical-first = De deux cartes égales dans un pli, la première l’emporte.
card-identical-last = De deux cartes égales dans un pli, la seconde l’emporte.
card-identical-cancel = Deux cartes égales dans un pli s’annulent, et la meilleure des autres le remporte. S’il ne reste pas de carte qui gagne, personne ne le remporte et le même joueur entame de nouveau.
card-identical-cancel_leader = Deux cartes égales dans un pli s’annulent, et la meilleure des autres le remporte. S’il ne reste pas de carte qui gagne, celui qui a entamé le remporte.
card-made-flat = Contrat tenu exactement : { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
  }.
card-made-both = Contrat tenu exactement : { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
  }, plus { $perTrick } par pli, plus { $perSquare } fois le carré de l’annonce.
card-made-digit = Un contrat tenu exactement vaut l’annonce avec un 1 écrit devant : une annonce de 1 rapporte { $one }, une de 3 rapporte { $three }.
card-made-half_digit = Un contrat tenu exactement vaut la moitié de l’annonce avec un 1 écrit devant : une annonce de 1 rapporte { $one }, une de 3 rapporte { $three }.
card-zero-flat = Une annonce de 0 tenue se compte à part : { $bonus ->
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
    [square] fois le carré de l’écart : 1, 4, 9 et ainsi de suite
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
card-miss-plus = En plus : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
card-halving = Un contrat manqué coûte la moitié de votre total, arrondie au-dessous : de { $before } il reste { $after }.
card-stackpot = Tant que tous les totaux réunis sont sous zéro, un contrat tenu compte une fois de plus pour chaque fois que le nombre de plis entre dans ce qui manque.
card-target = Les donnes se répètent. La partie finit après la donne où quelqu’un atteint { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, ou après { $rounds } donnes.
card-lives = Chacun a { $points ->
    [one] { $points } vie
   *[other] { $points } vies
  } : les points gagnés ou perdus sont des vies gagnées ou perdues, et qui n’en a plus est éliminé. Les donnes se répètent jusqu’à ce qu’il ne reste qu’un joueur au plus, ou que { $rounds } soient jouées.
card-wins = Qui a le plus de points après la dernière donne gagne.
card-wins-lowest = Qui a le moins de points après la dernière donne gagne.
card-wins-lives = Qui tient le plus longtemps gagne ; de plusieurs, qui a le plus de points.
card-wins-lives-lowest = Qui tient le plus longtemps gagne ; de plusieurs, qui a le moins de points.
card-ties-shared = À égalité, on partage la place.
card-ties-made_bids = À égalité, la plus grande somme d’annonces tenues l’emporte ; si elles sont égales, on partage la place.
card-ties-extra_rounds = Si plusieurs sont premiers, on joue d’autres donnes de { $largest ->
    [one] { $largest } carte
   *[other] { $largest } cartes
  } jusqu’à ce que l’un d’eux mène, { $rounds } donnes en tout au plus. Tous jouent, mais eux seuls peuvent gagner.
card-ties-further_rounds = Si plusieurs sont premiers, on continue jusqu’à ce que l’un d’eux mène, { $rounds } donnes en tout au plus. Tous jouent, mais eux seuls peuvent gagner.
note-packs = Un seul paquet est peu pour { $seats } joueurs : avec deux, les donnes peuvent être plus grandes.
note-cancel = Quand des cartes égales s’annulent, un pli peut n’aller à personne : malgré l’annonce interdite, tous peuvent tenir leur contrat.
note-lives = Avec ces règles, personne ne peut perdre de vie : la partie dure { $rounds } donnes.
note-hook-idle = Aucune donne n’est assez grande pour l’annonce interdite, ou la seule en est dispensée : elle ne joue jamais.
note-one-no_trump = Une donne d’une carte est sans atout : qui entame y remporte presque toujours le pli.
card-winner-specials = Sinon, l’atout le plus fort remporte le pli ; s’il n’y en a pas, la plus forte carte de la couleur demandée.
card-winner-specials-no_trump = Sinon, la plus forte carte de la couleur demandée remporte le pli.

## What is wrong with a set of rules

problem-seats = { $seats } places : une table en a de { $min } à { $max }.
problem-largest = Une plus grande main de { $largest } : il en faut de { $min } à { $max }.
problem-malformed = Ces règles ne peuvent pas être lues : { $fault }
problem-no-trump-last = Une dernière donne sans atout ne convient ni à une partie qui finit à une carte, où la première carte jouée gagnerait presque toujours, ni à une partie dont on ne sait pas quelle donne est la dernière. Finissez par la plus grande main, ou jouez la dernière donne avec atout.
problem-hook-together = L’annonce interdite suppose que quelqu’un annonce en dernier : elle ne va pas avec des annonces simultanées.
problem-packs = { $packs } jeux de cartes : il en faut de { $min } à { $max }.
problem-short-seats = Les huit plus hautes cartes pour chacun des { $seats } joueurs : un jeu suffit pour { $max }.
problem-pack-size = { $cards } cartes pour { $seats } joueurs : il faut plus de cartes que de joueurs.
problem-rounds = { $rounds } donnes : une partie en a { $max } au plus.
problem-no-trump-round = Sans atout à la donne { $no-trump-round } : il faut de { $min } à { $max }.
problem-secret-highest = Quand les annonces restent secrètes, personne ne sait qui a annoncé le plus : montrez-les, ou laissez quelqu’un d’autre entamer et nommer l’atout.
problem-hook-in_turn = Changer une annonce après coup ne va qu’avec des annonces simultanées : liez le dernier à annoncer, ou annoncez tous ensemble.
problem-blind-order = Les annonces à l’aveugle viennent avant toutes les autres : celles-ci se font donc à tour de rôle.
problem-blind-behind = Annonces à l’aveugle à partir de { $blind-behind } points de retard : il en faut de { $min } à { $max }.
problem-ending-points = Une fin à { $ending-points } : il en faut de { $min } à { $max }.
problem-teams = { $teams } équipes pour { $seats } joueurs : toutes doivent avoir la même taille, deux joueurs au moins.
problem-ties-lives = Les donnes de départage ne vont pas avec une partie à vies : qui n’en a plus ne peut pas continuer.
problem-points = { $name ->
    [bonus] Points pour un contrat tenu
    [per_trick] Points par pli
    [per_square] Points pour le carré de l’annonce
    [per_miss] Points pour un contrat manqué
    [miss_bonus] Points fixes pour un contrat manqué
   *[other] Points
  } : { $points } n’est pas entre { $min } et { $max }.
problem-smallest = Une plus petite main de { $smallest } : il en faut de { $min } à { $max }.
problem-step = Un pas de { $step } cartes : il en faut de { $min } à { $max }.
problem-custom = Une donne de { $custom } cartes est impossible ici : il en faut de { $min } à { $max }.
problem-too-long = Une liste de { $length } : { $max } au plus.
problem-hook-from = Annonce interdite à partir de { $hook-from } cartes : il en faut de { $min } à { $max }.

## The settings of a table, by the keys of the server's rule book

setting-pattern = Cartes à chaque donne
setting-pattern-help = Comment le nombre de cartes change d’une donne à l’autre.
choice-pattern-up = d’une carte à la plus grande main
choice-pattern-down = de la plus grande main à une carte
choice-pattern-updown = monter puis redescendre
choice-pattern-downup = descendre puis remonter
choice-pattern-updown2 = monter puis redescendre, deux fois la plus grande main
choice-pattern-fixed = toujours la plus grande main
choice-pattern-downup2 = descendre puis remonter, deux fois la plus petite main
setting-largest = Plus grande main
setting-largest-help = Le plus de cartes en main, si le paquet y suffit.
setting-whole_pack = Distribuer tout le paquet
setting-whole_pack-help = Une donne peut distribuer toutes les cartes ; il n’en reste alors pas à retourner, et elle est en général sans atout.
choice-whole_pack-no = non, il reste toujours une carte
setting-no_trump = Donnes sans atout
setting-no_trump-help = Donnes jouées sans atout alors qu’une carte pourrait être retournée.
choice-no_trump-never = aucune
choice-no_trump-last = la dernière
setting-order = Annonces
setting-order-help = À tour de rôle et à voix haute, ou tous ensemble et en secret.
choice-order-in_turn = à tour de rôle
choice-order-together = tous ensemble
choice-order-secret = en secret, montrées après la donne
choice-order-secret-help = Personne ne connaît les annonces des autres pendant le jeu.
choice-order-in_turn-help = À voix haute, l’un après l’autre.
choice-order-together-help = En secret, puis montrées toutes ensemble.
setting-hook = Annonce interdite
setting-hook-help = Si la dernière annonce, ou le total des annonces, est limitée.
choice-hook-off = le total peut tomber juste
choice-hook-last_bidder = le total ne doit pas tomber juste
choice-hook-dealer_changes = le donneur change un total juste
choice-hook-left_changes = le joueur à gauche du donneur change un total juste
choice-hook-must_equal = le total doit tomber juste
choice-hook-must_exceed = le total doit dépasser
choice-hook-must_be_under = le total doit rester dessous
choice-hook-last_bidder-help = Le dernier à annoncer ne peut pas amener le total au nombre de plis : quelqu’un échoue toujours.
choice-hook-dealer_changes-help = Tous annoncent ensemble ; si le total tombe juste, le donneur annonce de nouveau.
choice-hook-off-help = Pas d’annonce interdite : on annonce librement, quoi que disent les autres.
choice-hook-must_equal-help = Le dernier à annoncer doit amener le total au nombre de plis.
setting-when_void = Si vous ne pouvez pas fournir
setting-when_void-help = Que jouer sans carte de la couleur demandée.
choice-when_void-free = n’importe quelle carte
choice-when_void-must_trump = un atout si vous en avez
setting-bonus = Points pour un contrat tenu
setting-bonus-help = Points fixes quand on fait exactement ce qu’on a annoncé.
setting-per_trick = Points par pli d’un contrat tenu
setting-per_trick-help = En plus des points fixes.
setting-made_zero = Une annonce de 0 tenue compte autrement
setting-made_zero-help = Ne rien prendre est plus dur avec beaucoup de cartes : certaines tables le paient à la carte.
setting-missed = Un contrat manqué compte
setting-missed-help = Ce que l’on marque avec trop ou trop peu de plis.
choice-missed-nothing = rien
choice-missed-tricks = des points pour les plis remportés
choice-missed-minus_tricks = perd des points pour les plis remportés
choice-missed-minus_bid = perd des points pour les plis annoncés
choice-missed-minus_difference = perd des points par pli d’écart
choice-missed-minus_square = perd le carré de l’écart
choice-missed-minus_triangle = perd 1, 3, 6, 10… selon l’écart
setting-per_miss = Points par pli d’un contrat manqué
setting-per_miss-help = Ce que compte un pli quand le contrat est manqué.
setting-smallest = Plus petite main
setting-smallest-help = Le moins de cartes en main.
setting-step = Cartes de plus ou de moins à chaque donne
setting-step-help = Avec 2, la partie va par 1, 3, 5 et ainsi de suite.
setting-ones = Donnes de la plus petite main
setting-ones-help = Combien de fois de suite on la distribue.
choice-ones-once = une fois
choice-ones-per_seat = une fois par joueur
setting-tops = Donnes de la plus grande main
setting-tops-help = Combien de fois de suite on la distribue.
choice-tops-once = une fois
choice-tops-per_seat = une fois par joueur
setting-overflow = Quand le paquet ne suffit pas
setting-overflow-help = Ce que devient une plus grande main qui ne peut pas être servie à tous.
choice-overflow-shrink = moins de donnes
choice-overflow-clamp = autant de donnes, les grandes réduites
choice-overflow-reject = on ne joue pas à tant
choice-overflow-shrink-help = Le modèle garde sa forme et s’arrête à la plus grande main possible.
choice-overflow-clamp-help = Les donnes trop grandes se jouent toutes avec le plus de cartes possible.
choice-overflow-reject-help = Il faut alors moins de joueurs ou une main plus petite.
setting-rotation = D’où vient l’atout
setting-rotation-help = Une carte est retournée, ou la couleur est connue d’avance ; N est une donne sans atout.
choice-rotation-turned = une carte retournée
choice-rotation-spades = toujours pique
choice-rotation-hearts = toujours cœur
choice-rotation-never = jamais d’atout
choice-rotation-sdch = ♠ ♦ ♣ ♥
choice-rotation-sdchn = ♠ ♦ ♣ ♥ N
choice-rotation-shcdn = ♠ ♥ ♣ ♦ N
choice-rotation-hcdsn = ♥ ♣ ♦ ♠ N
choice-no_trump-largest = les plus grandes donnes
setting-exhausted = Quand il ne reste pas de carte à retourner
setting-exhausted-help = Quel est l’atout quand tout le paquet est distribué.
choice-exhausted-no_trump = pas d’atout
choice-exhausted-dealers_last = la couleur de la dernière carte du donneur, montrée à tous
setting-faces = Un valet, une dame ou un roi retourné
setting-faces-help = Certaines tables jouent alors sans atout.
choice-faces-suit = fait de sa couleur l’atout
choice-faces-no_trump = pas d’atout
setting-first_bidder = Qui annonce en premier
setting-first_bidder-help = Les autres suivent dans le sens des aiguilles d’une montre, et l’annonce interdite lie le dernier.
choice-first_bidder-eldest = le joueur à gauche du donneur
choice-first_bidder-dealer = le donneur
setting-hook_from = Annonce interdite à partir de
setting-hook_from-help = Les donnes plus petites en sont dispensées.
setting-hook_spares_last = Pas d’annonce interdite à la dernière donne
setting-hook_spares_last-help = Le dernier à annoncer y est libre.
setting-zero = Annonces de 0 permises
setting-zero-help = Si l’annonce interdite ne laisse rien d’autre, 0 est permis quand même.
setting-first_leader = Qui entame le premier pli
setting-first_leader-help = Ensuite, qui remporte un pli entame le suivant.
choice-first_leader-eldest = le joueur à gauche du donneur
choice-first_leader-highest_bidder = la plus haute annonce
choice-first_leader-dealer = le donneur
setting-trump_lead = Entamer d’un atout
setting-trump_lead-help = Qui n’a que des atouts peut toujours en entamer un.
choice-trump_lead-anytime = à tout moment
choice-trump_lead-after_first = dès le deuxième pli
choice-trump_lead-broken = une fois qu’une autre couleur a été coupée
choice-trump_lead-last_resort = seulement si l’on n’a rien d’autre
choice-when_void-over_or_free = un atout plus haut si possible, sinon n’importe quoi
choice-when_void-over_or_under = un atout plus haut si possible, sinon un plus bas
setting-must_beat = Monter si on le peut
setting-must_beat-help = Qui fournit doit jouer plus haut que la meilleure carte, s’il le peut.
setting-per_square = Points pour le carré d’un contrat tenu
setting-per_square-help = Avec 1, un contrat de 3 tenu ajoute 9.
choice-missed-minus_doubling = perd 1, 3, 7, 15… selon l’écart
choice-missed-minus_size = perd des points par carte de la donne
choice-missed-minus_square-help = Deux plis d’écart coûtent 4, trois coûtent 9.
choice-missed-minus_difference-help = Annoncer 2 et faire 4, ou annoncer 4 et faire 2 : deux d’écart.
choice-missed-minus_triangle-help = Le premier pli d’écart coûte 1, le deuxième 2 de plus, le troisième 3 de plus.
setting-over = Trop de plis comptent autrement
setting-over-help = Qui fait plus de plis qu’annoncé peut marquer autrement que qui en fait moins.
setting-lowest_wins = Le plus petit score gagne
setting-lowest_wins-help = Pour les décomptes qui ne comptent que les fautes.
choice-yes = oui
choice-no = non
choice-none = aucun
setting-custom = Liste de donnes à soi
setting-custom-help = Le nombre de cartes de chaque donne, l’une après l’autre, à la place du modèle ci-dessus. 1-8 veut dire de 1 à 8.
setting-made_size = Un contrat tenu compte aussi la taille de la donne
setting-made_size-help = Des points en plus, les mêmes pour toutes les annonces d’une donne.
setting-per_card = Points par carte de la donne
setting-per_card-help = Une donne de 7 cartes le compte sept fois.
setting-per_card_short = Points par carte de moins que la plus grande donne
setting-per_card_short-help = Ainsi les petites donnes, où la chance décide, valent plus.
setting-miss_bonus = Points fixes d’un contrat manqué
setting-miss_bonus-help = S’ajoutent quel que soit l’écart ; −10 en retire 10.
setting-missed_zero = Une annonce de 0 manquée compte autrement
setting-missed_zero-help = Qui annonce 0 et fait un pli marque ceci au lieu de ce que valent les autres contrats manqués.
setting-and_also = Un contrat manqué compte encore autre chose
setting-and_also-help = S’ajoute à chaque échec : par exemple des points pour les plis, moins quelques-uns pour l’écart.
setting-doubled = Donnes qui comptent double
setting-doubled-help = Une donne dont l’atout est cette couleur rapporte le double.
choice-doubled-spades = ♠ pique
choice-doubled-hearts = ♥ cœur
choice-doubled-diamonds = ♦ carreau
choice-doubled-clubs = ♣ trèfle
setting-pack_kind = Jeu de cartes
setting-pack_kind-help = Quelles cartes sont dans un paquet.
choice-pack_kind-french = 52 cartes
choice-pack_kind-short = les cartes les plus hautes, huit par joueur
choice-pack_kind-spanish40 = 40 cartes, sans huit, neuf ni dix
choice-pack_kind-spanish48 = 48 cartes, sans les dix
choice-pack_kind-wizard = 60 cartes, avec quatre Magiciens et quatre Bouffons
choice-pack_kind-wizard-help = Un Magicien fait le pli, un Bouffon le perd, et les deux se jouent à tout moment.
choice-pack_kind-short-help = À quatre, ce sont les 32 cartes du sept à l’as.
choice-pack_kind-spanish40-help = À trois ou à six, on retire aussi les deux.
setting-packs = Paquets
setting-packs-help = Avec deux paquets mêlés, chaque carte existe deux fois.
setting-identical = Deux cartes égales dans un pli
setting-identical-help = Laquelle l’emporte quand la même carte est jouée deux fois.
choice-identical-first = la première l’emporte
choice-identical-last = la seconde l’emporte
choice-identical-cancel = elles s’annulent
choice-identical-cancel-help = Aucune ne compte plus ; s’il ne reste pas de carte qui gagne, personne ne fait le pli.
choice-identical-cancel_leader = elles s’annulent ; si toutes, l’entameur fait le pli
setting-card_order = Ordre des cartes
setting-card_order-help = Quelle carte d’une couleur est la plus haute.
choice-card_order-ace_high = as, roi, dame … jusqu’à la plus basse
choice-card_order-three_high = as, trois, roi … comme à la Brisca
setting-without = Cartes retirées
setting-without-help = Les cartes retirées de chaque paquet avant la partie.
setting-direction = Sens du jeu
setting-direction-help = Cela ne change que le dessin de la table.
choice-direction-clockwise = sens des aiguilles d’une montre
choice-direction-counter = sens inverse
setting-teams = Équipes
setting-teams-help = Les partenaires se font face et partagent annonces, plis et points.
choice-teams-none = aucune, chacun pour soi
choice-teams-2 = deux équipes
choice-teams-3 = trois équipes
choice-teams-4 = quatre équipes
choice-teams-5 = cinq équipes
setting-one_card = Donnes d’une carte
setting-one_card-help = Qui voit l’unique carte avant les annonces.
choice-one_card-normal = chacun la sienne
choice-one_card-forehead = toutes sauf la sienne
choice-one_card-forehead-help = Chacun tient sa carte sur le front : tous les autres la voient.
choice-one_card-blind = personne
setting-named = Qui choisit l’atout
setting-named-help = Quelqu’un peut choisir la couleur après avoir vu sa main.
choice-named-nobody = personne
choice-named-highest_bidder = la plus haute annonce
choice-named-highest_bidder-help = Une fois toutes les annonces faites, avant la première carte.
choice-named-dealer = le donneur
choice-named-dealer-help = Avant les annonces.
setting-no_trump_rounds = Donnes choisies sans atout
setting-no_trump_rounds-help = Touchez les numéros des donnes sans atout.
setting-specials = Un Magicien ou un Bouffon retourné
setting-specials-help = Ce que cette carte signifie pour l’atout.
choice-specials-count = elle compte
choice-specials-skipped = on retourne la carte suivante
setting-blind = Annonces avant de regarder
setting-blind-help = Qui est loin derrière peut annoncer sans voir sa main, pour plus de points.
setting-blind_behind = Autant de points derrière le premier
setting-blind_behind-help = Seulement qui a au moins ce retard.
setting-blind_bonus = Points de plus s’il est tenu
setting-blind_bonus-help = En plus de ce que l’annonce rapporte.
setting-nil = Une annonce de 0 dans les grandes donnes
setting-nil-help = Là où ne rien prendre est dur, elle a son propre compte.
setting-nil_when = Dans quelles donnes
setting-nil_when-help = Dans les autres donnes, une annonce de 0 compte comme d’habitude.
choice-nil_when-size_above_seats = plus de cartes que de joueurs
choice-nil_when-pack_exhausted = quand tout le paquet est distribué
choice-nil_when-nearly_full = quand il reste quelques cartes
choice-nil_when-bids_over = quand les annonces dépassent les plis
choice-nil_when-nearly_full-help = Il en reste après la donne, mais pas plus que de joueurs.
setting-nil_made = Points si elle est tenue
setting-nil_made-help = Ce que rapporte alors aucun pli.
setting-nil_missed = Un compte à part si elle est manquée
setting-nil_missed-help = Sinon elle compte comme les autres contrats manqués.
setting-nil_missed_points = Points si elle est manquée
setting-nil_missed_points-help = Avec −10, elle coûte 10.
setting-digit_before = Un contrat tenu s’écrit après un 1
setting-digit_before-help = Une annonce de 3 tenue rapporte 13, une de 10 rapporte 110 ; une annonce de 0 compte comme réglé ici.
setting-halves = Les points sont des demi-points
setting-halves-help = Tous les points sont montrés divisés par deux : 1 est un demi-point.
setting-running = Total d’une donne à l’autre
setting-running-help = Si les points d’une donne dépendent des totaux d’avant.
choice-running-none = non
choice-running-halving = un contrat manqué coûte la moitié du total
choice-running-stackpot = un contrat tenu vaut plus quand tous perdent
choice-running-stackpot-help = Tant que les totaux réunis sont sous zéro, il compte une fois de plus pour chaque fois que la taille de la donne entre dans ce qui manque.
setting-ending_kind = La partie finit
setting-ending_kind-help = Après toutes les donnes, ou selon les scores.
choice-ending_kind-schedule = après la dernière donne
choice-ending_kind-target = quand quelqu’un a assez de points
choice-ending_kind-target-help = Les donnes recommencent jusqu’à ce que quelqu’un atteigne les points ci-dessous.
choice-ending_kind-lives = quand il n’en reste qu’un
choice-ending_kind-lives-help = Chacun commence avec les points ci-dessous et sort quand ils sont épuisés.
setting-ending_points = Points de la fin
setting-ending_points-help = Combien de points à atteindre, ou au départ.
setting-ending_ties = Égalité à la fin
setting-ending_ties-help = Ce qui se passe quand deux joueurs sont premiers.
choice-ending_ties-shared = ils partagent la place
choice-ending_ties-extra_rounds = on joue d’autres donnes
choice-ending_ties-made_bids = la plus grande somme de contrats tenus gagne
choice-ending_ties-extra_rounds-help = Des donnes de la plus grande main, que seuls les ex æquo peuvent gagner, jusqu’à ce que l’un mène.

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
home-play = Jouer maintenant
home-play-help = Contre des robots, tout de suite : { $variant }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
  }
home-friends = Jouer entre amis
home-friends-help = Choisissez les règles et envoyez un lien
home-open = Tables ouvertes
home-open-none = Personne n’attend à une table ouverte pour l’instant. Ouvrez-en une, et d’autres la trouveront ici.
home-yours = Vos parties
home-join = Rejoindre
home-watch = Regarder
home-continue = Continuer
home-replay = Revoir
home-your-turn = À vous
home-how = Comment jouer
home-verify = Vérifier les donnes
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
how-play-text = Un pli, c’est une carte de chaque joueur ; la meilleure l’emporte. Le premier entame de n’importe quelle carte ; puis, dans le sens des aiguilles d’une montre, chacun fournit : il joue la couleur demandée s’il en a. L’atout le plus fort remporte le pli, ou la plus forte carte de la couleur demandée si personne n’a joué atout.
how-play-picture = Un pli : { $cards }. La carte qui l’emporte : { $winner }.
how-score = Le score
how-score-text = Il faut exactement autant de plis qu’annoncé. Un de trop est aussi mauvais qu’un de moins.
how-score-made = annoncé 2, fait 2 : tenu
how-score-missed = annoncé 2, fait 3 : manqué
how-variant = Les règles complètes de

## New table

new-title = Nouvelle table
new-variants = Règles
new-seats = Joueurs
new-visibility = Qui peut trouver la table
new-visibility-link = seulement ceux qui ont le lien
new-visibility-open = tout le monde, sur la page d’accueil
new-suggestions = Suggestions à qui doit jouer
new-suggestions-on = permises
new-suggestions-off = interdites
new-change = Changer les règles
new-preview = Cette partie
new-rounds = { $rounds ->
    [one] { $rounds } donne
   *[other] { $rounds } donnes
  }
new-endless = en boucle
new-minutes = { $minutes ->
    [one] environ { $minutes } minute
   *[other] environ { $minutes } minutes
  }
new-staircase = Le nombre de cartes à chaque donne : { $sizes }
new-problems = On ne peut pas encore jouer ainsi
new-repaired-hook = L’annonce interdite a été désactivée : quand on annonce ensemble, personne n’est le dernier.
new-repaired-order = On annonce de nouveau à tour de rôle : l’annonce interdite veut un dernier.
new-repaired-no-trump = La dernière donne a de nouveau un atout : elle n’a plus qu’une carte.
new-create = Ouvrir la table
form-value = { $name } : { $value }
form-less = { $name } : un de moins
form-more = { $name } : un de plus
form-list-own = Lister les donnes soi-même
form-list-drop = Abandonner la liste
form-round = { $size ->
    [one] Donne { $round }, { $size } carte
   *[other] Donne { $round }, { $size } cartes
  }
form-suits-now = Dans cet ordre : { $suits }. En ajouter un :
form-suits = Ou composer son propre ordre :
form-suits-add = { $name } : ajouter { $suit }
form-suits-drop = Retirer le dernier
form-no-trump-sign = N
form-all-bare = Toutes les donnes sont sans atout.
form-some-bare = Donnes sans atout : { $sizes }
form-tap = Touchez une donne pour la jouer sans atout, ou de nouveau avec. Les donnes rayées, marquées N, n’en ont pas.
form-nearest = Au plus près : { $variant }. Ce qui diffère :
form-was = { $name } : { $value } (là : { $before })
form-differs = Dans { $variant } : { $value }
form-changed = { $count ->
    [one] { $count } changé
   *[other] { $count } changés
  }
form-faulty = injouable
form-reset = Tout comme dans { $variant }
form-idle = Sans effet à présent, à cause de « { $reason } » : { $names }.
form-search = Chercher des règles par leur nom
form-shelves = Où chercher
form-fitting = Seulement celles pour { $seats } joueurs
form-found = { $count ->
    [0] Aucune règle du jeu trouvée. Chaque règle peut être changée plus bas.
    [one] { $count } règle du jeu trouvée
   *[other] { $count } règles du jeu trouvées
  }
form-shelf-usual = les plus courantes
form-shelf-america = Amérique du Nord
form-shelf-britain = Grande-Bretagne et Irlande
form-shelf-south = France, Espagne, Amérique latine
form-shelf-middle = Europe centrale et de l’Est
form-shelf-north = Europe du Nord
form-shelf-asia = Asie
form-shelf-clubs = clubs, livres et web
form-shelf-rest = autres
form-shelf-all = toutes
form-group-pack = Joueurs et cartes
form-group-rounds = Donnes
form-group-trump = Atout
form-group-bidding = Annonces
form-group-play = Jeu de la carte
form-group-scoring = Décompte
form-group-end = Fin de partie
form-bare = { $name }, sans atout
new-repaired-together = On annonce tous ensemble à présent : une annonce changée après coup le veut.
new-repaired-last = Le dernier à annoncer est lié à présent : à tour de rôle, on ne change pas d’annonce après coup.

## Rules that are kept and sent

rules-title = Règles pour l’Ascenseur
rules-play = Jouer selon ces règles
rules-no-difference = Aucune différence
rules-difference = { $setting } : { $there } → { $here }
rules-mine = Mes règles
rules-share = Garder et envoyer ces règles
rules-share-help = Le code contient les règles elles-mêmes : il s’ouvre sur tous les serveurs.
rules-code = Code
rules-link = Lien vers ces règles
rules-send-text = Nos règles pour l’Ascenseur
rules-sent = Un code ou un lien qu’on vous a envoyé
rules-open = Ouvrir
rules-name = Un nom pour ces règles
rules-keep = Garder
rules-kept = Gardé sous le nom { $name }.
rules-forget = Oublier { $name }
rules-forgotten = { $name } est oublié.

## The lobby of a table

lobby-waiting = Places prises : { $taken } sur { $seats }
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

## Replay of a finished game

replay-title = Revoir la partie
replay-of = Revoir : { $variant }
replay-first = Au début
replay-round-back = Une donne en arrière
replay-trick-back = Un pli en arrière
replay-back = Une carte en arrière
replay-on = Une carte en avant
replay-trick-on = Un pli en avant
replay-round-on = Une donne en avant
replay-last = À la fin
replay-controls = Étapes
replay-position = Position dans la partie
replay-step = Étape { $step } sur { $steps }
replay-round = Donne { $round } sur { $rounds }
replay-view = Mains montrées
replay-view-all = toutes
replay-view-seat = { $name } seulement
replay-share = Copier un lien vers ce moment
replay-download = Télécharger la partie
replay-verify = Vérifier les donnes
replay-keys = Touches : ← → carte, ↑ ↓ pli, [ ] donne, Début, Fin
replay-seats = Joueurs
replay-bid = Annonce
replay-taken = Plis
replay-score = Score
replay-hand = Main : { $name }
replay-hidden = { $cards ->
    [one] { $cards } carte, face cachée
   *[other] { $cards } cartes, face cachée
  }
replay-no-cards = pas de cartes
replay-trick = Pli
replay-trick-empty = Aucune carte n’est encore jouée.
replay-trump = Atout : { $trump }
replay-dealer = donneur
replay-turn = à son tour
replay-scored = La donne est comptée.
replay-unfinished = On peut revoir une partie une fois qu’elle est finie.

## Checking the deals

verify-title = Vérifier les donnes
verify-intro = Avant que quiconque ne s’assoie, la table a publié l’empreinte d’un secret. Après la partie, le secret est montré. Votre propre navigateur refait maintenant chaque distribution, à partir de ce secret et des nombres ajoutés par les joueurs, et compare chaque carte. Rien ne quitte cette page.
verify-choose = Choisir un fichier de partie
verify-file-bad = Ce fichier n’est pas celui d’une partie.
verify-no-game = Il n’y a pas de partie terminée à cette adresse.
verify-all-good = { $rounds ->
    [one] Tout concorde : { $rounds } donne est prouvée.
   *[other] Tout concorde : les { $rounds } donnes sont prouvées.
  }
verify-all-bad = Quelque chose ne concorde pas. Voir plus bas.
verify-secret-good = Le secret est bien celui dont l’empreinte a été publiée.
verify-secret-bad = Le secret n’est pas celui dont l’empreinte a été publiée.
verify-dealer-good = Le premier donneur a été tiré par le même secret.
verify-dealer-bad = Le premier donneur n’est pas celui que tire le secret.
verify-round-good = Donne { $round } : prouvée
verify-round-bad = Donne { $round } : pas les cartes que distribue le secret
verify-turned = Retournée : { $card }
verify-nothing-turned = Aucune carte retournée
verify-expected = Le secret distribue : { $cards }
verify-numbers = Nombres ajoutés par les joueurs
verify-number-none = aucun (un robot, ou arrivé plus tard)
verify-commitment = Empreinte publiée
verify-secret = Secret

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
pref-suggestions-help = Ce que vaut votre annonce ou votre carte, si la table le permet. Discret : seulement après coup, et si votre choix a coûté cher.
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
refused-name-suit = Cette carte demande une couleur : sans atout n’est pas possible.
refused-not-naming = Ce n’est pas à vous de nommer l’atout maintenant.
refused-not-blind = Votre main n’est pas face cachée.
refused-must-beat = Vous pouvez monter : il le faut.
refused-must-overtrump = Vous avez un atout plus haut : il faut le jouer.
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
refused-not-seated = Vous n’avez pas de place à cette table.
refused-not-started = La partie n’a pas encore commencé.
refused-not-text = Le serveur n’a pas compris. Veuillez recharger la page.
refused-not-your-card = Vous n’avez pas cette carte.
refused-not-your-seat = Ce n’est pas votre place.
refused-not-your-turn = Ce n’est pas à vous.
refused-own-seat = Vous ne pouvez pas libérer votre propre place, mais vous pouvez la quitter.
refused-rules-mistyped = Ce code de règles est incomplet ou mal écrit.
refused-rules-newer = Ce code vient d’une version plus récente du jeu : ce serveur ne connaît pas toutes ses règles.
refused-seat-empty = Cette place est déjà libre.
refused-seat-owned = Cette place est jouée par son titulaire.
refused-seat-taken = Quelqu’un est déjà assis là.
refused-seen-hand = Vous avez déjà tenu une autre main de cette partie : seule votre ancienne place vous est ouverte.
refused-stale = La table avait déjà avancé.
refused-store-full = Le serveur n’a plus de place pour garder des parties. Rien n’a changé.
refused-store-gone = Le serveur ne peut pas garder de parties pour l’instant. Rien n’a changé ; réessayez.
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
table-menu = Menu
table-sheet = Feuille de score
table-last-trick = Dernier pli
table-help = Touches et signes
table-facts = Atout et annonces
table-trump = Atout : { $suit }
table-trump-due = Atout : à choisir
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
hand-name = { $n ->
    [0] Votre main est vide
    [one] Votre main : { $n } carte
   *[other] Votre main : { $n } cartes
  }
hand-face-down = Votre main, faces cachées : { $n ->
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
bid-blind-help = Ou annoncez à l’aveugle : réussie, l’annonce rapporte { $bonus } de plus.
bid-choose-blind = Choisissez un nombre à l’aveugle
bid-confirm-blind = Annoncer { $tricks } à l’aveugle
bid-forehead-help = Vous voyez la carte de chacun, sauf la vôtre.
bid-unseen-help = Personne ne voit de carte avant que tous aient annoncé.
name-title = L’atout
name-question = Que choisissez-vous comme atout ?
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
seat-take-named = Prendre la place : { $name }
take-help = Le robot rend la place, et vous continuez avec ses cartes, son annonce et son score.

## A seat: whole sentences for the ear

seat-you = Vous ({ $name }).
seat-name = { $kind ->
    [bot] { $name }, un robot.
   *[other] { $name }.
  }
seat-say-unknown = Pas encore d’annonce.
seat-say-sealed = L’annonce est faite, et encore secrète.
seat-say-bid = Annonce : { $bid }.
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
seat-say-secret = L’annonce est secrète ; plis { $taken }.
seat-say-blind = Annonce à l’aveugle.
seat-say-team = Équipe { $team }.
seat-say-team-sum = Équipe { $team } : ensemble annoncé { $bid }, plis { $taken }.
seat-say-card = Tient : { $card }.
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
sheet-legend-team = { $rank }. Équipe { $team } ({ $names }) : { $score }
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
over-team = L’équipe { $team } gagne : { $names }
over-made = { $made ->
    [one] { $made } contrat tenu sur { $rounds }
   *[other] { $made } contrats tenus sur { $rounds }
  }
over-ways = Et maintenant
over-again = Nouvelle partie, mêmes règles
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
say-round-extra = Le meilleur score est partagé : une donne de plus tranche.
say-hand = Votre main : { $cards }.
say-holds = { $name } tient : { $card }.
say-trump = Atout { $suit } ; carte retournée : { $card }.
say-trump-suit = Atout { $suit }.
say-trump-none = Cette donne se joue sans atout.
say-trump-none-card = Carte retournée : { $card }. Cette donne se joue sans atout.
say-trump-due = L’atout reste à choisir.
say-trump-due-card = Carte retournée : { $card }. L’atout reste à choisir.
say-trump-asked = { $name } choisit l’atout.
say-trump-named = { $name } choisit l’atout : { $suit }.
say-trump-named-you = Vous choisissez l’atout : { $suit }.
say-bid = { $name } annonce { $tricks }.
say-bid-you = Vous annoncez { $tricks }.
say-bid-sealed = Votre annonce de { $tricks } est faite.
say-has-bid = { $name } a annoncé.
say-bids-complete = Toutes les annonces sont faites : { $balance }.
say-bids-secret = Toutes les annonces sont faites et restent secrètes jusqu’à la fin de la donne.
say-blind-offered = Peuvent annoncer à l’aveugle : { $names }.
say-looked = { $name } regarde ses cartes.
say-looked-you = Vous regardez vos cartes.
say-bid-blind = { $name } annonce { $tricks } à l’aveugle.
say-bid-blind-you = Vous annoncez { $tricks } à l’aveugle.
say-bid-again = Le total des annonces est { $size } : { $name } doit annoncer à nouveau.
say-bid-again-you = Le total des annonces est { $size } : vous devez annoncer à nouveau.
say-play = { $name } joue : { $card }.
say-play-you = Vous jouez : { $card }.
say-trick = { $name } remporte le pli.
say-trick-you = Vous remportez le pli.
say-cancelled = Les cartes identiques s’annulent : personne ne remporte le pli.
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
say-over-lives-shared = La partie est finie. { $names } partagent la première place ; vies restantes : { $score }.
say-over-team = La partie est finie. L’équipe { $team } gagne : { $names } ; score { $score }.
say-turn-bid = À vous : annoncez
say-turn-bid-hook = À vous : annoncez, mais pas { $forbidden }
say-turn-lead = À vous : entamez
say-turn-follow = À vous, couleur demandée : { $suit }
say-turn-any = À vous : aucune couleur à fournir
say-turn-name = À vous : choisissez l’atout
say-turn-blind = À vous : regardez vos cartes, ou annoncez à l’aveugle

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
help-key-suits = choisir l’atout quand c’est à vous : la lettre d’une couleur, N pour sans atout
help-key-h = à votre main
help-key-l = dernier pli
help-key-s = feuille de score
help-key-a = suggestions
help-key-t = dire l’atout
help-key-help = cette aide
help-key-esc = fermer
help-premove = Avant votre tour, vous pouvez toucher des cartes pour les choisir d’avance ; touchez-en une de nouveau pour la reprendre. Une carte choisie qui ne peut pas être jouée ne l’est jamais.
