## Words that every screen shares

app-name = Oh Hell
app-tagline = La Pocha: di cuántas bazas harás y haz exactamente esas.
common-close = Cerrar
common-copied = Copiado
common-copy = Copiar
common-failed = No ha funcionado. Inténtalo de nuevo.
common-home = Inicio
common-loading = Cargando…
common-print = Imprimir
common-retry = Reintentar
common-save = Guardar
common-saved = Guardado

## Cards: the whole name is one message, because some languages join the two words

card-name = { $rank } de { $suit }
rank-A = as
rank-K = rey
rank-Q = reina
rank-J = jota
rank-T = diez
rank-9 = nueve
rank-8 = ocho
rank-7 = siete
rank-6 = seis
rank-5 = cinco
rank-4 = cuatro
rank-3 = tres
rank-2 = dos
suit-C = tréboles
suit-D = diamantes
suit-H = corazones
suit-S = picas
no-trump = sin triunfo
card-wizard = Mago
card-jester = Bufón

## The rule card

card-title = Reglas
card-goal = Antes de cada ronda cada cual dice cuántas bazas hará. Se trata de hacer exactamente esas.
card-trick = Una baza es una carta de cada jugador; la mejor se la lleva. Se juega por turno, en el sentido { $direction ->
    [counter] contrario a las
   *[clockwise] de las
  } agujas del reloj; en ese sentido pasa el reparto después de cada ronda.
card-schedule-one = Una sola ronda, de 1 carta cada cual.
card-schedule-up = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
  }: 1 carta por jugador en la primera y una más en cada ronda, hasta { $largest }.
card-schedule-down = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
  }: { $largest } { $largest ->
    [one] carta
   *[other] cartas
  } por jugador en la primera y una menos en cada ronda, hasta 1.
card-schedule-updown = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
  }: 1 carta por jugador en la primera, una más en cada ronda hasta { $largest } y luego una menos en cada ronda hasta volver a 1.
card-schedule-downup = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
  }: { $largest } { $largest ->
    [one] carta
   *[other] cartas
  } por jugador en la primera, una menos en cada ronda hasta 1 y luego una más en cada ronda hasta volver a { $largest }.
card-trump = Después de repartir se descubre la carta siguiente: su palo es el triunfo y gana a los otros tres.
card-trump-exhausted = Con { $largest } cartas por jugador se reparte toda la baraja. No queda carta que descubrir y una ronda así no tiene triunfo.
card-trump-last = La última ronda se juega sin triunfo.
card-bid-in_turn = Se apuesta en voz alta y por turno, desde la { $side ->
    [right] derecha
   *[left] izquierda
  } de quien reparte, que apuesta al final.
card-bid-together = Todos apuestan a la vez y en secreto. Las apuestas se muestran cuando están todas.
card-bid-secret = Todos apuestan en secreto. Las apuestas se muestran solo cuando se ha jugado la ronda.
card-hook = Apuesta prohibida: quien apuesta al final no puede hacer que las apuestas sumen el número de bazas. Así siempre falla alguien.
card-hook-off = Sin apuesta prohibida: se puede apostar de { $least } a todas las bazas, digan lo que digan los demás.
card-lead = Quien está a la { $side ->
    [right] derecha
   *[left] izquierda
  } de quien reparte sale: juega la primera carta de la primera baza. Quien gana una baza sale en la siguiente. Se puede salir con cualquier carta; los demás tienen que servir si pueden, es decir, jugar una carta del palo de salida.
card-void-free = Si no puedes servir el palo, juega cualquier carta.
card-void-must_trump = Si no puedes servir el palo, tienes que jugar un triunfo; sin triunfos, cualquier carta.
card-winner = Gana la baza el triunfo más alto; si no hay ninguno, la carta más alta del palo de salida.
card-made = Apuesta cumplida justo: { $bonus ->
    [one] { $bonus } punto
   *[other] { $bonus } puntos
  }, más { $perTrick } por baza.
card-made-square = Apuesta cumplida justo: { $bonus ->
    [one] { $bonus } punto
   *[other] { $bonus } puntos
  }, más { $perSquare } por el cuadrado de la apuesta.
card-zero = Una apuesta de 0 cumplida cuenta aparte: { $bonus ->
    [one] { $bonus } punto
   *[other] { $bonus } puntos
  }, más { $perCard } por carta de la ronda.
card-example = Ejemplo, con { $size ->
    [one] { $size } carta
   *[other] { $size } cartas
  } por jugador: apostar { $bid }, hacer { $taken }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
card-ties = Gana quien tiene más puntos tras la última ronda; con los mismos puntos se comparte el puesto.
card-schedule-list = Número de cartas en cada ronda: { $sizes }.
card-trump-fixed = El triunfo es siempre { $suits }.
card-trump-rotation = El triunfo cambia en cada ronda, siempre en este orden: { $suits }. Una raya es una ronda sin triunfo.
card-trump-never = Esta partida se juega sin triunfo.
card-trump-largest = Las rondas de { $largest } cartas se juegan sin triunfo.
card-trump-dealers_last = Con { $largest } cartas por jugador se reparte toda la baraja. Entonces se enseña a todos la última carta de quien reparte: su palo es el triunfo, y se queda en su mano.
card-trump-faces = Si se descubre una jota, una reina o un rey, no hay triunfo.
card-bid-dealer_first = Se apuesta en voz alta y por turno; quien reparte apuesta primero, y quien está a su { $side ->
    [right] derecha
   *[left] izquierda
  }, al final.
card-hook-from = La apuesta prohibida solo vale en rondas de { $size } cartas o más.
card-hook-spares_last = En la última ronda no hay apuesta prohibida.
card-no-zero = Nadie puede apostar 0, salvo que no quede otra apuesta.
card-first-eldest = Quien está a la { $side ->
    [right] derecha
   *[left] izquierda
  } de quien reparte sale en la primera baza; quien gana una baza sale en la siguiente. Hay que servir el palo de salida si se puede.
card-first-highest_bidder = La apuesta más alta sale en la primera baza (si hay iguales, la más cercana a la { $side ->
    [right] derecha
   *[left] izquierda
  } de quien reparte); quien gana una baza sale en la siguiente. Hay que servir el palo de salida si se puede.
card-first-dealer = Quien reparte sale en la primera baza; quien gana una baza sale en la siguiente. Hay que servir el palo de salida si se puede.
card-lead-any = Se puede salir con cualquier carta.
card-trump_lead-anytime = Se puede salir con cualquier carta, también con un triunfo.
card-trump_lead-after_first = En la primera baza no se puede salir con un triunfo, salvo que no se tenga otra cosa.
card-trump_lead-broken = No se puede salir con un triunfo hasta que alguien haya fallado otro palo con triunfo, salvo que no se tenga otra cosa.
card-trump_lead-last_resort = Solo sale con un triunfo quien no tiene otra cosa.
card-void-over_or_free = Si no puedes servir el palo, tienes que jugar un triunfo más alto que los de la baza; si no puedes, cualquier carta.
card-void-over_or_under = Si no puedes servir el palo, tienes que jugar un triunfo, más alto que los de la baza si puedes; sin triunfos, cualquier carta.
card-must-beat = Si sirves el palo, tienes que superar la mejor carta de la baza si puedes, salvo que ya la gane un triunfo.
card-made-per_card = Además, { $per } por carta de la ronda.
card-made-per_card_short = Además, { $per } por cada carta que le falta a la ronda para ser la más grande.
card-doubled = Una ronda en la que { $suits } es triunfo cuenta doble.
card-ties-lowest = Gana quien tiene menos puntos tras la última ronda; con los mismos puntos se comparte el puesto.
note-shrunk = { $asked } cartas por jugador son demasiadas para { $seats } jugadores: la ronda más grande tendrá { $played }.
card-pack-french = Se juega con una baraja de 52 cartas.
card-pack-short = Se juega con { $cards } cartas: las { $each } más altas de cada palo.
card-pack-spanish40 = { $cards ->
    [36] Se juega con 36 cartas: una baraja sin doses, ochos, nueves ni dieces.
   *[other] Se juega con 40 cartas: una baraja sin ochos, nueves ni dieces.
  }
card-pack-spanish48 = Se juega con 48 cartas: una baraja sin dieces.
card-pack-wizard = Se juega con 60 cartas: una baraja de 52, cuatro Magos y cuatro Bufones.
card-packs = Se mezclan dos barajas así: cada carta está dos veces.
card-without = Se quitan de cada baraja: { $cards }.
card-rank-ace_high = El as es la carta más alta; luego el rey, la reina, la jota y así hacia abajo.
card-rank-three_high = El as es la carta más alta; luego el tres, el rey, la reina, la jota y así hacia abajo hasta el dos.
card-teams = { $teams } equipos, sentados por turno alrededor de la mesa: nadie está al lado de un compañero. Se suman las apuestas de un equipo, y también sus bazas; cada uno de sus jugadores puntúa por esas sumas.
card-schedule-same = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
  } de { $size ->
    [one] { $size } carta
   *[other] { $size } cartas
  } por jugador.
card-schedule-every = En cada ronda, { $size ->
    [one] { $size } carta
   *[other] { $size } cartas
  } por jugador.
card-trump-named-highest_bidder = No se descubre ninguna carta. Cuando todos han apostado, la apuesta más alta elige el triunfo, o sin triunfo; si hay iguales, la más cercana a la { $side ->
    [right] derecha
   *[left] izquierda
  } de quien reparte.
card-trump-named-dealer = No se descubre ninguna carta. Antes de las apuestas, quien reparte mira su mano y elige el triunfo, o sin triunfo.
card-trump-rounds = Rondas sin triunfo, por su número: { $numbers }.
card-trump-specials-count = Si se descubre un Mago, quien reparte mira su mano y elige el triunfo antes de las apuestas. Si es un Bufón, no hay triunfo.
card-trump-specials-skipped = Un Mago o un Bufón descubierto no cuenta: se descubre la carta siguiente.
card-hook-plain = Apuesta prohibida: quien apuesta al final no puede hacer que las apuestas sumen el número de bazas.
card-hook-dealer_changes = Apuesta prohibida: si las apuestas suman el número de bazas, quien reparte tiene que apostar de nuevo, otra cosa.
card-hook-left_changes = Apuesta prohibida: si las apuestas suman el número de bazas, quien está a la { $side ->
    [right] derecha
   *[left] izquierda
  } de quien reparte tiene que apostar de nuevo, otra cosa.
card-hook-must_equal = Apuestas ligadas: tienen que sumar el número de bazas. Nadie puede apostar más de las que quedan, y quien apuesta al final apuesta lo que queda.
card-hook-must_exceed = Apuestas ligadas: quien apuesta al final tiene que hacer que sumen más que el número de bazas; si no es posible, apuesta todas las bazas.
card-hook-must_be_under = Apuestas ligadas: quien apuesta al final tiene que hacer que sumen menos que el número de bazas; si no es posible, apuesta 0.
card-blind = Quien está al menos { $behind ->
    [one] { $behind } punto
   *[other] { $behind } puntos
  } por detrás del primero puede apostar a ciegas, sin ver su mano y antes que nadie. Esa apuesta, si se cumple, da { $bonus } más.
card-blind-hook = Si la apuesta a ciegas de quien apuesta al final es la prohibida, sube en una, o baja en una si es demasiado.
card-one_card-forehead = En las rondas de una carta ves las cartas de todos los demás, pero no la tuya; las cartas se juegan cuando todos han apostado.
card-one_card-blind = En las rondas de una carta nadie mira ninguna carta; se juegan cuando todos han apostado.
card-winner-no_trump = Gana la baza la carta más alta del palo de salida.
card-specials-play = Magos y Bufones no son de ningún palo. Se pueden jugar siempre, aunque se pueda servir.
card-specials-take = El primer Mago de una baza la gana. Un Bufón solo gana la baza si no hay más que Bufones: entonces, el primero.
card-specials-lead = Si se sale con un Bufón, la primera carta que no lo es decide el palo que hay que servir. Si es un Mago, o si se sale con un Mago, se puede jugar cualquier carta.
card-identical-first = De dos cartas iguales en una baza, gana la primera.
card-identical-last = De dos cartas iguales en una baza, gana la segunda.
card-identical-cancel = Dos cartas iguales en una baza se anulan, y la mejor de las demás se la lleva. Si no queda carta que gane, no se la lleva nadie y sale otra vez el mismo jugador.
card-identical-cancel_leader = Dos cartas iguales en una baza se anulan, y la mejor de las demás se la lleva. Si no queda carta que gane, se la lleva quien salió.
card-made-flat = Apuesta cumplida justo: { $bonus ->
    [one] { $bonus } punto
   *[other] { $bonus } puntos
  }.
card-made-both = Apuesta cumplida justo: { $bonus ->
    [one] { $bonus } punto
   *[other] { $bonus } puntos
  }, más { $perTrick } por baza, más { $perSquare } por el cuadrado de la apuesta.
card-made-digit = Una apuesta cumplida justo da su número escrito detrás de un 1: una apuesta de 1 da { $one }, una de 3 da { $three }.
card-made-half_digit = Una apuesta cumplida justo da la mitad de su número escrito detrás de un 1: una apuesta de 1 da { $one }, una de 3 da { $three }.
card-zero-flat = Una apuesta de 0 cumplida cuenta aparte: { $bonus ->
    [one] { $bonus } punto
   *[other] { $bonus } puntos
  }.
card-nil-size_above_seats = En las rondas con más cartas por jugador que jugadores, una apuesta de 0 cumplida da { $points }.
card-nil-pack_exhausted = En las rondas en que se reparten todas las cartas, una apuesta de 0 cumplida da { $points }.
card-nil-nearly_full = En las rondas en que quedan cartas sin repartir, pero no más que jugadores, una apuesta de 0 cumplida da { $points }.
card-nil-bids_over = En las rondas en que las apuestas suman más que las bazas, una apuesta de 0 cumplida da { $points }.
card-nil-missed = En ellas, una apuesta de 0 fallada da { $points }.
card-miss = { $who ->
    [over] Hacer bazas de más
    [under] Hacer bazas de menos
    [zero] Pero una apuesta de 0 fallada
    [also] Además, toda apuesta fallada
   *[all] Una apuesta fallada, por más o por menos,
  } { $way ->
    [gain] da
   *[cost] cuesta
  } { $per ->
    [one] { $per } punto
   *[other] { $per } puntos
  } { $unit ->
    [taken] por cada baza ganada
    [bid] por cada baza apostada
    [square] por el cuadrado de la diferencia: 1, 4, 9 y así sucesivamente
    [triangle] por la primera baza de más o de menos, el doble por la segunda y así sucesivamente
    [doubling] por 1, 3, 7, 15 y así sucesivamente, según las bazas de más o de menos
    [size] por carta de la ronda
   *[off] por cada baza de más o de menos
  }.
card-miss-flat = { $who ->
    [over] Hacer bazas de más
    [under] Hacer bazas de menos
    [zero] Pero una apuesta de 0 fallada
    [also] Además, toda apuesta fallada
   *[all] Una apuesta fallada, por más o por menos,
  } { $way ->
    [gain] da
   *[cost] cuesta
  } { $per ->
    [one] { $per } punto
   *[other] { $per } puntos
  }.
card-miss-nothing = { $who ->
    [over] Hacer bazas de más
    [under] Hacer bazas de menos
    [zero] Pero una apuesta de 0 fallada
    [also] Además, toda apuesta fallada
   *[all] Una apuesta fallada, por más o por menos,
  } no da nada.
card-miss-plus = Y además: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
card-halving = Una apuesta fallada cuesta la mitad de tu total, redondeada hacia abajo: de { $before } quedan { $after }.
card-stackpot = Mientras todos los totales juntos estén bajo cero, una apuesta cumplida cuenta una vez más por cada vez que el número de bazas cabe en lo que falta.
card-target = Las rondas se repiten. La partida acaba tras la ronda en que alguien llega a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }, o tras { $rounds } rondas.
card-lives = Cada cual tiene { $points ->
    [one] { $points } vida
   *[other] { $points } vidas
  }: los puntos ganados o perdidos son vidas ganadas o perdidas, y quien no tiene ninguna queda fuera. Las rondas se repiten hasta que queda un jugador como mucho, o se han jugado { $rounds }.
card-wins = Gana quien tiene más puntos tras la última ronda.
card-wins-lowest = Gana quien tiene menos puntos tras la última ronda.
card-wins-lives = Gana quien aguanta más; entre varios, quien tiene más puntos.
card-wins-lives-lowest = Gana quien aguanta más; entre varios, quien tiene menos puntos.
card-ties-shared = Si hay empate, se comparte el puesto.
card-ties-made_bids = Si hay empate, va por delante la mayor suma de apuestas cumplidas; si también es igual, se comparte el puesto.
card-ties-extra_rounds = Si varios son primeros, se juegan más rondas de { $largest ->
    [one] { $largest } carta
   *[other] { $largest } cartas
  } hasta que uno de ellos vaya por delante, { $rounds } rondas en total como mucho. Juegan todos, pero solo ellos pueden ganar.
card-ties-further_rounds = Si varios son primeros, las rondas siguen hasta que uno de ellos vaya por delante, { $rounds } en total como mucho. Juegan todos, pero solo ellos pueden ganar.
note-packs = Una sola baraja es poco para { $seats } jugadores: con dos, las rondas pueden ser más grandes.
note-cancel = Cuando las cartas iguales se anulan, una baza puede no ser de nadie: pese a la apuesta prohibida, todos pueden cumplir.
note-lives = Con estas reglas nadie puede perder una vida: la partida dura { $rounds } rondas.
note-hook-idle = Ninguna ronda es lo bastante grande para la apuesta prohibida, o la única queda libre: la regla no vale nunca.
note-one-no_trump = Una ronda de una carta no tiene triunfo: quien sale gana la baza casi siempre.
card-winner-specials = Si no, gana la baza el triunfo más alto; si no hay ninguno, la carta más alta del palo de salida.
card-winner-specials-no_trump = Si no, gana la baza la carta más alta del palo de salida.

## The settings of a table, by the keys of the server's rule book

choice-hook-off = la suma puede dar justo
choice-hook-last_bidder = la suma no puede dar justo
choice-hook-dealer_changes = quien reparte cambia una suma justa
choice-hook-left_changes = quien está a la izquierda de quien reparte cambia una suma justa
choice-hook-must_equal = la suma debe dar justo
choice-hook-must_exceed = la suma debe pasarse
choice-hook-must_be_under = la suma debe quedar por debajo

## The named variants

variant-trickster = Pocha clásica
variant-pagat_basic = Pocha clásica según Pagat
variant-spruce = De una a todas
variant-spruce_house = De una a todas, con reglas de la casa
variant-la_podrida = La Podrida
variant-bicycle = Oh Pshaw
variant-wikipedia_2020 = Oh Hell ascendente
variant-up_and_down_river = Up and Down the River
variant-nomination_whist = Nomination Whist
variant-navy_big_ships = Big Ships
variant-kachufool = Kachufool
variant-judgement_10 = Judgement
variant-ascenseur = L’Ascenseur
variant-ascenseur_2pts = L’Ascenseur, dos puntos
variant-plump = Plump
variant-beredskapswhist = Beredskapswhist
variant-boerenbridge_wk = Boerenbridge, picas
variant-german_bridge = German Bridge
variant-international_league = Partida de liga
variant-campbellsoup = Cuadrados y escalones
variant-wikipedia_updown = Oh Hell de subida y bajada
variant-trickster_simul = Pocha clásica, apuestas a la vez
variant-up_the_river = Up the River
variant-diminishing_bridge = Diminishing Bridge
variant-oh_well = Oh! Well
variant-devils_bridge = Devil’s Bridge
variant-basas = Basas
variant-blob_uk = Blob
variant-blob_hearts = Blob a corazones
variant-rikiki_fr = Rikiki
variant-pocha = La Pocha
variant-boerenbridge = Boerenbridge
variant-boerenbridge_17 = Boerenbridge, 17 rondas
variant-chinees_poepen = Chinees poepen
variant-romanian_whist = Whist rumano
variant-rikiki_hu = Rikiki húngaro
variant-gameduell = Oh Hell con magos
variant-wizard = Wizard
variant-wizard_hook = Wizard con apuesta prohibida
variant-plump_20 = Plump, veinte rondas
variant-bondebridge = Bondebridge
variant-kachufool_together = Kachufool, apuestas a la vez
variant-judgement_tens = Judgement de diez en diez
variant-prospect = Prospect
variant-cartier = Cartier
variant-campbellsoup_two = Cuadrados y escalones, dos barajas
variant-none = Reglas de la casa

## Home

home-name-label = Tu nombre
home-name-help = De 1 a 20 caracteres; lo ven todos en tus mesas.
home-name-bad = Un nombre tiene de 1 a 20 caracteres visibles.
guest-name = Invitado { $number }
gone-player = Exjugador
account-header = Tu cuenta
home-play = Jugar ya
home-play-help = Con quien esté aquí, y bots: { $variant }, { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
  }
home-alone = A solas con bots
home-alone-help = Nadie se une y no corre ningún reloj: { $variant }, { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
  }
pace-label = Ritmo
pace-quick = Rápido
pace-standard = Normal
pace-relaxed = Tranquilo
pace-help = { $seconds } segundos para una apuesta o una carta
home-leaders = Los mejores
home-friends = Jugar con amigos
home-friends-help = Elige las reglas y envía un enlace
home-compete = Competir por fichas
home-compete-help = Fichas virtuales, con puntuación, contra personas
home-open = Mesas abiertas
home-open-none = Ahora nadie espera en una mesa abierta. Abre una y otros la encontrarán aquí.
home-yours = Tus partidas
home-join = Entrar
home-watch = Mirar
home-continue = Seguir
home-replay = Repetición
home-your-turn = Te toca
home-people = Amigos
home-invited = Invitaciones ({ $count })
home-invited-by = { $name } te invita
home-due = Seguir jugando
table-starts = empieza a las { $time }
home-decline = Ahora no
home-near = Mesas de amigos
home-how = Cómo se juega
home-verify = Comprobar los repartos
home-moderation = Moderación
table-seats = { $taken ->
    [one] { $taken } sitio ocupado de { $seats }
   *[other] { $taken } sitios ocupados de { $seats }
  }
level-label = Nivel de los bots
level-beginner = Principiante
level-beginner-help = Cuenta sus cartas altas y se equivoca de vez en cuando.
level-casual = Tranquilo
level-casual-help = Juega a ojo, para una velada fácil.
level-steady = Firme
level-steady-help = Recuerda cada carta y se equivoca poco.
level-strong = Fuerte
level-strong-help = Sopesa, en cada carta, lo que pueden tener los demás.
level-master = Maestro
level-master-help = Es el que más piensa y el que mejor juega de los bots de aquí.
table-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  }
table-empty-seat = libre
table-stage-lobby = Esperando jugadores
table-stage-playing = Ronda { $round } de { $rounds }
table-stage-over = Terminada

## How to play

how-title = Cómo se juega
how-deal = El reparto
how-deal-text = Se juega en rondas con más o menos cartas cada vez. Todos reciben las mismas; la escalera dice cuántas.
how-trump = El triunfo
how-trump-text = Se descubre la carta siguiente. Su palo es el triunfo: cualquier triunfo gana a cualquier carta de otro palo.
how-bid = La apuesta
how-bid-text = Mira tus cartas y di cuántas bazas harás. A quien apuesta al final se le puede tachar un número: las apuestas no pueden sumar las bazas que hay.
how-bid-picture = Los números del 0 al 3 para apostar; el 1 está tachado.
how-play = Las bazas
how-play-text = Una baza es una carta de cada jugador; la mejor se la lleva. El primero sale con cualquier carta; después, en el sentido de las agujas del reloj, cada cual sirve: juega el palo de salida si lo tiene. Gana la baza el triunfo más alto o, si nadie jugó triunfo, la carta más alta del palo de salida.
how-play-picture = Una baza: { $cards }. La carta que gana: { $winner }.
how-score = La puntuación
how-score-text = Lo que vale es hacer justo las bazas apostadas. Una de más es tan mala como una de menos.
how-score-made = apuesta 2, hace 2: cumplida
how-score-missed = apuesta 2, hace 3: fallada
how-variant = Las reglas completas de

## New table

new-title = Mesa nueva

## The lobby of a table

lobby-waiting = Sitios ocupados: { $taken } de { $seats }
lobby-seat = Sitio { $number }
lobby-free = sitio libre
lobby-you = tú
lobby-host = dirige
lobby-bot = bot
lobby-offline = sin conexión
lobby-sit = Sentarme aquí
lobby-add-bot = Añadir un bot
lobby-clear = Vaciar
lobby-watching = Estás mirando. Ocupa un sitio libre, o el de un bot, para jugar.
lobby-full = Estás mirando. Todos los sitios están ocupados.
lobby-share = Invitar
lobby-share-help = Quien abra este enlace puede ocupar un sitio.
lobby-local = Este enlace solo funciona en este ordenador. Para que entren otros, inicia el servidor con --lan y abre la dirección que muestra.
lobby-link = Enlace a esta mesa
lobby-copy = Copiar el enlace
lobby-send = Enviar el enlace
lobby-send-text = Ven a jugar a la Pocha conmigo
lobby-qr = Código QR del enlace
lobby-start = Empezar la partida
lobby-start-help = Los sitios que queden libres los ocupan bots.
lobby-wait-host = { $name } dirige la mesa y empieza la partida.
lobby-no-host = Quien se sienta primero dirige la mesa y empieza la partida.
lobby-leave = Dejar la mesa
lobby-fair = Repartos limpios
lobby-fair-help = Cada reparto de esta partida sale de un secreto que ya nadie puede cambiar, mezclado con un número de cada jugador. Esta es su huella; tras la partida se muestra el secreto y puedes comprobar cada reparto.
lobby-fair-code = Huella

## When there is nothing to show

gone-page = Esta página no existe
gone-page-text = Puede que la dirección esté mal escrita.
gone-table = Esta mesa ya no está
gone-table-text = Nunca existió, o se retiró porque hacía mucho que nadie jugaba en ella.
gone-server = El servidor no responde
gone-server-text = Falla tu conexión o el servidor. Tus partidas están a salvo; la página vuelve a intentarlo sola.

## Settings of this browser

pref-title = Ajustes
pref-language = Idioma
pref-theme = Colores
pref-theme-auto = como el dispositivo
pref-theme-light = claros
pref-theme-dark = oscuros
pref-four-colours = Baraja de cuatro colores
pref-four-colours-help = Los diamantes son azules y los tréboles verdes.
pref-suit-letters = Letras junto a los palos
pref-trump-place = Triunfos en tu mano
pref-trump-place-left = a la izquierda
pref-trump-place-right = a la derecha
pref-trump-place-none = entre los demás
pref-trump-marks = Marcar los triunfos de tu mano
pref-low-first = Cartas bajas primero
pref-confirm = Preguntar antes de una carta o apuesta
pref-confirm-help = Un segundo toque confirma.
pref-shortcuts = Atajos de teclado
pref-shortcuts-help = Letras y cifras sueltas actúan al momento.
pref-suggestions = Sugerencias
pref-suggestions-help = Lo que vale tu apuesta o tu carta, si la mesa lo permite. Discreto: solo después, y solo si tu elección costó mucho.
pref-suggestions-off = no
pref-suggestions-asked = cuando pregunto
pref-suggestions-quiet = discreto
pref-aids = Mostrar qué cartas se pueden jugar
pref-sound = Sonidos
pref-trick-pause = Una baza completa se queda
pref-card-speed = Velocidad de las cartas
pref-speed-off = sin movimiento
pref-speed-slow = lenta
pref-speed-normal = normal
pref-speed-fast = rápida
pref-seconds = { $seconds } s

### table

## What stands in the corner of a card, and the letter of a suit, in this language

index-A = A
index-K = K
index-Q = Q
index-J = J
letter-S = P
letter-H = C
letter-D = D
letter-C = T

### refused: why a command changed nothing

refused-already-bid = Ya has apostado.
refused-already-open = Esta mesa ya está abierta.
refused-already-ready = Ya lo has dicho.
refused-already-seated = Ya tienes un sitio en esta mesa.
refused-already-started = La partida ya ha empezado.
refused-bad-name = Un nombre tiene de 1 a 20 caracteres visibles.
refused-bad-nonce = Algo falló por el camino. Inténtalo de nuevo.
refused-bad-rules = Con estas reglas no se puede jugar.
refused-bad-rules-name = Un nombre tiene de 1 a 40 caracteres visibles.
refused-bid-first = Las cartas se juegan cuando todos han apostado.
refused-bid-range = Una apuesta va de 0 a { $size }.
refused-bids-closed = Todas las apuestas están hechas: ya no se pueden cambiar.
refused-busy = La mesa está ocupada. Inténtalo en un momento.
refused-failed = El servidor ha fallado; nada ha cambiado.
refused-follow-suit = Tienes una carta del palo de salida: debes jugar una.
refused-game-over = La partida ha terminado.
refused-hook = { $tricks } no está permitido: las apuestas no pueden sumar { $size }.
refused-house-full = Hay demasiadas mesas en juego. Inténtalo más tarde.
refused-house-only = Eso solo puede hacerlo la casa.
refused-id-reused = Algo falló por el camino. Inténtalo de nuevo.
refused-malformed = El servidor no ha entendido. Vuelve a cargar la página.
refused-bid-zero = No se permite apostar 0.
refused-bid-sum = { $tricks } no va con lo que tienen que sumar las apuestas.
refused-name-first = Primero hay que nombrar el triunfo.
refused-name-refused = Ese nombre no se admite aquí. Elige otro.
refused-name-suit = Esta carta pide un palo: sin triunfo no es posible.
refused-not-naming = Ahora no te toca nombrar el triunfo.
refused-not-blind = Tu mano no está boca abajo.
refused-must-beat = Puedes superar la baza: tienes que hacerlo.
refused-must-overtrump = Tienes un triunfo más alto: debes jugarlo.
refused-trump-lead = Ahora no se puede salir con un triunfo si se tiene otro palo.
refused-must-trump = No puedes servir el palo: debes jugar un triunfo.
refused-no-cover = Este sitio no necesita sustituto.
refused-no-round = No hay ninguna ronda en juego.
refused-no-such-card = Esa carta no existe.
refused-no-such-level = Ese bot no existe.
refused-no-such-rules = No hay reglas con este nombre o código.
refused-no-such-seat = Ese sitio no existe.
refused-no-such-table = No hay ninguna mesa con este enlace.
refused-not-covered = Nadie sustituye a este sitio.
refused-not-due = Es pronto para la ronda siguiente.
refused-not-host = Eso solo puede hacerlo quien dirige la mesa.
refused-not-over = La partida aún no ha terminado.
refused-not-scored = Ahora no hay puntuación que confirmar.
refused-no-seat-here = No hay sitio para ti en esta mesa. Elige otra.
refused-not-seated = No tienes sitio en esta mesa.
refused-not-started = La partida aún no ha empezado.
refused-not-text = El servidor no ha entendido. Vuelve a cargar la página.
refused-not-your-card = No tienes esa carta.
refused-not-your-seat = Ese no es tu sitio.
refused-not-your-turn = No te toca.
refused-own-seat = No puedes vaciar tu propio sitio, pero puedes dejarlo.
refused-rules-mistyped = Este código de reglas está incompleto o mal escrito.
refused-rules-newer = Este código viene de una versión más nueva de Oh Hell: este servidor no conoce todas sus reglas.
refused-seat-empty = Este sitio ya está libre.
refused-seat-owned = Este sitio lo juega su dueño.
refused-seat-taken = Ahí ya hay alguien.
refused-seen-hand = Ya has tenido otra mano de esta partida: solo puedes volver a tu antiguo sitio.
refused-rated-game = Esta partida cuenta para la clasificación: solo la juegan quienes la empezaron.
refused-stale = La mesa ya había avanzado.
refused-store-full = Al servidor no le queda sitio para guardar partidas. Nada ha cambiado.
refused-store-gone = El servidor no puede guardar partidas ahora. Nada ha cambiado; inténtalo de nuevo.
refused-cool-off = Dejaste partidas antes del final. Por ahora juega en mesas privadas. Tiempo restante: { $time }.
refused-muted = Estás silenciado: por ahora solo puedes decir frases hechas. Tiempo restante: { $time }.
refused-muted-for-good = Estás silenciado: solo puedes decir frases hechas.
refused-suspended = Estás suspendido. Tiempo restante: { $time }.
refused-suspended-for-good = Estás suspendido para siempre.
refused-too-fast = Demasiado rápido. Espera un momento.
refused-too-long = Es demasiado largo.
refused-too-many-guests = Llegan demasiados invitados nuevos desde tu red. Inténtalo más tarde.
refused-too-many-rules = Ya guardas tantas reglas como se puede. Olvida alguna primero.
refused-too-many-tables = Estás en demasiadas mesas sin terminar. Termina o deja una primero.
refused-unreachable = El servidor no responde.
refused-worn-table = Esta mesa ha cambiado demasiadas veces. Empieza la partida o abre otra mesa.

## The table in play: what stands around the cards

table-name = La mesa
table-title-turn = ¡Te toca!
table-round = Ronda { $round } de { $rounds }
table-round-open = Ronda { $round }
table-target = hasta { $points }
table-size = { $size ->
    [one] { $size } carta por jugador
   *[other] { $size } cartas por jugador
  }
table-people = Quién está en esta mesa
table-menu = Menú
table-chat = Chat
table-chat-new = { $n ->
    [one] Chat, { $n } mensaje nuevo
   *[other] Chat, { $n } mensajes nuevos
  }
table-watchers = { $n ->
    [one] { $n } persona mira
   *[other] { $n } personas miran
  }
table-sheet = Puntuación
table-last-trick = Última baza
table-help = Teclas y signos
table-facts = Triunfo y apuestas
table-trump = Triunfo: { $suit }
table-trump-due = Triunfo: por elegir
table-stock = { $n ->
    [0] todas las cartas repartidas
    [one] { $n } carta sin repartir
   *[other] { $n } cartas sin repartir
  }
table-bids-sum = apuestas: { $sum } de { $size }
table-seats-label = Los demás jugadores
table-connection-lost = Conexión perdida. Reintentando…
table-taken-over = Esta mesa está abierta en otra pestaña o ventana tuya.
table-use-here = Usarla aquí
balance-secret = Las apuestas son secretas hasta que estén todas
balance-secret-round = Las apuestas son secretas hasta el final de la ronda
balance-even = justo
balance-over = { $n } de más
balance-under = { $n } de menos
dock-name = Tu sitio
dock-watching = Estás mirando. Elige el sitio de un bot para ocuparlo.
suggest-ask = Sugerir
suggest-marked = { $name }, sugerencia
table-suggestions-on = En esta mesa se permiten sugerencias.
table-suggestions-off = En esta mesa no se permiten sugerencias.
table-about = Sobre esta mesa
hand-name = { $n ->
    [0] No tienes cartas
    [one] Tu mano: { $n } carta
   *[other] Tu mano: { $n } cartas
  }
hand-face-down = Tu mano, boca abajo: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
  }
hand-suit = { $suit }: { $ranks }
prompt-sent = Enviando…
prompt-go-on = Toca para seguir
prompt-plays = Esperando a que juegue { $name }
prompt-bids = Esperando la apuesta de { $name }
prompt-names = Esperando a que { $name } elija el triunfo
prompt-all-bid = Esperando las demás apuestas

## Cards of your hand, named for the ear

card-playable = { $card }, se puede jugar
card-unplayable = { $card }, no se puede jugar, { $reason }
card-must-follow = hay que servir { $suit }
card-must-trump = hay que jugar triunfo
card-must-go-over = hay que jugar una carta más alta
card-must-lead-plain = aún no se puede salir de triunfo
card-not-now = ahora no
card-queued = { $card }, elegida con el número { $n }

## Bidding

bid-title = Tu apuesta
bid-question = ¿Cuántas bazas harás?
bid-sum = { $sum } apostadas hasta ahora, { $size ->
    [one] { $size } baza
   *[other] { $size } bazas
  }: { $balance }
bid-chip = { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
  }
bid-forbidden = { $tricks } no está permitido: las apuestas no pueden sumar { $size }.
bid-choose = Elige un número
bid-confirm = Apostar { $tricks }
bid-sealed-yours = Tu apuesta está hecha: { $tricks }
bid-waiting = Esperando a { $names }
bid-look = Mirar mis cartas
bid-blind-help = O apuesta a ciegas: si aciertas, suma { $bonus } más.
bid-choose-blind = Elige un número a ciegas
bid-confirm-blind = Apostar { $tricks } a ciegas
bid-forehead-help = Ves la carta de todos menos la tuya.
bid-unseen-help = Nadie ve ninguna carta hasta que todos hayan apostado.
name-title = El triunfo
name-question = ¿Qué será triunfo?
name-choose = Elige un palo

## A seat: short words for the eye

seat-dealer-letter = R
seat-sealed = apostado
seat-need = faltan { $by }
seat-exact = justo
seat-bust = { $by } de más
seat-score = { $score }
seat-lives = { $score ->
    [one] { $score } vida
   *[other] { $score } vidas
  }
seat-out = no juega
seat-blind = a ciegas
seat-away-mark = fuera
seat-away-tight = fuera, { $seconds } s
seat-away-short = fuera, bot en { $seconds } s
seat-covered-short = juega un bot
seat-take = Ocupar este sitio
seat-take-named = Ocupar el sitio de { $name }
take-help = El bot deja el sitio y tú sigues con sus cartas, su apuesta y sus puntos.

## A seat: whole sentences for the ear

seat-you = Tú ({ $name }).
seat-name = { $kind ->
    [bot] { $name }, un bot.
   *[other] { $name }.
  }
seat-say-unknown = Aún sin apuesta.
seat-say-sealed = La apuesta está hecha y aún es secreta.
seat-say-bid = Apuesta: { $bid }.
seat-say-need = Apuesta { $bid }, bazas { $taken }: faltan { $by }.
seat-say-exact = Apuesta { $bid }, bazas { $taken }: justo.
seat-say-bust = Apuesta { $bid }, bazas { $taken }: { $by } de más.
seat-say-score = { $score ->
    [one] { $score } punto.
   *[other] { $score } puntos.
  }
seat-say-dealer = Reparte.
seat-say-leader = Sale en esta baza.
seat-say-turn = Le toca.
seat-say-out = No juega esta ronda.
seat-say-secret = La apuesta es secreta; bazas { $taken }.
seat-say-blind = Apuesta a ciegas.
seat-say-team = Equipo { $team }.
seat-say-team-sum = Equipo { $team }: entre todos apuesta { $bid }, bazas { $taken }.
seat-say-card = Tiene: { $card }.
seat-say-score-lives = { $score ->
    [one] Queda { $score } vida.
   *[other] Quedan { $score } vidas.
  }
seat-away = Fuera; pronto jugará un bot, y el sitio se guarda.
seat-covered = Fuera; un bot juega por este sitio, y el sitio se guarda.

## The trick

trick-name = La baza
trick-card = { $card }, de { $name }
trick-card-you = { $card }, tuya
trick-card-winning = { $card }, de { $name }, gana por ahora
trick-card-winning-you = { $card }, tuya, gana por ahora
trick-led = salida
trick-took = la gana
trick-none = Aún no se ha hecho ninguna baza en esta ronda.
trick-struck = anulada
trick-card-struck = { $card }, de { $name }, anulada por su igual
trick-card-struck-you = { $card }, tuya, anulada por su igual
trick-nobody = No la ganó nadie.

## Score sheet, summary of a round, end of the game

sheet-round = Ronda
sheet-row = { $size ->
    [one] Ronda { $number }, { $size } carta
   *[other] Ronda { $number }, { $size } cartas
  }
sheet-total = Total
sheet-rank = { $rank }.
sheet-curve = Los puntos de ronda en ronda
sheet-standings = Clasificación
sheet-legend = { $rank }. { $name }: { $score }
sheet-legend-team = { $rank }. Equipo { $team } ({ $names }): { $score }
sheet-cell-made = apuesta { $bid }, hace { $taken }, cumplida: { $points } puntos
sheet-cell-missed = apuesta { $bid }, hace { $taken }, fallada: { $points } puntos
side-tabs = Junto a la mesa
side-score = Puntos
side-log = Registro
log-begin = Llegaste en la ronda { $round } de { $rounds }.
log-begin-open = Llegaste en la ronda { $round }.
summary-title = Fin de la ronda { $round }
summary-made = ¡Has cumplido tu apuesta!
summary-missed = Has fallado tu apuesta
summary-player = Jugador
summary-tricks = Bazas
summary-points = Puntos
summary-cell-made = cumplida
summary-cell-missed = fallada
summary-ready = Siguiente ronda
summary-waiting = Esperando a { $names }.
summary-next = { $seconds ->
    [one] Empieza en { $seconds } segundo.
   *[other] Empieza en { $seconds } segundos.
  }
over-won = Gana { $name }
over-won-you = ¡Has ganado!
over-shared = { $names } comparten el primer puesto
over-team = Gana el equipo { $team }: { $names }
over-made = { $rounds ->
    [one] { $made } de { $rounds } apuesta cumplida
   *[other] { $made } de { $rounds } apuestas cumplidas
  }
over-ways = Y ahora
over-again = Otra partida, mismas reglas
over-again-chips = Otra partida por { $chips } fichas
over-again-play = Otra partida con quien esté aquí
over-replay = Repetición
over-verify = Comprobar los repartos
over-download = Descargar

## The live line and the log

say-seat-taken = { $kind ->
    [bot] { $name }, un bot, se sienta.
   *[other] { $name } se sienta.
  }
say-seat-taken-you = Te sientas.
say-seat-left = { $name } se ha ido.
say-seat-left-you = Has dejado tu sitio.
say-covered = Ahora un bot juega por { $name }; el sitio se guarda.
say-covered-you = Ahora un bot juega por ti hasta que vuelvas.
say-returned = { $name } vuelve a jugar.
say-returned-you = Vuelves a jugar.
say-host = Ahora dirige la mesa { $name }.
say-host-you = Ahora diriges la mesa.
say-away = { $name } no está por ahora.
say-back = { $name } ha vuelto.
say-game = Empieza la partida.
say-round = Ronda { $number } de { $rounds }, { $size ->
    [one] { $size } carta
   *[other] { $size } cartas
  } por jugador. Reparte { $name }.
say-round-you = Ronda { $number } de { $rounds }, { $size ->
    [one] { $size } carta
   *[other] { $size } cartas
  } por jugador. Repartes tú.
say-round-open = Ronda { $number }, { $size ->
    [one] { $size } carta
   *[other] { $size } cartas
  } por jugador. Reparte { $name }.
say-round-open-you = Ronda { $number }, { $size ->
    [one] { $size } carta
   *[other] { $size } cartas
  } por jugador. Repartes tú.
say-round-extra = La mejor puntuación está empatada: decide otra ronda.
say-hand = Tu mano: { $cards }.
say-holds = { $name } tiene: { $card }.
say-trump = El triunfo es { $suit }; carta descubierta: { $card }.
say-trump-suit = El triunfo es { $suit }.
say-trump-none = En esta ronda no hay triunfo.
say-trump-none-card = Carta descubierta: { $card }. En esta ronda no hay triunfo.
say-trump-due = Falta elegir el triunfo.
say-trump-due-card = Carta descubierta: { $card }. Falta elegir el triunfo.
say-trump-asked = { $name } elige el triunfo.
say-trump-named = { $name } elige el triunfo: { $suit }.
say-trump-named-you = Eliges el triunfo: { $suit }.
say-bid = { $name } apuesta { $tricks }.
say-bid-you = Apuestas { $tricks }.
say-bid-sealed = Tu apuesta de { $tricks } está hecha.
say-has-bid = { $name } ha apostado.
say-bids-complete = Están todas las apuestas: { $balance }.
say-bids-secret = Están todas las apuestas, y son secretas hasta el final de la ronda.
say-blind-offered = Pueden apostar a ciegas: { $names }.
say-looked = { $name } mira sus cartas.
say-looked-you = Miras tus cartas.
say-bid-blind = { $name } apuesta { $tricks } a ciegas.
say-bid-blind-you = Apuestas { $tricks } a ciegas.
say-bid-again = Las apuestas suman { $size }: { $name } debe apostar de nuevo.
say-bid-again-you = Las apuestas suman { $size }: debes apostar de nuevo.
say-play = { $name } juega: { $card }.
say-play-you = Juegas: { $card }.
say-trick = { $name } gana la baza.
say-trick-you = Ganas la baza.
say-cancelled = Las cartas iguales se anulan: nadie gana la baza.
say-points = { $name }: apuesta { $bid }, hace { $taken }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
say-points-you = Tú: apuesta { $bid }, haces { $taken }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
say-over = La partida ha terminado. Gana { $name } con { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
  }.
say-over-you = La partida ha terminado. Ganas con { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
  }.
say-over-shared = La partida ha terminado. { $names } comparten el primer puesto con { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
  }.
say-over-lives = La partida ha terminado. Gana { $name }, con { $score ->
    [one] { $score } vida restante.
   *[other] { $score } vidas restantes.
  }
say-over-lives-you = La partida ha terminado. Ganas, con { $score ->
    [one] { $score } vida restante.
   *[other] { $score } vidas restantes.
  }
say-over-lives-shared = La partida ha terminado. { $names } comparten el primer puesto; vidas restantes: { $score }.
say-over-team = La partida ha terminado. Gana el equipo { $team }: { $names }; puntuación { $score }.
say-turn-bid = Te toca: apuesta
say-turn-bid-hook = Te toca: apuesta, pero no { $forbidden }
say-turn-lead = Te toca: sal con una carta
say-turn-follow = Te toca, palo de salida: { $suit }
say-turn-any = Te toca: no hay palo que seguir
say-turn-name = Te toca: elige el triunfo
say-turn-blind = Te toca: mira tus cartas o apuesta a ciegas

## Menu, leaving, text, keys

menu-table = Mesa { $id }
leave-title = Dejar la mesa
leave-later = Irme y volver más tarde
leave-later-help = Tu sitio se guarda. Tras { $seconds } segundos un bot juega por ti hasta que vuelvas; puedes retomarlo antes de cualquier carta.
leave-good = Dejar el sitio para siempre
leave-good-help = Un bot recibe tus cartas, tu apuesta y tus puntos, y el próximo visitante puede ocupar el sitio.
leave-watching-help = Puedes volver a esta mesa cuando quieras con su enlace.
leave-go = Irme
leave-stay = Quedarme
text-title = La mesa en texto
text-hand = Mano: { $cards }
text-trick = Baza: { $cards }
help-signs = Signos
help-sign-dealer = reparte en esta ronda y apuesta al final
help-sign-need = necesita más bazas
help-sign-exact = tiene justo lo apostado
help-sign-bust = tiene demasiadas bazas
help-sign-leads = sale en la baza
help-sign-wins = gana la baza por ahora
help-keys = Teclas
help-keys-off = Las teclas de una letra están apagadas en los ajustes.
help-key-arrows = moverte por tu mano o por las apuestas; también Inicio y Fin
help-key-enter = jugar la carta, hacer la apuesta, seguir
help-key-digits = elegir una apuesta; Intro la hace
help-key-b = a las apuestas
help-key-suits = elegir el triunfo cuando te toca: la letra de un palo, N para sin triunfo
help-key-h = a tu mano
help-key-l = última baza
help-key-s = puntuación
help-key-a = sugerencias
help-key-t = decir el triunfo
help-key-help = esta ayuda
help-key-esc = cerrar
help-premove = Antes de tu turno puedes tocar cartas para elegirlas de antemano; toca una otra vez para retirarla. Una carta elegida que no se puede jugar no se juega nunca.
