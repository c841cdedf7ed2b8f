### Miten talo voi, sen pitäjälle: `ohhell house status`.

status-nobody = Osoitteessa { $url } ei vastaa mikään palvelin.
status-well = { $url } voi hyvin, versio { $version }.
status-unwell = { $url } vastaa, mutta ei voi hyvin: { $code }.
status-no-figures = Se näyttää lukunsa vain omalle koneelleen.
status-people = Ihmisiä: { $table } pöydissä, { $elsewhere } muualla talossa
status-tables = Pöytiä muistissa: { $tables }, yhteyksiä: { $sockets }
status-waiting = Odottaa: { $commands } komentoa, { $bots } bottien päätöstä, { $rows } listojen riviä
status-no-house = Taloa { $place } ei voi lukea: { $why }
status-house = Talo { $place }, tietokannan askel { $step }:
status-nodes = Palvelimia: { $nodes }
status-known = Tunnettuja ihmisiä: { $people }
status-all = Pöytiä: { $lobby } aloittamatta, { $playing } pelissä, { $over } pelattu, { $closed } suljettu
status-behind = Jäljessä: { $games } päättynyttä peliä seuraamatta, { $tables } pöytää myöhässä
status-chips = Pelimerkkejä: { $purses } kukkaroissa, { $stakes } panoksina
status-off = Pelimerkkien tilit eivät täsmää: ero on { $chips }.

## Onko talossa kaikki hyvin, ja ellei, mitä on tehtävä? `ohhell doctor`.

doctor-reading = Luetaan lokeja …
doctor-ok = hyvin
doctor-warning = varoitus
doctor-trouble = vika
doctor-all-ok = Kaikki on hyvin.
doctor-all-warning = Pelata voi. Varoitukseksi merkitty on katsomisen arvoista.
doctor-all-trouble = Jokin on vialla: viaksi merkitty on korjattava.
doctor-more-alike = Samanlaisia havaintoja, joita ei näytetä ({ $check }): { $more }
doctor-unread = Taloa ei voinut lukea loppuun: { $why }. Kysy uudelleen; jos tilanne jatkuu, katso, vastaako tietokanta.

# Mitä talon pitäjä on valinnut
doctor-settings-well = Asetukset: annettu { $settings }, kaikki oikein
doctor-setting-wrong = Asetus on väärin: { $why }. Ennen korjausta mikään palvelin ei käynnisty.
doctor-setting-misspelt = Asetusta { $name } ei ole, joten se ei muuta mitään. Tarkoitatko { $near }?
doctor-setting-unknown = Asetusta { $name } ei ole, joten se ei muuta mitään. docs/operations.md luettelee kaikki.
doctor-proxies-none = Sivu tulee https:llä, siis välityspalvelimen kautta, mutta OHHELL_PROXIES on 0: kaikki ihmiset ovat yhtä osoitetta ja jakavat sen rajat. Anna välityspalvelinten määrä.
doctor-origins-none = OHHELL_PROXIES sanoo, että edessä on välityspalvelin, mutta julkista osoitetta ei ole annettu: sen kautta tulevat sivut torjutaan. Anna OHHELL_ORIGINS, niin kuin https://cards.example.
doctor-secret-wide = Muut voivat lukea salaisuuden tiedostosta { $file }. Aja: chmod go= { $file }

# Kone, ja mitä on asennettu
doctor-page-well = Sivu: rakennettu
doctor-page-missing = Sivua ei ole rakennettu, joten kukaan ei näe mitään. Lähdekoodissa aja python3 web/build.py; muuten asenna ohjelma uudelleen.
doctor-page-broken = Sivulta puuttuu tiedosto: { $name }. Rakenna se uudelleen (python3 web/build.py) tai asenna ohjelma uudelleen.
doctor-languages-well = Kielet: täydelliset ({ $languages })
doctor-language-short = Kielen { $lang } puuttuvia tekstejä: { $count } ({ $texts }). Asenna ohjelma uudelleen.
doctor-language-none = Tekstit puuttuvat. Asenna ohjelma uudelleen.
doctor-port-house = Portti: hyvin voiva talo vastaa osoitteessa { $host }, portti { $port }
doctor-port-free = Portti: { $host }, portti { $port } on vapaa
doctor-port-unwell = Talo osoitteessa { $host }, portti { $port } vastaa, mutta ei voi hyvin: { $health }. docs/operations.md kertoo, mitä se tarkoittaa; talon loki kertoo enemmän.
doctor-port-taken = Toinen ohjelma kuuntelee osoitteessa { $host }, portti { $port }. Pysäytä se tai anna toinen OHHELL_PORT.
doctor-port-forbidden = Tämä käyttäjä ei saa kuunnella portissa { $port }. Anna OHHELL_PORT, joka on vähintään 1024, ja jätä toinen välityspalvelimelle.
doctor-port-nowhere = Kukaan ei voi kuunnella osoitteessa { $host }, portti { $port }: se ei ole tämän koneen osoite. Anna OHHELL_HOST, joka on, tai 0.0.0.0 kaikille.
doctor-files-well = Avoimet tiedostot: sallittu { $files }, riittää noin { $people } ihmiselle
doctor-files-few = Avoimet tiedostot: sallittu { $files }, ja { $people } ihmistä vie noin { $needed }. Nosta palvelun LimitNOFILE tai ulimit -n.
doctor-files-used = Avoimet tiedostot: { $used } / { $files } on käytössä, eikä kohta kukaan pääse enää. Nosta palvelun LimitNOFILE tai käynnistä toinen palvelin.
doctor-clock-well = Kello: { $now }
doctor-clock-old = Kello näyttää { $now }, mistä on kauan. Aseta se ja anna NTP:n pitää se ajassa.
doctor-clock-behind = Kello näyttää { $now }, mutta lokin viimeinen merkintä on ajalta { $last }. Aseta kello: muuten miettimisajat ovat väärin.
doctor-clock-apart = Tietokannan kello ja tämän koneen kello eroavat { $seconds } s. Anna NTP:n pitää molemmat ajassa.

# Missä pelejä säilytetään
doctor-folder-well = Tietokansio: { $folder }
doctor-folder-missing = Tietokansiota { $folder } ei ole. ”ohhell serve” tekee sen; jos pelit ovat muualla, kerro se: --data tai OHHELL_DATA.
doctor-folder-none = { $folder } ei ole kansio. Anna OHHELL_DATA, joka on.
doctor-folder-closed = Tämä käyttäjä ei voi lukea ja kirjoittaa: { $folder }. Kysy palvelimen käyttäjänä tai anna se hänelle (chown).
doctor-folder-shared = Tietokansio { $folder } on verkkolevyllä ({ $kind }), jossa SQLite ei ole turvassa. Siirrä se paikalliselle levylle tai käytä PostgreSQL:ää.
doctor-folder-empty = Tietokansiosta { $folder } puuttuu { $name }. Jos siellä oli pelejä, pysäytä palvelin ja palauta se varmuuskopiosta; muuten ”ohhell serve” tekee sen.
doctor-rights-well = Oikeudet: kukaan muu ei voi lukea tietoja
doctor-rights-wide = Muut voivat lukea tai muuttaa käsiä ja salaisuuksia kansiossa { $folder }: { $names }. Aja: chmod -R go= { $folder }
doctor-rights-mixed = Kansion { $folder } tiedostot ovat usean käyttäjän, joten palvelin ei ehkä voi kirjoittaa kaikkia. Anna ne kaikki sen käyttäjälle (chown -R).
doctor-space-well = Vapaata tilaa: { $megabytes } Mt, riittää noin { $games } peliin
doctor-space-little = Vapaata tilaa: vain { $megabytes } Mt, riittää noin { $games } peliin. Tee pian tilaa.
doctor-space-none = Vapaata tilaa: vain { $megabytes } Mt. Tee tilaa nyt, tai pelit pysähtyvät.
doctor-log-full = Lokissa on { $percent } % niistä { $limit } tavusta, jotka OHHELL_LOG_BYTES sallii. Nosta sitä, tai pelit pysähtyvät.
doctor-database-well = Tietokanta: { $place }, askel { $step }
doctor-database-away = Tietokantaa { $place } ei voi lukea: { $why }. Lokeja, listoja ja pelimerkkejä ei katsottu.
doctor-database-newer = Tietokanta { $place } on askeleessa { $step }, jota tämä versio ei tunne (sen viimeinen on { $newest }). Asenna viimeksi käytetty versio.
doctor-database-older = Tietokanta { $place } on askeleessa { $step }, ja tämä versio haluaa { $newest }. Varmuuskopioi se ja käynnistä palvelin, joka ottaa askeleet; kysy sitten uudelleen: lokeja, listoja ja pelimerkkejä ei katsottu.
doctor-sqlite-well = Tietokannan tiedostot: ehjät ({ $names })
doctor-sqlite-old = SQLite { $version } on liian vanha: sen on oltava vähintään 3.38. Asenna uudempi Python.
doctor-sqlite-damaged = { $name } on vaurioitunut: { $why }. Pysäytä palvelin, säilytä tiedosto ja pane varmuuskopio sen tilalle.
doctor-sqlite-strays = Tiedostossa { $name } on { $rows } riviä, jotka eivät ole kenenkään ({ $tables }). Säilytä kopio, ja pane varmuuskopio sen tilalle, jos joltakulta puuttuu jotain.
doctor-sqlite-mode = { $name } ei kirjoita ennakkoon (journal_mode ei ole WAL). Palvelimen seuraava käynnistys korjaa sen.
doctor-postgres-well = PostgreSQL: asetettu niin, ettei mitään katoa
doctor-postgres-old = PostgreSQL { $version } on liian vanha: sen on oltava vähintään 10.
doctor-postgres-letters = Tietokanta säilyttää tekstit muodossa { $found }, joten kaikkia nimiä ei voi säilyttää. Tee uusi, jossa on ENCODING 'UTF8', ja siirrä kaikki pg_dumpilla.
doctor-postgres-unsafe = PostgreSQL: { $name } on pois päältä, ja sähkökatko voi vaurioittaa kaiken. Kytke se päälle.
doctor-postgres-standby = Tämä PostgreSQL on kopio, joka vain lukee. Anna OHHELL_DATABASE, joka kirjoittaa.
doctor-postgres-busy = PostgreSQL: yhteyksistä { $used } / { $most } on käytössä, ja jokainen palvelin haluaa { $needed }. Nosta max_connections.

# Mitä säilytetään
doctor-logs-well = Lokit: kaikki { $tables } pöytää luettu, { $entries } merkintää, ja jokainen jako on luvattu
doctor-logs-well-newest = Lokit: uusimmat { $tables } pöytää { $all }:sta luettu, { $entries } merkintää, ja jokainen jako on luvattu
doctor-log-gap = Pöytä { $table }: merkintä { $number } puuttuu, joten siinä ei voi jatkaa eikä sitä katsoa. Palauta loki varmuuskopiosta; kaikissa muissa pöydissä voi pelata.
doctor-log-unreadable = Pöytä { $table }: merkintää { $number } ei voi lukea ({ $why }). Palauta loki varmuuskopiosta; kaikissa muissa pöydissä voi pelata.
doctor-log-no-game = Pöytä { $table }: sen loki ei kerro mistään pelistä ({ $why }). Palauta loki varmuuskopiosta; kaikissa muissa pöydissä voi pelata.
doctor-log-against-rules = Pöytä { $table }: sen peliä ei pelattu sääntöjen mukaan ({ $why }), joten joku on muuttanut sen lokia. Palauta se varmuuskopiosta.
doctor-log-unproved = Pöytä { $table }: jako ei ole luvattu ({ $why }), joten joku on muuttanut sen lokia. Palauta se varmuuskopiosta.
doctor-lists-well = Listat: mitä ne sanovat { $tables } pöydästä, sen lokitkin sanovat
doctor-lists-behind = Listat: { $tables } pöytää ei ole listattu sellaisena kuin ne ovat, koska palvelin pysähtyi välissä. Seuraava käynnistys korjaa sen.
doctor-lists-lost = Listat: { $tables } pöydästä ei ole lokia (niin kuin { $table }). Loki on kadonnut tai vanhempi kuin listat: palauta molemmat tiedostot samasta varmuuskopiosta.
doctor-list-ahead = Pöytä { $table }: listat tuntevat merkinnän { $number }, mutta loki loppuu merkintään { $last }. Loki on vanhempi kuin listat: palauta molemmat tiedostot samasta varmuuskopiosta.
doctor-list-wrong = Pöytä { $table }: listat sanovat muuta kuin loki ({ $what }). Pelaa siinä, tai palauta molemmat tiedostot samasta varmuuskopiosta.
doctor-list-unseated = Pöytä { $table }: joku siinä istuva ei löydä sitä omasta listastaan. Palauta molemmat tiedostot samasta varmuuskopiosta.
doctor-games-well = Päättyneet pelit: { $games } ja kaikki, mitä niistä seuraa
doctor-games-waiting = Päättyneitä pelejä, joiden tulokset, vahvuusluvut ja maksut odottavat: { $games }. Palvelimen seuraava käynnistys hoitaa ne.
doctor-games-unfollowed = Päättyneitä pelejä, joiden tulokset, vahvuusluvut ja maksut odottavat, vaikka palvelin on käynnissä: { $games } (niin kuin { $table }). Sen loki kertoo miksi: ”a game could not be followed”.
doctor-games-no-results = Päättyneitä pelejä ilman tuloksia: { $games } (niin kuin { $table }). Palauta talon tiedosto varmuuskopiosta.
doctor-games-unrated = Vahvuuslukupelejä, jotka eivät muuttaneet mitään vahvuuslukua: { $games } (niin kuin { $table }). Palauta talon tiedosto varmuuskopiosta.
doctor-games-unpaid = Pelimerkkipelejä, joista ei maksettu kenellekään: { $games } (niin kuin { $table }). Palauta talon tiedosto varmuuskopiosta.
doctor-chips-well = Pelimerkit: tilit täsmäävät; annettu on { $chips }
doctor-chips-off = Pelimerkkien tilit eivät täsmää: ero on { $chips }. Älkää pelatko pelimerkeistä, ja palauta talon tiedosto varmuuskopiosta.
doctor-chips-account = Tili { $account } poikkeaa { $chips } pelimerkkiä siitä, mitä sen siirrot toivat. Joku on muuttanut sitä: palauta talon tiedosto varmuuskopiosta.
doctor-chips-transfer = Siirto { $cause } teki tai hukkasi pelimerkkejä. Joku on muuttanut sitä: palauta talon tiedosto varmuuskopiosta.
doctor-stakes-left = Pöytä { $table }: sen peli on päättynyt, ja siinä on yhä { $chips } pelimerkkiä. Palauta talon tiedosto varmuuskopiosta tai mitätöi peli: ohhell house annul { $table }
doctor-stakes-missing = Pöytä { $table }: joku pelaa siinä { $chips } pelimerkistä panematta niitä. Mitätöi peli: ohhell house annul { $table }
doctor-stakes-lost = Pöydässä { $table } on { $chips } pelimerkkiä, mutta siitä ei ole lokia. Palauta molemmat tiedostot samasta varmuuskopiosta.
doctor-gone-well = Lähteneitä ihmisiä: { $people }, eikä mikään mainitse heitä
doctor-gone-named = Pöytä { $table } mainitsee yhä lähteneen ({ $player }). Käynnistä palvelin, ja poistoa pyydettäköön uudelleen.
doctor-gone-kept = Lähteneistä ihmisistä säilytetään yhä jotain ({ $names }). Palauta talon tiedosto varmuuskopiosta tai poista nämä rivit.


## Asetus, jolla mikään palvelin ei toimi: sen nimi, sen arvo ellei se ole salainen, ja mitä siinä voisi olla.

unfit-whole-number = { $said }: anna kokonaisluku
unfit-number = { $said }: anna luku
unfit-range = { $said }: anna luku väliltä { $low }–{ $high }
unfit-choice = { $said }: anna jokin näistä: { $choices }
unfit-pace = { $said }: anna kaksi sekuntimäärää, niin kuin 0.5-1.5
unfit-pace-order = { $said }: anna lyhyempi tauko ensin, niin kuin { $pace }
unfit-waits = { $said }: anna sekunteja kokonaislukuina, niin kuin 300,900,3600
unfit-waits-order = { $said }: anna odotuksia, jotka eivät missään kohdassa lyhene
unfit-origins = { $said }: anna osoitteita niin kuin https://cards.example, pilkuilla erotettuina
unfit-database = { $said }: anna postgresql://user:password@host/name, tai jätä tyhjäksi, jos käytät tietokansiota
unfit-levels-place = { $said }: anna tasojen paikka muodossa module:NAME
unfit-levels-no-module = { $said }: anna tasojen paikka muodossa module:NAME; moduulia { $module } ei ole
unfit-levels-no-name = { $said }: anna tasojen paikka muodossa module:NAME; moduulissa { $module } ei ole nimeä { $levels }
unfit-levels-broken = { $said }: moduulia { $module } ei voi ladata ({ $error })
unfit-levels-unfit = { $said }: siellä pitää olla taulukko, jossa jokaisella nimellä on Level
unfit-words-unread = { $said }: tiedostoa { $file } ei voi lukea ({ $error })
unfit-words-letters = { $said }: { $file }: tekstin pitää olla UTF-8:aa
unfit-words-line = { $said }: { $file }, rivi { $line }: anna yksi sana, jossa on vain kirjaimia ja numeroita
unfit-words-many = { $said }: sanoja tiedostossa { $file }: { $words }; enintään { $most } mahtuu
unfit-oidc-ids = { $said }: anna eri lyhyitä nimiä, joissa on pieniä kirjaimia ja numeroita, niin kuin club,school
unfit-oidc-missing = { $said } puuttuu: OHHELL_OIDC nimeää palveluntarjoajan { $provider }
unfit-oidc-stray = { $said }: anna OHHELL_OIDC_<PROVIDER>_ ja jokin näistä: { $parts }, palveluntarjoajalle, jonka OHHELL_OIDC nimeää
unfit-oidc-same = { $said }: palveluntarjoajilla { $first } ja { $second } on sama osoite; anna kullekin osoitteelle yksi palveluntarjoaja
unfit-oidc-name = { $said }: anna 1–{ $most } näkyvää merkkiä
unfit-oidc-issuer = { $said }: anna osoite niin kuin https://id.example
unfit-oidc-secret = { $said }: anna salaisuus tässä tai sen tiedosto asetuksessa { $file }, mutta ei molempia
unfit-file-unread = { $said }: tiedostoa ei voi lukea ({ $error })
unfit-file-secret = { $said }: anna tiedosto, jossa on salaisuus eikä muuta, enintään { $most } tavua

## Talo yhtenä tiedostona, ja takaisin: `ohhell backup` ja `ohhell restore`.

keep-saved = { $file }: { $tables } pöytää, { $entries } merkintää, tietokannan askel { $step }. Siinä on käsiä ja salaisuuksia: vartioi sitä hyvin.
keep-restored = { $folder }: { $tables } pöytää, { $entries } merkintää, tietokannan askel { $step }. Käynnistä: ohhell serve
keep-postgres = Pelit ovat täällä: { $kept }. PostgreSQL tekee ja palauttaa varmuuskopionsa itse.
keep-stop-first = Pysäytä palvelimemme ennen palautusta.
keep-there = { $file } on jo olemassa: valitse toinen nimi tai siirrä se pois.
keep-no-games = Kansiossa { $folder } ei ole pelejä: siitä puuttuu { $name }. Jos ne ovat muualla, kerro se: --data.
keep-games-there = Kansiossa { $folder } on jo pelejä: siirrä { $name } pois tai valitse toinen kansio: --data.
keep-not-copied = Tiedostoa { $file } ei voi kopioida: { $why }. ”ohhell doctor” kertoo, kuinka paha se on.
keep-damaged = { $file } on vaurioitunut: { $name }: { $why }. Mitään ei palautettu; ota toinen varmuuskopio.
keep-no-backup = { $file } ei ole Oh Hellin varmuuskopio, tai se on vaurioitunut: { $why }
keep-too-long = Tämä ei ole Oh Hellin varmuuskopio: se kertoo itsestään liikaa.
keep-newer = Varmuuskopion teki Oh Hellin uudempi versio: asenna se ensin.
keep-failed = Se ei onnistunut: { $why }

## Mitä valvojat tekevät päätteellä: `ohhell house`.

desk-done = Tehty: pöytäkirjan numero { $number }. Käynnissä olevat palvelimet noudattavat sitä sekunneissa.
desk-nobody = Kenenkään nimi ei ole { $handle }: sano koko nimi, niin kuin Zoë#4711, tai tunnus.
desk-several = Usean nimi on { $handle }: sano koko nimi, niin kuin Zoë#4711, tai tunnus.
desk-gone = Tällä tunnuksella ei ole enää ketään.
desk-span = --for { $span }: anna minuutteja, tunteja tai päiviä, niin kuin 30m, 12h tai 7d.
desk-no-moderators = Kukaan ei valvo.
desk-table = Pöytä { $table }
desk-lifts = Se peruu numeron { $number }.
