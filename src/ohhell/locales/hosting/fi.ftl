refused-no-person = Tällä paikalla ei ole ketään.
refused-table-closed = Tämä pöytä on suljettu: peliä ei tule.
refused-nobody-seated = Täällä ei istu kukaan.
refused-not-empty = Täällä istuu joku.
refused-bad-order = Jokainen paikka on nimettävä kerran.
refused-same-seat = Vaihdettavaa ei ole.
refused-already-host = Olet jo isäntä.
refused-not-removed = Häntä ei ole poistettu tästä pöydästä.
refused-not-ready = Et ole sanonut olevasi valmis.
refused-same-offer = Näin on jo.
refused-nobody-here = Hän ei ole tämän pöydän ääressä eikä ystäväsi.
refused-has-seat = Vain joku, jolla ei ole paikkaa, voi ottaa sinun paikkasi.
refused-friend-seen-hand = Hän on jo pidellyt kättä tässä pelissä eikä voi ottaa toista.
refused-friend-removed = Isäntä on poistanut hänet tästä pöydästä.
refused-rematch-open = Samat ihmiset pelaavat jo uudestaan.
refused-removed = Isäntä on poistanut sinut tästä pöydästä. Voit yhä katsella.
refused-seat-kept = Tätä paikkaa pidetään hetken aikaa varattuna pelaajalle { $name }.
refused-start-past = Tämä aika on mennyt. Valitse myöhempi.
refused-start-far = Tämä aika on liian kaukana: valitse aika vuorokauden sisältä.
refused-start-twice = Heti alkavalle pelille ei sovita aikaa.
refused-rated-suggestions = Ehdotuksia ei voi käyttää pelissä, joka lasketaan luokituksiin.
refused-listed-hidden = Pöytä on joko kaikille tai vain kutsutuille.
refused-no-set-time = Täällä ei ala peliä sovittuun aikaan.

## In a calendar

calendar-title = Oh Hell: { $variant }
calendar-text = Tule pöytään: { $link }

options-title = Tämä pöytä
options-preset = Missä hengessä
options-preset-family = Perhe
options-preset-family-help = Ei kelloja, puhe vapaata, ehdotukset sallittu; vain hauskuus lasketaan.
options-preset-club = Kerho
options-preset-club-help = 30 sekuntia tarjoukseen ja korttiin, valmiit lauseet, ei ehdotuksia; lasketaan luokituksiin.
options-preset-quick = Nopea
options-preset-quick-help = 15 sekuntia tarjoukseen ja korttiin, valmiit lauseet, ehdotukset sallittu.
options-when = Milloin peli alkaa
options-when-host = kun isäntä sanoo
options-when-host-help = Aloitat pelin, kun odottamasi ihmiset ovat paikalla.
options-when-time = sovittuun aikaan
options-when-time-help = Seuraavan vuorokauden aikana. Pöytä avautuu heti: voi tulla, istua ja jutella.
options-time = Aika
options-find = Kuka löytää pöydän
options-find-invited = vain kutsutut
options-find-invited-help = Se ei ole missään luettelossa; linkillä pääsee sisään.
options-find-friends = siinä istuvien ystävät
options-find-friends-help = Ystävät näkevät sen ystäviensä pöytien joukossa; muut tarvitsevat linkin.
options-find-everybody = kaikki
options-find-everybody-help = Se on etusivulla avointen pöytien joukossa.
options-more = Keskustelu, kellot, katsojat, luokitukset ja botit
options-chat = Keskustelu pelin aikana
options-chat-none = ei lainkaan
options-chat-phrases = valmiit lauseet
options-chat-text = vapaasti
options-bid-clock = Aika tarjoukseen
options-play-clock = Aika korttiin
options-clock-help = Kun aika loppuu, talo tarjoaa tai pelaa paikan puolesta.
options-clock-none = ei rajaa
options-clock = { $seconds } s
options-suggestions = Ehdotukset
options-suggestions-help = Vuorossa oleva saa kysyä, mitä kukin tarjous ja kortti on arvoltaan.
options-watching = Katselu
options-watching-help = Ilman paikkaa olevat saavat katsella; he eivät näe yhtään kättä.
options-rated = Lasketaan luokituksiin
options-rated-help = Tulos muuttaa pelaajien luokituksia. Silloin ehdotuksia ei ole.

about-title = Tietoja pöydästä
about-find-invited = Vain kutsutut tai linkin saaneet löytävät tämän pöydän.
about-find-friends = Siinä istuvien ystävät löytävät tämän pöydän.
about-find-everybody = Kaikki löytävät tämän pöydän.
about-watching-on = Kuka sen löytää, saa katsella.
about-watching-off = Kukaan ei saa katsella ilman paikkaa.
about-chat-none = Pelin aikana ei puhuta; ennen ja jälkeen kaikki saavat.
about-chat-phrases = Pelin aikana on valmiit lauseet; ennen ja jälkeen mikä tahansa teksti.
about-chat-text = Mitä tahansa saa kirjoittaa, myös pelin aikana.
about-bid-clock-none = Tarjousta saa miettiä rajatta.
about-bid-clock = Tarjousta saa miettiä { $seconds } sekuntia.
about-play-clock-none = Korttia saa miettiä rajatta.
about-play-clock = Korttia saa miettiä { $seconds } sekuntia.
about-rated-on = Tämä peli lasketaan luokituksiin.
about-rated-off = Tätä peliä ei lasketa luokituksiin.
about-rated-withheld = Kaksi ihmistä tuli tähän pöytään samalla selaimella, joten peli ei muuta luokituksia. Sitä voi silti pelata.
about-bots = Talon istuttamien bottien taso: { $level }.
about-lasts = Pöytä säilyy linkissään, vaikka kaikki olisivat lähteneet. Avointen pöytien luettelossa se on vain, kun joku on täällä.

starts-today = Alkaa tänään klo { $time }
starts-tomorrow = Alkaa huomenna klo { $time }
starts-now = hetkenä minä hyvänsä
starts-in-minutes = { $minutes ->
    [one] minuutin kuluttua
   *[other] { $minutes } minuutin kuluttua
}
starts-in-hours = { $hours ->
    [one] noin tunnin kuluttua
   *[other] noin { $hours } tunnin kuluttua
}
starts-help = Silloin peli alkaa itsestään ja botit ottavat vapaat paikat; aiemmin, jos joka paikalla on ihminen ja kaikki ovat valmiita. Poissa olevan puolesta pelaa botti, kunnes hän tulee. Jos täällä ei silloin istu kukaan, pöytä suljetaan.
starts-calendar = Lisää kalenteriini
starts-remind = Muistuttakoon tämä laite
starts-reminded = Kun jokin sivumme on auki, sinua muistutetaan 5 minuuttia ennen.
remind-text = { $minutes ->
    [one] Pelisi alkaa minuutin kuluttua.
   *[other] Pelisi alkaa { $minutes } minuutin kuluttua.
}

ready-asked = Isäntä kysyy: oletko valmis?
ready-count = Valmiina: { $ready } / { $people }
ready-yes = Olen valmis
ready-no = En olekaan valmis
ready-mark = valmis
kept-for = varattu: { $name }
host-tools = Isännälle
host-ask-ready = Kysy, ketkä ovat valmiita
host-shuffle = Sekoita paikat
host-close = Peru peli
host-close-sure = Pöytä suljetaan kaikilta, eikä peliä tule.
host-close-not = Pidä pöytä
host-removed = Isännän poistamat
host-admit = Päästä takaisin: { $name }
host-seat-free = Paikka { $number }, vapaa
host-seat = Paikka { $number }: { $name }
host-arrange = Järjestä paikka: { $name }
host-move = Siirrä paikalle { $number }
host-swap = Vaihda: { $name }, paikka { $number }
host-give = Isännäksi { $name }
host-remove = Poista pöydästä: { $name }
host-remove-help = Poistettu ei istu tähän ennen kuin sallit sen.
closed-title = Tämä pöytä on suljettu
closed-text = Täällä ei pelata: isäntä on perunut pelin, tai täällä ei istunut kukaan, kun sen piti alkaa.
closed-new = Avaa toinen pöytä

offer-help = Ystäväsi avaa pöydän linkin ja katselee. Se, joka ei ole pidellyt kättä tässä pelissä, voi ottaa paikkasi kortteineen, tarjouksineen ja pisteineen.
offer-nobody = Kukaan ei katsele nyt. Lähetä ystävällesi linkki:
offer-to = Tarjoa paikkaa: { $name }
offer-waits = Paikkaasi on tarjottu pelaajalle { $name }. Pelaat, kunnes hän ottaa sen.
offer-withdraw = Peru tarjous
offer-title = Paikka sinulle
offer-told = { $name } tarjoaa sinulle paikkaansa: jatkat sen korteilla, tarjouksella ja pisteillä.
offer-take = Ota paikka
offer-refuse = Katsele edelleen

say-ready = { $name } on valmis.
say-ready-you = Olet valmis.
say-unready = { $name } ei olekaan vielä valmis.
say-unready-you = Et olekaan vielä valmis.
say-ready-asked = Isäntä kysyy: oletko valmis?
say-arranged = Paikkoja on vaihdettu.
say-removed = Isäntä on poistanut pöydästä: { $name }.
say-admitted = { $name } saa taas istua tähän.
say-closed = Tämä pöytä on suljettu: peliä ei tule.

over-rematch = Pelaa uudestaan samojen kanssa
over-rematch-join = Mukaan uusintaan
over-rematch-open = Samat ihmiset pelaavat uudestaan. Paikkaasi pidetään minuutin ajan.
over-rematch-chips = Jokainen panee jälleen { $chips } pelimerkkiä.
say-offered = { $name } tarjoaa paikkaansa jollekulle katsojalle.
say-offered-you = Tarjoat paikkaasi jollekulle katsojalle.
say-unoffered = { $name } pitääkin paikkansa.
say-unoffered-you = Pidätkin paikkasi.
say-rematch = Samat ihmiset pelaavat uudestaan: paikkaasi pidetään minuutin ajan.
leave-friend = Anna paikka ystävälle
leave-rated = Tämä peli lasketaan luokituksiin: botti pelaa puolestasi, ja ellet palaa ennen loppua, sinut luokitellaan viimeiseksi ({ $sides } / { $sides }).
leave-staked = Menetät panemasi { $chips } pelimerkkiä, voitti botti mitä tahansa.
