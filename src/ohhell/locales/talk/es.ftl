### Talk at a table, and the door of one where nobody looks on: fetched when somebody comes to it.

talk-title = Chat
talk-message = Mensaje
talk-send = Enviar
talk-phrases = Para decir con un toque
talk-line = { $name }: { $text }
talk-empty = Nadie ha dicho nada todavía.
talk-watching = Solo habla quien tiene un sitio.
talk-off-none = En esta mesa no se habla durante la partida.
talk-off-phrases = Durante la partida solo se pueden decir estas frases.
talk-quiet = Silenciar, ocultar, denunciar
talk-mute = Silenciar a { $name }
talk-blocked = Bloqueas a { $name }, así que tampoco lees sus mensajes.
talk-hide = Ocultar el chat
talk-hidden = Has ocultado el chat.

## The door

door-title = La partida está en curso
door-text = No puedes mirar esta mesa, pero puedes ocupar el sitio de un bot.
door-shut = Aquí no se mira
door-shut-text = Todos los sitios de esta mesa están ocupados y quien la dirige no admite espectadores.
door-full = Hay demasiados espectadores
door-full-text = No caben más espectadores y todos los sitios de esta mesa están ocupados. Inténtalo más tarde.
door-suspended = Estás suspendido
door-suspended-text = Un moderador te ha suspendido. Un robot juega por ti. Tu cuenta y tus datos siguen siendo tuyos.

## Phrases: what is said with one tap, short and kind

phrase-hello = ¡Hola!
phrase-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-nice-bid = ¡Buena apuesta!
phrase-thanks = ¡Gracias!
phrase-sorry = ¡Perdón!
phrase-oops = ¡Ups!
phrase-lucky = ¡Qué suerte!
phrase-unlucky = ¡Qué mala suerte!
phrase-wow = ¡Vaya!
phrase-ouch = ¡Ay!
phrase-thinking = Déjame pensar…
phrase-hurry = Un poco más rápido, por favor.
phrase-back-soon = Vuelvo enseguida.
phrase-good-game = ¡Buena partida!
phrase-bye = ¡Adiós!

## Refusals

refused-bad-line = Un mensaje tiene de 1 a { $length } caracteres visibles.
refused-no-such-phrase = Esa frase no existe.
refused-no-talk = En esta mesa no se habla durante la partida.
refused-phrases-only = Durante la partida solo se pueden decir las frases preparadas.
refused-talked-out = Se ha hablado tanto en esta mesa que no cabe nada más.
