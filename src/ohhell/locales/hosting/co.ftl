refused-no-person = Nimu hà stu postu.
refused-table-closed = Sta tavula hè chjosa : ùn ci serà partita.
refused-nobody-seated = Nimu hè à pusà quì.
refused-not-empty = Qualchissia hè à pusà quì.
refused-bad-order = Ogni postu deve esse numinatu una volta.
refused-same-seat = Ùn ci hè nulla à scambià.
refused-already-host = Site digià l’ospite.
refused-not-removed = Sta persona ùn hè stata cacciata da sta tavula.
refused-not-ready = Ùn avete dettu chì site prontu.
refused-same-offer = Hè digià cusì.
refused-nobody-here = Sta persona ùn hè nè à sta tavula, nè trà i vostri amichi.
refused-has-seat = Solu qualchissia senza postu pò piglià u vostru.
refused-friend-seen-hand = Sta persona hà digià tenutu una manu in sta partita è ùn ne pò piglià un’altra.
refused-friend-removed = L’ospite hà cacciatu sta persona da a tavula.
refused-rematch-open = E stesse persone ghjocanu digià torna.
refused-removed = L’ospite v’hà cacciatu da sta tavula. Pudete sempre fighjà.
refused-seat-kept = Stu postu hè guardatu un pezzettu per { $name }.
refused-start-past = St’ora hè passata. Sceglite una più tardi.
refused-start-far = St’ora hè troppu luntana : sceglite ne una in a ghjurnata chì vene.
refused-start-twice = Una partita chì principia subitu ùn hà ora fissata.
refused-rated-suggestions = Ùn ci hè suggestione in una partita chì conta per a valutazione.
refused-listed-hidden = Una tavula hè o per tutti, o solu per l’invitati.
refused-no-set-time = Nisuna partita principierà quì à un’ora fissata.

## In a calendar

calendar-title = Oh Hell : { $variant }
calendar-text = A tavula : { $link }

options-title = Sta tavula
options-preset = In chì spiritu
options-preset-family = In famiglia
options-preset-family-help = Senza orologiu, parolla libera, suggestioni permesse ; conta solu u piacè.
options-preset-club = Club
options-preset-club-help = 30 seconde per ogni chjama è ogni carta, frasi fatte, senza suggestioni ; conta per a valutazione.
options-preset-quick = Prestu
options-preset-quick-help = 15 seconde per ogni chjama è ogni carta, frasi fatte, suggestioni permesse.
options-when = Quandu principia
options-when-host = quandu a dice l’ospite
options-when-host-help = Lanciate a partita quandu quelli chì aspettate sò quì.
options-when-time = à un’ora fissata
options-when-time-help = In e 24 ore chì venenu. A tavula apre subitu : si pò vene, pusà è parlà.
options-time = Ora
options-find = Quale trova a tavula
options-find-invited = solu l’invitati
options-find-invited-help = Ùn hè in nisuna lista ; quellu chì hà u ligame pò entre.
options-find-friends = l’amichi di quelli chì ci sò
options-find-friends-help = L’amichi a vedenu trà e tavule di i so amichi ; l’altri anu bisognu di u ligame.
options-find-everybody = tutti
options-find-everybody-help = Hè trà e tavule aperte di a prima pagina.
options-more = Chjachjara, orologi, spettatori, valutazione è robò
options-chat = Chjachjara mentre si ghjoca
options-chat-none = nò
options-chat-phrases = frasi fatte
options-chat-text = liberamente
options-bid-clock = Tempu per una chjama
options-play-clock = Tempu per una carta
options-clock-help = Quandu hè finitu, a casa chjama o ghjoca per u postu.
options-clock-none = senza limita
options-clock = { $seconds } s
options-suggestions = Suggestioni
options-suggestions-help = Quellu chì tocca à ghjucà pò dumandà ciò chì vale ogni chjama è ogni carta.
options-watching = Spettatori
options-watching-help = Quelli senza postu ponu fighjà ; ùn vedenu nisuna manu.
options-rated = Conta per a valutazione
options-rated-help = U risultatu cambia a valutazione di quelli chì ghjocanu. Tandu ùn ci hè suggestione.

about-title = À prupositu di sta tavula
about-find-invited = Solu l’invitati è quelli chì anu u ligame trovanu sta tavula.
about-find-friends = L’amichi di quelli chì ci sò trovanu sta tavula.
about-find-everybody = Tutti trovanu sta tavula.
about-watching-on = Quellu chì a trova pò fighjà.
about-watching-off = Nimu pò fighjà senza postu.
about-chat-none = Mentre si ghjoca ùn si parla ; nanzu è dopu, tutti ponu.
about-chat-phrases = Mentre si ghjoca ci sò frasi fatte ; nanzu è dopu, ogni testu.
about-chat-text = Si pò scrive ciò chì si vole, ancu mentre si ghjoca.
about-bid-clock-none = Una chjama pò piglià tuttu u so tempu.
about-bid-clock = Una chjama pò piglià { $seconds } seconde.
about-play-clock-none = Una carta pò piglià tuttu u so tempu.
about-play-clock = Una carta pò piglià { $seconds } seconde.
about-rated-on = Sta partita conta per a valutazione.
about-rated-off = Sta partita ùn conta per a valutazione.
about-rated-withheld = Duie persone sò ghjunte à sta tavula in u listessu navigatore : a partita ùn cambia nisuna valutazione. Si pò ghjucà quantunque.
about-bots = Livellu di i robò chì a casa mette : { $level }.
about-lasts = A tavula ferma sottu à u so ligame, ancu quandu tutti sò partuti. In a lista di e tavule aperte ci hè solu quandu qualchissia hè quì.

starts-today = Principia oghje à { $time }
starts-tomorrow = Principia dumane à { $time }
starts-now = da un mumentu à l’altru
starts-in-minutes = { $minutes ->
    [one] trà un minutu
   *[other] trà { $minutes } minuti
}
starts-in-hours = { $hours ->
    [one] trà un’ora à pocu pressu
   *[other] trà { $hours } ore à pocu pressu
}
starts-help = Tandu a partita principia da per ella è i robò piglianu i posti liberi ; più prestu s’è ogni postu hè di una persona è tutte sò pronte. Un robò ghjoca per l’assenti finu à ch’elli venganu. S’è nimu hè à pusà quì, a tavula hè chjosa.
starts-calendar = Aghjunghje à u mo calendariu
starts-remind = Chì st’apparechju mi avvisi
starts-reminded = Mentre una di e nostre pagine hè aperta, site avvisatu 5 minuti nanzu.
remind-text = { $minutes ->
    [one] A vostra partita principia trà un minutu.
   *[other] A vostra partita principia trà { $minutes } minuti.
}

ready-asked = L’ospite dumanda : site prontu ?
ready-count = Pronti : { $ready } nantu à { $people }
ready-yes = Sò prontu
ready-no = Ùn sò micca prontu
ready-mark = prontu
kept-for = guardatu per { $name }
host-tools = Per l’ospite
host-ask-ready = Dumandà quale hè prontu
host-shuffle = Mischià i posti
host-close = Annullà a partita
host-close-sure = A tavula serà chjosa per tutti, è ùn ci serà partita.
host-close-not = Tene a tavula
host-removed = Cacciati da l’ospite
host-admit = Lascià torna pusà { $name }
host-seat-free = Postu { $number }, liberu
host-seat = Postu { $number } : { $name }
host-arrange = Accuncià u postu : { $name }
host-move = Mette à u postu { $number }
host-swap = Scambià cù { $name }, postu { $number }
host-give = Fà di { $name } l’ospite
host-remove = Caccià { $name } da a tavula
host-remove-help = Quellu chì hè cacciatu ùn si mette più quì finu à ch’è vo permettiate.
closed-title = Sta tavula hè chjosa
closed-text = Quì ùn ci serà partita : l’ospite l’hà annullata, o nimu era à pusà quandu duvia principià.
closed-new = Apre un’altra tavula

offer-help = U vostru amicu apre u ligame di a tavula è fighja. Quellu chì ùn hà tenutu nisuna manu in sta partita pò piglià u vostru postu, cù e so carte, a so chjama è u so puntu.
offer-nobody = Nimu fighja avà. Mandate u ligame à u vostru amicu :
offer-to = Prupone u postu à { $name }
offer-waits = U vostru postu hè prupostu à { $name }. Finu à ch’ellu sia pigliatu, ghjucate sempre.
offer-withdraw = Ritirà a pruposta
offer-title = Un postu per voi
offer-told = { $name } vi prupone u so postu : cuntinuate cù e so carte, a so chjama è u so puntu.
offer-take = Piglià u postu
offer-refuse = Cuntinuà à fighjà

say-ready = { $name } hè prontu.
say-ready-you = Site prontu.
say-unready = { $name } ùn hè micca prontu.
say-unready-you = Ùn site micca prontu.
say-ready-asked = L’ospite dumanda : site prontu ?
say-arranged = I posti sò stati scambiati.
say-removed = L’ospite hà cacciatu { $name } da a tavula.
say-admitted = { $name } pò torna mette si quì.
say-closed = Sta tavula hè chjosa : ùn ci serà partita.

over-rematch = Ghjucà torna cù listesse persone
over-rematch-join = Entre in a rivincita
over-rematch-open = E stesse persone ghjocanu torna. U vostru postu hè guardatu un minutu.
over-rematch-chips = Ognunu mette torna { $chips } gettoni.
say-offered = { $name } prupone u so postu à qualchissia chì fighja.
say-offered-you = Prupunite u vostru postu à qualchissia chì fighja.
say-unoffered = { $name } si tene u so postu.
say-unoffered-you = Vi tenite u vostru postu.
say-rematch = E stesse persone ghjocanu torna : u vostru postu hè guardatu un minutu.
leave-friend = Dà u postu à un amicu
leave-rated = Sta partita conta per a valutazione : un robò ghjoca per voi è, s’è vo ùn vultate micca nanzu à a fine, cuntate cum’è l’ultimu nant’à { $sides }.
leave-staked = Perdite i { $chips } gettoni ch’è vo avete messi, qualunque sia u guadagnu di u robò.
