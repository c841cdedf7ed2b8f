### Looking at a finished game: its replay, and the check of its deals.

## Replay of a finished game

replay-title = Repetición
replay-of = Repetición: { $variant }
replay-first = Al principio
replay-round-back = Una ronda atrás
replay-trick-back = Una baza atrás
replay-back = Una carta atrás
replay-on = Una carta adelante
replay-trick-on = Una baza adelante
replay-round-on = Una ronda adelante
replay-last = Al final
replay-controls = Pasos
replay-position = Posición en la partida
replay-step = Paso { $step } de { $steps }
replay-round = Ronda { $round } de { $rounds }
replay-view = Manos visibles
replay-view-all = todas
replay-view-seat = solo { $name }
replay-share = Copiar un enlace a este momento
replay-download = Descargar la partida
replay-verify = Comprobar los repartos
replay-keys = Teclas: ← → carta, ↑ ↓ baza, [ ] ronda, Inicio, Fin
replay-seats = Jugadores
replay-bid = Apuesta
replay-taken = Bazas
replay-score = Puntos
replay-hand = Mano de { $name }
replay-hidden = { $cards ->
    [one] { $cards } carta boca abajo
   *[other] { $cards } cartas boca abajo
  }
replay-no-cards = sin cartas
replay-trick = Baza
replay-trick-empty = Aún no se ha jugado ninguna carta.
replay-trump = Triunfo: { $trump }
replay-dealer = reparte
replay-turn = le toca
replay-scored = Se puntúa la ronda.
replay-unfinished = Una partida se puede repetir cuando ha terminado.

## Checking the deals

verify-title = Comprobar los repartos
verify-intro = Antes de que nadie se sentara, la mesa publicó la huella de un secreto. Después de la partida se muestra el secreto. Ahora tu propio navegador vuelve a hacer cada reparto, con ese secreto y con los números que añadieron los jugadores, y compara cada carta. Nada sale de esta página.
verify-choose = Elegir un archivo de partida
verify-file-bad = Este archivo no es el de una partida.
verify-no-game = No hay ninguna partida terminada con este enlace.
verify-all-good = { $rounds ->
    [one] Todo encaja: { $rounds } reparto comprobado.
   *[other] Todo encaja: los { $rounds } repartos están comprobados.
  }
verify-all-bad = Algo no encaja. Mira más abajo.
verify-secret-good = El secreto es el de la huella publicada.
verify-secret-bad = El secreto no es el de la huella publicada.
verify-dealer-good = El primero en repartir salió del mismo secreto.
verify-dealer-bad = El primero en repartir no es el que sale del secreto.
verify-round-good = Ronda { $round }: reparto comprobado
verify-round-bad = Ronda { $round }: no son las cartas que reparte el secreto
verify-turned = Descubierta: { $card }
verify-nothing-turned = Ninguna carta descubierta
verify-expected = El secreto reparte: { $cards }
verify-numbers = Números que añadieron los jugadores
verify-number-none = ninguno (un bot, o llegó más tarde)
verify-commitment = Huella publicada
verify-secret = Secreto
