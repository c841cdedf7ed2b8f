refused-no-person = Nadie ocupa este sitio.
refused-table-closed = Esta mesa está cerrada: no habrá partida.
refused-nobody-seated = Aquí no hay nadie sentado.
refused-not-empty = Aquí hay alguien sentado.
refused-bad-order = Cada sitio debe nombrarse una vez.
refused-same-seat = No hay nada que cambiar.
refused-already-host = Ya diriges la mesa.
refused-not-removed = No se ha retirado a esa persona de esta mesa.
refused-not-ready = No has dicho que estés listo.
refused-same-offer = Ya es así.
refused-nobody-here = Esa persona no está en esta mesa ni es amiga tuya.
refused-has-seat = Solo alguien sin sitio puede ocupar el tuyo.
refused-friend-seen-hand = Esa persona ya ha tenido una mano de esta partida y no puede tomar otra.
refused-friend-removed = Quien dirige la mesa ha retirado a esa persona.
refused-rematch-open = Las mismas personas ya juegan otra vez.
refused-removed = Quien dirige la mesa te ha retirado de ella. Puedes seguir mirando.
refused-seat-kept = Este sitio se guarda un momento para { $name }.
refused-start-past = Esa hora ya ha pasado. Elige una posterior.
refused-start-far = Esa hora queda demasiado lejos: elige una dentro de las próximas 24 horas.
refused-start-twice = Una partida que empieza enseguida no tiene hora fijada.
refused-rated-suggestions = No hay sugerencias en una partida que cuenta para la clasificación.
refused-listed-hidden = Una mesa es para todos o solo para las personas invitadas.
refused-no-set-time = Aquí no va a empezar ninguna partida a una hora fijada.

## In a calendar

calendar-title = Oh Hell: { $variant }
calendar-text = Ven a la mesa: { $link }

options-title = Esta mesa
options-preset = Con qué espíritu
options-preset-family = En familia
options-preset-family-help = Sin reloj, charla libre, sugerencias permitidas; solo cuenta pasarlo bien.
options-preset-club = Club
options-preset-club-help = 30 segundos por apuesta y por carta, frases hechas, sin sugerencias; cuenta para la clasificación.
options-preset-quick = Rápida
options-preset-quick-help = 15 segundos por apuesta y por carta, frases hechas, sugerencias permitidas.
options-when = Cuándo empieza
options-when-host = cuando lo diga quien dirige
options-when-host-help = Tú la empiezas cuando hayan llegado los que esperas.
options-when-time = a una hora fijada
options-when-time-help = En las próximas 24 horas. La mesa se abre enseguida: se puede venir, sentarse y charlar.
options-time = Hora
options-find = Quién encuentra la mesa
options-find-invited = solo quien esté invitado
options-find-invited-help = No está en ninguna lista; quien tiene el enlace entra.
options-find-friends = los amigos de quienes están sentados
options-find-friends-help = Los amigos la ven entre las mesas de sus amigos; los demás necesitan el enlace.
options-find-everybody = todo el mundo
options-find-everybody-help = Está entre las mesas abiertas de la primera página.
options-more = Chat, relojes, espectadores, clasificación y bots
options-chat = Chat durante la partida
options-chat-none = ninguna
options-chat-phrases = frases hechas
options-chat-text = libre
options-bid-clock = Tiempo para apostar
options-play-clock = Tiempo para una carta
options-clock-help = Cuando se acaba, la casa apuesta o juega por ese sitio.
options-clock-none = sin límite
options-clock = { $seconds } s
options-suggestions = Sugerencias
options-suggestions-help = Quien tiene el turno puede preguntar cuánto vale cada apuesta y cada carta.
options-watching = Espectadores
options-watching-help = Quien no tiene sitio puede mirar; no ve ninguna mano.
options-rated = Cuenta para la clasificación
options-rated-help = El resultado cambia la clasificación de quienes juegan. Entonces no hay sugerencias.

about-title = Sobre esta mesa
about-find-invited = Solo encuentra esta mesa quien está invitado o tiene el enlace.
about-find-friends = Los amigos de quienes están sentados encuentran esta mesa.
about-find-everybody = Todo el mundo encuentra esta mesa.
about-watching-on = Quien la encuentra puede mirar.
about-watching-off = Nadie puede mirar sin tener sitio.
about-chat-none = Durante la partida no se charla; antes y después, todos pueden.
about-chat-phrases = Durante la partida hay frases hechas; antes y después, cualquier texto.
about-chat-text = Se puede escribir cualquier cosa, también durante la partida.
about-bid-clock-none = Una apuesta puede tardar lo que quiera.
about-bid-clock = Una apuesta puede tardar { $seconds } segundos.
about-play-clock-none = Una carta puede tardar lo que quiera.
about-play-clock = Una carta puede tardar { $seconds } segundos.
about-rated-on = Esta partida cuenta para la clasificación.
about-rated-off = Esta partida no cuenta para la clasificación.
about-rated-withheld = Dos personas han venido a esta mesa con el mismo navegador, así que la partida no cambia ninguna clasificación. Se puede jugar de todos modos.
about-bots = Nivel de los bots que sienta la casa: { $level }.
about-lasts = La mesa sigue en su enlace aunque se vayan todos. En la lista de mesas abiertas está solo mientras haya alguien aquí.

starts-today = Empieza hoy a las { $time }
starts-tomorrow = Empieza mañana a las { $time }
starts-now = en cualquier momento
starts-in-minutes = { $minutes ->
    [one] dentro de un minuto
   *[other] dentro de { $minutes } minutos
}
starts-in-hours = { $hours ->
    [one] dentro de una hora, más o menos
   *[other] dentro de { $hours } horas, más o menos
}
starts-help = Entonces la partida empieza sola y los bots ocupan los sitios libres; antes, si en cada sitio hay una persona y todas están a punto. Un bot juega por quien falte hasta que llegue. Si entonces no hay nadie sentado, la mesa se cierra.
starts-calendar = Añadir a mi calendario
starts-remind = Que este dispositivo me avise
starts-reminded = Mientras haya abierta una página nuestra, se te avisa 5 minutos antes.
remind-text = { $minutes ->
    [one] Tu partida empieza dentro de un minuto.
   *[other] Tu partida empieza dentro de { $minutes } minutos.
}

ready-asked = Quien dirige la mesa pregunta: ¿empezamos?
ready-count = A punto: { $ready } de { $people }
ready-yes = Por mí, sí
ready-no = Aún no
ready-mark = a punto
kept-for = guardado para { $name }
host-tools = Para quien dirige la mesa
host-ask-ready = Preguntar quién está a punto
host-shuffle = Mezclar los sitios
host-close = Cancelar la partida
host-close-sure = La mesa se cierra para todos y no habrá partida.
host-close-not = Conservar la mesa
host-removed = Personas retiradas
host-admit = Dejar que { $name } vuelva a sentarse
host-seat-free = Sitio { $number }, libre
host-seat = Sitio { $number }: { $name }
host-arrange = Arreglar el sitio de { $name }
host-move = Mover al sitio { $number }
host-swap = Cambiar con { $name }, sitio { $number }
host-give = Que dirija la mesa { $name }
host-remove = Retirar a { $name } de la mesa
host-remove-help = Quien es retirado no vuelve a sentarse hasta que tú lo permitas.
closed-title = Esta mesa está cerrada
closed-text = Aquí no habrá partida: se ha cancelado, o no había nadie sentado cuando debía empezar.
closed-new = Abrir otra mesa

offer-help = Tu amigo abre el enlace de la mesa y mira. Quien no ha tenido ninguna mano de esta partida puede ocupar tu sitio, con sus cartas, su apuesta y sus puntos.
offer-nobody = Ahora no mira nadie. Envía el enlace a tu amigo:
offer-to = Ofrecer el sitio a { $name }
offer-waits = Tu sitio está ofrecido a { $name }. Hasta que lo ocupe sigues jugando.
offer-withdraw = Retirar la oferta
offer-title = Un sitio para ti
offer-told = { $name } te ofrece su sitio: sigues con sus cartas, su apuesta y sus puntos.
offer-take = Ocupar el sitio
offer-refuse = Seguir mirando

say-ready = { $name } dice que está a punto.
say-ready-you = Estás a punto.
say-unready = { $name } aún no está a punto.
say-unready-you = Aún no estás a punto.
say-ready-asked = Quien dirige la mesa pregunta: ¿empezamos?
say-arranged = Se han cambiado los sitios.
say-removed = Quien dirige la mesa ha retirado de ella a { $name }.
say-admitted = { $name } puede volver a sentarse aquí.
say-closed = Esta mesa está cerrada: no habrá partida.

over-rematch = Jugar otra vez con las mismas personas
over-rematch-join = Entrar en la revancha
over-rematch-open = Las mismas personas juegan otra vez. Tu sitio se guarda un minuto.
over-rematch-chips = Cada uno pone de nuevo { $chips } fichas.
say-offered = { $name } ofrece su sitio a alguien que mira.
say-offered-you = Ofreces tu sitio a alguien que mira.
say-unoffered = { $name } conserva su sitio.
say-unoffered-you = Conservas tu sitio.
say-rematch = Las mismas personas juegan otra vez: tu sitio se guarda un minuto.
leave-friend = Ceder el sitio a un amigo
leave-rated = Esta partida cuenta para la clasificación: un bot sigue por ti y, si no vuelves antes del final, cuentas como último de { $sides }.
leave-staked = Pierdes las { $chips } fichas que has puesto, gane lo que gane el bot.
