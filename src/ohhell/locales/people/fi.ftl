# Ystävät, se mitä kaikki saavat ihmisestä tietää, ja kutsut.

people-title = Ystävät
people-yours = Oma profiili
people-friends = Ystäväsi
people-none = Sinulla ei ole täällä vielä ystäviä. Etsi joku nimellä tai pyydä jotakuta, jonka kanssa olet pelannut.
people-asking = Haluavat ystäviksesi
people-asked = Olet pyytänyt
people-met = Pelanneet kanssasi äskettäin
people-blocked = Estetyt
people-blocked-help = Heille ei kerrota. He eivät voi löytää, pyytää tai kutsua sinua eivätkä istua pöytään, jonka isäntä olet, eikä talo koskaan istuta teitä yhteen.
people-muted = Vaimennetut
people-muted-help = Et näe, mitä he kirjoittavat. Heille ei kerrota.
people-find = Etsi joku
people-find-label = Nimi
people-find-help = Koko nimi, kuten Zoë tai Zoë#4711.
people-find-button = Etsi
people-found-none = Ketään ei löytynyt. Onko se koko nimi?
people-ask = Pyydä ystäväksi
people-accept = Hyväksy
people-decline = Torju
people-take-back = Peru
people-part = Poista ystävistä
people-block = Estä
people-unblock = Poista esto
people-mute = Vaimenna
people-unmute = Poista vaimennus
people-is-friend = Ystävä
people-is-asked = Pyydetty
people-go = Mene pöytään
people-near-table = Pöydässä
people-near-online = Paikalla
people-near-away = Poissa hetken
people-near-gone = Ei paikalla
people-seen = Viimeksi täällä: { $when }
people-shown = Ystävät näkevät, milloin olet täällä
people-shown-help = Muuten kukaan ei näe sitä eikä missä pöydässä istut.

person-since = Täällä { $date } alkaen
person-you = Näin muut näkevät sinut. Pelien luettelo on sinulle ja ystävillesi.
person-games = Päättyneet pelit
person-wins = Voitetut
person-shared = { $shared ->
    [one] niistä { $shared } jaettu
   *[other] niistä { $shared } jaettua
}
person-place = Keskimääräinen sija
person-made = Toteutuneet tarjoukset
person-over = Ohi, liikaa tikkejä
person-under = Ohi, liian vähän tikkejä
person-percent = { $percent } %
person-variants = Säännöittäin
person-house-rules = Omat säännöt
person-none = Ei vielä päättyneitä pelejä.
person-history = Pelit
person-history-closed = Pelien luettelo on ystäville.
person-rank = Sija { $rank } / { $seats }
person-with = Mukana { $names }
person-more = Näytä lisää

invite-title = Kutsu ystäviä
invite-none = Ystävät, joita sinulla on täällä, voi kutsua yhdellä napautuksella.
invite-find = Etsi ystäviä
invite-one = Kutsu
invite-waiting = Kutsuttu
invite-declined = Ei ehdi

seated-none = Täällä ei istu muita kuin botteja.
seated-blocked = Olet estänyt henkilön { $name }, joka istuu täällä. Saat silti istua.

refused-yourself = Se olet sinä.
refused-you-block = Olet estänyt tämän henkilön. Poista ensin esto.
refused-too-many-friends = Sinulla on jo niin monta ystävää tai pyyntöä kuin voi olla.
refused-too-many-requests = Tällä henkilöllä on jo liian monta pyyntöä odottamassa.
refused-too-many-shunned = Useampia ei voi estää tai vaimentaa.
refused-no-such-player = Tässä osoitteessa ei ole ketään.
refused-friends-only = Pelien luettelo on ystäville.
refused-not-friends = Näin kutsutaan vain ystäviä. Lähetä muille linkki.
refused-sits-already = Tämä henkilö istuu jo pöydässä.
refused-no-free-seat = Tähän pöytään ei voi enää tulla.
refused-too-many-invited = Useampia ei voi kutsua.
