account-title = Tu cuenta
account-guest = Juegas como invitado con el nombre { $handle }. Solo este navegador te conoce: sin él no puedes volver a tus mesas ni a tus partidas.
account-yours = Eres { $handle } en todos los dispositivos en los que inicias sesión.
account-make = Crear una cuenta
account-make-text = Sigues siendo la misma persona: tus mesas, sitios y partidas te acompañan.
account-make-passkey = Crearla con una llave de acceso
account-made = Ya tienes una cuenta.
account-sign-in = Iniciar sesión
account-sign-in-passkey = Iniciar sesión con una llave de acceso
account-signed-in = Has iniciado sesión.
account-leave-guest = Como invitado, con el nombre { $name }, tienes aquí { $things }. Todo eso se queda con ese invitado: cuando inicies sesión, no podrás volver a ello.
account-leave-tables =
    { $tables ->
        [one] { $tables } mesa sin terminar
       *[other] { $tables } mesas sin terminar
    }
account-leave-games =
    { $games ->
        [one] { $games } partida terminada
       *[other] { $games } partidas terminadas
    }
account-leave-chips =
    { $chips ->
        [one] { $chips } ficha
       *[other] { $chips } fichas
    }
account-leave-bots = Los bots jugarán por ti.
account-leave-keep = Para conservarlo todo, crea una cuenta para el invitado.
account-leave-no = Conservar al invitado: crear una cuenta
account-leave-guest-yes = Dejar al invitado e iniciar sesión
account-sign-in-name = Nombre de inicio de sesión
account-sign-in-name-help = Solo para iniciar sesión: nadie más lo ve. Sirve una dirección de correo.
account-password = Contraseña
account-new-password = Contraseña nueva
account-current-password = Contraseña actual
account-password-help = Al menos 8 caracteres; una frase es buena.
account-sign-in-data = Cómo inicias sesión
account-sign-in-as = Nombre de inicio de sesión: { $name }
account-change-password = Cambiar la contraseña
account-change-password-help = Se cerrará la sesión en todos tus otros dispositivos.
account-change-name = Cambiar el nombre de inicio de sesión
account-add-password = Añadir una contraseña
account-changed = Cambiado.
account-passkeys = Llaves de acceso
account-passkeys-text = Una llave de acceso te identifica con este dispositivo: con el dedo, la cara o su PIN, sin contraseña.
account-add-passkey = Añadir una llave de acceso para este dispositivo
account-passkey-added = Se ha añadido la llave de acceso.
account-passkey-removed = Se ha quitado la llave de acceso.
account-passkey-remove = Quitar la llave de acceso: { $device }
account-remove = Quitar
account-used = Último uso: { $day }
account-devices = Dispositivos
account-device = { $browser } en { $system }
account-device-unknown = Un dispositivo
account-this-device = Este dispositivo
account-sign-out = Cerrar sesión
account-sign-out-device = Cerrar sesión: { $device }
account-sign-out-others = Cerrar sesión en los demás dispositivos
account-signed-out = Sesión cerrada.
account-data = Tus datos
account-export = Descargar mis datos
account-delete = Borrar todo…
account-delete-text = Tu nombre, todo lo que usas para iniciar sesión y las reglas que guardas se borran al momento en todos los dispositivos. En las partidas en curso, los bots siguen por ti. Las partidas terminadas se quedan, con otro nombre en lugar del tuyo. No se puede deshacer.
account-delete-yes = Borrar para siempre
account-delete-no = Conservar todo
account-deleted = Se ha borrado todo.
refused-not-known = La casa ya no conoce este navegador. Vuelve a cargar la página.
refused-too-many-tries = Demasiados intentos. Espera un minuto.
refused-wrong-sign-in = Ninguna cuenta tiene ese nombre con esa contraseña.
refused-wrong-password = Esa no es tu contraseña.
refused-bad-password = Una contraseña tiene de 8 a 200 caracteres.
refused-bad-sign-in-name = El nombre tiene de 1 a 40 caracteres visibles y sin espacios.
refused-sign-in-name-taken = Alguien ya inicia sesión con ese nombre.
refused-no-way-back = No podrías volver. Crea primero una cuenta o borra tus datos.
refused-this-session = Es el dispositivo que estás usando: cierra la sesión aquí.
refused-no-passkeys-here = Las llaves de acceso necesitan el nombre de la casa en la barra de direcciones, no un número.
refused-passkey-known = Esta llave de acceso ya está en uso.
refused-too-many-passkeys = Ya tienes todas las llaves de acceso posibles. Quita una primero.
refused-unknown-passkey = Ninguna cuenta de aquí tiene esta llave de acceso.
refused-passkey-too-late = Ha tardado demasiado. Inténtalo de nuevo.
refused-bad-passkey = La llave de acceso no encaja. Inténtalo de nuevo.
refused-last-way = Sin ella no podrías iniciar sesión. Añade primero una contraseña.
account-elsewhere = Cuentas de otros sitios
account-elsewhere-guest = Continúa con una cuenta que tengas en otro sitio. Aquí sigues siendo la misma persona y vuelves con ella desde cualquier dispositivo; si ya la habías usado aquí, vuelves a ser quien eras.
account-elsewhere-text = Inicia sesión aquí con una cuenta que tengas en otro sitio. La casa no sabe nada de allí, salvo que eres tú.
account-continue = Continuar con { $provider }
account-linked-add = Añadir { $provider }
account-linked-added = Ya puedes iniciar sesión con { $provider }.
account-linked-known = Ya inicias sesión con { $provider }.
account-linked-remove = Quitar la cuenta de { $provider }
account-linked-removed = Se ha quitado aquí la cuenta de { $provider }.
account-asks = Con { $provider } ya has estado aquí, como otra persona.
account-asks-yes = Dejar al invitado e iniciar sesión con { $provider }
account-asks-stay = Seguir como invitado
account-back-nothing = Has vuelto sin iniciar sesión allí. Nada ha cambiado.
refused-provider-away = { $name } no responde. Inténtalo de nuevo o inicia sesión de otra forma.
refused-provider-unsure = { $name } no ha mostrado quién eres. Inténtalo de nuevo o inicia sesión de otra forma.
refused-provider-too-late = Ha tardado demasiado o se empezó en otra ventana. Inténtalo de nuevo.
refused-no-such-provider = En esta casa ya no se inicia sesión de esa forma.
refused-linked-elsewhere = Esta cuenta de { $name } es aquí de otra persona. Para jugar como ella, cierra antes la sesión.
refused-too-many-linked = Ya tienes todas las cuentas de otros sitios posibles. Quita una primero.
