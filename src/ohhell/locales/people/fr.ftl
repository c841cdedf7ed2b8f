# Les amis, ce que tout le monde peut savoir de quelqu’un, et les invitations.

people-title = Amis
people-yours = Votre profil
people-friends = Vos amis
people-none = Vous n’avez pas encore d’amis ici. Cherchez quelqu’un par son nom, ou demandez à quelqu’un avec qui vous avez joué.
people-asking = Voudraient être vos amis
people-asked = À qui vous avez demandé
people-met = Ont joué avec vous récemment
people-blocked = Bloqués
people-blocked-help = Ils n’en savent rien. Ils ne peuvent ni vous trouver, ni vous demander, ni vous inviter, ni s’asseoir à une table dont vous êtes l’hôte, et la maison ne vous place jamais ensemble.
people-muted = Réduits au silence
people-muted-help = Vous ne voyez pas ce qu’ils écrivent. Ils n’en savent rien.
people-find = Trouver quelqu’un
people-find-label = Nom
people-find-help = Le nom entier, comme Zoë ou Zoë#4711.
people-find-button = Chercher
people-found-none = Personne n’a été trouvé. Est-ce bien le nom entier ?
people-ask = Demander en ami
people-accept = Accepter
people-decline = Refuser
people-take-back = Retirer
people-part = Retirer des amis
people-block = Bloquer
people-unblock = Débloquer
people-mute = Ne plus lire
people-unmute = Lire à nouveau
people-is-friend = Ami
people-is-asked = Demande envoyée
people-go = Aller à la table
people-near-table = À une table
people-near-online = Présent
people-near-away = Absent pour un moment
people-near-gone = Pas là
people-seen = Vu pour la dernière fois : { $when }
people-shown = Vos amis voient quand vous êtes là
people-shown-help = Sinon personne ne le voit, ni à quelle table vous êtes assis.

person-since = Ici depuis le { $date }
person-you = Voici comment les autres vous voient. La liste des parties est pour vous et vos amis.
person-games = Parties terminées
person-wins = Gagnées
person-shared = { $shared ->
    [one] dont { $shared } partagée
   *[other] dont { $shared } partagées
}
person-place = Place moyenne
person-made = Annonces réussies
person-over = Manquées, trop de plis
person-under = Manquées, pas assez de plis
person-percent = { $percent } %
person-variants = Par règles
person-house-rules = Règles maison
person-none = Pas encore de partie terminée.
person-history = Parties
person-history-closed = La liste des parties est pour les amis.
person-rank = Place { $rank } sur { $seats }
person-with = Avec { $names }
person-more = En voir plus

invite-title = Inviter des amis
invite-none = Les amis que vous avez ici s’invitent d’un seul geste.
invite-find = Trouver des amis
invite-one = Inviter
invite-waiting = Invité
invite-declined = N’a pas le temps

seated-none = Il n’y a que des bots avec vous ici.
seated-blocked = Vous bloquez { $name }, qui est assis ici. Vous pouvez vous asseoir quand même.

refused-yourself = C’est vous.
refused-you-block = Vous bloquez cette personne. Débloquez-la d’abord.
refused-too-many-friends = Vous avez, ou avez demandé, autant d’amis que l’on peut en avoir.
refused-too-many-requests = Cette personne a déjà trop de demandes en attente.
refused-too-many-shunned = On ne peut pas bloquer ou faire taire plus de gens.
refused-no-such-player = Il n’y a personne à ce lien.
refused-friends-only = La liste des parties est pour les amis.
refused-not-friends = Seuls les amis s’invitent ainsi. Envoyez le lien aux autres.
refused-sits-already = Cette personne est déjà à la table.
refused-no-free-seat = Plus personne ne peut rejoindre cette table.
refused-too-many-invited = On ne peut pas inviter plus de gens.
