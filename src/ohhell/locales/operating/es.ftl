### Cómo está una casa, para quien la lleva: `ohhell house status`.

status-nobody = Ningún servidor responde en { $url }.
status-well = { $url } está bien, versión { $version }.
status-unwell = { $url } responde, pero no está bien: { $code }.
status-no-figures = Solo muestra sus cifras a su propia máquina.
status-people = Personas: { $table } en mesas, { $elsewhere } en otra parte de la casa
status-tables = Mesas en memoria: { $tables }, conexiones: { $sockets }
status-waiting = En espera: { $commands } órdenes, { $bots } decisiones de bots, { $rows } filas de listas
status-no-house = La casa en { $place } no se puede leer: { $why }
status-house = La casa en { $place }, paso { $step } de la base de datos:
status-nodes = Servidores: { $nodes }
status-known = Personas conocidas: { $people }
status-all = Mesas: { $lobby } sin empezar, { $playing } en juego, { $over } terminadas, { $closed } cerradas
status-behind = Pendiente: { $games } partidas terminadas por seguir, { $tables } mesas atrasadas
status-chips = Fichas: { $purses } en bolsas, { $stakes } en juego
status-off = Las cuentas de fichas no cuadran: la diferencia es { $chips }.

## ¿Está todo bien en una casa, y si no, qué hay que hacer? `ohhell doctor`.

doctor-reading = Leyendo los registros …
doctor-ok = bien
doctor-warning = aviso
doctor-trouble = problema
doctor-all-ok = Todo está bien.
doctor-all-warning = Se puede jugar. Lo marcado como aviso merece una mirada.
doctor-all-trouble = Algo no está bien: hay que arreglar lo marcado como problema.
doctor-more-alike = Hallazgos del mismo tipo que no se muestran ({ $check }): { $more }
doctor-unread = No se pudo leer la casa hasta el final: { $why }. Pregunta otra vez; si sigue así, mira si la base de datos responde.

# Lo que ha elegido quien lleva la casa
doctor-settings-well = Ajustes: { $settings } puestos, todos correctos
doctor-setting-wrong = Un ajuste está mal: { $why }. Mientras no se corrija, no arranca ningún servidor.
doctor-setting-misspelt = No hay ningún ajuste { $name }, así que no cambia nada. ¿Será { $near }?
doctor-setting-unknown = No hay ningún ajuste { $name }, así que no cambia nada. docs/operations.md los nombra todos.
doctor-proxies-none = La página llega por https, o sea por un proxy, pero OHHELL_PROXIES es 0: todas las personas cuentan como una sola dirección y comparten sus límites. Pon el número de proxies.
doctor-origins-none = OHHELL_PROXIES dice que hay un proxy delante, pero no hay dirección pública: se rechazan las páginas que llegan por él. Pon OHHELL_ORIGINS, como https://cards.example.
doctor-secret-wide = Otros pueden leer el secreto en { $file }. Ejecuta: chmod go= { $file }

# La máquina, y lo que se instaló
doctor-page-well = Página: construida
doctor-page-missing = La página no está construida, así que nadie ve nada. En una copia del repositorio ejecuta python3 web/build.py; si no, instala el programa de nuevo.
doctor-page-broken = Falta un archivo de la página: { $name }. Constrúyela de nuevo (python3 web/build.py), o instala el programa de nuevo.
doctor-languages-well = Idiomas: completos ({ $languages })
doctor-language-short = Textos del idioma { $lang } que faltan: { $count } ({ $texts }). Instala el programa de nuevo.
doctor-language-none = Faltan los textos. Instala el programa de nuevo.
doctor-port-house = Puerto: una casa que está bien responde en { $host }, puerto { $port }
doctor-port-free = Puerto: { $host }, puerto { $port } está libre
doctor-port-unwell = La casa en { $host }, puerto { $port } responde, pero no está bien: { $health }. docs/operations.md dice qué significa; su registro dice más.
doctor-port-taken = Otro programa escucha en { $host }, puerto { $port }. Páralo, o pon otro OHHELL_PORT.
doctor-port-forbidden = Este usuario no puede escuchar en el puerto { $port }. Pon un OHHELL_PORT de 1024 o más, y deja el otro a un proxy.
doctor-port-nowhere = Nadie puede escuchar en { $host }, puerto { $port }: no es una dirección de esta máquina. Pon en OHHELL_HOST una que lo sea, o 0.0.0.0 para todas.
doctor-files-well = Archivos abiertos: { $files } permitidos, bastan para unas { $people } personas
doctor-files-few = Archivos abiertos: se permiten { $files }, y { $people } personas necesitan unos { $needed }. Sube LimitNOFILE del servicio, o ulimit -n.
doctor-files-used = Archivos abiertos: { $used } de { $files } están en uso, y pronto no podrá venir nadie más. Sube LimitNOFILE del servicio, o arranca otro servidor.
doctor-clock-well = Reloj: { $now }
doctor-clock-old = El reloj dice { $now }, que fue hace mucho. Ponlo en hora, y que lo mantenga NTP.
doctor-clock-behind = El reloj dice { $now }, pero la última entrada del registro es de { $last }. Pon el reloj en hora: si no, los tiempos para pensar son falsos.
doctor-clock-apart = El reloj de la base de datos y el de esta máquina difieren en { $seconds } s. Que NTP mantenga los dos.

# Dónde se guardan las partidas
doctor-folder-well = Carpeta de datos: { $folder }
doctor-folder-missing = No hay carpeta de datos { $folder }. «ohhell serve» la crea; si las partidas están en otro sitio, dilo con --data u OHHELL_DATA.
doctor-folder-none = { $folder } no es una carpeta. Pon una en OHHELL_DATA.
doctor-folder-closed = Este usuario no puede leer y escribir { $folder }. Pregunta como el usuario del servidor, o dáselo a él (chown).
doctor-folder-shared = La carpeta de datos { $folder } está en un recurso de red ({ $kind }), donde SQLite no es seguro. Llévala a un disco local, o usa PostgreSQL.
doctor-folder-empty = La carpeta de datos { $folder } no tiene { $name }. Si había partidas, para el servidor y repónlo de una copia de seguridad; si no, «ohhell serve» lo crea.
doctor-rights-well = Permisos: nadie más puede leer los datos
doctor-rights-wide = Otros pueden leer o cambiar manos y secretos en { $folder }: { $names }. Ejecuta: chmod -R go= { $folder }
doctor-rights-mixed = Los archivos de { $folder } son de varios usuarios, así que quizá el servidor no pueda escribir algunos. Dáselos todos al suyo (chown -R).
doctor-space-well = Espacio libre: { $megabytes } MB, basta para unas { $games } partidas
doctor-space-little = Espacio libre: solo { $megabytes } MB, basta para unas { $games } partidas. Haz sitio pronto.
doctor-space-none = Espacio libre: solo { $megabytes } MB. Haz sitio ahora, o las partidas se detendrán.
doctor-log-full = El registro tiene el { $percent } % de los { $limit } bytes que permite OHHELL_LOG_BYTES. Súbelo, o las partidas se detendrán.
doctor-database-well = Base de datos: { $place }, paso { $step }
doctor-database-away = La base de datos de { $place } no se puede leer: { $why }. No se miraron registros, listas ni fichas.
doctor-database-newer = La base de datos de { $place } está en el paso { $step }, que esta versión no conoce (el último suyo es { $newest }). Instala la versión que se usó la última vez.
doctor-database-older = La base de datos de { $place } está en el paso { $step }, y esta versión quiere { $newest }. Haz una copia y arranca el servidor, que da los pasos; luego pregunta otra vez: no se miraron registros, listas ni fichas.
doctor-sqlite-well = Archivos de la base de datos: enteros ({ $names })
doctor-sqlite-old = SQLite { $version } es demasiado viejo: hace falta 3.38 o posterior. Instala un Python más nuevo.
doctor-sqlite-damaged = { $name } está dañado: { $why }. Para el servidor, guarda el archivo, y pon una copia de seguridad en su lugar.
doctor-sqlite-strays = { $name } tiene { $rows } filas que no son de nadie ({ $tables }). Guarda una copia, y pon una copia de seguridad en su lugar si a alguien le falta algo.
doctor-sqlite-mode = { $name } no escribe por adelantado (journal_mode no es WAL). El próximo arranque del servidor lo arregla.
doctor-postgres-well = PostgreSQL: configurado para que no se pierda nada
doctor-postgres-old = PostgreSQL { $version } es demasiado viejo: hace falta 10 o posterior.
doctor-postgres-letters = La base de datos guarda los textos como { $found }, y no puede guardar algunos nombres. Crea una con ENCODING 'UTF8', y pásalo todo con pg_dump.
doctor-postgres-unsafe = PostgreSQL: { $name } está apagado, y un corte de luz puede dañarlo todo. Enciéndelo.
doctor-postgres-standby = Este PostgreSQL es una réplica, que solo lee. Pon en OHHELL_DATABASE el que escribe.
doctor-postgres-busy = PostgreSQL: { $used } de { $most } conexiones están en uso, y cada servidor quiere { $needed }. Sube max_connections.

# Lo que se guarda
doctor-logs-well = Registros: leídas las { $tables } mesas, { $entries } entradas, y cada reparto es el prometido
doctor-logs-well-newest = Registros: leídas las { $tables } mesas más nuevas de { $all }, { $entries } entradas, y cada reparto es el prometido
doctor-log-gap = Mesa { $table }: falta la entrada { $number }, así que no se puede seguir ni repasar. Repón el registro de una copia de seguridad; en las demás mesas se puede jugar.
doctor-log-unreadable = Mesa { $table }: la entrada { $number } no se puede leer ({ $why }). Repón el registro de una copia de seguridad; en las demás mesas se puede jugar.
doctor-log-no-game = Mesa { $table }: su registro no cuenta ninguna partida ({ $why }). Repón el registro de una copia de seguridad; en las demás mesas se puede jugar.
doctor-log-against-rules = Mesa { $table }: su partida no se jugó según las reglas ({ $why }), así que alguien cambió su registro. Repónlo de una copia de seguridad.
doctor-log-unproved = Mesa { $table }: un reparto no es el prometido ({ $why }), así que alguien cambió su registro. Repónlo de una copia de seguridad.
doctor-lists-well = Listas: lo que dicen de { $tables } mesas es lo que dicen los registros
doctor-lists-behind = Listas: { $tables } mesas no figuran como están, porque un servidor se paró entre medias. El próximo arranque lo arregla.
doctor-lists-lost = Listas: de { $tables } mesas no hay registro (como { $table }). El registro se perdió, o es más viejo que las listas: repón los dos archivos de una misma copia.
doctor-list-ahead = Mesa { $table }: las listas conocen la entrada { $number }, pero el registro acaba en la { $last }. El registro es más viejo que las listas: repón los dos archivos de una misma copia.
doctor-list-wrong = Mesa { $table }: las listas dicen otra cosa que el registro ({ $what }). Juega allí, o repón los dos archivos de una misma copia.
doctor-list-unseated = Mesa { $table }: alguien que se sienta allí no la encuentra en su lista. Repón los dos archivos de una misma copia.
doctor-games-well = Partidas terminadas: { $games } con todo lo que sigue de ellas
doctor-games-waiting = Partidas terminadas cuyos resultados, clasificaciones y pagos esperan: { $games }. El próximo arranque de un servidor se ocupa de ellas.
doctor-games-unfollowed = Partidas terminadas cuyos resultados, clasificaciones y pagos esperan aunque hay un servidor en marcha: { $games } (como en { $table }). Su registro dice por qué: «a game could not be followed».
doctor-games-no-results = Partidas terminadas sin resultados: { $games } (como en { $table }). Repón el archivo de la casa de una copia de seguridad.
doctor-games-unrated = Partidas clasificadas que no cambiaron ninguna clasificación: { $games } (como en { $table }). Repón el archivo de la casa de una copia de seguridad.
doctor-games-unpaid = Partidas por fichas por las que no se pagó a nadie: { $games } (como en { $table }). Repón el archivo de la casa de una copia de seguridad.
doctor-chips-well = Fichas: las cuentas cuadran; se han dado { $chips }
doctor-chips-off = Las cuentas de fichas no cuadran: la diferencia es { $chips }. No juguéis más por fichas, y repón el archivo de la casa de una copia de seguridad.
doctor-chips-account = La cuenta { $account } se aparta en { $chips } fichas de lo que trajeron sus movimientos. Alguien la cambió: repón el archivo de la casa de una copia de seguridad.
doctor-chips-transfer = El movimiento { $cause } creó o perdió fichas. Alguien lo cambió: repón el archivo de la casa de una copia de seguridad.
doctor-stakes-left = Mesa { $table }: su partida ha terminado, y aún hay allí { $chips } fichas. Repón el archivo de la casa de una copia de seguridad, o anula la partida: ohhell house annul { $table }
doctor-stakes-missing = Mesa { $table }: alguien juega allí por { $chips } fichas sin haberlas puesto. Anula la partida: ohhell house annul { $table }
doctor-stakes-lost = Hay { $chips } fichas en la mesa { $table }, de la que no hay registro. Repón los dos archivos de una misma copia.
doctor-gone-well = Personas que se han ido: { $people }, y nada las nombra
doctor-gone-named = La mesa { $table } nombra aún a alguien que se ha ido ({ $player }). Arranca el servidor, y que se pida de nuevo el borrado.
doctor-gone-kept = De personas que se han ido se guarda aún algo ({ $names }). Repón el archivo de la casa de una copia de seguridad, o borra esas filas.


## Un ajuste con el que ningún servidor puede trabajar: su nombre, su valor si no es secreto, y lo que podría haber.

unfit-whole-number = { $said }: se espera un número entero
unfit-number = { $said }: se espera un número
unfit-range = { $said }: se espera un número de { $low } a { $high }
unfit-choice = { $said }: se espera uno de estos: { $choices }
unfit-pace = { $said }: se esperan dos números de segundos, como 0.5-1.5
unfit-pace-order = { $said }: se espera primero la pausa más corta, como { $pace }
unfit-waits = { $said }: se esperan números enteros de segundos, como 300,900,3600
unfit-waits-order = { $said }: cada espera debe ser al menos tan larga como la anterior
unfit-origins = { $said }: se esperan direcciones como https://cards.example, separadas por comas
unfit-database = { $said }: se espera postgresql://user:password@host/name, o nada para la carpeta de datos
unfit-levels-place = { $said }: se esperan niveles en un lugar como module:NAME
unfit-levels-no-module = { $said }: se esperan niveles en un lugar como module:NAME, y no hay módulo { $module }
unfit-levels-no-name = { $said }: se esperan niveles en un lugar como module:NAME, y { $module } no tiene { $levels }
unfit-levels-broken = { $said }: no se puede cargar el módulo { $module } ({ $error })
unfit-levels-unfit = { $said }: se espera allí una tabla que dé un Level a cada nombre
unfit-words-unread = { $said }: no se puede leer { $file } ({ $error })
unfit-words-letters = { $said }: { $file }: se espera texto en UTF-8
unfit-words-line = { $said }: { $file }, línea { $line }: se espera una sola palabra, de letras y cifras
unfit-words-many = { $said }: palabras en { $file }: { $words }; caben { $most } como mucho
unfit-oidc-ids = { $said }: se esperan nombres cortos y distintos, de letras minúsculas y cifras, como club,school
unfit-oidc-missing = { $said } falta: OHHELL_OIDC nombra al proveedor { $provider }
unfit-oidc-stray = { $said }: se espera OHHELL_OIDC_<PROVIDER>_ y uno de { $parts }, para un proveedor que OHHELL_OIDC nombre
unfit-oidc-same = { $said }: { $first } y { $second } tienen la misma dirección; se espera un proveedor por dirección
unfit-oidc-name = { $said }: se esperan de 1 a { $most } caracteres visibles
unfit-oidc-issuer = { $said }: se espera una dirección como https://id.example
unfit-oidc-secret = { $said }: se espera el secreto ahí, o su archivo en { $file }, y no los dos
unfit-file-unread = { $said }: no se puede leer el archivo ({ $error })
unfit-file-secret = { $said }: se espera un archivo con el secreto y nada más, de hasta { $most } bytes

## Una casa en un solo archivo, y de vuelta: `ohhell backup` y `ohhell restore`.

keep-saved = { $file }: { $tables } mesas con { $entries } entradas, paso { $step } de la base de datos. Contiene manos y secretos: guárdalo bien.
keep-restored = { $folder }: { $tables } mesas con { $entries } entradas, paso { $step } de la base de datos. Arranca con: ohhell serve
keep-postgres = Las partidas están en { $kept }: PostgreSQL hace y repone sus copias él mismo.
keep-stop-first = Para nuestros servidores antes de reponer.
keep-there = { $file } ya está ahí: elige otro nombre, o muévelo.
keep-no-games = { $folder } no tiene partidas: le falta { $name }. Si están en otro sitio, dilo con --data.
keep-games-there = { $folder } ya tiene partidas: mueve { $name }, o elige otra carpeta con --data.
keep-not-copied = { $file } no se puede copiar: { $why }. «ohhell doctor» dice si es grave.
keep-damaged = { $file } está dañado: { $name }: { $why }. No se repuso nada; usa otra copia.
keep-no-backup = { $file } no es una copia de Oh Hell, o está dañado: { $why }
keep-too-long = Esto no es una copia de Oh Hell: dice demasiado de sí misma.
keep-newer = La copia la hizo una versión más nueva de Oh Hell: instala primero esa.
keep-failed = No funcionó: { $why }

## Lo que hacen los moderadores en una terminal: `ohhell house`.

desk-done = Hecho: número { $number } del registro. Los servidores en marcha lo tienen en cuenta en segundos.
desk-nobody = Nadie se llama { $handle }: di el nombre entero, como Zoë#4711, o el identificador.
desk-several = Varias personas se llaman { $handle }: di el nombre entero, como Zoë#4711, o el identificador.
desk-gone = Ya no hay nadie con este identificador.
desk-span = --for { $span }: se esperan minutos, horas o días, como 30m, 12h o 7d.
desk-no-moderators = Nadie modera.
desk-table = Mesa { $table }
desk-lifts = Retira el número { $number }.
