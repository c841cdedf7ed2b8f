### Cumu và una casa, per quellu chì a tene: `ohhell house status`.

status-nobody = Nisun servitore risponde à { $url }.
status-well = { $url } và bè, versione { $version }.
status-unwell = { $url } risponde, ma ùn và micca bè: { $code }.
status-no-figures = Mostra e so cifre solu à a so macchina.
status-people = Ghjente: { $table } à i tavulini, { $elsewhere } altrò in casa
status-tables = Tavulini in memoria: { $tables }, cunnessione: { $sockets }
status-waiting = In attesa: { $commands } cumandi, { $bots } decisione di bot, { $rows } linee di liste
status-no-house = A casa in { $place } ùn si pò leghje: { $why }
status-house = A casa in { $place }, passu { $step } di a basa di dati:
status-nodes = Servitori: { $nodes }
status-known = Ghjente cunnisciuta: { $people }
status-all = Tavulini: { $lobby } micca principiati, { $playing } in ghjocu, { $over } finiti, { $closed } chjosi
status-behind = In ritardu: { $games } partite finite da seguità, { $tables } tavulini in ritardu
status-chips = Gettoni: { $purses } in e borse, { $stakes } in ghjocu
status-off = I conti di i gettoni ùn currispondenu: a sfarenza hè { $chips }.

## Và tuttu bè in una casa, è s’ellu nò, chì ci vole à fà? `ohhell doctor`.

doctor-reading = Lettura di i ghjurnali …
doctor-ok = bè
doctor-warning = attenzione
doctor-trouble = prublema
doctor-all-ok = Tuttu và bè.
doctor-all-warning = Si pò ghjucà. Ciò chì porta « attenzione » merita un’ochjata.
doctor-all-trouble = Qualcosa ùn và micca: ciò chì porta « prublema » hè da accuncià.
doctor-more-alike = Truvature di u listessu generu chì ùn sò micca mustrate ({ $check }): { $more }
doctor-unread = A casa ùn si pudia leghje sin’à a fine: { $why }. Dumandate torna; s’ella ferma cusì, guardate s’è a basa di dati risponde.

# Ciò chì hà sceltu quellu chì tene a casa
doctor-settings-well = Parametri: { $settings } dati, tutti ghjusti
doctor-setting-wrong = Un parametru hè sbagliatu: { $why }. Fin ch’ellu ùn hè currettu, nisun servitore ùn parte.
doctor-setting-misspelt = Ùn ci hè micca parametru { $name }, dunque ùn cambia nunda. Saria { $near }?
doctor-setting-unknown = Ùn ci hè micca parametru { $name }, dunque ùn cambia nunda. docs/operations.md i chjama tutti.
doctor-proxies-none = A pagina vene per https, dunque per un proxy, ma OHHELL_PROXIES hè 0: tutta a ghjente conta per un solu indirizzu è ne sparte i limiti. Mettite u numeru di proxy.
doctor-origins-none = OHHELL_PROXIES dice chì ci hè un proxy davanti, ma nisun indirizzu publicu ùn hè datu: e pagine chì venenu per ellu sò ricusate. Date OHHELL_ORIGINS, cum’è https://cards.example.
doctor-secret-wide = Altri ponu leghje u sicretu in { $file }. Lanciate: chmod go= { $file }

# A macchina, è ciò chì hè statu stallatu
doctor-page-well = Pagina: custruita
doctor-page-missing = A pagina ùn hè micca custruita, dunque nimu ùn vede nunda. In una copia di u depositu lanciate python3 web/build.py; osinnò stallate torna u prugramma.
doctor-page-broken = Manca un schedariu di a pagina: { $name }. Custruitela torna (python3 web/build.py), o stallate torna u prugramma.
doctor-languages-well = Lingue: cumplete ({ $languages })
doctor-language-short = Testi di a lingua { $lang } chì mancanu: { $count } ({ $texts }). Stallate torna u prugramma.
doctor-language-none = I testi mancanu. Stallate torna u prugramma.
doctor-port-house = Portu: una casa chì và bè risponde à { $host }, portu { $port }
doctor-port-free = Portu: { $host }, portu { $port } hè liberu
doctor-port-unwell = A casa à { $host }, portu { $port } risponde, ma ùn và micca bè: { $health }. docs/operations.md dice ciò ch’ellu vole dì; u so ghjurnale ne dice di più.
doctor-port-taken = Un altru prugramma stà à sente à { $host }, portu { $port }. Piantatelu, o date un altru OHHELL_PORT.
doctor-port-forbidden = St’utilizatore ùn pò micca stà à sente à u portu { $port }. Date un OHHELL_PORT di 1024 o più, è lasciate l’altru à un proxy.
doctor-port-nowhere = Nimu ùn pò stà à sente à { $host }, portu { $port }: ùn hè micca un indirizzu di sta macchina. Date à OHHELL_HOST unu chì l’hè, o 0.0.0.0 per tutti.
doctor-files-well = Schedarii aperti: { $files } permessi, bastanu per circa { $people } persone
doctor-files-few = Schedarii aperti: { $files } sò permessi, è per { $people } persone ci ne vole circa { $needed }. Alzate LimitNOFILE di u serviziu, o ulimit -n.
doctor-files-used = Schedarii aperti: { $used } nant’à { $files } sò pigliati, è prestu nimu ùn puderà più vene. Alzate LimitNOFILE di u serviziu, o fate parte un altru servitore.
doctor-clock-well = Orologiu: { $now }
doctor-clock-old = L’orologiu dice { $now }, chì hè tantu tempu fà. Mettitelu à l’ora, è ch’ellu sia tenutu da NTP.
doctor-clock-behind = L’orologiu dice { $now }, ma l’ultima entrata di u ghjurnale hè di { $last }. Mettite l’orologiu à l’ora: osinnò i tempi per pensà sò falsi.
doctor-clock-apart = L’orologiu di a basa di dati è quellu di sta macchina sò sfarenti di { $seconds } s. Ch’elli sianu tenuti tramindui da NTP.

# Induve e partite sò tenute
doctor-folder-well = Cartulare di dati: { $folder }
doctor-folder-missing = Ùn ci hè micca cartulare di dati { $folder }. « ohhell serve » u face; s’è e partite sò altrò, ditela cù --data o OHHELL_DATA.
doctor-folder-none = { $folder } ùn hè micca un cartulare. Datene unu à OHHELL_DATA.
doctor-folder-closed = St’utilizatore ùn pò micca leghje è scrive { $folder }. Dumandate cum’è l’utilizatore di u servitore, o datelu à ellu (chown).
doctor-folder-shared = U cartulare di dati { $folder } hè nant’à una spartera di rete ({ $kind }), induve SQLite ùn hè micca sicuru. Mettitelu nant’à un discu lucale, o pigliate PostgreSQL.
doctor-folder-empty = U cartulare di dati { $folder } ùn hà micca { $name }. S’ellu ci era partite, piantate u servitore è rimettitelu da una salvatura; osinnò « ohhell serve » u face.
doctor-rights-well = Diritti: nimu altru ùn pò leghje i dati
doctor-rights-wide = Altri ponu leghje o cambià mani è sicreti in { $folder }: { $names }. Lanciate: chmod -R go= { $folder }
doctor-rights-mixed = I schedarii di { $folder } sò di parechji utilizatori, dunque u servitore forse ùn ne pò scrive certi. Dateli tutti à u soiu (chown -R).
doctor-space-well = Piazza libera: { $megabytes } Mo, basta per circa { $games } partite
doctor-space-little = Piazza libera: solu { $megabytes } Mo, basta per circa { $games } partite. Fate prestu piazza.
doctor-space-none = Piazza libera: solu { $megabytes } Mo. Fate piazza avà, o e partite si piantanu.
doctor-log-full = U ghjurnale hà { $percent } % di i { $limit } uttetti chì OHHELL_LOG_BYTES permette. Alzatelu, o e partite si piantanu.
doctor-database-well = Basa di dati: { $place }, passu { $step }
doctor-database-away = A basa di dati di { $place } ùn si pò leghje: { $why }. Ghjurnali, liste è gettoni ùn sò micca stati guardati.
doctor-database-newer = A basa di dati di { $place } hè à u passu { $step }, chì sta versione ùn cunnosce micca (u so ultimu hè { $newest }). Stallate a versione chì hè stata aduprata l’ultima volta.
doctor-database-older = A basa di dati di { $place } hè à u passu { $step }, è sta versione vole { $newest }. Salvatela è fate parte u servitore, chì face i passi; dopu dumandate torna: ghjurnali, liste è gettoni ùn sò micca stati guardati.
doctor-sqlite-well = Schedarii di a basa di dati: sani ({ $names })
doctor-sqlite-old = SQLite { $version } hè troppu vechju: ci vole 3.38 o più novu. Stallate un Python più novu.
doctor-sqlite-damaged = { $name } hè guastatu: { $why }. Piantate u servitore, tenite u schedariu, è mettite una salvatura à a so piazza.
doctor-sqlite-strays = { $name } hà { $rows } linee chì ùn sò di nimu ({ $tables }). Tenite una copia, è mettite una salvatura à a so piazza s’ella manca qualcosa à a ghjente.
doctor-sqlite-mode = { $name } ùn scrive micca in anticipu (journal_mode ùn hè micca WAL). A prossima partenza di u servitore l’accuncia.
doctor-postgres-well = PostgreSQL: messu in modu chì nunda ùn si perda
doctor-postgres-old = PostgreSQL { $version } hè troppu vechju: ci vole 10 o più novu.
doctor-postgres-letters = A basa di dati tene i testi in { $found }, è certi nomi ùn si ponu tene. Fatene una cù ENCODING 'UTF8', è purtateci tuttu cù pg_dump.
doctor-postgres-unsafe = PostgreSQL: { $name } hè spentu, è una mancanza di currente pò guastà tuttu. Accenditelu.
doctor-postgres-standby = Stu PostgreSQL hè una replica, chì leghje solu. Date à OHHELL_DATABASE quellu chì scrive.
doctor-postgres-busy = PostgreSQL: { $used } cunnessione nant’à { $most } sò pigliate, è ogni servitore ne vole { $needed }. Alzate max_connections.

# Ciò chì hè tenutu
doctor-logs-well = Ghjurnali: letti tutti i { $tables } tavulini, { $entries } entrate, è ogni data hè quella prumessa
doctor-logs-well-newest = Ghjurnali: letti i { $tables } tavulini più novi nant’à { $all }, { $entries } entrate, è ogni data hè quella prumessa
doctor-log-gap = Tavulinu { $table }: manca l’entrata { $number }, dunque ùn si pò più ghjucà nè rivede. Rimettite u ghjurnale da una salvatura; à tutti l’altri tavulini si pò ghjucà.
doctor-log-unreadable = Tavulinu { $table }: l’entrata { $number } ùn si pò leghje ({ $why }). Rimettite u ghjurnale da una salvatura; à tutti l’altri tavulini si pò ghjucà.
doctor-log-no-game = Tavulinu { $table }: u so ghjurnale ùn conta nisuna partita ({ $why }). Rimettite u ghjurnale da una salvatura; à tutti l’altri tavulini si pò ghjucà.
doctor-log-against-rules = Tavulinu { $table }: a so partita ùn hè micca stata ghjucata sicondu e regule ({ $why }), dunque qualchissia hà cambiatu u so ghjurnale. Rimettitelu da una salvatura.
doctor-log-unproved = Tavulinu { $table }: una data ùn hè micca quella prumessa ({ $why }), dunque qualchissia hà cambiatu u so ghjurnale. Rimettitelu da una salvatura.
doctor-lists-well = Liste: ciò ch’elle dicenu di { $tables } tavulini hè ciò chì dicenu i ghjurnali
doctor-lists-behind = Liste: { $tables } tavulini ùn ci sò micca cum’elli sò, chì un servitore s’hè piantatu trà mezu. A prossima partenza l’accuncia.
doctor-lists-lost = Liste: di { $tables } tavulini ùn ci hè micca ghjurnale (cum’è { $table }). U ghjurnale hè persu, o più vechju chè e liste: rimettite i dui schedarii da una sola salvatura.
doctor-list-ahead = Tavulinu { $table }: e liste cunnoscenu l’entrata { $number }, ma u ghjurnale finisce cù { $last }. U ghjurnale hè più vechju chè e liste: rimettite i dui schedarii da una sola salvatura.
doctor-list-wrong = Tavulinu { $table }: e liste dicenu altru chè u ghjurnale ({ $what }). Ghjucateci, o rimettite i dui schedarii da una sola salvatura.
doctor-list-unseated = Tavulinu { $table }: qualchissia chì ci hè pusatu ùn u trova micca in a so lista. Rimettite i dui schedarii da una sola salvatura.
doctor-games-well = Partite finite: { $games } cù tuttu ciò chì ne segue
doctor-games-waiting = Partite finite chì i so risultati, classifiche è pagamenti aspettanu: { $games }. A prossima partenza di un servitore se ne occupa.
doctor-games-unfollowed = Partite finite chì i so risultati, classifiche è pagamenti aspettanu ancu s’è un servitore gira: { $games } (cum’è à { $table }). U so ghjurnale dice perchè: « a game could not be followed ».
doctor-games-no-results = Partite finite senza risultati: { $games } (cum’è à { $table }). Rimettite u schedariu di a casa da una salvatura.
doctor-games-unrated = Partite di classifica chì ùn anu cambiatu nisuna classifica: { $games } (cum’è à { $table }). Rimettite u schedariu di a casa da una salvatura.
doctor-games-unpaid = Partite à gettoni chì nimu ùn hè statu pagatu: { $games } (cum’è à { $table }). Rimettite u schedariu di a casa da una salvatura.
doctor-chips-well = Gettoni: i conti currispondenu; { $chips } sò stati dati
doctor-chips-off = I conti di i gettoni ùn currispondenu: a sfarenza hè { $chips }. Ùn ghjucate più à gettoni, è rimettite u schedariu di a casa da una salvatura.
doctor-chips-account = U contu { $account } hè sfarente di { $chips } gettoni da ciò chì i so muvimenti anu purtatu. Qualchissia l’hà cambiatu: rimettite u schedariu di a casa da una salvatura.
doctor-chips-transfer = U muvimentu { $cause } hà fattu o persu gettoni. Qualchissia l’hà cambiatu: rimettite u schedariu di a casa da una salvatura.
doctor-stakes-left = Tavulinu { $table }: a so partita hè finita, è ci sò sempre { $chips } gettoni. Rimettite u schedariu di a casa da una salvatura, o annullate a partita: ohhell house annul { $table }
doctor-stakes-missing = Tavulinu { $table }: qualchissia ci ghjoca per { $chips } gettoni senza avelli messi. Annullate a partita: ohhell house annul { $table }
doctor-stakes-lost = { $chips } gettoni sò à u tavulinu { $table }, chì ùn hà micca ghjurnale. Rimettite i dui schedarii da una sola salvatura.
doctor-gone-well = Ghjente partuta: { $people }, è nunda ùn a chjama
doctor-gone-named = U tavulinu { $table } chjama sempre qualchissia chì hè partutu ({ $player }). Fate parte u servitore, è ch’ella sia dumandata torna a cancellazione.
doctor-gone-kept = Di ghjente partuta qualcosa hè sempre tenutu ({ $names }). Rimettite u schedariu di a casa da una salvatura, o cancellate ste linee.


## Un parametru cù u quale nisun servitore pò travaglià: u so nome, u so valore s’ellu ùn hè secretu, è ciò chì ci pò stà.

unfit-whole-number = { $said }: ci vole un numeru sanu
unfit-number = { $said }: ci vole un numeru
unfit-range = { $said }: ci vole un numeru da { $low } à { $high }
unfit-choice = { $said }: ci vole unu di questi: { $choices }
unfit-pace = { $said }: ci vole dui numeri di seconde, cum’è 0.5-1.5
unfit-pace-order = { $said }: ci vole a pausa più corta prima, cum’è { $pace }
unfit-waits = { $said }: ci vole numeri sani di seconde, cum’è 300,900,3600
unfit-waits-order = { $said }: ci vole attese chì ùn s’accorcianu mai
unfit-origins = { $said }: ci vole indirizzi cum’è https://cards.example, siparati da virgule
unfit-database = { $said }: ci vole postgresql://user:password@host/name, o nunda per u cartulare di dati
unfit-levels-place = { $said }: ci vole livelli in un locu cum’è module:NAME
unfit-levels-no-module = { $said }: ci vole livelli in un locu cum’è module:NAME, è ùn ci hè micca modulu { $module }
unfit-levels-no-name = { $said }: ci vole livelli in un locu cum’è module:NAME, è { $module } ùn hà micca { $levels }
unfit-levels-broken = { $said }: u modulu { $module } ùn si pò micca caricà ({ $error })
unfit-levels-unfit = { $said }: ci vole quì una tavula chì dà un Level à ogni nome
unfit-words-unread = { $said }: ùn si pò micca leghje { $file } ({ $error })
unfit-words-letters = { $said }: { $file }: ci vole un testu UTF-8
unfit-words-line = { $said }: { $file }, linea { $line }: ci vole una parolla sola, fatta di lettere è cifri
unfit-words-many = { $said }: parolle in { $file }: { $words }; ci ne stà à u più { $most }
unfit-oidc-ids = { $said }: ci vole nomi corti è diversi, in lettere minuscule è cifri, cum’è club,school
unfit-oidc-missing = { $said } manca: OHHELL_OIDC chjama u furnidore { $provider }
unfit-oidc-stray = { $said }: ci vole OHHELL_OIDC_<PROVIDER>_ è unu di { $parts }, per un furnidore chì OHHELL_OIDC chjama
unfit-oidc-same = { $said }: { $first } è { $second } anu u listessu indirizzu; ci vole un furnidore per ognunu
unfit-oidc-name = { $said }: ci vole da 1 à { $most } caratteri visibili
unfit-oidc-issuer = { $said }: ci vole un indirizzu cum’è https://id.example
unfit-oidc-secret = { $said }: ci vole u sicretu quì, o u so schedariu in { $file }, è micca i dui
unfit-file-unread = { $said }: u schedariu ùn si pò micca leghje ({ $error })
unfit-file-secret = { $said }: ci vole un schedariu chì cuntene u sicretu è nunda d’altru, sin’à { $most } ottetti

## Una casa in un solu schedariu, è ritornu: `ohhell backup` è `ohhell restore`.

keep-saved = { $file }: { $tables } tavulini cù { $entries } entrate, passu { $step } di a basa di dati. Cuntene mani è sicreti: tenitelu bè.
keep-restored = { $folder }: { $tables } tavulini cù { $entries } entrate, passu { $step } di a basa di dati. Principiate cù: ohhell serve
keep-postgres = E partite sò in { $kept }: PostgreSQL face è rimette e so salvature da per ellu.
keep-stop-first = Piantate i nostri servitori nanzu di rimette.
keep-there = { $file } ci hè digià: pigliate un altru nome, o spiazzatelu.
keep-no-games = { $folder } ùn cuntene micca partite: li manca { $name }. S’elle sò altrò, ditela cù --data.
keep-games-there = { $folder } cuntene digià partite: spiazzate { $name }, o pigliate un altru cartulare cù --data.
keep-not-copied = { $file } ùn si pò cupià: { $why }. « ohhell doctor » dice quant’ella hè grave.
keep-damaged = { $file } hè guastatu: { $name }: { $why }. Nunda ùn hè statu rimessu; pigliate un’altra salvatura.
keep-no-backup = { $file } ùn hè micca una salvatura d’Oh Hell, o hè guastatu: { $why }
keep-too-long = Ùn hè micca una salvatura d’Oh Hell: dice troppu di sè.
keep-newer = A salvatura hè stata fatta da una versione più nova d’Oh Hell: stallate prima quella.
keep-failed = Ùn hè micca andata: { $why }

## Ciò chì i muderatori facenu in un terminale: `ohhell house`.

desk-done = Fattu: numeru { $number } di u registru. I servitori chì giranu ne tenenu contu in uni pochi di seconde.
desk-nobody = Nimu ùn si chjama { $handle }: dite u nome sanu, cum’è Zoë#4711, o l’identificatore.
desk-several = Parechje persone si chjamanu { $handle }: dite u nome sanu, cum’è Zoë#4711, o l’identificatore.
desk-gone = Ùn ci hè più nimu di st’identificatore.
desk-span = --for { $span }: ci vole minuti, ore o ghjorni, cum’è 30m, 12h o 7d.
desk-no-moderators = Nimu ùn modera.
desk-table = Tavulinu { $table }
desk-lifts = Annulla u numeru { $number }.
