# L’amichi, ciò chì tutti ponu sapè di qualchissia, è l’inviti.

people-title = Amichi
people-yours = U vostru prufilu
people-friends = I vostri amichi
people-none = Ùn avete ancu amichi quì. Circate à qualchissia cù u so nome, o dumandate à qualchissia chì hà ghjucatu cun voi.
people-asking = Volenu esse i vostri amichi
people-asked = À quale avete dumandatu
people-met = Anu ghjucatu cun voi pocu fà
people-blocked = Bluccati
people-blocked-help = Ùn ne sanu nunda. Ùn vi ponu truvà, nè dumandà, nè invità, nè mettesi à una tavula induve site l’òspite, è a casa ùn vi mette mai inseme.
people-muted = Ammutuliti
people-muted-help = Ùn vidite micca ciò ch’elli scrivenu. Ùn ne sanu nunda.
people-find = Truvà qualchissia
people-find-label = Nome
people-find-help = U nome sanu, cum’è Zoë o Zoë#4711.
people-find-button = Circà
people-found-none = Nimu hè statu trovu. Hè u nome sanu ?
people-ask = Dumandà l’amicizia
people-accept = Accettà
people-decline = Ricusà
people-take-back = Ritirà
people-part = Caccià da l’amichi
people-block = Bluccà
people-unblock = Sbluccà
people-mute = Ùn leghje più
people-unmute = Leghje torna
people-is-friend = Amicu
people-is-asked = Dumanda mandata
people-go = Andà à a tavula
people-near-table = À una tavula
people-near-online = Quì avà
people-near-away = Assente per un mumentu
people-near-gone = Micca quì
people-seen = Vistu l’ultima volta : { $when }
people-shown = L’amichi vedenu quandu site quì
people-shown-help = Osinnò nimu a vede, nè à chì tavula site.

person-since = Quì dapoi u { $date }
person-you = Hè cusì chì l’altri vi vedenu. A lista di e partite hè per voi è i vostri amichi.
person-games = Partite finite
person-wins = Vinte
person-shared = { $shared ->
    [one] { $shared } spartuta
   *[other] { $shared } spartute
}
person-place = Piazza media
person-made = Chjame fatte
person-over = Mancate, troppu pigliate
person-under = Mancate, troppu poche pigliate
person-percent = { $percent } %
person-variants = Per regule
person-house-rules = Regule di casa
person-none = Nisuna partita finita ancu.
person-history = Partite
person-history-closed = A lista di e partite hè per l’amichi.
person-rank = Piazza { $rank } nant’à { $seats }
person-with = Cù { $names }
person-more = Vede di più

invite-title = Invità amichi
invite-none = L’amichi chì avete quì si ponu invità cù un solu toccu.
invite-find = Truvà amichi
invite-one = Invità
invite-waiting = Invitatu
invite-declined = Ùn hà tempu

seated-none = Ùn ci sò chè robò cun voi quì.
seated-blocked = Bluccate à { $name }, chì hè quì. Vi pudete mette listessu.

refused-yourself = Site voi.
refused-you-block = Bluccate sta persona. Sbluccate la prima.
refused-too-many-friends = Avete, o avete dumandatu, quant’amichi si ponu avè.
refused-too-many-requests = Sta persona hà digià troppu dumande chì aspettanu.
refused-too-many-shunned = Ùn si pò bluccà o ammutulì più ghjente.
refused-no-such-player = Ùn ci hè nimu à stu ligame.
refused-friends-only = A lista di e partite hè per l’amichi.
refused-not-friends = Solu l’amichi s’invitanu cusì. À l’altri mandate u ligame.
refused-sits-already = Sta persona hè digià à a tavula.
refused-no-free-seat = Nimu pò più ghjunghje à sta tavula.
refused-too-many-invited = Ùn si pò invità più ghjente.
