refused-no-person = Nimeni nu ocupă acest loc.
refused-table-closed = Această masă este închisă: nu va fi nicio partidă.
refused-nobody-seated = Nu stă nimeni aici.
refused-not-empty = Stă cineva aici.
refused-bad-order = Fiecare loc trebuie numit o dată.
refused-same-seat = Nu e nimic de schimbat.
refused-already-host = Ești deja gazda.
refused-not-removed = Această persoană nu a fost scoasă de la masă.
refused-not-ready = Nu ai spus că ești gata.
refused-same-offer = Este deja așa.
refused-nobody-here = Această persoană nu este nici la masă, nici printre prietenii tăi.
refused-has-seat = Doar cineva fără loc îl poate lua pe al tău.
refused-friend-seen-hand = Această persoană a ținut deja o mână în această partidă și nu poate lua alta.
refused-friend-removed = Gazda a scos această persoană de la masă.
refused-rematch-open = Aceiași oameni joacă deja din nou.
refused-removed = Gazda te-a scos de la această masă. Poți privi în continuare.
refused-seat-kept = Acest loc este păstrat puțin timp pentru { $name }.
refused-start-past = Ora aceasta a trecut. Alege una mai târzie.
refused-start-far = Ora aceasta e prea departe: alege una în următoarele 24 de ore.
refused-start-twice = O partidă care începe imediat nu are o oră fixată.
refused-rated-suggestions = Nu există sugestii într-o partidă care contează pentru rating.
refused-listed-hidden = O masă este fie pentru toți, fie doar pentru invitați.
refused-no-set-time = Aici nu va începe nicio partidă la o oră fixată.

## In a calendar

calendar-title = Oh Hell: { $variant }
calendar-text = Vino la masă: { $link }

options-title = Această masă
options-preset = În ce spirit
options-preset-family = În familie
options-preset-family-help = Fără ceas, se vorbește orice, sugestii permise; contează doar plăcerea.
options-preset-club = Club
options-preset-club-help = 30 de secunde pentru fiecare licitație și carte, replici gata făcute, fără sugestii; contează pentru rating.
options-preset-quick = Rapid
options-preset-quick-help = 15 secunde pentru fiecare licitație și carte, replici gata făcute, sugestii permise.
options-when = Când începe
options-when-host = când spune gazda
options-when-host-help = Pornești partida când au venit cei pe care îi aștepți.
options-when-time = la o oră fixată
options-when-time-help = În următoarele 24 de ore. Masa se deschide imediat: oamenii pot veni, sta și vorbi.
options-time = Ora
options-find = Cine găsește masa
options-find-invited = doar cei invitați
options-find-invited-help = Nu apare în nicio listă; cine are linkul poate intra.
options-find-friends = prietenii celor de la masă
options-find-friends-help = Prietenii o văd printre mesele prietenilor; ceilalți au nevoie de link.
options-find-everybody = toată lumea
options-find-everybody-help = Apare printre mesele deschise de pe prima pagină.
options-more = Discuție, ceasuri, spectatori, rating și boți
options-chat = Discuția în timpul jocului
options-chat-none = deloc
options-chat-phrases = replici gata făcute
options-chat-text = orice
options-bid-clock = Timp pentru licitație
options-play-clock = Timp pentru o carte
options-clock-help = Când expiră, casa licitează sau joacă pentru acel loc.
options-clock-none = fără limită
options-clock = { $seconds } s
options-suggestions = Sugestii
options-suggestions-help = Cine e la rând poate întreba cât valorează fiecare licitație și fiecare carte.
options-watching = Spectatori
options-watching-help = Oamenii fără loc pot privi; nu văd nicio mână.
options-rated = Contează pentru rating
options-rated-help = Rezultatul schimbă ratingurile celor care joacă. Atunci nu există sugestii.

about-title = Despre această masă
about-find-invited = Doar cei invitați sau care au linkul găsesc această masă.
about-find-friends = Prietenii celor de la masă găsesc această masă.
about-find-everybody = Toată lumea găsește această masă.
about-watching-on = Oricine o găsește poate privi.
about-watching-off = Nimeni nu poate privi fără loc.
about-chat-none = În timpul jocului nu se vorbește; înainte și după, oricine poate.
about-chat-phrases = În timpul jocului sunt replici gata făcute; înainte și după, orice text.
about-chat-text = Se poate scrie orice, și în timpul jocului.
about-bid-clock-none = O licitație poate dura oricât.
about-bid-clock = O licitație poate dura { $seconds } s.
about-play-clock-none = O carte poate dura oricât.
about-play-clock = O carte poate dura { $seconds } s.
about-rated-on = Această partidă contează pentru rating.
about-rated-off = Această partidă nu contează pentru rating.
about-rated-withheld = Două persoane au venit la această masă în același browser, așa că partida nu schimbă niciun rating. Se poate juca totuși.
about-bots = Nivelul boților pe care îi așază casa: { $level }.
about-lasts = Masa rămâne la linkul ei și după ce pleacă toți. În lista meselor deschise apare doar cât timp e cineva aici.

starts-today = Începe azi la { $time }
starts-tomorrow = Începe mâine la { $time }
starts-now = din clipă în clipă
starts-in-minutes = { $minutes ->
    [one] peste un minut
    [few] peste { $minutes } minute
   *[other] peste { $minutes } de minute
}
starts-in-hours = { $hours ->
    [one] peste circa o oră
    [few] peste circa { $hours } ore
   *[other] peste circa { $hours } de ore
}
starts-help = Atunci partida începe de la sine, iar boții iau locurile libere; începe mai devreme dacă la fiecare loc stă un om și toți sunt gata. Pentru cine lipsește joacă un bot până vine. Dacă atunci nu stă nimeni aici, masa se închide.
starts-calendar = Adaugă în calendarul meu
starts-remind = Să-mi amintească acest dispozitiv
starts-reminded = Cât timp e deschisă o pagină a noastră, ți se amintește cu 5 minute înainte.
remind-text = { $minutes ->
    [one] Partida ta începe peste un minut.
    [few] Partida ta începe peste { $minutes } minute.
   *[other] Partida ta începe peste { $minutes } de minute.
}

ready-asked = Gazda întreabă: ești gata?
ready-count = Gata: { $ready } din { $people }
ready-yes = Sunt gata
ready-no = Totuși nu sunt gata
ready-mark = gata
kept-for = păstrat pentru { $name }
host-tools = Pentru gazdă
host-ask-ready = Întreabă cine e gata
host-shuffle = Amestecă locurile
host-close = Anulează partida
host-close-sure = Masa se închide pentru toți și nu va fi nicio partidă.
host-close-not = Păstrează masa
host-removed = Scoși de gazdă
host-admit = Lasă-l din nou să stea aici: { $name }
host-seat-free = Locul { $number }, liber
host-seat = Locul { $number }: { $name }
host-arrange = Aranjează locul: { $name }
host-move = Mută la locul { $number }
host-swap = Schimbă cu { $name }, locul { $number }
host-give = Noua gazdă: { $name }
host-remove = Scoate de la masă: { $name }
host-remove-help = Cine e scos nu mai stă aici până nu permiți tu.
closed-title = Această masă este închisă
closed-text = Aici nu va fi nicio partidă: gazda a anulat-o sau nu stătea nimeni aici la ora începerii.
closed-new = Deschide altă masă

offer-help = Prietenul tău deschide linkul mesei și privește. Cine nu a ținut nicio mână în această partidă îți poate lua locul, cu cărțile, licitația și scorul lui.
offer-nobody = Acum nu privește nimeni. Trimite-i prietenului linkul:
offer-to = Oferă locul: { $name }
offer-waits = Locul tău este oferit lui { $name }. Până îl ia, joci mai departe.
offer-withdraw = Retrage oferta
offer-title = Un loc pentru tine
offer-told = { $name } îți oferă locul: continui cu cărțile, licitația și scorul lui.
offer-take = Ia locul
offer-refuse = Privește mai departe

say-ready = { $name } este gata.
say-ready-you = Ești gata.
say-unready = { $name } nu este totuși gata.
say-unready-you = Nu ești totuși gata.
say-ready-asked = Gazda întreabă: ești gata?
say-arranged = Locurile au fost schimbate.
say-removed = Gazda a scos de la masă: { $name }.
say-admitted = { $name } poate sta din nou aici.
say-closed = Această masă este închisă: nu va fi nicio partidă.

over-rematch = Joacă din nou cu aceiași oameni
over-rematch-join = Intră în revanșă
over-rematch-open = Aceiași oameni joacă din nou. Locul tău este păstrat un minut.
over-rematch-chips = { $chips ->
    [one] Fiecare pune din nou { $chips } jeton.
    [few] Fiecare pune din nou { $chips } jetoane.
   *[other] Fiecare pune din nou { $chips } de jetoane.
  }
say-offered = { $name } își oferă locul cuiva care privește.
say-offered-you = Îți oferi locul cuiva care privește.
say-unoffered = { $name } își păstrează totuși locul.
say-unoffered-you = Îți păstrezi totuși locul.
say-rematch = Aceiași oameni joacă din nou: locul tău este păstrat un minut.
leave-friend = Dă locul unui prieten
leave-rated = Această partidă contează pentru rating: un bot joacă mai departe și, dacă nu te întorci înainte de sfârșit, contezi ca ultimul din { $sides }.
leave-staked = { $chips ->
    [one] Pierzi { $chips } jeton pe care l-ai pus, orice ar câștiga botul.
    [few] Pierzi cele { $chips } jetoane pe care le-ai pus, orice ar câștiga botul.
   *[other] Pierzi cele { $chips } de jetoane pe care le-ai pus, orice ar câștiga botul.
  }
