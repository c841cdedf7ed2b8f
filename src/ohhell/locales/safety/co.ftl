### E signalazione, è ciò chì a ghjente hà da leghje.

report-open = Signalà
report-title = Signalà à { $name }
report-help = A leghjenu i muderatori. Nimu altru ùn sà chì l’avete scritta voi.
report-help-table = A leghjenu i muderatori, cù u ghjurnale di sta tavula. Nimu altru ùn sà chì l’avete scritta voi.
report-reason = Di chì si tratta ?
report-reason-talk = Insulti, o altre parolle
report-reason-name = U nome
report-reason-leaving = Lascià partite, o fà aspettà l’altri
report-reason-together = Ghjucà inseme contr’à l’altri
report-reason-other = Altra cosa
report-line = Ciò chì hè statu dettu
report-line-none = Nunda in particulare
report-words = In poche parolle, s’è vo vulete
report-send = Mandà a signalazione
report-done = A vostra signalazione hè stata ricevuta. I muderatori a leghjeranu.
report-done-help = Intantu pudete ùn leghje più sta persona, o bluccalla.

told-title = Da leghje, per piacè
told-read = Aghju lettu
told-warn = Un muderatore vi avverte.
told-mute = Un muderatore vi hà cacciatu a parolla. Sin’à { $until } pudete dì solu frasi pronte.
told-mute-for-good = Un muderatore vi hà cacciatu a parolla per sempre. Pudete dì solu frasi pronte.
told-suspend = Un muderatore vi hà suspesu sin’à { $until }.
told-suspend-for-good = Un muderatore vi hà suspesu per sempre.
told-rename = Un muderatore vi hà cacciatu u nome è vi ne hà datu un altru.
told-annul = Un muderatore hà annullatu una partita induve avìate un postu : ùn conta micca.
told-lift = Un muderatore hè vultatu nantu à ciò chì era statu fattu contr’à voi : un avertimentu, a parolla cacciata o una suspensione.
told-left = Avete lasciatu scunnisciuti nanzu à a fine di a so partita. Per sta volta hè perdunatu. A prossima volta aspettarete prima di ghjucà torna cù scunnisciuti.
told-resting = Avete lasciatu torna scunnisciuti nanzu à a fine di a so partita. Sin’à { $until } pudete ghjucà solu à tavule private.
told-report-acted = I muderatori anu lettu una di e vostre signalazioni, è qualcosa hè statu fattu. Ciò chì hè statu fattu ferma trà elli è a persona cuncernata. Vi ringraziemu.
told-report-dismissed = I muderatori anu lettu una di e vostre signalazioni, è ùn anu trovu nunda contr’à e regule di a casa. Vi ringraziemu d’avè fattu casu.
told-reason = Ragione : { $reason }
told-game = Vede a partita
over-annulled = Un muderatore hà annullatu sta partita : ùn conta micca.

refused-report-self = Nimu ùn si signala sè stessu.
refused-reported-already = L’avete digià signalatu. A signalazione aspetta d’esse letta.
refused-too-many-reports = { $most ->
    [one] Avete fattu { $most } signalazione in un ghjornu. Dumane ne puderete fà altre.
   *[other] Avete fattu { $most } signalazione in un ghjornu. Dumane ne puderete fà altre.
}
refused-never-there = Sta persona ùn hà mai avutu un postu à sta tavula.
refused-no-such-line = Sta persona ùn hà micca dettu una tale cosa à sta tavula.
refused-bad-words = Hè troppu longu, o ci sò caratteri chì nimu ùn pò vede.
