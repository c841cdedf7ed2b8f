### Every text of the page, in English. The other catalogues hold the same messages with the same
### variables; a test compares them. People's names arrive as $name and are never inflected.

## Words that every screen shares

app-name = Oh Hell
app-tagline = Say how many tricks you will take. Then take exactly that many.
common-back = Back
common-cancel = Cancel
common-close = Close
common-copied = Copied
common-copy = Copy
common-failed = That did not work. Please try again.
common-home = Home
common-loading = Loading…
common-print = Print
common-retry = Try again
common-save = Save
common-saved = Saved

## Cards: the whole name is one message, because some languages join the two words

card-name = { $rank } of { $suit }
rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-T = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-6 = six
rank-5 = five
rank-4 = four
rank-3 = three
rank-2 = two
suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades
no-trump = no trump

## The rule card

card-title = Rules
card-goal = Before each round everybody says how many tricks they will take. The aim is to take exactly that many.
card-schedule-up = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
  }: 1 card each in the first, then one card more every round, up to { $largest }.
card-schedule-down = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
  }: { $largest } cards each in the first, then one card fewer every round, down to 1.
card-schedule-updown = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
  }: 1 card each in the first, one card more every round up to { $largest }, then one fewer every round back to 1.
card-schedule-downup = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
  }: { $largest } cards each in the first, one card fewer every round down to 1, then one more every round back to { $largest }.
card-trump = After the deal the next card is turned face up: its suit is trump and beats the other three.
card-trump-exhausted = With { $largest } cards each the whole pack is dealt. Nothing can be turned up, so that round has no trump.
card-trump-last = The last round has no trump.
card-bid-in_turn = Bids are made aloud and in turn, from the dealer’s left; the dealer bids last.
card-bid-together = Everybody bids at the same time, in secret. The bids are shown once all are in.
card-hook = The hook: the last to bid may not make the bids add up to the number of tricks. So somebody always misses.
card-hook-off = No hook: any bid from 0 to all the tricks is allowed, whatever the others bid.
card-lead = The player on the dealer’s left leads the first trick; whoever takes a trick leads the next. Any card may be led, and you must follow its suit if you can.
card-void-free = If you cannot follow suit, play any card.
card-void-must_trump = If you cannot follow suit, you must play a trump; without a trump, any card.
card-winner = The highest trump takes the trick; if there is none, the highest card of the suit that was led. Aces are high.
card-made = A bid made exactly: { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
  }, plus { $perTrick } for every trick.
card-made-square = A bid made exactly: { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
  }, plus { $perTrick } for every trick, plus { $perSquare } times the square of the bid.
card-zero = A bid of 0 that is made has its own score: { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
  }, plus { $perCard } for every card of the round.
card-missed-nothing = A missed bid, too high or too low, scores nothing.
card-missed-tricks = A missed bid, too high or too low, scores { $per ->
    [one] { $per } point
   *[other] { $per } points
  } for every trick you took.
card-missed-minus_tricks = A missed bid costs { $per ->
    [one] { $per } point
   *[other] { $per } points
  } for every trick you took.
card-missed-minus_bid = A missed bid costs { $per ->
    [one] { $per } point
   *[other] { $per } points
  } for every trick you had bid.
card-missed-minus_difference = A missed bid costs { $per ->
    [one] { $per } point
   *[other] { $per } points
  } for every trick too many or too few.
card-missed-minus_square = A missed bid costs { $per ->
    [one] { $per } point
   *[other] { $per } points
  } times the square of the difference: 1, 4, 9, and so on.
card-missed-minus_triangle = A missed bid costs { $per ->
    [one] { $per } point
   *[other] { $per } points
  } for the first trick too many or too few, twice that for the second, three times that for the third, and so on.
card-missed-fixed = On top of that, every missed bid scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
card-example = Example, with { $size ->
    [one] { $size } card
   *[other] { $size } cards
  } each: bid { $bid }, take { $taken }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
card-ties = Whoever has most points after the last round wins; equal scores share the place.
note-shrunk = { $asked } cards each are too many for { $seats } players: the largest round will have { $played }.

## What is wrong with a set of rules

problem-seats = { $seats } seats: a table has { $min } to { $max }.
problem-largest = A largest hand of { $largest }: it must be { $min } to { $max }.
problem-malformed = These rules cannot be read: { $fault }
problem-no-trump-last = No trump in the last round does not fit a game that ends with one card: the first card led would nearly always win. End with the largest hand, or play the last round with trump.
problem-hook-together = The hook needs somebody who bids last, so it does not go with bids made together.
problem-points = { $name ->
    [bonus] Points for a bid made
    [per_trick] Points for every trick
    [per_square] Points for the square of the bid
    [per_miss] Points for a missed bid
    [miss_bonus] Fixed points for a missed bid
   *[other] Points for a bid of 0
  }: { $points } is outside { $min } to { $max }.

## The settings of a table, by the keys of the server's rule book

setting-pattern = Cards in each round
setting-pattern-help = How the number of cards moves from round to round.
choice-pattern-up = one card up to the largest hand
choice-pattern-down = the largest hand down to one card
choice-pattern-updown = up and back down
choice-pattern-downup = down and back up
setting-largest = Largest hand
setting-largest-help = The most cards anybody holds. If the pack is too small for all, it is made smaller.
setting-whole_pack = Use up the whole pack
setting-whole_pack-help = May a round deal every card? Then none is left to turn up, and the round has no trump.
choice-whole_pack-yes = yes
choice-whole_pack-no = no, one card is always kept
setting-no_trump = Rounds without trump
setting-no_trump-help = Rounds played without trump although a card could be turned up.
choice-no_trump-never = none
choice-no_trump-last = the last round
setting-order = Bidding
setting-order-help = In turn for all to hear, or all together in secret.
choice-order-in_turn = in turn
choice-order-together = all together
setting-hook = The hook
setting-hook-help = The last to bid may not make the bids add up to the number of tricks.
choice-hook-off = off
choice-hook-last_bidder = on
setting-when_void = When you cannot follow suit
setting-when_void-help = What to play without a card of the suit that was led.
choice-when_void-free = play any card
choice-when_void-must_trump = play a trump if you have one
setting-bonus = Points for a bid made
setting-bonus-help = Fixed points for taking exactly what you bid.
setting-per_trick = Points for every trick of a bid made
setting-per_trick-help = On top of the fixed points.
setting-made_zero = A made bid of 0
setting-made_zero-help = Taking nothing is harder with many cards, so some tables pay it by the card.
choice-made_zero-same = like any other bid
choice-made_zero-five = 5 points
choice-made_zero-own = 5 points and 1 for every card
setting-missed = A missed bid
setting-missed-help = What you score with too many or too few tricks.
choice-missed-nothing = nothing
choice-missed-tricks = points for the tricks taken
choice-missed-minus_tricks = loses points for the tricks taken
choice-missed-minus_bid = loses points for the tricks bid
choice-missed-minus_difference = loses points for each trick off
choice-missed-minus_square = loses the square of the difference
choice-missed-minus_triangle = loses 1, 3, 6, 10… by the difference
setting-per_miss = Points for each in a missed bid
setting-per_miss-help = What one trick counts when the bid is missed.

## The named variants

variant-trickster = Classic Oh Hell
variant-trickster-about = Ten cards down to one and back up, with the hook, and a point for every trick even when you miss: so the Trickster app plays it and Pagat tells it.
variant-pagat_basic = Classic Oh Hell by Pagat
variant-pagat_basic-about = As the card-game site Pagat describes it, for three to seven players.
variant-spruce = One to the top
variant-spruce-about = As told at The Spruce Crafts: one card up to all the cards there are, no hook, nothing for a missed bid, and no trump at the end.
variant-spruce_house = One to the top, with house rules
variant-spruce_house-about = The same ladder with two favourites of its players: the hook, and more points for a brave bid of 0.
variant-la_podrida = La Podrida
variant-la_podrida-about = The game as Spain and the River Plate know it: if you cannot follow suit, you must trump.
variant-none = House rules
variant-none-about = Your own mixture.

## Home

home-name-label = Your name
home-name-help = 1 to 20 characters; everybody at your tables sees it.
home-name-bad = A name needs 1 to 20 visible characters.
home-play = Play now
home-play-help = Against bots, at once: { $variant }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  }
home-friends = Play with friends
home-friends-help = Choose the rules and send a link
home-open = Open tables
home-open-none = Nobody is waiting at an open table just now. Open one, and others will find it here.
home-yours = Your games
home-join = Join
home-watch = Watch
home-continue = Continue
home-replay = Replay
home-your-turn = Your turn
home-how = How to play
home-verify = Check the deals
home-settings = Settings
table-seats = { $taken } of { $seats } seats taken
table-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
  }
table-empty-seat = free
table-stage-lobby = Waiting for players
table-stage-playing = Round { $round } of { $rounds }
table-stage-over = Finished

## How to play

how-title = How to play
how-deal = The deal
how-deal-text = Oh Hell is played in rounds with more or fewer cards each time. Every player gets the same number; how many tells the staircase.
how-trump = The trump
how-trump-text = The next card is turned up. Its suit is trump: any trump beats any card of the other suits.
how-bid = The bid
how-bid-text = Look at your hand and say how many tricks you will take. The last to bid may have one number struck out: the bids may not add up to the tricks there are.
how-bid-picture = The numbers 0 to 3 to bid from; the 1 is struck out.
how-play = The tricks
how-play-text = Everybody plays one card. Follow the suit that was led if you can. The highest trump takes the trick, or the highest card of the suit led if no trump was played.
how-play-picture = A trick: { $cards }. The { $winner } takes it.
how-score = The score
how-score-text = Exactly as many tricks as you bid is what counts. One too many is as wrong as one too few.
how-score-made = bid 2, took 2: made
how-score-missed = bid 2, took 3: missed
how-variant = The rules in full of

## New table

new-title = New table
new-variants = Rules
new-seats = Players
new-seats-n = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  }
new-visibility = Who can find the table
new-visibility-link = only who has the link
new-visibility-open = everybody, on the first page
new-change = Change the rules
new-number = Another number
new-preview = This game
new-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }
new-minutes = { $minutes ->
    [one] about { $minutes } minute
   *[other] about { $minutes } minutes
  }
new-is-variant = These are the rules of: { $variant }
new-staircase = The number of cards in each round: { $sizes }
new-problems = This cannot be played yet
new-repaired-hook = The hook was switched off: with bids made together nobody bids last.
new-repaired-order = Bidding is in turn again: the hook needs somebody who bids last.
new-repaired-no-trump = The last round has trump again: it has only one card now.
new-create = Open the table

## The lobby of a table

lobby-title = The table
lobby-waiting = Seats: { $taken } of { $seats } taken
lobby-seat = Seat { $number }
lobby-free = free seat
lobby-you = you
lobby-host = host
lobby-bot = bot
lobby-offline = offline
lobby-sit = Sit here
lobby-add-bot = Add a bot
lobby-clear = Clear
lobby-watching = You are watching. Take a free seat to play.
lobby-share = Invite
lobby-share-help = Whoever opens this link can take a seat.
lobby-link = Link to this table
lobby-copy = Copy the link
lobby-send = Send the link
lobby-send-text = Come and play Oh Hell with me
lobby-qr = QR code of the link
lobby-start = Start the game
lobby-start-help = Bots take the seats that are still free.
lobby-wait-host = The host starts the game.
lobby-leave = Leave the table
lobby-fair = Fair deals
lobby-fair-help = Every shuffle of this game is fixed by a secret that nobody can change any more, mixed with a number from every player. This is its fingerprint; after the game the secret is shown and you can check every deal.
lobby-fair-code = Fingerprint

## Replay of a finished game

replay-title = Replay
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
replay-hand = Hand
replay-hidden = { $cards ->
    [one] { $cards } card, face down
   *[other] { $cards } cards, face down
  }
replay-no-cards = no cards
replay-trick = Trick
replay-trick-empty = No card has been led.
replay-trump = Trump: { $trump }
replay-turned = turned up: { $card }
replay-dealer = dealer
replay-turn = to play
replay-said-start = The game begins.
replay-said-round = Round { $round } is dealt: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } each.
replay-said-bid = { $name } bids { $tricks }.
replay-said-bids = The bids are shown.
replay-said-play = { $name } plays: { $card }
replay-said-trick = { $name } takes the trick.
replay-said-scored = The round is scored.
replay-said-over = The game is over. First place: { $names }
replay-unfinished = A game can be replayed once it is over.

## Checking the deals

verify-title = Check the deals
verify-intro = Before anybody sat down, the table published the fingerprint of a secret. After the game the secret is shown. Your own browser now shuffles every deal again, from that secret and from the numbers the players added, and compares every card. Nothing leaves this page.
verify-choose = Choose a record file
verify-working = Shuffling again…
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
verify-round = Round { $round }
verify-round-good = deal proved
verify-round-bad = not the cards that the secret deals
verify-turned = Turned up: { $card }
verify-nothing-turned = No card turned up
verify-expected = The secret deals: { $cards }
verify-numbers = Numbers the players added
verify-number-none = none (a bot, or sat down later)
verify-commitment = Published fingerprint
verify-secret = Secret

## When there is nothing to show

gone-page = There is no such page
gone-page-text = The address may be mistyped.
gone-table = This table is gone
gone-table-text = It never existed, or it was cleared away after nobody had played at it for long.
gone-server = The server cannot be reached
gone-server-text = Your connection or the server is down. Your games are safe; the page tries again by itself.

## Settings of this browser

pref-title = Settings
pref-language = Language
pref-theme = Colours
pref-theme-auto = as the device
pref-theme-light = light
pref-theme-dark = dark
pref-four-colours = Four-colour pack
pref-four-colours-help = Diamonds are blue and clubs are green.
pref-suit-letters = Letters beside the suits
pref-trump-place = Trump in your hand
pref-trump-place-left = on the left
pref-trump-place-right = on the right
pref-trump-place-none = among the others
pref-low-first = Low cards first
pref-confirm = Ask before a card or bid
pref-confirm-help = A second tap confirms.
pref-shortcuts = Keyboard shortcuts
pref-shortcuts-help = Single letters and digits act at once.
pref-aids = Show which cards may be played
pref-sound = Sounds
pref-trick-pause = A full trick stays
pref-card-speed = Speed of the cards
pref-speed-off = no motion
pref-speed-slow = slow
pref-speed-normal = normal
pref-speed-fast = fast
pref-seconds = { $seconds } s

### table

## What stands in the corner of a card, and the letter of a suit, in this language

index-A = A
index-K = K
index-Q = Q
index-J = J
letter-S = S
letter-H = H
letter-D = D
letter-C = C

### refused: why a command changed nothing

refused-already-bid = You have already bid.
refused-already-open = This table is open already.
refused-already-ready = You have said so already.
refused-already-seated = You already have a seat at this table.
refused-already-started = The game has already started.
refused-bid-first = Cards are played once everybody has bid.
refused-bid-range = A bid is a number from 0 to { $size }.
refused-bids-closed = All bids are in: they can no longer be changed.
refused-follow-suit = You hold a card of the suit that was led, so you must play one.
refused-game-over = The game is over.
refused-hook = { $tricks } is not allowed: the bids may not add up to { $size }.
refused-house-only = Only the house itself may do this.
refused-id-reused = Something went wrong on the way. Please try again.
refused-must-trump = You cannot follow suit, so you must play a trump.
refused-no-cover = This seat needs no cover.
refused-no-round = No round is in progress.
refused-no-such-seat = There is no such seat.
refused-not-covered = This seat is not covered.
refused-not-due = It is too early for the next round.
refused-not-host = Only the host may do this.
refused-not-scored = There is no score to confirm now.
refused-not-seated = You have no seat at this table.
refused-not-started = The game has not started yet.
refused-not-your-card = You do not hold that card.
refused-not-your-seat = That is not your seat.
refused-not-your-turn = It is not your turn.
refused-own-seat = You cannot clear your own seat; you may leave it.
refused-seat-empty = This seat is empty already.
refused-seat-owned = This seat is played by its owner.
refused-seat-taken = Somebody sits there already.
refused-stale = The table had already moved on.
