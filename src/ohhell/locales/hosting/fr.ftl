refused-no-person = Personne n’occupe cette place.
refused-table-closed = Cette table est fermée : il n’y aura pas de partie.
refused-nobody-seated = Personne n’est assis ici.
refused-not-empty = Quelqu’un est assis ici.
refused-bad-order = Chaque place doit être nommée une fois.
refused-same-seat = Il n’y a rien à échanger.
refused-already-host = Vous êtes déjà l’hôte.
refused-not-removed = Cette personne n’a pas été écartée de cette table.
refused-not-ready = Vous n’avez pas dit que vous étiez prêt.
refused-same-offer = C’est déjà le cas.
refused-nobody-here = Cette personne n’est ni à cette table, ni de vos amis.
refused-has-seat = Seul quelqu’un qui n’a pas de place peut prendre la vôtre.
refused-friend-seen-hand = Cette personne a déjà tenu une main de cette partie et ne peut en prendre une autre.
refused-friend-removed = L’hôte a écarté cette personne de la table.
refused-rematch-open = Les mêmes personnes rejouent déjà.
refused-removed = L’hôte vous a écarté de cette table. Vous pouvez toujours regarder.
refused-seat-kept = Cette place est gardée un court moment pour { $name }.
refused-start-past = Cette heure est passée. Choisissez-en une plus tardive.
refused-start-far = Cette heure est trop éloignée : choisissez-en une dans la journée qui vient.
refused-start-twice = Une partie qui commence tout de suite n’a pas d’heure fixée.
refused-rated-suggestions = Pas de suggestions dans une partie qui compte pour le classement.
refused-listed-hidden = Une table est soit pour tous, soit seulement pour les invités.
refused-no-set-time = Aucune partie ne commencera ici à une heure fixée.

## In a calendar

calendar-title = Oh Hell : { $variant }
calendar-text = La table : { $link }

options-title = Cette table
options-preset = Dans quel esprit
options-preset-family = En famille
options-preset-family-help = Sans pendule, discussion libre, suggestions permises ; rien ne compte que le plaisir.
options-preset-club = Club
options-preset-club-help = 30 secondes par annonce et par carte, phrases toutes faites, sans suggestions ; compte pour le classement.
options-preset-quick = Rapide
options-preset-quick-help = 15 secondes par annonce et par carte, phrases toutes faites, suggestions permises.
options-when = Quand la partie commence
options-when-host = quand l’hôte le dit
options-when-host-help = Vous lancez la partie quand ceux que vous attendez sont là.
options-when-time = à une heure fixée
options-when-time-help = Dans les 24 heures. La table ouvre tout de suite : on peut venir, s’asseoir et parler.
options-time = Heure
options-find = Qui trouve la table
options-find-invited = seulement les invités
options-find-invited-help = Elle ne figure dans aucune liste ; qui a le lien peut entrer.
options-find-friends = les amis de ceux qui y sont
options-find-friends-help = Les amis la voient parmi les tables de leurs amis ; les autres ont besoin du lien.
options-find-everybody = tout le monde
options-find-everybody-help = Elle figure parmi les tables ouvertes de la première page.
options-more = Discussion, pendules, spectateurs, classement et robots
options-chat = Discussion pendant la partie
options-chat-none = non
options-chat-phrases = phrases toutes faites
options-chat-text = librement
options-bid-clock = Temps pour annoncer
options-play-clock = Temps pour jouer une carte
options-clock-help = Quand il est écoulé, la maison annonce ou joue pour la place.
options-clock-none = sans limite
options-clock = { $seconds } s
options-suggestions = Suggestions
options-suggestions-help = Celui dont c’est le tour peut demander ce que vaut chaque annonce et chaque carte.
options-watching = Spectateurs
options-watching-help = Ceux qui n’ont pas de place peuvent regarder ; ils ne voient aucune main.
options-rated = Compte pour le classement
options-rated-help = Le résultat change le classement de ceux qui jouent. Il n’y a alors pas de suggestions.

about-title = À propos de cette table
about-find-invited = Seuls les invités et ceux qui ont le lien trouvent cette table.
about-find-friends = Les amis de ceux qui y sont trouvent cette table.
about-find-everybody = Tout le monde trouve cette table.
about-watching-on = Qui la trouve peut regarder.
about-watching-off = Personne ne peut regarder sans avoir de place.
about-chat-none = Pendant la partie on ne parle pas ; avant et après, chacun le peut.
about-chat-phrases = Pendant la partie, des phrases toutes faites ; avant et après, tout texte.
about-chat-text = On peut écrire librement, aussi pendant la partie.
about-bid-clock-none = Une annonce peut prendre tout son temps.
about-bid-clock = Une annonce peut prendre { $seconds } secondes.
about-play-clock-none = Une carte peut prendre tout son temps.
about-play-clock = Une carte peut prendre { $seconds } secondes.
about-rated-on = Cette partie compte pour le classement.
about-rated-off = Cette partie ne compte pas pour le classement.
about-rated-withheld = Deux personnes sont venues à cette table dans un même navigateur : la partie ne change aucun classement. On peut la jouer quand même.
about-bots = Niveau des robots que la maison assied : { $level }.
about-lasts = La table reste sous son lien, même quand tous sont partis. Elle ne figure dans la liste des tables ouvertes que tant que quelqu’un est là.

starts-today = Commence aujourd’hui à { $time }
starts-tomorrow = Commence demain à { $time }
starts-now = d’un instant à l’autre
starts-in-minutes = { $minutes ->
    [one] dans { $minutes } minute
   *[other] dans { $minutes } minutes
}
starts-in-hours = { $hours ->
    [one] dans { $hours } heure environ
   *[other] dans { $hours } heures environ
}
starts-help = La partie commencera alors d’elle-même et des robots prendront les places libres ; plus tôt si chaque place est tenue par une personne et que toutes sont prêtes. Un robot joue pour les absents jusqu’à leur arrivée. Si personne n’est assis ici à ce moment, la table est fermée.
starts-calendar = Ajouter à mon agenda
starts-remind = Que cet appareil me prévienne
starts-reminded = Tant qu’une de nos pages est ouverte, vous êtes prévenu 5 minutes avant.
remind-text = { $minutes ->
    [one] Votre partie commence dans { $minutes } minute.
   *[other] Votre partie commence dans { $minutes } minutes.
}

ready-asked = L’hôte demande : êtes-vous prêt ?
ready-count = Prêts : { $ready } sur { $people }
ready-yes = Je suis prêt
ready-no = Finalement pas prêt
ready-mark = prêt
kept-for = gardée pour { $name }
host-tools = Pour l’hôte
host-ask-ready = Demander qui est prêt
host-shuffle = Mélanger les places
host-close = Annuler la partie
host-close-sure = La table sera fermée pour tous, et il n’y aura pas de partie.
host-close-not = Garder la table
host-removed = Écartés par l’hôte
host-admit = Laisser { $name } se rasseoir ici
host-seat-free = Place { $number }, libre
host-seat = Place { $number } : { $name }
host-arrange = Arranger la place : { $name }
host-move = Déplacer à la place { $number }
host-swap = Échanger avec { $name }, place { $number }
host-give = Faire de { $name } l’hôte
host-remove = Écarter { $name } de la table
host-remove-help = Qui est écarté ne s’assied plus ici avant que vous ne le permettiez.
closed-title = Cette table est fermée
closed-text = Il n’y aura pas de partie ici : l’hôte l’a annulée, ou personne n’était assis à l’heure dite.
closed-new = Ouvrir une autre table

offer-help = Votre ami ouvre le lien de la table et regarde. Qui n’a tenu aucune main de cette partie peut reprendre votre place, avec ses cartes, son annonce et son score.
offer-nobody = Personne ne regarde en ce moment. Envoyez le lien à votre ami :
offer-to = Proposer la place à { $name }
offer-waits = Votre place est proposée à { $name }. Jusqu’à ce qu’elle soit prise, vous continuez à jouer.
offer-withdraw = Retirer la proposition
offer-title = Une place pour vous
offer-told = { $name } vous propose sa place : vous continuez avec ses cartes, son annonce et son score.
offer-take = Prendre la place
offer-refuse = Continuer à regarder

say-ready = { $name } : prêt.
say-ready-you = Vous êtes prêt.
say-unready = { $name } n’est finalement pas prêt.
say-unready-you = Vous n’êtes finalement pas prêt.
say-ready-asked = L’hôte demande : êtes-vous prêt ?
say-arranged = Les places ont été échangées.
say-removed = L’hôte a écarté { $name } de la table.
say-admitted = { $name } peut de nouveau s’asseoir ici.
say-closed = Cette table est fermée : il n’y aura pas de partie.

over-rematch = Rejouer avec les mêmes
over-rematch-join = Rejoindre la revanche
over-rematch-open = Les mêmes personnes rejouent. Votre place est gardée une minute.
over-rematch-chips = Chacun mise à nouveau { $chips } jetons.
say-offered = { $name } propose sa place à quelqu’un qui regarde.
say-offered-you = Vous proposez votre place à quelqu’un qui regarde.
say-unoffered = { $name } garde finalement sa place.
say-unoffered-you = Vous gardez finalement votre place.
say-rematch = Les mêmes personnes rejouent : votre place est gardée une minute.
leave-friend = Donner la place à un ami
leave-rated = Cette partie compte pour le classement : un robot joue à votre place et, si vous ne revenez pas avant la fin, vous êtes classé dernier sur { $sides }.
leave-staked = Vous perdez les { $chips } jetons que vous avez misés, quoi que gagne le robot.
