### Las denuncias, y lo que la gente debe leer.

report-open = Denunciar
report-title = Denunciar a { $name }
report-help = La leen los moderadores. Nadie más sabrá que la escribiste tú.
report-help-table = La leen los moderadores, junto con el registro de esta mesa. Nadie más sabrá que la escribiste tú.
report-reason = ¿De qué se trata?
report-reason-talk = Insultos u otras palabras
report-reason-name = El nombre
report-reason-leaving = Dejar partidas o hacer esperar a los demás
report-reason-together = Jugar juntos contra los demás
report-reason-other = Otra cosa
report-line = Lo que se dijo
report-line-none = Nada en particular
report-words = En pocas palabras, si quieres
report-send = Enviar la denuncia
report-done = Tu denuncia se ha recibido. Los moderadores la leerán.
report-done-help = Mientras tanto, puedes silenciar o bloquear a esta persona.

told-title = Léelo, por favor
told-read = Lo he leído
told-warn = Un moderador te advierte.
told-mute = Un moderador te ha silenciado. Solo puedes decir frases hechas. Termina: { $until }.
told-mute-for-good = Un moderador te ha silenciado para siempre. Solo puedes decir frases hechas.
told-suspend = Un moderador te ha suspendido. Termina: { $until }.
told-suspend-for-good = Un moderador te ha suspendido para siempre.
told-rename = Un moderador te ha quitado el nombre y te ha dado otro.
told-annul = Un moderador ha anulado una partida en la que tenías un asiento: no cuenta.
told-lift = Un moderador ha retirado una medida contra ti: una advertencia, un silencio o una suspensión.
told-left = Dejaste a desconocidos antes del final de su partida. Por esta vez se perdona. La próxima vez esperarás antes de volver a jugar con desconocidos.
told-resting = Dejaste otra vez a desconocidos antes del final de su partida. Por ahora solo puedes jugar en mesas privadas. Termina: { $until }.
told-report-acted = Los moderadores han leído una denuncia tuya y se ha hecho algo. Qué fue queda entre ellos y la persona afectada. Gracias.
told-report-dismissed = Los moderadores han leído una denuncia tuya y no han encontrado nada contra las reglas de la casa. Gracias por avisar.
told-reason = Motivo: { $reason }
told-game = Ver la partida
over-annulled = Un moderador ha anulado esta partida: no cuenta.

refused-report-self = Nadie se denuncia a sí mismo.
refused-reported-already = Ya lo has denunciado. Tu denuncia espera a que la lean.
refused-too-many-reports = { $most ->
    [one] Has hecho { $most } denuncia en un día. Mañana podrás hacer más.
   *[other] Has hecho { $most } denuncias en un día. Mañana podrás hacer más.
}
refused-never-there = Esta persona nunca ha tenido un asiento en esta mesa.
refused-no-such-line = Esta persona no ha dicho tal cosa en esta mesa.
refused-bad-words = Es demasiado largo o tiene caracteres que nadie puede ver.
