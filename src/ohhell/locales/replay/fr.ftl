### Looking at a finished game: its replay, and the check of its deals.

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
replay-hand = Main : { $name }
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
