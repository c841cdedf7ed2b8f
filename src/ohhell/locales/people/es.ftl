# Los amigos, lo que todos pueden saber de alguien, y las invitaciones.

people-title = Amigos
people-yours = Tu perfil
people-friends = Tus amigos
people-none = Todavía no tienes amigos aquí. Busca a alguien por su nombre o pídeselo a alguien con quien hayas jugado.
people-asking = Quieren ser tus amigos
people-asked = Se lo has pedido
people-met = Han jugado contigo hace poco
people-blocked = Bloqueados
people-blocked-help = No se enteran. No pueden encontrarte, pedirte amistad ni invitarte, ni sentarse en una mesa que diriges, y la casa nunca os sienta juntos.
people-muted = Silenciados
people-muted-help = No ves lo que escriben. No se enteran.
people-find = Buscar a alguien
people-find-label = Nombre
people-find-help = El nombre completo, como Zoë o Zoë#4711.
people-find-button = Buscar
people-found-none = No se ha encontrado a nadie. ¿Es el nombre completo?
people-ask = Pedir amistad
people-accept = Aceptar
people-decline = Rechazar
people-take-back = Retirar
people-part = Quitar de amigos
people-block = Bloquear
people-unblock = Desbloquear
people-mute = Silenciar
people-unmute = Volver a leer
people-is-friend = Amigo
people-is-asked = Pedido
people-go = Ir a la mesa
people-near-table = En una mesa
people-near-online = Aquí ahora
people-near-away = Ausente un momento
people-near-gone = No está
people-seen = Visto por última vez: { $when }
people-shown = Tus amigos ven cuándo estás aquí
people-shown-help = Si no, nadie lo ve, ni en qué mesa estás.

person-since = Aquí desde el { $date }
person-you = Así te ven los demás. La lista de partidas es para ti y tus amigos.
person-games = Partidas terminadas
person-wins = Ganadas
person-shared = { $shared ->
    [one] { $shared } de ellas compartida
   *[other] { $shared } de ellas compartidas
}
person-place = Puesto medio
person-made = Apuestas cumplidas
person-over = Falladas, bazas de más
person-under = Falladas, bazas de menos
person-percent = { $percent } %
person-variants = Por reglas
person-house-rules = Reglas de la casa
person-none = Todavía no hay ninguna partida terminada.
person-history = Partidas
person-history-closed = La lista de partidas es para los amigos.
person-rank = Puesto { $rank } de { $seats }
person-with = Con { $names }
person-more = Ver más

invite-title = Invitar a amigos
invite-none = A los amigos que tengas aquí se les invita con un solo toque.
invite-find = Buscar amigos
invite-one = Invitar
invite-waiting = Invitado
invite-declined = No tiene tiempo

seated-none = Aquí contigo solo hay bots.
seated-blocked = Bloqueas a { $name }, que está sentado aquí. Puedes sentarte de todos modos.

refused-yourself = Eres tú.
refused-you-block = Bloqueas a esta persona. Desbloquéala primero.
refused-too-many-friends = Tienes, o has pedido, tantos amigos como se puede tener.
refused-too-many-requests = Esta persona ya tiene demasiadas peticiones sin responder.
refused-too-many-shunned = No se puede bloquear o silenciar a más gente.
refused-no-such-player = No hay nadie en este enlace.
refused-friends-only = La lista de partidas es para los amigos.
refused-not-friends = Así solo se invita a los amigos. A los demás envíales el enlace.
refused-sits-already = Esta persona ya está en la mesa.
refused-no-free-seat = Ya nadie puede unirse a esta mesa.
refused-too-many-invited = No se puede invitar a más gente.
