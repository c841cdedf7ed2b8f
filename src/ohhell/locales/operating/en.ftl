### How a house is, for whoever keeps it: `ohhell house status`.

status-nobody = No server answers at { $url }.
status-well = { $url } is well, version { $version }.
status-unwell = { $url } answers, but is not well: { $code }.
status-no-figures = It shows its figures to its own machine alone.
status-people = People: { $table } at tables, { $elsewhere } elsewhere in the house
status-tables = Tables in memory: { $tables }, sockets: { $sockets }
status-waiting = Waiting: { $commands } commands, { $bots } decisions of bots, { $rows } rows of lists
status-no-house = The house at { $place } cannot be read: { $why }
status-house = The house at { $place }, step { $step } of the database:
status-nodes = Servers: { $nodes }
status-known = People known: { $people }
status-all = Tables: { $lobby } not begun, { $playing } in play, { $over } over, { $closed } closed
status-behind = Behind: { $games } finished games to be followed, { $tables } tables overdue
status-chips = Chips: { $purses } in purses, { $stakes } at stake
status-off = The books of chips do not balance: they are off by { $chips }.

## Is all well with a house, and if not, what is to be done? `ohhell doctor`.

doctor-reading = Reading the logs …
doctor-ok = ok
doctor-warning = warning
doctor-trouble = trouble
doctor-all-ok = All is well.
doctor-all-warning = People can play. What is marked as a warning is worth a look.
doctor-all-trouble = Something is wrong: what is marked as trouble wants to be mended.
doctor-more-alike = Findings of this kind that are not shown ({ $check }): { $more }
doctor-unread = The house could not be read to the end: { $why }. Ask again; if it stays so, see that the database answers.

# What the keeper has chosen
doctor-settings-well = Settings: { $settings } set, all of them right
doctor-setting-wrong = A setting is wrong: { $why }. Until it is corrected no server starts.
doctor-setting-misspelt = There is no setting { $name }, so it changes nothing. { $near } is meant?
doctor-setting-unknown = There is no setting { $name }, so it changes nothing. docs/operations.md names them all.
doctor-proxies-none = The page comes by https, so a proxy stands in front, but OHHELL_PROXIES is 0: all people count as one address and share its limits. Set it to the number of proxies.
doctor-origins-none = OHHELL_PROXIES says that a proxy stands in front, but no public address is set: pages that come through it are refused. Set OHHELL_ORIGINS, as in https://cards.example.
doctor-secret-wide = Others can read the secret in { $file }. Run: chmod go= { $file }

# The machine, and what was installed
doctor-page-well = Page: built
doctor-page-missing = The page is not built, so nobody sees anything. In a checkout run python3 web/build.py; else install the program anew.
doctor-page-broken = A file of the page is missing: { $name }. Build it anew (python3 web/build.py), or install the program anew.
doctor-languages-well = Languages: complete ({ $languages })
doctor-language-short = Texts of the language { $lang } that are missing: { $count } ({ $texts }). Install the program anew.
doctor-language-none = The texts are missing. Install the program anew.
doctor-port-house = Port: a house that is well answers at { $host }, port { $port }
doctor-port-free = Port: { $host }, port { $port } is free
doctor-port-unwell = The house at { $host }, port { $port } answers, but is not well: { $health }. docs/operations.md says what that means; its log says more.
doctor-port-taken = Another program listens at { $host }, port { $port }. Stop it, or set another OHHELL_PORT.
doctor-port-forbidden = This user may not listen at port { $port }. Set an OHHELL_PORT of 1024 or more, and let a proxy have the other.
doctor-port-nowhere = Nobody can listen at { $host }, port { $port }: it is no address of this machine. Set OHHELL_HOST to one that is, or to 0.0.0.0 for all.
doctor-files-well = Open files: { $files } allowed, enough for about { $people } people
doctor-files-few = Open files: { $files } are allowed, and { $people } people take about { $needed }. Raise LimitNOFILE of the service, or ulimit -n.
doctor-files-used = Open files: { $used } of { $files } are in use, and soon nobody can come any more. Raise LimitNOFILE of the service, or start another server.
doctor-clock-well = Clock: { $now }
doctor-clock-old = The clock says { $now }, which is long ago. Set it, and have it kept by NTP.
doctor-clock-behind = The clock says { $now }, but the last entry of the log was written at { $last }. Set the clock: else times to think are wrong.
doctor-clock-apart = The clock of the database and that of this machine differ by { $seconds } s. Have both kept by NTP.

# Where games are kept
doctor-folder-well = Data folder: { $folder }
doctor-folder-missing = There is no data folder { $folder }. “ohhell serve” makes it; if games are elsewhere, say so by --data or OHHELL_DATA.
doctor-folder-none = { $folder } is no folder. Set OHHELL_DATA to one.
doctor-folder-closed = This user may not read and write { $folder }. Ask as the user of the server, or give it to that user (chown).
doctor-folder-shared = The data folder { $folder } is on a network share ({ $kind }), over which SQLite is not safe. Move it to a local disk, or use PostgreSQL.
doctor-folder-empty = The data folder { $folder } has no { $name }. If games were there, stop the server and put it back from a backup; else “ohhell serve” makes it.
doctor-rights-well = Rights: nobody else can read the data
doctor-rights-wide = Others can read or change hands and secrets in { $folder }: { $names }. Run: chmod -R go= { $folder }
doctor-rights-mixed = The files in { $folder } belong to several users, so the server may not write some of them. Give all to its user (chown -R).
doctor-space-well = Free space: { $megabytes } MB, enough for about { $games } games
doctor-space-little = Free space: only { $megabytes } MB, enough for about { $games } games. Make room soon.
doctor-space-none = Free space: only { $megabytes } MB. Make room now, or games will stand still.
doctor-log-full = The log has { $percent } % of the { $limit } bytes that OHHELL_LOG_BYTES allows. Raise it, or games will stand still.
doctor-database-well = Database: { $place }, step { $step }
doctor-database-away = The database of { $place } cannot be read: { $why }. Logs, lists and chips were not looked at.
doctor-database-newer = The database of { $place } is at step { $step }, which this version does not know ({ $newest } is its last). Install the version that was used last.
doctor-database-older = The database of { $place } is at step { $step }, and this version wants { $newest }. Back it up and start the server, which takes the steps; then ask again: logs, lists and chips were not looked at.
doctor-sqlite-well = Database files: whole ({ $names })
doctor-sqlite-old = SQLite { $version } is too old: it must be 3.38 or newer. Install a newer Python.
doctor-sqlite-damaged = { $name } is damaged: { $why }. Stop the server, keep the file, and put a backup in its place.
doctor-sqlite-strays = { $name } has { $rows } rows that belong to nobody ({ $tables }). Keep a copy, and put a backup in its place if people miss something.
doctor-sqlite-mode = { $name } does not write ahead (journal_mode is not WAL). The next start of the server mends it.
doctor-postgres-well = PostgreSQL: set up so that nothing is lost
doctor-postgres-old = PostgreSQL { $version } is too old: it must be 10 or newer.
doctor-postgres-letters = The database keeps texts as { $found }, so that some names cannot be kept. Make one with ENCODING 'UTF8', and carry it over by pg_dump.
doctor-postgres-unsafe = PostgreSQL: { $name } is off, so a power cut may damage everything. Switch it on.
doctor-postgres-standby = This PostgreSQL is a standby, which only reads. Set OHHELL_DATABASE to the one that writes.
doctor-postgres-busy = PostgreSQL: { $used } of { $most } connections are in use, and each server wants { $needed }. Raise max_connections.

# What is kept
doctor-logs-well = Logs: all { $tables } tables read, { $entries } entries, and every deal is the one that was promised
doctor-logs-well-newest = Logs: the newest { $tables } of { $all } tables read, { $entries } entries, and every deal is the one that was promised
doctor-log-gap = Table { $table }: entry { $number } is missing, so it cannot be played on or replayed. Put the log back from a backup; all other tables can be played.
doctor-log-unreadable = Table { $table }: entry { $number } cannot be read ({ $why }). Put the log back from a backup; all other tables can be played.
doctor-log-no-game = Table { $table }: its log tells of no game ({ $why }). Put the log back from a backup; all other tables can be played.
doctor-log-against-rules = Table { $table }: its game was not played by the rules ({ $why }), so its log was changed by somebody. Put it back from a backup.
doctor-log-unproved = Table { $table }: a deal is not the one that was promised ({ $why }), so its log was changed by somebody. Put it back from a backup.
doctor-lists-well = Lists: what they say of { $tables } tables is what the logs say
doctor-lists-behind = Lists: { $tables } tables are not listed as they are, since a server was stopped in between. The next start mends it.
doctor-lists-lost = Lists: of { $tables } tables there is no log (as of { $table }). The log was lost, or is older than the lists: put both files back from one backup.
doctor-list-ahead = Table { $table }: the lists know entry { $number }, but the log ends with { $last }. The log is older than the lists: put both files back from one backup.
doctor-list-wrong = Table { $table }: the lists say otherwise than the log ({ $what }). Play there, or put both files back from one backup.
doctor-list-unseated = Table { $table }: somebody who sits there does not find it in the own list. Put both files back from one backup.
doctor-games-well = Finished games: { $games } with all that follows from them
doctor-games-waiting = Finished games whose results, ratings and payouts wait: { $games }. The next start of a server sees to them.
doctor-games-unfollowed = Finished games whose results, ratings and payouts wait though a server runs: { $games } (as at { $table }). Its log says why: “a game could not be followed”.
doctor-games-no-results = Finished games without results: { $games } (as at { $table }). Put the house's file back from a backup.
doctor-games-unrated = Rated games that changed no rating: { $games } (as at { $table }). Put the house's file back from a backup.
doctor-games-unpaid = Games for chips that nobody was paid for: { $games } (as at { $table }). Put the house's file back from a backup.
doctor-chips-well = Chips: the books balance; { $chips } have been granted
doctor-chips-off = The books of chips do not balance: they are off by { $chips }. Stop playing for chips, and put the house's file back from a backup.
doctor-chips-account = The account { $account } holds { $chips } chips more (or fewer) than its transfers brought. Somebody changed it: put the house's file back from a backup.
doctor-chips-transfer = The transfer { $cause } made or lost chips. Somebody changed it: put the house's file back from a backup.
doctor-stakes-left = Table { $table }: its game is over, and { $chips } chips lie there still. Put the house's file back from a backup, or annul the game: ohhell house annul { $table }
doctor-stakes-missing = Table { $table }: somebody plays there for { $chips } chips without having put them down. Annul the game: ohhell house annul { $table }
doctor-stakes-lost = { $chips } chips lie at table { $table }, of which there is no log. Put both files back from one backup.
doctor-gone-well = People who have gone: { $people }, and nothing names them
doctor-gone-named = Table { $table } still names somebody who has gone ({ $player }). Start the server, and have the person's deletion asked for again.
doctor-gone-kept = Of people who have gone something is still kept ({ $names }). Put the house's file back from a backup, or delete these rows.


## A setting with which no server can work: its name, its value unless that is secret, and what could be there.

unfit-whole-number = { $said }: expected a whole number
unfit-number = { $said }: expected a number
unfit-range = { $said }: expected a number from { $low } to { $high }
unfit-choice = { $said }: expected one of { $choices }
unfit-pace = { $said }: expected two numbers of seconds, as in 0.5-1.5
unfit-pace-order = { $said }: expected the shorter pause first, as in { $pace }
unfit-waits = { $said }: expected whole numbers of seconds, as in 300,900,3600
unfit-waits-order = { $said }: expected waits that never become shorter
unfit-origins = { $said }: expected addresses as in https://cards.example, separated by commas
unfit-database = { $said }: expected postgresql://user:password@host/name, or nothing for the data folder
unfit-levels-place = { $said }: expected levels at module:NAME
unfit-levels-no-module = { $said }: expected levels at module:NAME, there is no module { $module }
unfit-levels-no-name = { $said }: expected levels at module:NAME, { $module } has no { $levels }
unfit-levels-broken = { $said }: the module { $module } cannot be loaded ({ $error })
unfit-levels-unfit = { $said }: expected a mapping of names to Level there
unfit-words-unread = { $said }: cannot read { $file } ({ $error })
unfit-words-letters = { $said }: cannot read { $file }: expected text in UTF-8
unfit-words-line = { $said }: { $file }, line { $line }: expected one word, of letters and digits alone
unfit-words-many = { $said }: { $file } has { $words } words; at most { $most } fit
unfit-oidc-ids = { $said }: expected different short names of small letters and digits, as in club,school
unfit-oidc-missing = { $said } is missing: OHHELL_OIDC names the provider { $provider }
unfit-oidc-stray = { $said }: expected OHHELL_OIDC_<PROVIDER>_ and one of { $parts }, for a provider that OHHELL_OIDC names
unfit-oidc-same = { $said }: { $first } and { $second } have the same; expected one provider for each
unfit-oidc-name = { $said }: expected 1 to { $most } visible characters
unfit-oidc-issuer = { $said }: expected an address as in https://id.example
unfit-oidc-secret = { $said }: expected the secret there, or its file in { $file }, and not both
unfit-file-unread = { $said }: the file cannot be read ({ $error })
unfit-file-secret = { $said }: expected a file that holds the secret and nothing else, to { $most } bytes

## A house as one file, and back: `ohhell backup` and `ohhell restore`.

keep-saved = { $file }: { $tables } tables with { $entries } entries, step { $step } of the database. It holds hands and secrets: guard it.
keep-restored = { $folder }: { $tables } tables with { $entries } entries, step { $step } of the database. Start with: ohhell serve
keep-postgres = Games are in { $kept }: PostgreSQL makes and restores its backups itself.
keep-stop-first = Stop our servers before you restore.
keep-there = { $file } is there already: take another name, or move it away.
keep-no-games = { $folder } holds no games: it has no { $name }. If they are elsewhere, say so by --data.
keep-games-there = { $folder } holds games already: move { $name } away, or take another folder by --data.
keep-not-copied = { $file } cannot be copied: { $why }. “ohhell doctor” says how bad it is.
keep-damaged = { $file } is damaged: { $name }: { $why }. Nothing was restored; take another backup.
keep-no-backup = { $file } is no backup of Oh Hell, or it is damaged: { $why }
keep-too-long = This is no backup of Oh Hell: it says too much of itself.
keep-newer = The backup was made by a newer version of Oh Hell: install that one first.
keep-failed = It did not work: { $why }

## What moderators do at a terminal: `ohhell house`.

desk-done = Done: number { $number } of the audit trail. Running servers heed it in seconds.
desk-nobody = Nobody is called { $handle }: say the whole handle, as in Zoë#4711, or the id.
desk-several = Several people are called { $handle }: say the whole handle, as in Zoë#4711, or the id.
desk-gone = There is nobody of this id any more.
desk-span = --for { $span }: expected minutes, hours or days, as in 30m, 12h or 7d.
desk-no-moderators = Nobody moderates.
desk-table = Table { $table }
desk-lifts = It takes number { $number } back.
