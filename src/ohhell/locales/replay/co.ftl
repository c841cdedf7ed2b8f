### Looking at a finished game: its replay, and the check of its deals.

## Replay of a finished game

replay-title = Rivede a partita
replay-of = Rivede : { $variant }
replay-first = À u principiu
replay-round-back = Una girata in daretu
replay-trick-back = Una pigliata in daretu
replay-back = Una carta in daretu
replay-on = Una carta in avanti
replay-trick-on = Una pigliata in avanti
replay-round-on = Una girata in avanti
replay-last = À a fine
replay-controls = Passi
replay-position = Pusizione in a partita
replay-step = Passu { $step } di { $steps }
replay-round = Girata { $round } di { $rounds }
replay-view = Mani mustrate
replay-view-all = tutte
replay-view-seat = solu { $name }
replay-share = Cupià un ligame ver di stu mumentu
replay-download = Scaricà a partita
replay-verify = Verificà e date
replay-keys = Tasti : ← → carta, ↑ ↓ pigliata, [ ] girata, Home, End
replay-seats = Ghjucadori
replay-bid = Chjama
replay-taken = Fatte
replay-score = Punti
replay-hand = Manu : { $name }
replay-hidden = { $cards ->
    [one] { $cards } carta cuperta
   *[other] { $cards } carte cuperte
  }
replay-no-cards = senza carte
replay-trick = Pigliata
replay-trick-empty = Nisuna carta hè ancu ghjucata.
replay-trump = Trionfu : { $trump }
replay-dealer = dà
replay-turn = à u so tornu
replay-scored = A girata hè cuntata.
replay-unfinished = Una partita si pò rivede quand’ella hè finita.

## Checking the deals

verify-title = Verificà e date
verify-intro = Nanzu chì qualchissia pusassi, a tavula hà publicatu l’impronta di un sicretu. Dopu à a partita u sicretu hè mostratu. U vostru navigatore rifà avà ogni data, da quellu sicretu è da i numeri aghjunti da i ghjucadori, è paraguneghja ogni carta. Nunda ùn esce da sta pagina.
verify-choose = Sceglie una scheda di partita
verify-file-bad = Sta scheda ùn hè micca quella di una partita.
verify-no-game = Ùn ci hè micca partita finita cù stu ligame.
verify-all-good = { $rounds ->
    [one] Tuttu currisponde : { $rounds } data hè pruvata.
   *[other] Tuttu currisponde : e { $rounds } date sò pruvate.
  }
verify-all-bad = Qualcosa ùn currisponde micca. Fighjate quì sottu.
verify-secret-good = U sicretu hè quellu di l’impronta publicata.
verify-secret-bad = U sicretu ùn hè micca quellu di l’impronta publicata.
verify-dealer-good = U primu à dà hè statu tiratu da u stessu sicretu.
verify-dealer-bad = U primu à dà ùn hè micca quellu chì u sicretu tira.
verify-round-good = Girata { $round } : data pruvata
verify-round-bad = Girata { $round } : ùn sò micca e carte chì u sicretu dà
verify-turned = Vultata : { $card }
verify-nothing-turned = Nisuna carta vultata
verify-expected = U sicretu dà : { $cards }
verify-numbers = Numeri aghjunti da i ghjucadori
verify-number-none = nisunu (un robò, o ghjuntu più tardi)
verify-commitment = Impronta publicata
verify-secret = Sicretu
