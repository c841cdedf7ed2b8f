### Looking at a finished game: its replay, and the check of its deals.

## Replay of a finished game

replay-title = Reluare
replay-of = Reluare: { $variant }
replay-first = La început
replay-round-back = O rundă înapoi
replay-trick-back = O levată înapoi
replay-back = O carte înapoi
replay-on = O carte înainte
replay-trick-on = O levată înainte
replay-round-on = O rundă înainte
replay-last = La sfârșit
replay-controls = Pași
replay-position = Poziția în partidă
replay-step = Pasul { $step } din { $steps }
replay-round = Runda { $round } din { $rounds }
replay-view = Mâini arătate
replay-view-all = toate
replay-view-seat = doar { $name }
replay-share = Copiază un link către acest moment
replay-download = Descarcă partida
replay-verify = Verifică împărțirile
replay-keys = Taste: ← → carte, ↑ ↓ levată, [ ] rundă, Home, End
replay-seats = Jucători
replay-bid = Licitat
replay-taken = Luate
replay-score = Scor
replay-hand = Mâna: { $name }
replay-hidden = { $cards ->
    [one] { $cards } carte cu fața în jos
    [few] { $cards } cărți cu fața în jos
   *[other] { $cards } de cărți cu fața în jos
  }
replay-no-cards = fără cărți
replay-trick = Levata
replay-trick-empty = Încă nu s-a jucat nicio carte.
replay-trump = Atu: { $trump }
replay-dealer = împarte
replay-turn = la rând
replay-scored = Runda este socotită.
replay-unfinished = O partidă se poate relua după ce s-a încheiat.

## Checking the deals

verify-title = Verifică împărțirile
verify-intro = Înainte ca cineva să se așeze, masa a publicat amprenta unui secret. După partidă secretul se arată. Propriul tău browser amestecă acum din nou fiecare împărțire, din acel secret și din numerele adăugate de jucători, și compară fiecare carte. Nimic nu părăsește această pagină.
verify-choose = Alege un fișier cu o partidă
verify-file-bad = Acest fișier nu conține o partidă.
verify-no-game = Nu există o partidă încheiată la acest link.
verify-all-good = { $rounds ->
    [one] Totul se potrivește: { $rounds } împărțire dovedită.
    [few] Totul se potrivește: toate cele { $rounds } împărțiri sunt dovedite.
   *[other] Totul se potrivește: toate cele { $rounds } de împărțiri sunt dovedite.
  }
verify-all-bad = Ceva nu se potrivește. Vezi mai jos.
verify-secret-good = Secretul este cel a cărui amprentă a fost publicată.
verify-secret-bad = Secretul nu este cel a cărui amprentă a fost publicată.
verify-dealer-good = Primul care împarte a fost tras din același secret.
verify-dealer-bad = Primul care împarte nu este cel tras din secret.
verify-round-good = Runda { $round }: împărțire dovedită
verify-round-bad = Runda { $round }: nu sunt cărțile pe care le împarte secretul
verify-turned = Întoarsă: { $card }
verify-nothing-turned = Nicio carte întoarsă
verify-expected = Secretul împarte: { $cards }
verify-numbers = Numere adăugate de jucători
verify-number-none = niciunul (un bot, sau venit mai târziu)
verify-commitment = Amprenta publicată
verify-secret = Secret
