### Looking at a finished game: its replay, and the check of its deals.

## Replay of a finished game

replay-title = Replay
replay-of = Replay: { $variant }
replay-first = To the beginning
replay-round-back = One round back
replay-trick-back = One trick back
replay-back = One card back
replay-on = One card on
replay-trick-on = One trick on
replay-round-on = One round on
replay-last = To the end
replay-controls = Steps
replay-position = Position in the game
replay-step = Step { $step } of { $steps }
replay-round = Round { $round } of { $rounds }
replay-view = Hands shown
replay-view-all = all
replay-view-seat = { $name } only
replay-share = Copy a link to this moment
replay-download = Download the record
replay-verify = Check the deals
replay-keys = Keys: ← → card, ↑ ↓ trick, [ ] round, Home, End
replay-seats = Players
replay-bid = Bid
replay-taken = Taken
replay-score = Score
replay-hand = Hand of { $name }
replay-hidden = { $cards ->
    [one] { $cards } card, face down
   *[other] { $cards } cards, face down
  }
replay-no-cards = no cards
replay-trick = Trick
replay-trick-empty = No card has been led.
replay-trump = Trump: { $trump }
replay-dealer = dealer
replay-turn = on turn
replay-scored = The round is scored.
replay-unfinished = A game can be replayed once it is over.

## Checking the deals

verify-title = Check the deals
verify-intro = Before anybody sat down, the table published the fingerprint of a secret. After the game the secret is shown. Your own browser now shuffles every deal again, from that secret and from the numbers the players added, and compares every card. Nothing leaves this page.
verify-choose = Choose a record file
verify-file-bad = This file is not a record of a game.
verify-no-game = There is no finished game with this link.
verify-all-good = { $rounds ->
    [one] Everything fits: { $rounds } deal is proved.
   *[other] Everything fits: all { $rounds } deals are proved.
  }
verify-all-bad = Something does not fit. See below.
verify-secret-good = The secret is the one whose fingerprint was published.
verify-secret-bad = The secret is not the one whose fingerprint was published.
verify-dealer-good = The first dealer was drawn by the same secret.
verify-dealer-bad = The first dealer is not the one that the secret draws.
verify-round-good = Round { $round }: deal proved
verify-round-bad = Round { $round }: not the cards that the secret deals
verify-turned = Turned up: { $card }
verify-nothing-turned = No card turned up
verify-expected = The secret deals: { $cards }
verify-numbers = Numbers the players added
verify-number-none = none (a bot, or sat down later)
verify-commitment = Published fingerprint
verify-secret = Secret
