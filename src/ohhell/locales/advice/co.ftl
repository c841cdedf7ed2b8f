### Suggerimenti è e so ragioni : sò caricati solu quandu qualchissia i dumanda.

suggest-title = Suggerimenti
suggest-waiting = Si pensa…
suggest-choice = Scelta
suggest-chance = Furtuna
suggest-points = Punti
suggest-best = a megliu
suggest-percent = { $percent } %
suggest-why = Perchè { $choice }
suggest-legend = Furtuna : ch’ella riesca a vostra chjama. Punti : ciò chì vale a girata in media.
suggest-cost = { $choice } invece di { $best } costa circa { $points } punti.
suggest-name = Trionfu : { $suit }
advice-seat = Postu { $seat }
refused-no-suggestions = I suggerimenti ùn sò permessi à sta tavula.
refused-no-advice = Avà ùn si pò fà nisun suggerimentu. Pruvate torna.

## A situazione

advice-your-bid = A vostra chjama : { $tricks }.
advice-wizards = { $n ->
    [one] Avete { $n } Magu.
   *[other] Avete { $n } Maghi.
  }
advice-jesters = { $n ->
    [one] Avete { $n } Buffone.
   *[other] Avete { $n } Buffoni.
  }
advice-trumps = { $n ->
    [0] Ùn avete nisun trionfu.
    [one] Avete { $n } trionfu.
   *[other] Avete { $n } trionfi.
  }
advice-trumps-above-best = { $n ->
    [0] Nisun trionfu più altu chè u vostru megliu hè piattu : { $card }.
    [one] { $n } trionfu più altu chè u vostru megliu hè piattu : { $card }.
   *[other] { $n } trionfi più alti chè u vostru megliu sò piatti : { $card }.
  }
advice-plain-tops = { $n ->
    [0] Nisuna di e vostre altre carte hè a più alta ch’ella ferma di u so segnu.
    [one] { $n } di e vostre altre carte hè a più alta ch’ella ferma di u so segnu.
   *[other] { $n } di e vostre altre carte sò e più alte ch’elle fermanu di u so segnu.
  }
advice-forehead = { $total ->
    [one] Nant’à { $total } carta chì a vostra pò esse, { $n } face a pigliata.
   *[other] Nant’à { $total } carte chì a vostra pò esse, { $n } facenu a pigliata.
  }
advice-blind-bonus = Una chjama à l’orba riescita porta { $points } di più.
advice-hook = Chjama pruibita : { $tricks }.
advice-bid-after = { $n ->
    [0] Chjamate l’ultimu.
    [one] { $n } ghjucadore chjama dopu à voi.
   *[other] { $n } ghjucadori chjamanu dopu à voi.
  }
advice-need = { $who ->
    [team] À a vostra squadra li mancanu
   *[you] Vi mancanu
  } { $n } di e pigliate chì fermanu : { $left }.
advice-need-all = { $who ->
    [team] À a vostra squadra li ci vole
   *[you] Vi ci vole
  } tutte e pigliate chì fermanu : { $n }.
advice-need-none = { $who ->
    [team] À a vostra squadra ùn li manca
   *[you] Ùn vi manca
  } più nisuna pigliata ; fermanu : { $left }.
advice-too-many = { $who ->
    [team] A vostra squadra hà
   *[you] Avete
  } digià troppu pigliate : { $n }.
advice-too-few = { $who ->
    [team] À a vostra squadra li mancanu
   *[you] Vi mancanu
  } { $n } pigliate è ne fermanu solu { $left }.
advice-behind = { $n ->
    [0] Ghjucate l’ultimu in sta pigliata.
    [one] { $n } ghjucadore ghjoca dopu à voi.
   *[other] { $n } ghjucadori ghjocanu dopu à voi.
  }
advice-table-over = E chjame sò { $n } di troppu : ùn ponu riesce tutti.
advice-table-under = E chjame sò { $n } di menu : qualchissia deve fà ne di più.
advice-table-even = A somma di e chjame hè ghjusta.

## Una chjama o un trionfu

advice-worth = { $points ->
    [one] Riescita, porta { $points } puntu.
   *[other] Riescita, porta { $points } punti.
  }
advice-makes-over = Cusì a somma di e chjame hè { $n } di troppu.
advice-makes-under = Cusì a somma di e chjame hè { $n } di menu.
advice-makes-even = Cusì a somma di e chjame hè ghjusta.
advice-tops = { $n ->
    [one] { $n } di e vostre carte hè a più alta ch’ella ferma di u so segnu.
   *[other] { $n } di e vostre carte sò e più alte ch’elle fermanu di u so segnu.
  }
advice-suit-held = { $n ->
    [one] Ne avete { $n } carta.
   *[other] Ne avete { $n } carte.
  }
advice-suit-tops = { $n ->
    [0] A più alta ùn hè a vostra.
    [one] { $n } ùn hà nunda di piattu sopra.
   *[other] { $n } ùn anu nunda di piattu sopra.
  }

## Una carta

advice-safe = Face a pigliata : nunda a pò più vince.
advice-beaters = { $n ->
    [one] { $n } carta piatta a pò vince.
   *[other] { $n } carte piatte a ponu vince.
  }
advice-above = { $n ->
    [0] Nunda di più altu hè piattu : { $suit }.
   *[other] Più alte piatte, { $suit } : { $n }.
  }
advice-trumps-above = { $n ->
    [0] Nisun trionfu più altu hè piattu.
    [one] { $n } trionfu più altu hè piattu.
   *[other] { $n } trionfi più alti sò piatti.
  }
advice-trumps-unseen = { $n ->
    [0] Nisun trionfu hè piattu.
    [one] { $n } trionfu hè piattu.
   *[other] { $n } trionfi sò piatti.
  }
advice-void = { $name } ghjoca dopu è hà mustratu di ùn avè micca { $suit }.
advice-behind-need = { $n ->
    [0] Nimu di quelli chì ghjocanu dopu hà bisognu di una pigliata.
    [one] { $n } di quelli chì ghjocanu dopu hà ancu bisognu di pigliate.
   *[other] { $n } di quelli chì ghjocanu dopu anu ancu bisognu di pigliate.
  }
advice-struck = E carte listesse si annullanu : per avà nimu face a pigliata.
advice-loses = Ùn vince micca : { $card }.
advice-partner = { $name }, u vostru cumpagnu, face a pigliata per avà.
advice-taker-full = { $name }, chì a face per avà, ùn hà più bisognu di pigliate.
advice-taker-needs = { $name }, chì a face per avà, hà ancu bisognu di pigliate : { $n }.
advice-last-of-suit = Hè a vostra ultima carta di stu segnu : { $suit }.
