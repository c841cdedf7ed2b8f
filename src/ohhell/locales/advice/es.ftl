### Sugerencias y sus razones: solo se cargan cuando alguien las pide.

suggest-title = Sugerencias
suggest-waiting = Pensando…
suggest-choice = Opción
suggest-chance = Probabilidad
suggest-points = Puntos
suggest-best = la mejor
suggest-percent = { $percent } %
suggest-why = Por qué { $choice }
suggest-legend = Probabilidad: de cumplir tu apuesta. Puntos: lo que vale la ronda de media.
suggest-cost = { $choice } en vez de { $best } cuesta unos { $points } puntos.
suggest-name = Triunfo: { $suit }
advice-seat = Sitio { $seat }
refused-no-suggestions = En esta mesa no se permiten sugerencias.
refused-no-advice = Ahora no se puede dar ninguna sugerencia. Inténtalo de nuevo.

## La situación

advice-your-bid = Tu apuesta: { $tricks }.
advice-wizards = { $n ->
    [one] Tienes { $n } Mago.
   *[other] Tienes { $n } Magos.
  }
advice-jesters = { $n ->
    [one] Tienes { $n } Bufón.
   *[other] Tienes { $n } Bufones.
  }
advice-trumps = { $n ->
    [0] No tienes triunfos.
    [one] Tienes { $n } triunfo.
   *[other] Tienes { $n } triunfos.
  }
advice-trumps-above-best = { $n ->
    [0] No falta por ver ningún triunfo mayor que tu mejor: { $card }.
    [one] Falta por ver { $n } triunfo mayor que tu mejor: { $card }.
   *[other] Faltan por ver { $n } triunfos mayores que tu mejor: { $card }.
  }
advice-plain-tops = { $n ->
    [0] Ninguna de tus otras cartas es la más alta que queda de su palo.
    [one] { $n } de tus otras cartas es la más alta que queda de su palo.
   *[other] { $n } de tus otras cartas son las más altas que quedan de su palo.
  }
advice-forehead = { $total ->
    [one] De { $total } carta que puede ser la tuya, { $n } ganaría la baza.
   *[other] De { $total } cartas que pueden ser la tuya, { $n } ganarían la baza.
  }
advice-blind-bonus = Una apuesta a ciegas cumplida suma { $points } más.
advice-hook = Apuesta prohibida: { $tricks }.
advice-bid-after = { $n ->
    [0] Apuestas al final.
    [one] { $n } jugador apuesta después de ti.
   *[other] { $n } jugadores apuestan después de ti.
  }
advice-need = { $who ->
    [team] A tu equipo le faltan
   *[you] Te faltan
  } { $n } de las bazas que quedan: { $left }.
advice-need-all = { $who ->
    [team] Tu equipo necesita
   *[you] Necesitas
  } todas las bazas que quedan: { $n }.
advice-need-none = { $who ->
    [team] Tu equipo no necesita
   *[you] No necesitas
  } más bazas; quedan: { $left }.
advice-too-many = { $who ->
    [team] Tu equipo ya tiene
   *[you] Ya tienes
  } bazas de más: { $n }.
advice-too-few = { $who ->
    [team] A tu equipo le faltan
   *[you] Te faltan
  } { $n } bazas y solo quedan { $left }.
advice-behind = { $n ->
    [0] Juegas al final en esta baza.
    [one] { $n } jugador juega después de ti.
   *[other] { $n } jugadores juegan después de ti.
  }
advice-table-over = Las apuestas suman { $n } de más: no todos pueden cumplir.
advice-table-under = Las apuestas suman { $n } de menos: alguien tiene que ganar más.
advice-table-even = Las apuestas suman justo las bazas.

## Una apuesta o un triunfo

advice-worth = { $points ->
    [one] Cumplida, suma { $points } punto.
   *[other] Cumplida, suma { $points } puntos.
  }
advice-makes-over = Así las apuestas suman { $n } de más.
advice-makes-under = Así las apuestas suman { $n } de menos.
advice-makes-even = Así las apuestas suman justo las bazas.
advice-tops = { $n ->
    [one] { $n } de tus cartas es la más alta que queda de su palo.
   *[other] { $n } de tus cartas son las más altas que quedan de su palo.
  }
advice-suit-held = { $n ->
    [one] Tienes { $n } carta de ese palo.
   *[other] Tienes { $n } cartas de ese palo.
  }
advice-suit-tops = { $n ->
    [0] La más alta no es tuya.
    [one] { $n } no tiene encima ninguna por ver.
   *[other] { $n } no tienen encima ninguna por ver.
  }

## Una carta

advice-safe = Gana la baza: ya nada puede superarla.
advice-beaters = { $n ->
    [one] { $n } carta por ver puede superarla.
   *[other] { $n } cartas por ver pueden superarla.
  }
advice-above = { $n ->
    [0] No falta por ver nada más alto: { $suit }.
   *[other] Más altas por ver, { $suit }: { $n }.
  }
advice-trumps-above = { $n ->
    [0] No falta por ver ningún triunfo más alto.
    [one] Falta por ver { $n } triunfo más alto.
   *[other] Faltan por ver { $n } triunfos más altos.
  }
advice-trumps-unseen = { $n ->
    [0] No falta por ver ningún triunfo.
    [one] Falta por ver { $n } triunfo.
   *[other] Faltan por ver { $n } triunfos.
  }
advice-void = { $name } juega después y ha mostrado que no tiene { $suit }.
advice-behind-need = { $n ->
    [0] Nadie de quienes juegan después necesita bazas.
    [one] { $n } de quienes juegan después aún necesita bazas.
   *[other] { $n } de quienes juegan después aún necesitan bazas.
  }
advice-struck = Las cartas iguales se anulan: por ahora nadie gana la baza.
advice-loses = No supera a: { $card }.
advice-partner = { $name }, de tu equipo, gana la baza por ahora.
advice-taker-full = { $name }, que la gana por ahora, no necesita más bazas.
advice-taker-needs = { $name }, que la gana por ahora, aún necesita { $n }.
advice-last-of-suit = Es tu última carta de este palo: { $suit }.
