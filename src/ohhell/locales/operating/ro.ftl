### Cum stă o casă, pentru cine o ține: `ohhell house status`.

status-nobody = Niciun server nu răspunde la { $url }.
status-well = { $url } este în regulă, versiunea { $version }.
status-unwell = { $url } răspunde, dar nu este în regulă: { $code }.
status-no-figures = Își arată cifrele numai propriei mașini.
status-people = Oameni: { $table } la mese, { $elsewhere } în altă parte a casei
status-tables = Mese în memorie: { $tables }, conexiuni: { $sockets }
status-waiting = Așteaptă: { $commands } comenzi, { $bots } decizii ale boților, { $rows } rânduri de liste
status-no-house = Casa din { $place } nu poate fi citită: { $why }
status-house = Casa din { $place }, pasul { $step } al bazei de date:
status-nodes = Servere: { $nodes }
status-known = Oameni cunoscuți: { $people }
status-all = Mese: { $lobby } neîncepute, { $playing } în joc, { $over } terminate, { $closed } închise
status-behind = În urmă: { $games } jocuri terminate de urmat, { $tables } mese întârziate
status-chips = Jetoane: { $purses } în pungi, { $stakes } în joc
status-off = Conturile jetoanelor nu se potrivesc: diferența este { $chips }.

## E totul în regulă într-o casă, iar dacă nu, ce e de făcut? `ohhell doctor`.

doctor-reading = Se citesc jurnalele …
doctor-ok = bine
doctor-warning = atenție
doctor-trouble = problemă
doctor-all-ok = Totul este în regulă.
doctor-all-warning = Se poate juca. Ce este însemnat cu „atenție” merită o privire.
doctor-all-trouble = Ceva nu este în regulă: ce este însemnat cu „problemă” trebuie reparat.
doctor-more-alike = Constatări de același fel care nu sunt arătate ({ $check }): { $more }
doctor-unread = Casa nu a putut fi citită până la capăt: { $why }. Întreabă din nou; dacă rămâne așa, vezi dacă baza de date răspunde.

# Ce a ales cine ține casa
doctor-settings-well = Setări: { $settings } date, toate corecte
doctor-setting-wrong = O setare este greșită: { $why }. Până nu este corectată, niciun server nu pornește.
doctor-setting-misspelt = Nu există setarea { $name }, deci nu schimbă nimic. E vorba de { $near }?
doctor-setting-unknown = Nu există setarea { $name }, deci nu schimbă nimic. docs/operations.md le numește pe toate.
doctor-proxies-none = Pagina vine prin https, deci printr-un proxy, dar OHHELL_PROXIES este 0: toți oamenii trec drept o singură adresă și îi împart limitele. Pune acolo numărul de proxy-uri.
doctor-origins-none = OHHELL_PROXIES spune că în față stă un proxy, dar nu este dată nicio adresă publică: paginile care vin prin el sunt refuzate. Dă OHHELL_ORIGINS, ca https://cards.example.
doctor-secret-wide = Alții pot citi secretul din { $file }. Rulează: chmod go= { $file }

# Mașina, și ce a fost instalat
doctor-page-well = Pagina: construită
doctor-page-missing = Pagina nu este construită, deci nimeni nu vede nimic. Într-o copie a depozitului rulează python3 web/build.py; altfel instalează programul din nou.
doctor-page-broken = Lipsește un fișier al paginii: { $name }. Construiește-o din nou (python3 web/build.py) sau instalează programul din nou.
doctor-languages-well = Limbi: complete ({ $languages })
doctor-language-short = Texte ale limbii { $lang } care lipsesc: { $count } ({ $texts }). Instalează programul din nou.
doctor-language-none = Textele lipsesc. Instalează programul din nou.
doctor-port-house = Port: o casă care este în regulă răspunde la { $host }, portul { $port }
doctor-port-free = Port: { $host }, portul { $port } este liber
doctor-port-unwell = Casa de la { $host }, portul { $port } răspunde, dar nu este în regulă: { $health }. docs/operations.md spune ce înseamnă; jurnalul ei spune mai mult.
doctor-port-taken = Alt program ascultă la { $host }, portul { $port }. Oprește-l sau dă alt OHHELL_PORT.
doctor-port-forbidden = Acest utilizator nu are voie să asculte la portul { $port }. Dă un OHHELL_PORT de la 1024 în sus și lasă-l pe celălalt unui proxy.
doctor-port-nowhere = Nimeni nu poate asculta la { $host }, portul { $port }: nu este o adresă a acestei mașini. Dă în OHHELL_HOST una care este, sau 0.0.0.0 pentru toate.
doctor-files-well = Fișiere deschise: { $files } permise, ajung pentru cam { $people } oameni
doctor-files-few = Fișiere deschise: sunt permise { $files }, iar pentru { $people } oameni trebuie cam { $needed }. Mărește LimitNOFILE al serviciului sau ulimit -n.
doctor-files-used = Fișiere deschise: { $used } din { $files } sunt folosite, și în curând nu mai poate veni nimeni. Mărește LimitNOFILE al serviciului sau pornește încă un server.
doctor-clock-well = Ceas: { $now }
doctor-clock-old = Ceasul arată { $now }, ceea ce a fost demult. Potrivește-l și lasă-l în grija NTP.
doctor-clock-behind = Ceasul arată { $now }, dar ultima intrare din jurnal este din { $last }. Potrivește ceasul: altfel timpii de gândire sunt falși.
doctor-clock-apart = Ceasul bazei de date și cel al acestei mașini diferă cu { $seconds } s. Lasă-le pe amândouă în grija NTP.

# Unde sunt păstrate jocurile
doctor-folder-well = Dosarul de date: { $folder }
doctor-folder-missing = Nu există dosarul de date { $folder }. „ohhell serve” îl face; dacă jocurile sunt în altă parte, spune-o prin --data sau OHHELL_DATA.
doctor-folder-none = { $folder } nu este un dosar. Dă unul în OHHELL_DATA.
doctor-folder-closed = Acest utilizator nu poate citi și scrie { $folder }. Întreabă ca utilizatorul serverului sau dă-i-l lui (chown).
doctor-folder-shared = Dosarul de date { $folder } este pe un loc din rețea ({ $kind }), unde SQLite nu este sigur. Mută-l pe un disc local sau folosește PostgreSQL.
doctor-folder-empty = Dosarul de date { $folder } nu are { $name }. Dacă erau jocuri acolo, oprește serverul și pune-l la loc dintr-o copie de siguranță; altfel „ohhell serve” îl face.
doctor-rights-well = Drepturi: nimeni altcineva nu poate citi datele
doctor-rights-wide = Alții pot citi sau schimba mâini și secrete în { $folder }: { $names }. Rulează: chmod -R go= { $folder }
doctor-rights-mixed = Fișierele din { $folder } sunt ale mai multor utilizatori, așa că serverul poate nu le scrie pe toate. Dă-le pe toate utilizatorului lui (chown -R).
doctor-space-well = Loc liber: { $megabytes } MB, ajunge pentru cam { $games } jocuri
doctor-space-little = Loc liber: numai { $megabytes } MB, ajunge pentru cam { $games } jocuri. Fă loc curând.
doctor-space-none = Loc liber: numai { $megabytes } MB. Fă loc acum, altfel jocurile se opresc.
doctor-log-full = Jurnalul are { $percent } % din cei { $limit } octeți pe care îi permite OHHELL_LOG_BYTES. Mărește-l, altfel jocurile se opresc.
doctor-database-well = Baza de date: { $place }, pasul { $step }
doctor-database-away = Baza de date din { $place } nu poate fi citită: { $why }. Jurnalele, listele și jetoanele nu au fost cercetate.
doctor-database-newer = Baza de date din { $place } este la pasul { $step }, pe care această versiune nu îl cunoaște (ultimul ei este { $newest }). Instalează versiunea folosită ultima dată.
doctor-database-older = Baza de date din { $place } este la pasul { $step }, iar această versiune vrea { $newest }. Fă o copie de siguranță și pornește serverul, care face pașii; apoi întreabă din nou: jurnalele, listele și jetoanele nu au fost cercetate.
doctor-sqlite-well = Fișierele bazei de date: întregi ({ $names })
doctor-sqlite-old = SQLite { $version } este prea vechi: trebuie 3.38 sau mai nou. Instalează un Python mai nou.
doctor-sqlite-damaged = { $name } este deteriorat: { $why }. Oprește serverul, păstrează fișierul și pune o copie de siguranță în locul lui.
doctor-sqlite-strays = { $name } are { $rows } rânduri care nu sunt ale nimănui ({ $tables }). Păstrează o copie și pune o copie de siguranță în locul lui dacă oamenilor le lipsește ceva.
doctor-sqlite-mode = { $name } nu scrie dinainte (journal_mode nu este WAL). Următoarea pornire a serverului repară asta.
doctor-postgres-well = PostgreSQL: pus la punct așa încât nimic nu se pierde
doctor-postgres-old = PostgreSQL { $version } este prea vechi: trebuie 10 sau mai nou.
doctor-postgres-letters = Baza de date păstrează textele ca { $found }, așa că unele nume nu pot fi păstrate. Fă una cu ENCODING 'UTF8' și mută totul cu pg_dump.
doctor-postgres-unsafe = PostgreSQL: { $name } este oprit, și o pană de curent poate strica totul. Pornește-l.
doctor-postgres-standby = Acest PostgreSQL este o replică, ce doar citește. Dă în OHHELL_DATABASE pe cel care scrie.
doctor-postgres-busy = PostgreSQL: { $used } din { $most } conexiuni sunt folosite, iar fiecare server vrea { $needed }. Mărește max_connections.

# Ce este păstrat
doctor-logs-well = Jurnale: citite toate cele { $tables } mese, { $entries } intrări, și fiecare împărțire este cea promisă
doctor-logs-well-newest = Jurnale: citite cele mai noi { $tables } mese din { $all }, { $entries } intrări, și fiecare împărțire este cea promisă
doctor-log-gap = Masa { $table }: lipsește intrarea { $number }, așa că nu se mai poate juca ori revedea. Pune jurnalul la loc dintr-o copie de siguranță; la toate celelalte mese se poate juca.
doctor-log-unreadable = Masa { $table }: intrarea { $number } nu poate fi citită ({ $why }). Pune jurnalul la loc dintr-o copie de siguranță; la toate celelalte mese se poate juca.
doctor-log-no-game = Masa { $table }: jurnalul ei nu povestește niciun joc ({ $why }). Pune jurnalul la loc dintr-o copie de siguranță; la toate celelalte mese se poate juca.
doctor-log-against-rules = Masa { $table }: jocul ei nu a fost jucat după reguli ({ $why }), deci cineva i-a schimbat jurnalul. Pune-l la loc dintr-o copie de siguranță.
doctor-log-unproved = Masa { $table }: o împărțire nu este cea promisă ({ $why }), deci cineva i-a schimbat jurnalul. Pune-l la loc dintr-o copie de siguranță.
doctor-lists-well = Liste: ce spun despre { $tables } mese este ce spun jurnalele
doctor-lists-behind = Liste: { $tables } mese nu apar așa cum sunt, fiindcă un server a fost oprit la mijloc. Următoarea pornire repară asta.
doctor-lists-lost = Liste: despre { $tables } mese nu există jurnal (ca despre { $table }). Jurnalul s-a pierdut sau este mai vechi decât listele: pune la loc ambele fișiere dintr-o singură copie de siguranță.
doctor-list-ahead = Masa { $table }: listele cunosc intrarea { $number }, dar jurnalul se termină cu { $last }. Jurnalul este mai vechi decât listele: pune la loc ambele fișiere dintr-o singură copie de siguranță.
doctor-list-wrong = Masa { $table }: listele spun altceva decât jurnalul ({ $what }). Joacă acolo sau pune la loc ambele fișiere dintr-o singură copie de siguranță.
doctor-list-unseated = Masa { $table }: cineva care stă acolo nu o găsește în lista sa. Pune la loc ambele fișiere dintr-o singură copie de siguranță.
doctor-games-well = Jocuri terminate: { $games } cu tot ce urmează din ele
doctor-games-waiting = Jocuri terminate ale căror rezultate, clasamente și plăți așteaptă: { $games }. Următoarea pornire a unui server se ocupă de ele.
doctor-games-unfollowed = Jocuri terminate ale căror rezultate, clasamente și plăți așteaptă deși un server merge: { $games } (ca la { $table }). Jurnalul lui spune de ce: „a game could not be followed”.
doctor-games-no-results = Jocuri terminate fără rezultate: { $games } (ca la { $table }). Pune fișierul casei la loc dintr-o copie de siguranță.
doctor-games-unrated = Jocuri de clasament care nu au schimbat niciun clasament: { $games } (ca la { $table }). Pune fișierul casei la loc dintr-o copie de siguranță.
doctor-games-unpaid = Jocuri pe jetoane pentru care nu a fost plătit nimeni: { $games } (ca la { $table }). Pune fișierul casei la loc dintr-o copie de siguranță.
doctor-chips-well = Jetoane: conturile se potrivesc; au fost date { $chips }
doctor-chips-off = Conturile jetoanelor nu se potrivesc: diferența este { $chips }. Nu mai jucați pe jetoane și pune fișierul casei la loc dintr-o copie de siguranță.
doctor-chips-account = Contul { $account } se abate cu { $chips } jetoane de la ce au adus mișcările lui. Cineva l-a schimbat: pune fișierul casei la loc dintr-o copie de siguranță.
doctor-chips-transfer = Mișcarea { $cause } a făcut sau a pierdut jetoane. Cineva a schimbat-o: pune fișierul casei la loc dintr-o copie de siguranță.
doctor-stakes-left = Masa { $table }: jocul ei s-a terminat, și acolo mai sunt { $chips } jetoane. Pune fișierul casei la loc dintr-o copie de siguranță sau anulează jocul: ohhell house annul { $table }
doctor-stakes-missing = Masa { $table }: cineva joacă acolo pe { $chips } jetoane fără să le fi pus. Anulează jocul: ohhell house annul { $table }
doctor-stakes-lost = La masa { $table } sunt { $chips } jetoane, dar despre ea nu există jurnal. Pune la loc ambele fișiere dintr-o singură copie de siguranță.
doctor-gone-well = Oameni plecați: { $people }, și nimic nu îi numește
doctor-gone-named = Masa { $table } mai numește pe cineva care a plecat ({ $player }). Pornește serverul și lasă ștergerea să fie cerută din nou.
doctor-gone-kept = De la oameni plecați mai este păstrat ceva ({ $names }). Pune fișierul casei la loc dintr-o copie de siguranță sau șterge aceste rânduri.


## O setare cu care niciun server nu poate lucra: numele ei, valoarea dacă nu este secretă și ce ar putea sta acolo.

unfit-whole-number = { $said }: trebuie un număr întreg
unfit-number = { $said }: trebuie un număr
unfit-range = { $said }: trebuie un număr de la { $low } la { $high }
unfit-choice = { $said }: trebuie una dintre acestea: { $choices }
unfit-pace = { $said }: trebuie două numere de secunde, ca 0.5-1.5
unfit-pace-order = { $said }: trebuie întâi pauza mai scurtă, ca { $pace }
unfit-waits = { $said }: trebuie numere întregi de secunde, ca 300,900,3600
unfit-waits-order = { $said }: trebuie așteptări care nu devin niciodată mai scurte
unfit-origins = { $said }: trebuie adrese ca https://cards.example, despărțite prin virgule
unfit-database = { $said }: trebuie postgresql://user:password@host/name, sau nimic pentru dosarul de date
unfit-levels-place = { $said }: trebuie niveluri într-un loc ca module:NAME
unfit-levels-no-module = { $said }: trebuie niveluri într-un loc ca module:NAME, dar nu există modulul { $module }
unfit-levels-no-name = { $said }: trebuie niveluri într-un loc ca module:NAME, dar { $module } nu are { $levels }
unfit-levels-broken = { $said }: modulul { $module } nu poate fi încărcat ({ $error })
unfit-levels-unfit = { $said }: acolo trebuie un tabel care dă fiecărui nume un Level
unfit-words-unread = { $said }: { $file } nu poate fi citit ({ $error })
unfit-words-letters = { $said }: { $file }: trebuie text în UTF-8
unfit-words-line = { $said }: { $file }, linia { $line }: trebuie un singur cuvânt, numai din litere și cifre
unfit-words-many = { $said }: cuvinte în { $file }: { $words }; încap cel mult { $most }
unfit-oidc-ids = { $said }: trebuie nume scurte și diferite, din litere mici și cifre, ca club,school
unfit-oidc-missing = { $said } lipsește: OHHELL_OIDC numește furnizorul { $provider }
unfit-oidc-stray = { $said }: trebuie OHHELL_OIDC_<PROVIDER>_ și unul dintre { $parts }, pentru un furnizor pe care îl numește OHHELL_OIDC
unfit-oidc-same = { $said }: { $first } și { $second } au aceeași adresă; trebuie un furnizor pentru fiecare
unfit-oidc-name = { $said }: trebuie de la 1 la { $most } caractere vizibile
unfit-oidc-issuer = { $said }: trebuie o adresă ca https://id.example
unfit-oidc-secret = { $said }: trebuie secretul acolo sau fișierul lui în { $file }, dar nu amândouă
unfit-file-unread = { $said }: fișierul nu poate fi citit ({ $error })
unfit-file-secret = { $said }: trebuie un fișier care cuprinde secretul și nimic altceva, până la { $most } octeți

## O casă într-un singur fișier, și înapoi: `ohhell backup` și `ohhell restore`.

keep-saved = { $file }: { $tables } mese cu { $entries } intrări, pasul { $step } al bazei de date. Conține mâini și secrete: păzește-l bine.
keep-restored = { $folder }: { $tables } mese cu { $entries } intrări, pasul { $step } al bazei de date. Pornește cu: ohhell serve
keep-postgres = Jocurile sunt în { $kept }: PostgreSQL își face și își pune la loc singur copiile de siguranță.
keep-stop-first = Oprește serverele noastre înainte de a pune la loc.
keep-there = { $file } există deja: alege alt nume sau mută-l.
keep-no-games = { $folder } nu conține jocuri: îi lipsește { $name }. Dacă sunt în altă parte, spune-o prin --data.
keep-games-there = { $folder } conține deja jocuri: mută { $name } sau alege alt dosar prin --data.
keep-not-copied = { $file } nu poate fi copiat: { $why }. „ohhell doctor” spune cât e de rău.
keep-damaged = { $file } este deteriorat: { $name }: { $why }. Nu s-a pus la loc nimic; ia altă copie.
keep-no-backup = { $file } nu este o copie Oh Hell sau este deteriorat: { $why }
keep-too-long = Aceasta nu este o copie Oh Hell: spune prea multe despre sine.
keep-newer = Copia a fost făcută de o versiune mai nouă de Oh Hell: instaleaz-o întâi pe aceea.
keep-failed = Nu a mers: { $why }

## Ce fac moderatorii la un terminal: `ohhell house`.

desk-done = Gata: numărul { $number } din registru. Serverele pornite țin seama de asta în câteva secunde.
desk-nobody = Nimeni nu se numește { $handle }: spune numele întreg, ca Zoë#4711, sau identificatorul.
desk-several = Mai mulți oameni se numesc { $handle }: spune numele întreg, ca Zoë#4711, sau identificatorul.
desk-gone = Nu mai este nimeni cu acest identificator.
desk-span = --for { $span }: trebuie minute, ore sau zile, ca 30m, 12h sau 7d.
desk-no-moderators = Nimeni nu moderează.
desk-table = Masa { $table }
desk-lifts = Retrage numărul { $number }.
