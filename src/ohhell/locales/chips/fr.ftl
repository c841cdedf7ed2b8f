### Jetons : la bourse, la porte « Compétition », le pot d’une table.

## Refusals

refused-purse-short = Vous avez trop peu de jetons pour cela.
refused-same-browser = Quelqu’un qui est assis ici est venu dans ce navigateur. À une table à jetons, deux personnes ne peuvent pas en partager un.
refused-stake-short = Il y a moins de jetons à cette table qu’il n’en était demandé.
refused-done-otherwise = C’est déjà fait, d’une autre manière. Rien n’a changé.
refused-granted-today = Vous avez reçu les jetons du jour. Les prochains arrivent demain.
refused-not-poor = Vous avez assez de jetons : ceux du jour sont pour qui en a peu.
refused-no-buy-in = Personne ne joue pour autant de jetons ici. Choisissez une des mises.
refused-table-settled = Les jetons de cette table ont été rendus ou payés. Choisissez une autre table.
refused-has-stake = Vous avez déjà misé vos jetons ici.
refused-other-buy-in = À cette table, chacun mise le même nombre de jetons.
refused-no-stake = Vous n’avez pas de jetons à cette table.
refused-no-stakes = On ne joue pas pour des jetons à cette table.
refused-too-few-stakes = Une partie pour des jetons demande deux personnes ; les robots jouent pour rien.
refused-stakes-missing = Quelqu’un ici n’a pas encore misé. Réessayez dans un instant.
refused-leaving-costs = La partie a commencé. Si vous la quittez maintenant, vous perdez les jetons misés.

## The purse

compete-title = Jouer pour des jetons
compete-virtual = Les jetons sont virtuels. On ne peut ni les acheter ni se les faire payer : ils sont là pour donner de l’importance au jeu.
compete-purse = Votre bourse
compete-chips =
    { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    }
compete-at-stake = En jeu : { $chips }
compete-to-table = Aller à la table
compete-daily = Prendre les { $chips } jetons du jour
compete-daily-help = Qui possède moins de { $below } jetons, mises comprises, peut en prendre { $daily } par jour.
compete-taken = { $chips } jetons sont arrivés dans votre bourse.
compete-history = D’où vos jetons sont venus, et où ils sont allés
compete-move = { $when } : { $what }
chips-move-first_grant = Les premiers jetons, pour tout le monde
chips-move-daily_grant = Jetons du jour
chips-move-buy_in = Misés à une table
chips-move-withdrawal = Repris avant la partie
chips-move-payout = Gagnés dans une partie
chips-move-refund = Rendus : il n’y a pas eu de partie
chips-move-annulment = Corrigés : la partie ne compte pas
chips-move-closing = Rendus à la banque

## Tables

compete-tables = Tables qui attendent des joueurs
compete-none = Aucune table n’attend en ce moment. Ouvrez-en une, d’autres la trouveront ici.
compete-row = Mise { $chips } · { $prizes } · { $taken } places prises sur { $seats }
compete-look = S’asseoir ici
compete-new = Ouvrir une table
compete-strict = Une telle table est ouverte à tous et classée. Elle a des pendules, et personne n’y reçoit de suggestions.
compete-rules = Règles
compete-seats = Places
compete-buy-in = Chacun mise
compete-prizes = Qui gagne
compete-prizes-winner = Tout au vainqueur
compete-prizes-first_two = Les deux premiers
compete-prizes-first_three = Les trois premiers
compete-clock = Temps de réflexion
compete-clock-seconds = { $seconds } s
compete-payout = Si { $stakes } personnes jouent, il y a à gagner :
compete-place = { $rank } : { $chips } jetons
compete-rank = N° { $rank }
compete-open = Ouvrir, et miser { $chips } jetons
compete-last-rules = Vos dernières règles maison

## At the table

pot-title = Partie pour des jetons
pot-lobby = Qui s’assoit mise { $chips } jetons, et les reprend en se levant avant la partie. La partie commence quand toutes les personnes assises sont prêtes et qu’aucune place n’est libre, ou quand l’hôte la lance avec au moins deux personnes. Les robots jouent pour rien.
pot-purse = Vous avez { $chips } jetons à dépenser.
pot-down = { $name } a misé { $chips } jetons.
pot-pot = Pot : { $chips } jetons
pot-won = { $name } a misé { $put } jetons et en a gagné { $chips }.
pot-lost = { $name } a perdu { $chips } jetons.
pot-left = { $name } a quitté la partie et perdu { $chips } jetons.
pot-back = { $name } a récupéré ses { $chips } jetons.
pot-annulled = Cette partie ne compte pas : ce qui était perdu a été rendu.
pot-waiting = Les jetons sont en train d’être payés…
