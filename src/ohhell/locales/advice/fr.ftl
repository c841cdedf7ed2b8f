### Suggestions et leurs raisons : ne sont chargées que si quelqu’un les demande.

suggest-title = Suggestions
suggest-waiting = Réflexion…
suggest-choice = Choix
suggest-chance = Chances
suggest-points = Points
suggest-best = le meilleur
suggest-percent = { $percent } %
suggest-why = Pourquoi { $choice }
suggest-legend = Chances : de tenir votre annonce. Points : ce que vaut cette donne en moyenne.
suggest-cost = { $choice } plutôt que { $best } coûte environ { $points } points.
suggest-name = Atout : { $suit }
advice-seat = Place { $seat }
refused-no-suggestions = Les suggestions ne sont pas permises à cette table.
refused-no-advice = Aucune suggestion n’est possible pour l’instant. Réessayez.

## La situation

advice-your-bid = Votre annonce : { $tricks }.
advice-wizards = { $n ->
    [one] Vous avez { $n } Magicien.
   *[other] Vous avez { $n } Magiciens.
  }
advice-jesters = { $n ->
    [one] Vous avez { $n } Bouffon.
   *[other] Vous avez { $n } Bouffons.
  }
advice-trumps = { $n ->
    [0] Vous n’avez pas d’atout.
    [one] Vous avez { $n } atout.
   *[other] Vous avez { $n } atouts.
  }
advice-trumps-above-best = { $n ->
    [0] Aucun atout plus haut que votre meilleur n’est caché : { $card }.
    [one] { $n } atout plus haut que votre meilleur est caché : { $card }.
   *[other] { $n } atouts plus hauts que votre meilleur sont cachés : { $card }.
  }
advice-plain-tops = { $n ->
    [0] Aucune de vos autres cartes n’est la plus haute restante de sa couleur.
    [one] { $n } de vos autres cartes est la plus haute restante de sa couleur.
   *[other] { $n } de vos autres cartes sont les plus hautes restantes de leur couleur.
  }
advice-forehead = { $total ->
    [one] Sur { $total } carte que la vôtre peut être, { $n } prendrait le pli.
   *[other] Sur { $total } cartes que la vôtre peut être, { $n } prendraient le pli.
  }
advice-blind-bonus = Une annonce à l’aveugle tenue rapporte { $points } de plus.
advice-hook = Annonce interdite : { $tricks }.
advice-bid-after = { $n ->
    [0] Vous annoncez en dernier.
    [one] { $n } joueur annonce après vous.
   *[other] { $n } joueurs annoncent après vous.
  }
advice-need = { $who ->
    [team] Il faut encore à votre équipe
   *[you] Il vous faut encore
  } { $n } des plis restants, { $left } en tout.
advice-need-all = { $who ->
    [team] Il faut à votre équipe
   *[you] Il vous faut
  } tous les plis restants : { $n }.
advice-need-none = { $who ->
    [team] Il ne faut plus de pli à votre équipe
   *[you] Il ne vous faut plus de pli
  } ; restants : { $left }.
advice-too-many = { $who ->
    [team] Votre équipe a
   *[you] Vous avez
  } déjà trop de plis : { $n }.
advice-too-few = Plis manquants : { $n }{ $who ->
    [team] {" "}pour votre équipe
   *[you] {""}
  } ; il n’en reste que { $left }.
advice-behind = { $n ->
    [0] Vous jouez en dernier dans ce pli.
    [one] { $n } joueur joue après vous.
   *[other] { $n } joueurs jouent après vous.
  }
advice-table-over = Annonces : { $n } de trop, tous ne peuvent pas réussir.
advice-table-under = Annonces : { $n } de moins, quelqu’un devra prendre davantage.
advice-table-even = Le total des annonces est juste.

## Une annonce ou un atout

advice-worth = { $points ->
    [one] Tenue, elle rapporte { $points } point.
   *[other] Tenue, elle rapporte { $points } points.
  }
advice-makes-over = Le total des annonces est alors de { $n } de trop.
advice-makes-under = Le total des annonces est alors de { $n } de moins.
advice-makes-even = Le total des annonces est alors juste.
advice-tops = { $n ->
    [one] { $n } de vos cartes est la plus haute restante de sa couleur.
   *[other] { $n } de vos cartes sont les plus hautes restantes de leur couleur.
  }
advice-suit-held = { $n ->
    [one] Vous en avez { $n } carte.
   *[other] Vous en avez { $n } cartes.
  }
advice-suit-tops = { $n ->
    [0] La plus haute n’est pas à vous.
    [one] { $n } n’a rien de caché au-dessus.
   *[other] { $n } n’ont rien de caché au-dessus.
  }

## Une carte

advice-safe = Elle prend le pli : rien ne peut plus la battre.
advice-beaters = { $n ->
    [one] { $n } carte cachée peut la battre.
   *[other] { $n } cartes cachées peuvent la battre.
  }
advice-above = { $n ->
    [0] Rien de plus haut n’est caché à { $suit }.
    [one] Cachée plus haut à { $suit } : { $n } carte.
   *[other] Cachées plus haut à { $suit } : { $n } cartes.
  }
advice-trumps-above = { $n ->
    [0] Aucun atout plus haut n’est caché.
    [one] { $n } atout plus haut est caché.
   *[other] { $n } atouts plus hauts sont cachés.
  }
advice-trumps-unseen = { $n ->
    [0] Aucun atout n’est caché.
    [one] { $n } atout est caché.
   *[other] { $n } atouts sont cachés.
  }
advice-void = { $name } joue plus tard et a montré ne pas avoir de { $suit }.
advice-behind-need = { $n ->
    [0] Personne qui joue plus tard n’a besoin d’un pli.
    [one] { $n } de ceux qui jouent plus tard a encore besoin de plis.
   *[other] { $n } de ceux qui jouent plus tard ont encore besoin de plis.
  }
advice-struck = Des cartes égales s’annulent : pour l’instant personne ne prend le pli.
advice-loses = Elle ne bat pas : { $card }.
advice-partner = { $name }, votre partenaire, prend le pli pour l’instant.
advice-taker-full = { $name }, qui le prend pour l’instant, n’a plus besoin de plis.
advice-taker-needs = { $name }, qui le prend pour l’instant, en a encore besoin : { $n }.
advice-last-of-suit = C’est votre dernière carte de cette couleur : { $suit }.
