account-title = Tilisi
account-guest = Pelaat vieraana nimellä { $handle }. Vain tämä selain tuntee sinut: ilman sitä pöytiisi ja peleihisi ei pääse.
account-yours = Olet { $handle } jokaisella laitteella, jolla kirjaudut sisään.
account-make = Luo tili
account-make-text = Pysyt samana pelaajana: pöydät, paikat ja pelit seuraavat mukana.
account-make-passkey = Luo tili avainkoodilla
account-made = Sinulla on nyt tili.
account-sign-in = Kirjaudu sisään
account-sign-in-passkey = Kirjaudu avainkoodilla
account-signed-in = Olet kirjautunut sisään.
account-leave-guest = Vieraana nimellä { $name } sinulla on täällä { $things }. Kaikki jää sille vieraalle: kirjauduttuasi et enää pääse siihen.
account-leave-tables =
    { $tables ->
        [one] { $tables } keskeneräinen pöytä
       *[other] { $tables } keskeneräistä pöytää
    }
account-leave-games =
    { $games ->
        [one] { $games } päättynyt peli
       *[other] { $games } päättynyttä peliä
    }
account-leave-chips =
    { $chips ->
        [one] { $chips } pelimerkki
       *[other] { $chips } pelimerkkiä
    }
account-leave-bots = Botit pelaavat puolestasi.
account-leave-keep = Jos haluat pitää kaiken, luo mieluummin vieraalle tili.
account-leave-no = Pidä vieras: luo tili
account-leave-guest-yes = Jätä vieras ja kirjaudu
account-sign-in-name = Kirjautumisnimi
account-sign-in-name-help = Vain kirjautumista varten: kukaan muu ei näe sitä. Sähköpostiosoite kelpaa.
account-password = Salasana
account-new-password = Uusi salasana
account-current-password = Nykyinen salasana
account-password-help = Vähintään 8 merkkiä; lause käy hyvin.
account-sign-in-data = Näin kirjaudut
account-sign-in-as = Kirjautumisnimi: { $name }
account-change-password = Vaihda salasana
account-change-password-help = Kaikki muut laitteesi kirjataan silloin ulos.
account-change-name = Vaihda kirjautumisnimi
account-add-password = Lisää salasana
account-changed = Vaihdettu.
account-passkeys = Avainkoodit
account-passkeys-text = Avainkoodilla kirjaudut tämän laitteen avulla: sormella, kasvoilla tai PIN-koodilla, ilman salasanaa.
account-add-passkey = Lisää avainkoodi tälle laitteelle
account-passkey-added = Avainkoodi lisättiin.
account-passkey-removed = Avainkoodi poistettiin.
account-passkey-remove = Poista avainkoodi: { $device }
account-remove = Poista
account-used = Käytetty viimeksi: { $day }
account-devices = Laitteet
account-device = { $browser }, { $system }
account-device-unknown = Laite
account-this-device = Tämä laite
account-sign-out = Kirjaa ulos
account-sign-out-device = Kirjaa ulos: { $device }
account-sign-out-others = Kirjaa ulos kaikki muut laitteet
account-signed-out = Kirjattu ulos.
account-data = Tietosi
account-export = Lataa tietoni
account-delete = Poista kaikki…
account-delete-text = Nimesi, kaikki kirjautumistietosi ja tallettamasi säännöt poistetaan heti kaikilta laitteilta. Keskeneräisissä peleissä botit pelaavat puolestasi. Pelatut pelit jäävät, mutta nimesi tilalla on toinen. Tätä ei voi perua.
account-delete-yes = Poista lopullisesti
account-delete-no = Säilytä kaikki
account-deleted = Kaikki on poistettu.
refused-not-known = Talo ei enää tunne tätä selainta. Lataa sivu uudelleen.
refused-too-many-tries = Liian monta yritystä. Odota hetki.
refused-wrong-sign-in = Millään tilillä ei ole tätä nimeä ja salasanaa.
refused-wrong-password = Tämä ei ole salasanasi.
refused-bad-password = Salasanassa on 8–200 merkkiä.
refused-bad-sign-in-name = Kirjautumisnimessä on 1–40 näkyvää merkkiä eikä välilyöntejä.
refused-sign-in-name-taken = Joku kirjautuu jo tällä nimellä.
refused-no-way-back = Et pääsisi takaisin. Luo ensin tili tai poista tietosi.
refused-this-session = Tämä on laite, jota käytät: kirjaudu ulos tässä.
refused-no-passkeys-here = Avainkoodit vaativat osoiteriville talon nimen, ei numeroa.
refused-passkey-known = Tämä avainkoodi on jo käytössä.
refused-too-many-passkeys = Sinulla on jo niin monta avainkoodia kuin saa olla. Poista ensin yksi.
refused-unknown-passkey = Millään tilillä ei ole tätä avainkoodia.
refused-passkey-too-late = Tämä kesti liian kauan. Yritä uudelleen.
refused-bad-passkey = Avainkoodi ei sopinut. Yritä uudelleen.
refused-last-way = Ilman sitä et pääsisi enää kirjautumaan. Lisää ensin salasana.
account-elsewhere = Muualla olevat tilit
account-elsewhere-guest = Jatka tilillä, joka sinulla on muualla. Pysyt täällä samana pelaajana ja pääset takaisin millä laitteella tahansa; jos olet käyttänyt sitä täällä ennen, olet taas se, joka olit.
account-elsewhere-text = Kirjaudu tänne tilillä, joka sinulla on muualla. Talo ei saa sieltä tietää muuta kuin että se olet sinä.
account-continue = Jatka: { $provider }
account-linked-add = Lisää { $provider }
account-linked-added = Voit nyt kirjautua näin: { $provider }.
account-linked-known = Kirjaudut jo näin: { $provider }.
account-linked-remove = Poista muualla oleva tili: { $provider }
account-linked-removed = Tili poistettiin täältä: { $provider }.
account-asks = Tällä tilillä ({ $provider }) olet ollut täällä ennenkin, toisena pelaajana.
account-asks-yes = Jätä vieras ja kirjaudu: { $provider }
account-asks-stay = Pysy vieraana
account-back-nothing = Palasit kirjautumatta siellä. Mikään ei muuttunut.
refused-provider-away = { $name } ei vastaa. Yritä uudelleen tai kirjaudu toisella tavalla.
refused-provider-unsure = { $name } ei osoittanut, kuka olet. Yritä uudelleen tai kirjaudu toisella tavalla.
refused-provider-too-late = Tämä kesti liian kauan tai aloitettiin toisessa ikkunassa. Yritä uudelleen.
refused-no-such-provider = Talossa ei voi enää kirjautua tällä tavalla.
refused-linked-elsewhere = Tämä tili ({ $name }) kuuluu täällä toiselle pelaajalle. Jos haluat olla se pelaaja, kirjaudu ensin ulos.
refused-too-many-linked = Sinulla on jo niin monta muualla olevaa tiliä kuin saa olla. Poista ensin yksi.
