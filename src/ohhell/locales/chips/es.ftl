### Fichas: la bolsa, la puerta «Competir», el bote de una mesa.

## Refusals

refused-purse-short = Tienes muy pocas fichas para esto.
refused-same-browser = Alguien que está sentado aquí vino con este navegador. En una mesa con fichas, dos personas no pueden compartirlo.
refused-stake-short = En esta mesa hay menos fichas de las que se pidieron.
refused-done-otherwise = Esto ya se hizo, de otra manera. No ha cambiado nada.
refused-granted-today = Ya has recibido las fichas de hoy. Las próximas llegan mañana.
refused-not-poor = Tienes bastantes fichas: las del día son para quien tiene pocas.
refused-no-buy-in = Aquí nadie juega por tantas fichas. Elige una de las apuestas.
refused-table-settled = Las fichas de esta mesa ya se devolvieron o se pagaron. Elige otra mesa.
refused-has-stake = Ya has puesto tus fichas aquí.
refused-other-buy-in = En esta mesa todos ponen el mismo número de fichas.
refused-no-stake = No tienes fichas en esta mesa.
refused-no-stakes = En esta mesa no se juega por fichas.
refused-too-few-stakes = Una partida por fichas necesita dos personas; los bots juegan por nada.
refused-stakes-missing = Alguien de la mesa aún no ha puesto sus fichas. Inténtalo de nuevo en un momento.
refused-leaving-costs = La partida ha empezado. Si la dejas ahora, pierdes las fichas que has puesto.

## The purse

compete-title = Competir por fichas
compete-virtual = Las fichas son virtuales. Nadie puede comprarlas ni cobrarlas: solo están para que el juego importe.
compete-purse = Tu bolsa
compete-chips =
    { $chips ->
        [one] { $chips } ficha
       *[other] { $chips } fichas
    }
compete-at-stake = En juego: { $chips }
compete-to-table = Ir a la mesa
compete-daily = Tomar las { $chips } fichas de hoy
compete-daily-help = Quien posee menos de { $below } fichas, contando las apostadas, puede tomar { $daily } al día.
compete-taken = Han llegado { $chips } fichas a tu bolsa.
compete-history = De dónde vinieron tus fichas y adónde fueron
compete-move = { $when }: { $what }
chips-move-first_grant = Las primeras fichas, para todos
chips-move-daily_grant = Fichas del día
chips-move-buy_in = Puestas en una mesa
chips-move-withdrawal = Recogidas antes de la partida
chips-move-payout = Ganadas en una partida
chips-move-refund = Devueltas: no hubo partida
chips-move-annulment = Corregidas: la partida no cuenta
chips-move-closing = Devueltas a la banca

## Tables

compete-tables = Mesas que esperan jugadores
compete-none = Ahora no espera ninguna mesa. Abre una, y otros la encontrarán aquí.
compete-row = Apuesta { $chips } · { $prizes } · { $taken } de { $seats } sitios ocupados
compete-look = Sentarse aquí
compete-new = Abrir una mesa
compete-strict = Una mesa así está abierta a todos y puntúa. Tiene reloj, y nadie recibe sugerencias.
compete-rules = Reglas
compete-seats = Sitios
compete-buy-in = Cada uno pone
compete-prizes = Quién gana
compete-prizes-winner = Todo para el ganador
compete-prizes-first_two = Los dos primeros
compete-prizes-first_three = Los tres primeros
compete-clock = Tiempo para pensar
compete-clock-seconds = { $seconds } s
compete-payout = Si juegan { $stakes } personas, se puede ganar:
compete-place = { $rank }: { $chips } fichas
compete-rank = N.º { $rank }
compete-open = Abrir y poner { $chips } fichas
compete-last-rules = Tus últimas reglas de la casa

## At the table

pot-title = Se juega por fichas
pot-lobby = Quien se sienta pone { $chips } fichas, y las recupera si se levanta antes de la partida. La partida empieza cuando todos los sentados están listos y no queda ningún sitio libre, o cuando la empieza quien dirige la mesa con dos personas o más. Los bots juegan por nada.
pot-purse = Tienes { $chips } fichas para gastar.
pot-down = { $name } ha puesto { $chips } fichas.
pot-pot = Bote: { $chips } fichas
pot-won = { $name } puso { $put } fichas y ganó { $chips }.
pot-lost = { $name } perdió { $chips } fichas.
pot-left = { $name } dejó la partida y perdió { $chips } fichas.
pot-back = { $name } ha recuperado sus { $chips } fichas.
pot-annulled = Esta partida no cuenta: lo perdido se ha devuelto.
pot-waiting = Se están pagando las fichas…
