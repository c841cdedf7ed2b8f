### Comment va une maison, pour qui la tient : `ohhell house status`.

status-nobody = Aucun serveur ne répond à { $url }.
status-well = { $url } va bien, version { $version }.
status-unwell = { $url } répond, mais ne va pas bien : { $code }.
status-no-figures = Il ne montre ses chiffres qu’à sa propre machine.
status-people = Personnes : { $table } aux tables, { $elsewhere } ailleurs dans la maison
status-tables = Tables en mémoire : { $tables }, connexions : { $sockets }
status-waiting = En attente : { $commands } commandes, { $bots } décisions de bots, { $rows } lignes de listes
status-no-house = La maison dans { $place } ne peut pas être lue : { $why }
status-house = La maison dans { $place }, étape { $step } de la base :
status-nodes = Serveurs : { $nodes }
status-known = Personnes connues : { $people }
status-all = Tables : { $lobby } pas commencées, { $playing } en jeu, { $over } finies, { $closed } fermées
status-behind = En retard : { $games } parties finies à suivre, { $tables } tables en attente
status-chips = Jetons : { $purses } dans les bourses, { $stakes } en jeu
status-off = Les comptes des jetons sont faux : écart de { $chips }.

## Tout va-t-il bien dans une maison, et sinon, que faire ? `ohhell doctor`.

doctor-reading = Lecture des journaux …
doctor-ok = ok
doctor-warning = attention
doctor-trouble = problème
doctor-all-ok = Tout va bien.
doctor-all-warning = On peut jouer. Ce qui porte « attention » mérite un regard.
doctor-all-trouble = Quelque chose ne va pas : ce qui porte « problème » est à réparer.
doctor-more-alike = Constats du même genre qui ne sont pas montrés ({ $check }) : { $more }
doctor-unread = La maison n’a pas pu être lue jusqu’au bout : { $why }. Redemandez ; si cela dure, vérifiez que la base répond.

# Ce que la personne qui tient la maison a choisi
doctor-settings-well = Réglages : { $settings } donnés, tous justes
doctor-setting-wrong = Un réglage est faux : { $why }. Tant qu’il n’est pas corrigé, aucun serveur ne démarre.
doctor-setting-misspelt = Il n’y a pas de réglage { $name } : il ne change rien. Serait-ce { $near } ?
doctor-setting-unknown = Il n’y a pas de réglage { $name } : il ne change rien. docs/operations.md les nomme tous.
doctor-proxies-none = La page vient par https, donc par un proxy, mais OHHELL_PROXIES vaut 0 : tout le monde compte pour une seule adresse et en partage les limites. Donnez-lui le nombre de proxys.
doctor-origins-none = OHHELL_PROXIES annonce un proxy, mais aucune adresse publique n’est donnée : les pages qui viennent par lui sont refusées. Donnez OHHELL_ORIGINS, comme https://cards.example.
doctor-secret-wide = D’autres peuvent lire le secret dans { $file }. Lancez : chmod go= { $file }

# La machine, et ce qui a été installé
doctor-page-well = Page : construite
doctor-page-missing = La page n’est pas construite : personne ne voit rien. Dans une copie du dépôt, lancez python3 web/build.py ; sinon, réinstallez le programme.
doctor-page-broken = Il manque un fichier de la page : { $name }. Reconstruisez-la (python3 web/build.py), ou réinstallez le programme.
doctor-languages-well = Langues : complètes ({ $languages })
doctor-language-short = Textes de la langue { $lang } qui manquent : { $count } ({ $texts }). Réinstallez le programme.
doctor-language-none = Les textes manquent. Réinstallez le programme.
doctor-port-house = Port : une maison qui va bien répond à { $host }, port { $port }
doctor-port-free = Port : { $host }, port { $port } est libre
doctor-port-unwell = La maison à { $host }, port { $port } répond, mais ne va pas bien : { $health }. docs/operations.md dit ce que cela veut dire ; son journal en dit plus.
doctor-port-taken = Un autre programme écoute à { $host }, port { $port }. Arrêtez-le, ou donnez un autre OHHELL_PORT.
doctor-port-forbidden = Cet utilisateur ne peut pas écouter au port { $port }. Donnez un OHHELL_PORT de 1024 ou plus, et laissez l’autre à un proxy.
doctor-port-nowhere = Personne ne peut écouter à { $host }, port { $port } : ce n’est pas une adresse de cette machine. Donnez à OHHELL_HOST une qui l’est, ou 0.0.0.0 pour toutes.
doctor-files-well = Fichiers ouverts : { $files } permis, assez pour environ { $people } personnes
doctor-files-few = Fichiers ouverts : { $files } sont permis, et { $people } personnes en prennent environ { $needed }. Augmentez LimitNOFILE du service, ou ulimit -n.
doctor-files-used = Fichiers ouverts : { $used } sur { $files } sont pris, et bientôt personne ne pourra plus venir. Augmentez LimitNOFILE du service, ou démarrez un autre serveur.
doctor-clock-well = Horloge : { $now }
doctor-clock-old = L’horloge dit { $now }, il y a bien longtemps. Réglez-la, et faites-la tenir par NTP.
doctor-clock-behind = L’horloge dit { $now }, mais la dernière entrée du journal est de { $last }. Réglez l’horloge, sans quoi les temps de réflexion sont faux.
doctor-clock-apart = L’horloge de la base et celle de cette machine diffèrent de { $seconds } s. Faites tenir les deux par NTP.

# Où les parties sont gardées
doctor-folder-well = Dossier de données : { $folder }
doctor-folder-missing = Il n’y a pas de dossier de données { $folder }. « ohhell serve » le fait ; si les parties sont ailleurs, dites-le par --data ou OHHELL_DATA.
doctor-folder-none = { $folder } n’est pas un dossier. Donnez-en un à OHHELL_DATA.
doctor-folder-closed = Cet utilisateur ne peut pas lire et écrire { $folder }. Demandez comme l’utilisateur du serveur, ou donnez-le à celui-ci (chown).
doctor-folder-shared = Le dossier de données { $folder } est sur un partage réseau ({ $kind }), où SQLite n’est pas sûr. Mettez-le sur un disque local, ou prenez PostgreSQL.
doctor-folder-empty = Le dossier de données { $folder } n’a pas de { $name }. S’il y avait des parties, arrêtez le serveur et remettez-le depuis une sauvegarde ; sinon « ohhell serve » le fait.
doctor-rights-well = Droits : personne d’autre ne peut lire les données
doctor-rights-wide = D’autres peuvent lire ou changer des mains et des secrets dans { $folder } : { $names }. Lancez : chmod -R go= { $folder }
doctor-rights-mixed = Les fichiers de { $folder } sont à plusieurs utilisateurs, et le serveur ne peut peut-être pas tous les écrire. Donnez-les tous au sien (chown -R).
doctor-space-well = Place libre : { $megabytes } Mo, assez pour environ { $games } parties
doctor-space-little = Place libre : seulement { $megabytes } Mo, assez pour environ { $games } parties. Faites bientôt de la place.
doctor-space-none = Place libre : seulement { $megabytes } Mo. Faites de la place maintenant, ou les parties s’arrêteront.
doctor-log-full = Le journal a { $percent } % des { $limit } octets que permet OHHELL_LOG_BYTES. Augmentez-le, ou les parties s’arrêteront.
doctor-database-well = Base de données : { $place }, étape { $step }
doctor-database-away = La base de { $place } ne peut pas être lue : { $why }. Journaux, listes et jetons n’ont pas été regardés.
doctor-database-newer = La base de { $place } en est à l’étape { $step }, que cette version ne connaît pas (sa dernière est { $newest }). Installez la version qui a servi en dernier.
doctor-database-older = La base de { $place } en est à l’étape { $step }, et cette version veut { $newest }. Sauvegardez-la et démarrez le serveur, qui fait les étapes ; puis redemandez : journaux, listes et jetons n’ont pas été regardés.
doctor-sqlite-well = Fichiers de la base : entiers ({ $names })
doctor-sqlite-old = SQLite { $version } est trop vieux : il faut 3.38 ou plus récent. Installez un Python plus récent.
doctor-sqlite-damaged = { $name } est abîmé : { $why }. Arrêtez le serveur, gardez le fichier, et mettez une sauvegarde à sa place.
doctor-sqlite-strays = { $name } a { $rows } lignes qui ne sont à personne ({ $tables }). Gardez une copie, et mettez une sauvegarde à sa place si quelque chose manque aux gens.
doctor-sqlite-mode = { $name } n’écrit pas d’avance (journal_mode n’est pas WAL). Le prochain démarrage du serveur le répare.
doctor-postgres-well = PostgreSQL : réglé de façon que rien ne se perde
doctor-postgres-old = PostgreSQL { $version } est trop vieux : il faut 10 ou plus récent.
doctor-postgres-letters = La base garde les textes en { $found }, et ne peut pas garder certains noms. Faites-en une avec ENCODING 'UTF8', et passez-y tout par pg_dump.
doctor-postgres-unsafe = PostgreSQL : { $name } est éteint, et une coupure de courant peut tout abîmer. Allumez-le.
doctor-postgres-standby = Ce PostgreSQL est une réplique, qui ne fait que lire. Donnez à OHHELL_DATABASE celui qui écrit.
doctor-postgres-busy = PostgreSQL : { $used } connexions sur { $most } sont prises, et chaque serveur en veut { $needed }. Augmentez max_connections.

# Ce qui est gardé
doctor-logs-well = Journaux : les { $tables } tables sont lues, { $entries } entrées, et chaque donne est celle qui était promise
doctor-logs-well-newest = Journaux : les { $tables } tables les plus récentes sur { $all } sont lues, { $entries } entrées, et chaque donne est celle qui était promise
doctor-log-gap = Table { $table } : il manque l’entrée { $number } ; on ne peut plus y jouer ni la revoir. Remettez le journal depuis une sauvegarde ; on peut jouer à toutes les autres tables.
doctor-log-unreadable = Table { $table } : l’entrée { $number } est illisible ({ $why }). Remettez le journal depuis une sauvegarde ; on peut jouer à toutes les autres tables.
doctor-log-no-game = Table { $table } : son journal ne raconte aucune partie ({ $why }). Remettez le journal depuis une sauvegarde ; on peut jouer à toutes les autres tables.
doctor-log-against-rules = Table { $table } : sa partie n’a pas été jouée selon les règles ({ $why }) : quelqu’un a changé son journal. Remettez-le depuis une sauvegarde.
doctor-log-unproved = Table { $table } : une donne n’est pas celle qui était promise ({ $why }) : quelqu’un a changé son journal. Remettez-le depuis une sauvegarde.
doctor-lists-well = Listes : ce qu’elles disent de { $tables } tables est ce que disent les journaux
doctor-lists-behind = Listes : { $tables } tables n’y sont pas comme elles sont, car un serveur s’est arrêté entre-temps. Le prochain démarrage le répare.
doctor-lists-lost = Listes : de { $tables } tables il n’y a pas de journal (comme { $table }). Le journal est perdu, ou plus vieux que les listes : remettez les deux fichiers d’une même sauvegarde.
doctor-list-ahead = Table { $table } : les listes connaissent l’entrée { $number }, mais le journal finit à { $last }. Le journal est plus vieux que les listes : remettez les deux fichiers d’une même sauvegarde.
doctor-list-wrong = Table { $table } : les listes disent autre chose que le journal ({ $what }). Jouez-y, ou remettez les deux fichiers d’une même sauvegarde.
doctor-list-unseated = Table { $table } : quelqu’un qui y est assis ne la trouve pas dans sa liste. Remettez les deux fichiers d’une même sauvegarde.
doctor-games-well = Parties finies : { $games } avec toutes leurs suites
doctor-games-waiting = Parties finies dont les résultats, classements et gains attendent : { $games }. Le prochain démarrage d’un serveur s’en charge.
doctor-games-unfollowed = Parties finies dont les résultats, classements et gains attendent alors qu’un serveur tourne : { $games } (comme à { $table }). Son journal dit pourquoi : « a game could not be followed ».
doctor-games-no-results = Parties finies sans résultats : { $games } (comme à { $table }). Remettez le fichier de la maison depuis une sauvegarde.
doctor-games-unrated = Parties classées qui n’ont changé aucun classement : { $games } (comme à { $table }). Remettez le fichier de la maison depuis une sauvegarde.
doctor-games-unpaid = Parties à jetons pour lesquelles personne n’a été payé : { $games } (comme à { $table }). Remettez le fichier de la maison depuis une sauvegarde.
doctor-chips-well = Jetons : les comptes sont justes ; { $chips } ont été donnés
doctor-chips-off = Les comptes des jetons sont faux : écart de { $chips }. Ne jouez plus à jetons, et remettez le fichier de la maison depuis une sauvegarde.
doctor-chips-account = Le compte { $account } s’écarte de { $chips } jetons de ce que ses mouvements ont apporté. Quelqu’un l’a changé : remettez le fichier de la maison depuis une sauvegarde.
doctor-chips-transfer = Le mouvement { $cause } a fait ou perdu des jetons. Quelqu’un l’a changé : remettez le fichier de la maison depuis une sauvegarde.
doctor-stakes-left = Table { $table } : sa partie est finie, et { $chips } jetons y sont encore. Remettez le fichier de la maison depuis une sauvegarde, ou annulez la partie : ohhell house annul { $table }
doctor-stakes-missing = Table { $table } : quelqu’un y joue pour { $chips } jetons sans les avoir mis. Annulez la partie : ohhell house annul { $table }
doctor-stakes-lost = { $chips } jetons sont à la table { $table }, dont il n’y a pas de journal. Remettez les deux fichiers d’une même sauvegarde.
doctor-gone-well = Personnes parties : { $people }, et rien ne les nomme
doctor-gone-named = La table { $table } nomme encore quelqu’un qui est parti ({ $player }). Démarrez le serveur, et faites redemander la suppression.
doctor-gone-kept = De personnes parties, quelque chose est encore gardé ({ $names }). Remettez le fichier de la maison depuis une sauvegarde, ou supprimez ces lignes.


## Un réglage avec lequel aucun serveur ne peut travailler : son nom, sa valeur si elle n’est pas secrète, et ce qui irait.

unfit-whole-number = { $said } : il faut un nombre entier
unfit-number = { $said } : il faut un nombre
unfit-range = { $said } : il faut un nombre de { $low } à { $high }
unfit-choice = { $said } : il faut une de ces valeurs : { $choices }
unfit-pace = { $said } : il faut deux nombres de secondes, comme 0.5-1.5
unfit-pace-order = { $said } : il faut la pause la plus courte d’abord, comme { $pace }
unfit-waits = { $said } : il faut des nombres entiers de secondes, comme 300,900,3600
unfit-waits-order = { $said } : il faut des attentes qui ne raccourcissent jamais
unfit-origins = { $said } : il faut des adresses comme https://cards.example, séparées par des virgules
unfit-database = { $said } : il faut postgresql://user:password@host/name, ou rien pour le dossier de données
unfit-levels-place = { $said } : il faut des niveaux à un endroit comme module:NAME
unfit-levels-no-module = { $said } : il faut des niveaux à un endroit comme module:NAME, et il n’y a pas de module { $module }
unfit-levels-no-name = { $said } : il faut des niveaux à un endroit comme module:NAME, et { $module } n’a pas de { $levels }
unfit-levels-broken = { $said } : le module { $module } ne peut pas être chargé ({ $error })
unfit-levels-unfit = { $said } : il faut là une table qui donne un Level à chaque nom
unfit-words-unread = { $said } : on ne peut pas lire { $file } ({ $error })
unfit-words-letters = { $said } : { $file } : il faut du texte en UTF-8
unfit-words-line = { $said } : { $file }, ligne { $line } : il faut un seul mot, fait de lettres et de chiffres
unfit-words-many = { $said } : mots dans { $file } : { $words } ; au plus { $most } y tiennent
unfit-oidc-ids = { $said } : il faut des noms courts et différents, en petites lettres et chiffres, comme club,school
unfit-oidc-missing = { $said } manque : OHHELL_OIDC nomme le fournisseur { $provider }
unfit-oidc-stray = { $said } : il faut OHHELL_OIDC_<PROVIDER>_ puis un de ces noms : { $parts }, pour un fournisseur que nomme OHHELL_OIDC
unfit-oidc-same = { $said } : { $first } et { $second } ont la même adresse ; il faut un fournisseur par adresse
unfit-oidc-name = { $said } : il faut de 1 à { $most } caractères visibles
unfit-oidc-issuer = { $said } : il faut une adresse comme https://id.example
unfit-oidc-secret = { $said } : il faut le secret là, ou son fichier dans { $file }, et pas les deux
unfit-file-unread = { $said } : le fichier ne peut pas être lu ({ $error })
unfit-file-secret = { $said } : il faut un fichier qui contient le secret et rien d’autre, jusqu’à { $most } octets

## Une maison en un seul fichier, et retour : `ohhell backup` et `ohhell restore`.

keep-saved = { $file } : { $tables } tables avec { $entries } entrées, étape { $step } de la base. Il contient des mains et des secrets : gardez-le bien.
keep-restored = { $folder } : { $tables } tables avec { $entries } entrées, étape { $step } de la base. Démarrez par : ohhell serve
keep-postgres = Les parties sont dans { $kept } : PostgreSQL fait et remet lui-même ses sauvegardes.
keep-stop-first = Arrêtez nos serveurs avant de remettre.
keep-there = { $file } est déjà là : prenez un autre nom, ou déplacez-le.
keep-no-games = { $folder } ne contient pas de parties : il n’y a pas de { $name }. Si elles sont ailleurs, dites-le par --data.
keep-games-there = { $folder } contient déjà des parties : déplacez { $name }, ou prenez un autre dossier par --data.
keep-not-copied = { $file } ne peut pas être copié : { $why }. « ohhell doctor » dit à quel point c’est grave.
keep-damaged = { $file } est abîmé : { $name } : { $why }. Rien n’a été remis ; prenez une autre sauvegarde.
keep-no-backup = { $file } n’est pas une sauvegarde d’Oh Hell, ou est abîmé : { $why }
keep-too-long = Ce n’est pas une sauvegarde d’Oh Hell : elle en dit trop sur elle-même.
keep-newer = La sauvegarde vient d’une version plus récente d’Oh Hell : installez d’abord celle-là.
keep-failed = Cela n’a pas marché : { $why }

## Ce que les modérateurs font dans un terminal : `ohhell house`.

desk-done = C’est fait : numéro { $number } du registre. Les serveurs en marche en tiennent compte en quelques secondes.
desk-nobody = Personne ne s’appelle { $handle } : dites le nom entier, comme Zoë#4711, ou l’identifiant.
desk-several = Plusieurs personnes s’appellent { $handle } : dites le nom entier, comme Zoë#4711, ou l’identifiant.
desk-gone = Il n’y a plus personne de cet identifiant.
desk-span = --for { $span } : il faut des minutes, des heures ou des jours, comme 30m, 12h ou 7d.
desk-no-moderators = Personne ne modère.
desk-table = Table { $table }
desk-lifts = Cela annule le numéro { $number }.
