# Prietenii, ce poate ști oricine despre cineva, și invitațiile.

people-title = Prieteni
people-yours = Profilul tău
people-friends = Prietenii tăi
people-none = Încă nu ai prieteni aici. Caută pe cineva după nume sau întreabă pe cineva cu care ai jucat.
people-asking = Vor să-ți fie prieteni
people-asked = I-ai întrebat tu
people-met = Au jucat cu tine de curând
people-blocked = Blocați
people-blocked-help = Nu li se spune. Nu te pot găsi, întreba sau invita, nu se pot așeza la o masă unde ești gazdă, iar casa nu vă așază niciodată împreună.
people-muted = Fără cuvânt
people-muted-help = Nu vezi ce scriu. Nu li se spune.
people-find = Caută pe cineva
people-find-label = Nume
people-find-help = Numele întreg, ca Zoë sau Zoë#4711.
people-find-button = Caută
people-found-none = Nu s-a găsit nimeni. Este numele întreg?
people-ask = Cere prietenia
people-accept = Acceptă
people-decline = Refuză
people-take-back = Retrage
people-part = Scoate dintre prieteni
people-block = Blochează
people-unblock = Deblochează
people-mute = Nu mai citi
people-unmute = Citește din nou
people-is-friend = Prieten
people-is-asked = Cerere trimisă
people-go = Mergi la masă
people-near-table = La o masă
people-near-online = Este aici
people-near-away = Plecat puțin
people-near-gone = Nu este aici
people-seen = Văzut ultima dată: { $when }
people-shown = Prietenii văd când ești aici
people-shown-help = Altfel nu vede nimeni, nici la ce masă stai.

person-since = Aici din { $date }
person-you = Așa te văd ceilalți. Lista jocurilor este pentru tine și prietenii tăi.
person-games = Jocuri terminate
person-wins = Câștigate
person-shared = { $shared ->
    [one] { $shared } dintre ele împărțit
    [few] { $shared } dintre ele împărțite
   *[other] { $shared } dintre ele împărțite
}
person-place = Locul mediu
person-made = Licitații reușite
person-over = Ratate, prea multe levate
person-under = Ratate, prea puține levate
person-percent = { $percent } %
person-variants = După reguli
person-house-rules = Reguli proprii
person-none = Încă niciun joc terminat.
person-history = Jocuri
person-history-closed = Lista jocurilor este pentru prieteni.
person-rank = Locul { $rank } din { $seats }
person-with = Cu { $names }
person-more = Arată mai multe

invite-title = Invită prieteni
invite-none = Prietenii pe care îi ai aici pot fi invitați cu o singură atingere.
invite-find = Caută prieteni
invite-one = Invită
invite-waiting = Invitat
invite-declined = Nu are timp

seated-none = În afară de tine aici stau numai boți.
seated-blocked = O blochezi pe persoana { $name }, care stă aici. Te poți așeza totuși.

refused-yourself = Acela ești tu.
refused-you-block = Blochezi această persoană. Deblochează-o mai întâi.
refused-too-many-friends = Ai, sau ai întrebat, atâția prieteni câți se pot avea.
refused-too-many-requests = Această persoană are deja prea multe cereri fără răspuns.
refused-too-many-shunned = Nu se pot bloca sau trece sub tăcere mai mulți oameni.
refused-no-such-player = Nu este nimeni la această adresă.
refused-friends-only = Lista jocurilor este pentru prieteni.
refused-not-friends = Așa se invită numai prietenii. Celorlalți trimite-le linkul.
refused-sits-already = Această persoană stă deja la masă.
refused-no-free-seat = Nimeni nu mai poate veni la această masă.
refused-too-many-invited = Nu se pot invita mai mulți.
