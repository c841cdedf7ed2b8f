### Every text of the page, in English. The other catalogues hold the same messages with the same
### variables; a test compares them. People's names arrive as $name and are never inflected.

## Words that every screen shares

app-name = Oh Hell
app-tagline = Say how many tricks you will take. Then take exactly that many.
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
card-wizard = Wizard
card-jester = Jester

## The rule card

card-title = Rules
card-goal = Before each round everybody says how many tricks they will take. The aim is to take exactly that many.
card-trick = One card from each player makes a trick; the best card takes it. Players play in turn, { $direction ->
    [counter] counter-clockwise
   *[clockwise] clockwise
  }; the deal passes on the same way after every round.
card-schedule-one = One round, with 1 card each.
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
card-trump-exhausted = With { $largest } cards each the whole pack is dealt. Nothing can be turned up, so a round like that has no trump.
card-trump-last = The last round has no trump.
card-bid-in_turn = Bids are made aloud and in turn, from the dealer’s { $side ->
    [right] right
   *[left] left
  }; the dealer bids last.
card-bid-together = Everybody bids at the same time, in secret. The bids are shown once all are in.
card-bid-secret = Everybody bids in secret. The bids are shown only when the round has been played.
card-hook = The hook: the last to bid may not make the bids add up to the number of tricks. So somebody always misses.
card-hook-off = No hook: any bid from { $least } to all the tricks is allowed, whatever the others bid.
card-lead = The player on the dealer’s { $side ->
    [right] right
   *[left] left
  } leads: plays the first card of the first trick. Whoever takes a trick leads the next. Any card may be led; the others must follow suit if they can, that is, play a card of the suit that was led.
card-void-free = If you cannot follow suit, play any card.
card-void-must_trump = If you cannot follow suit, you must play a trump; without a trump, any card.
card-winner = The highest trump takes the trick; if there is none, the highest card of the suit that was led.
card-made = A bid made exactly: { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
  }, plus { $perTrick } for every trick.
card-made-square = A bid made exactly: { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
  }, plus { $perSquare } times the square of the bid.
card-zero = A bid of 0 that is made has its own score: { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
  }, plus { $perCard } for every card of the round.
card-example = Example, with { $size ->
    [one] { $size } card
   *[other] { $size } cards
  } each: bid { $bid }, take { $taken }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
card-ties = Whoever has most points after the last round wins; equal scores share the place.
card-schedule-list = The number of cards in each round: { $sizes }.
card-trump-fixed = Trump is always { $suits }.
card-trump-rotation = Trump changes from round to round, over and over in this order: { $suits }. A dash is a round without trump.
card-trump-never = There is no trump in this game.
card-trump-largest = Rounds of { $largest } cards have no trump.
card-trump-dealers_last = With { $largest } cards each the whole pack is dealt. The dealer’s last card is then shown to everybody, its suit is trump, and the dealer keeps it.
card-trump-faces = A jack, queen or king turned up means no trump.
card-bid-dealer_first = Bids are made aloud and in turn; the dealer bids first, and the player on the dealer’s { $side ->
    [right] right
   *[left] left
  } last.
card-hook-from = The hook holds only in rounds of { $size } or more cards.
card-hook-spares_last = In the last round there is no hook.
card-no-zero = Nobody may bid 0, unless no other bid is left.
card-first-eldest = The player on the dealer’s { $side ->
    [right] right
   *[left] left
  } leads the first trick; whoever takes a trick leads the next. Follow the suit that was led if you can.
card-first-highest_bidder = The highest bidder leads the first trick (of equal bids, the one nearest to the dealer’s { $side ->
    [right] right
   *[left] left
  }); whoever takes a trick leads the next. Follow the suit that was led if you can.
card-first-dealer = The dealer leads the first trick; whoever takes a trick leads the next. Follow the suit that was led if you can.
card-lead-any = Any card may be led.
card-trump_lead-anytime = Any card may be led, a trump too.
card-trump_lead-after_first = The first trick may not be led with a trump, unless you hold nothing else.
card-trump_lead-broken = Trump may not be led before one was played to a trick of another suit, unless you hold nothing else.
card-trump_lead-last_resort = Trump may be led only by who holds nothing else.
card-void-over_or_free = If you cannot follow suit, you must play a trump, and higher than those in the trick; if you cannot, any card.
card-void-over_or_under = If you cannot follow suit, you must play a trump, and higher than those in the trick if you can; without a trump, any card.
card-must-beat = If you can follow suit, you must beat the best card of the trick if you can, unless a trump has taken it already.
card-made-per_card = Also { $per } for every card of the round.
card-made-per_card_short = Also { $per } for every card by which the round is smaller than the largest.
card-doubled = A round in which { $suits } is trump counts double.
card-ties-lowest = Whoever has fewest points after the last round wins; equal scores share the place.
note-shrunk = { $asked } cards each are too many for { $seats } players: the largest round will have { $played }.
card-pack-french = A pack of 52 cards is used.
card-pack-short = { $cards } cards are used: the { $each } highest of every suit.
card-pack-spanish40 = { $cards ->
    [36] 36 cards are used: a pack without twos, eights, nines and tens.
   *[other] 40 cards are used: a pack without eights, nines and tens.
  }
card-pack-spanish48 = 48 cards are used: a pack without tens.
card-pack-wizard = 60 cards are used: a pack of 52, four Wizards and four Jesters.
card-packs = Two such packs are shuffled together, so every card is there twice.
card-without = Taken out of every pack: { $cards }.
card-rank-ace_high = Aces are high, then kings, queens, jacks and so on down.
card-rank-three_high = Aces are high, then threes, kings, queens, jacks and so on down to twos.
card-teams = { $teams } teams, seated by turns round the table: nobody sits next to a partner. The bids of a team are added up, and so are its tricks; each of its players scores for these sums.
card-schedule-same = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  } of { $size ->
    [one] { $size } card
   *[other] { $size } cards
  } each.
card-schedule-every = Every round has { $size ->
    [one] { $size } card
   *[other] { $size } cards
  } each.
card-trump-named-highest_bidder = No card is turned up. Once all have bid, the highest bidder names the trump suit, or no trump; of equal bids, the one nearest to the dealer’s { $side ->
    [right] right
   *[left] left
  }.
card-trump-named-dealer = No card is turned up. Before the bids, the dealer looks at the hand and names the trump suit, or no trump.
card-trump-rounds = Rounds without trump, by their number: { $numbers }.
card-trump-specials-count = If a Wizard is turned up, the dealer looks at the hand and names the trump suit before the bids. If a Jester is, there is no trump.
card-trump-specials-skipped = A Wizard or a Jester turned up is passed over: the next card of a suit counts.
card-hook-plain = The hook: the last to bid may not make the bids add up to the number of tricks.
card-hook-dealer_changes = The hook: if the bids add up to the number of tricks, the dealer must bid anew, something else.
card-hook-left_changes = The hook: if the bids add up to the number of tricks, the player on the dealer’s { $side ->
    [right] right
   *[left] left
  } must bid anew, something else.
card-hook-must_equal = The hook: the bids must add up to the number of tricks. Nobody may bid more than is left of them, and the last to bid must bid what is left.
card-hook-must_exceed = The hook: the last to bid must make the bids add up to more than the number of tricks; where that cannot be, all tricks must be bid.
card-hook-must_be_under = The hook: the last to bid must make the bids add up to less than the number of tricks; where that cannot be, 0 must be bid.
card-blind = Whoever is at least { $behind ->
    [one] { $behind } point
   *[other] { $behind } points
  } behind the leader may bid before looking at the hand, and before everybody else. Such a bid, if made, scores { $bonus } more.
card-blind-hook = If the hook forbids the blind bid of the last bidder, the bid goes up by one, or down by one where that is too many.
card-one_card-forehead = In a round of one card you see everybody’s card but your own; the cards are played once all have bid.
card-one_card-blind = In a round of one card nobody looks at any card; the cards are played once all have bid.
card-winner-no_trump = The highest card of the suit that was led takes the trick.
card-specials-play = Wizards and Jesters belong to no suit. They may always be played, even by who could follow suit.
card-specials-take = The first Wizard of a trick takes it. A Jester takes a trick only if there are nothing but Jesters: then the first does.
card-specials-lead = If a Jester is led, the next card that is none decides which suit to follow. If that is a Wizard, or a Wizard is led, any card may be played.
card-identical-first = Of two equal cards in a trick, the first is the better.
card-identical-last = Of two equal cards in a trick, the second is the better.
card-identical-cancel = Two equal cards in a trick cancel each other, and the best of the others takes it. If no card is left that could win, nobody takes it, and the same player leads again.
card-identical-cancel_leader = Two equal cards in a trick cancel each other, and the best of the others takes it. If no card is left that could win, whoever led takes it.
card-made-flat = A bid made exactly: { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
  }.
card-made-both = A bid made exactly: { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
  }, plus { $perTrick } for every trick, plus { $perSquare } times the square of the bid.
card-made-digit = A bid made exactly scores itself with a 1 written before it: a bid of 1 scores { $one }, a bid of 3 scores { $three }.
card-made-half_digit = A bid made exactly scores half of what it is with a 1 written before it: a bid of 1 scores { $one }, a bid of 3 scores { $three }.
card-zero-flat = A bid of 0 that is made has its own score: { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
  }.
card-nil-size_above_seats = In rounds with more cards each than players, a bid of 0 that is made scores { $points }.
card-nil-pack_exhausted = In rounds in which every card is dealt, a bid of 0 that is made scores { $points }.
card-nil-nearly_full = In rounds that leave cards undealt, but no more than there are players, a bid of 0 that is made scores { $points }.
card-nil-bids_over = In rounds in which the bids add up to more than the tricks, a bid of 0 that is made scores { $points }.
card-nil-missed = A bid of 0 that is missed there scores { $points }.
card-miss = { $who ->
    [over] Taking too many tricks
    [under] Taking too few tricks
    [zero] But a missed bid of 0
    [also] On top of that, every missed bid
   *[all] A missed bid, too high or too low,
  } { $way ->
    [gain] scores
   *[cost] costs
  } { $per ->
    [one] { $per } point
   *[other] { $per } points
  } { $unit ->
    [taken] for every trick you took
    [bid] for every trick you had bid
    [square] times the square of the difference: 1, 4, 9, and so on
    [triangle] for the first trick too many or too few, twice that for the second, and so on
    [doubling] times 1, 3, 7, 15 and so on, by the tricks too many or too few
    [size] for every card of the round
   *[off] for every trick too many or too few
  }.
card-miss-flat = { $who ->
    [over] Taking too many tricks
    [under] Taking too few tricks
    [zero] But a missed bid of 0
    [also] On top of that, every missed bid
   *[all] A missed bid, too high or too low,
  } { $way ->
    [gain] scores
   *[cost] costs
  } { $per ->
    [one] { $per } point
   *[other] { $per } points
  }.
card-miss-nothing = { $who ->
    [over] Taking too many tricks
    [under] Taking too few tricks
    [zero] But a missed bid of 0
    [also] On top of that, every missed bid
   *[all] A missed bid, too high or too low,
  } scores nothing.
card-miss-plus = On top of that: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
card-halving = A missed bid costs half of your score, rounded down: { $before } becomes { $after }.
card-stackpot = While all scores together are below zero, a bid that is made counts once more for each time that the number of tricks goes into what is missing.
card-target = The rounds are dealt over and over. The game ends after the round in which somebody reaches { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, or after { $rounds } rounds.
card-lives = Everybody has { $points ->
    [one] { $points } life
   *[other] { $points } lives
  }: points won or lost are lives won or lost, and whoever has none left is out. The rounds are dealt over and over until no more than one player is left, or { $rounds } have been played.
card-wins = Whoever has most points after the last round wins.
card-wins-lowest = Whoever has fewest points after the last round wins.
card-wins-lives = Whoever lasts longest wins; of several, whoever has most points.
card-wins-lives-lowest = Whoever lasts longest wins; of several, whoever has fewest points.
card-ties-shared = Equals share the place.
card-ties-made_bids = Of equals, whoever’s made bids add up to more comes first; equal sums share the place.
card-ties-extra_rounds = If several share the first place, further rounds of { $largest ->
    [one] { $largest } card
   *[other] { $largest } cards
  } are dealt until one of them leads, up to { $rounds } rounds in all. All play, but only they can win.
card-ties-further_rounds = If several share the first place, the rounds go on until one of them leads, up to { $rounds } in all. All play, but only they can win.
note-packs = One pack is little for { $seats } players: with two packs the rounds can be larger.
note-cancel = Where equal cards cancel each other a trick may go to nobody, so in spite of the hook everybody may make their bid.
note-lives = By these rules nobody can lose a life: the game goes on for { $rounds } rounds.
note-hook-idle = No round of this game is large enough for the hook, or the only one is spared: it never holds.
note-one-no_trump = A round of one card has no trump: whoever leads to it will nearly always take the trick.
card-winner-specials = Otherwise the highest trump takes the trick; if there is none, the highest card of the suit that was led.
card-winner-specials-no_trump = Otherwise the highest card of the suit that was led takes the trick.

## The settings of a table, by the keys of the server's rule book

choice-hook-off = the bids may come out even
choice-hook-last_bidder = the bids may not come out even
choice-hook-dealer_changes = the dealer changes an even sum
choice-hook-left_changes = the player on the dealer’s left changes an even sum
choice-hook-must_equal = the bids must come out even
choice-hook-must_exceed = the bids must go over
choice-hook-must_be_under = the bids must stay under

## The named variants

variant-trickster = Classic Oh Hell
variant-pagat_basic = Classic Oh Hell by Pagat
variant-spruce = One to the top
variant-spruce_house = One to the top, with house rules
variant-la_podrida = La Podrida
variant-bicycle = Oh Pshaw
variant-wikipedia_2020 = Rising Oh Hell
variant-up_and_down_river = Up and Down the River
variant-nomination_whist = Nomination Whist
variant-navy_big_ships = Big Ships
variant-kachufool = Kachufool
variant-judgement_10 = Judgement
variant-ascenseur = L’Ascenseur
variant-ascenseur_2pts = L’Ascenseur, two points
variant-plump = Plump
variant-beredskapswhist = Beredskapswhist
variant-boerenbridge_wk = Boerenbridge, spades
variant-german_bridge = German Bridge
variant-international_league = League game
variant-campbellsoup = Squares and steps
variant-wikipedia_updown = Oh Hell up and down
variant-trickster_simul = Classic Oh Hell, all bid together
variant-up_the_river = Up the River
variant-diminishing_bridge = Diminishing Bridge
variant-oh_well = Oh! Well
variant-devils_bridge = Devil’s Bridge
variant-basas = Basas
variant-blob_uk = Blob
variant-blob_hearts = Blob in hearts
variant-rikiki_fr = Rikiki
variant-pocha = La Pocha
variant-boerenbridge = Boerenbridge
variant-boerenbridge_17 = Boerenbridge, 17 rounds
variant-chinees_poepen = Chinees poepen
variant-romanian_whist = Romanian Whist
variant-rikiki_hu = Hungarian Rikiki
variant-gameduell = Oh Hell with Wizards
variant-wizard = Wizard
variant-wizard_hook = Wizard with the hook
variant-plump_20 = Plump, twenty rounds
variant-bondebridge = Bondebridge
variant-kachufool_together = Kachufool, all bid together
variant-judgement_tens = Judgement in tens
variant-prospect = Prospect
variant-cartier = Cartier
variant-campbellsoup_two = Squares and steps, two packs
variant-none = House rules

## Home

home-name-label = Your name
home-name-help = 1 to 20 characters; everybody at your tables sees it.
home-name-bad = A name needs 1 to 20 visible characters.
guest-name = Guest { $number }
gone-player = Former player
account-header = Your account
home-play = Play now
home-play-help = With whoever is here, and bots: { $variant }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  }
home-alone = Alone with bots
home-alone-help = Nobody joins, and no clock runs: { $variant }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
  }
pace-label = Pace
pace-quick = Quick
pace-standard = Standard
pace-relaxed = Relaxed
pace-help = { $seconds } seconds for a bid or a card
home-leaders = Leaders
home-friends = Play with friends
home-friends-help = Choose the rules and send a link
home-compete = Compete for chips
home-compete-help = Virtual chips, rated, against people
home-open = Open tables
home-open-none = Nobody is waiting at an open table just now. Open one, and others will find it here.
home-yours = Your games
home-join = Join
home-watch = Watch
home-continue = Continue
home-replay = Replay
home-your-turn = Your turn
home-people = Friends
home-invited = Invitations ({ $count })
home-invited-by = { $name } invites you
home-due = Go on playing
table-starts = begins at { $time }
home-decline = Not now
home-near = Friends’ tables
home-how = How to play
home-verify = Check the deals
home-moderation = Moderation
table-seats = { $taken } of { $seats } seats taken
level-label = Bots play as
level-beginner = Beginner
level-beginner-help = Counts its high cards, and makes a mistake now and then.
level-casual = Casual
level-casual-help = Plays by rules of thumb, for an easy evening.
level-steady = Steady
level-steady-help = Remembers every card, and makes few mistakes.
level-strong = Strong
level-strong-help = Weighs what the others may hold, at every card.
level-master = Master
level-master-help = Thinks the longest, and plays the best that bots here can.
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
how-play-text = One card from each player is a trick; the best card takes it. The first to play may lead any card; then, clockwise, everybody follows suit: plays the suit that was led, if they have it. The highest trump takes the trick, or the highest card of the suit led if no trump was played.
how-play-picture = A trick: { $cards }. The { $winner } takes it.
how-score = The score
how-score-text = Exactly as many tricks as you bid is what counts. One too many is as wrong as one too few.
how-score-made = bid 2, took 2: made
how-score-missed = bid 2, took 3: missed
how-variant = The rules in full of

## New table

new-title = New table

## The lobby of a table

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
lobby-watching = You are watching. Take a free seat, or a bot’s, to play.
lobby-full = You are watching. Every seat is taken.
lobby-share = Invite
lobby-share-help = Whoever opens this link can take a seat.
lobby-local = This link works on this computer only. To let others in, start the server with --lan and open the address it shows.
lobby-link = Link to this table
lobby-copy = Copy the link
lobby-send = Send the link
lobby-send-text = Come and play Oh Hell with me
lobby-qr = QR code of the link
lobby-start = Start the game
lobby-start-help = Bots take the seats that are still free.
lobby-wait-host = { $name } is the host and starts the game.
lobby-no-host = Whoever sits down first is the host and starts the game.
lobby-leave = Leave the table
lobby-fair = Fair deals
lobby-fair-help = Every shuffle of this game is fixed by a secret that nobody can change any more, mixed with a number from every player. This is its fingerprint; after the game the secret is shown and you can check every deal.
lobby-fair-code = Fingerprint

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
pref-trump-marks = Mark the trumps in your hand
pref-low-first = Low cards first
pref-confirm = Ask before a card or bid
pref-confirm-help = A second tap confirms.
pref-shortcuts = Keyboard shortcuts
pref-shortcuts-help = Single letters and digits act at once.
pref-suggestions = Suggestions
pref-suggestions-help = What your bid or card is good for, where the table allows it. Quiet: only afterwards, and only if your choice cost much.
pref-suggestions-off = off
pref-suggestions-asked = when I ask
pref-suggestions-quiet = quiet
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
refused-bad-name = A name needs 1 to 20 visible characters.
refused-bad-nonce = Something went wrong on the way. Please try again.
refused-bad-rules = These rules cannot be played.
refused-bad-rules-name = A name needs 1 to 40 visible characters.
refused-bid-first = Cards are played once everybody has bid.
refused-bid-range = A bid is a number from 0 to { $size }.
refused-bids-closed = All bids are in: they can no longer be changed.
refused-busy = The table is busy. Please try again in a moment.
refused-failed = The server made a mistake; nothing has changed.
refused-follow-suit = You hold a card of the suit that was led, so you must play one.
refused-game-over = The game is over.
refused-hook = { $tricks } is not allowed: the bids may not add up to { $size }.
refused-house-full = Too many tables are being played at. Please try again later.
refused-house-only = Only the house itself may do this.
refused-id-reused = Something went wrong on the way. Please try again.
refused-malformed = The server did not understand. Please reload the page.
refused-bid-zero = A bid of 0 is not allowed.
refused-bid-sum = { $tricks } is not allowed by what the bids must add up to.
refused-name-first = The trump must be named first.
refused-name-refused = This name is not wanted here. Please choose another.
refused-name-suit = This card asks for a suit: no trump is not possible.
refused-not-naming = The trump is not yours to name now.
refused-not-blind = Your hand does not lie face down.
refused-must-beat = You can beat the trick, so you must.
refused-must-overtrump = You hold a higher trump, so you must play one.
refused-trump-lead = Trump may not be led now while you hold another suit.
refused-must-trump = You cannot follow suit, so you must play a trump.
refused-no-cover = This seat needs no cover.
refused-no-round = No round is in progress.
refused-no-such-card = There is no such card.
refused-no-such-level = There is no such bot.
refused-no-such-rules = There are no rules with this name or code.
refused-no-such-seat = There is no such seat.
refused-no-such-table = There is no table with this link.
refused-not-covered = This seat is not covered.
refused-not-due = It is too early for the next round.
refused-not-host = Only the host may do this.
refused-not-over = The game is not over yet.
refused-not-scored = There is no score to confirm now.
refused-no-seat-here = There is no seat for you at this table. Take another one.
refused-not-seated = You have no seat at this table.
refused-not-started = The game has not started yet.
refused-not-text = The server did not understand. Please reload the page.
refused-not-your-card = You do not hold that card.
refused-not-your-seat = That is not your seat.
refused-not-your-turn = It is not your turn.
refused-own-seat = You cannot clear your own seat; you may leave it.
refused-rules-mistyped = This code of rules is incomplete or mistyped.
refused-rules-newer = This code comes from a newer version of Oh Hell: this server does not know all of its rules.
refused-seat-empty = This seat is empty already.
refused-seat-owned = This seat is played by its owner.
refused-seat-taken = Somebody sits there already.
refused-seen-hand = You have held another hand of this game, so only your old seat is open to you.
refused-rated-game = This game is rated: only those who began it play it.
refused-stale = The table had already moved on.
refused-store-full = The server has no room left to keep games. Nothing has changed.
refused-store-gone = The server cannot keep games just now. Nothing has changed; please try again.
refused-cool-off = You left games before their end. For now, play at private tables. Time left: { $time }.
refused-muted = You are muted: for now you can only say phrases. Time left: { $time }.
refused-muted-for-good = You are muted: you can only say phrases.
refused-suspended = You are suspended. Time left: { $time }.
refused-suspended-for-good = You are suspended for good.
refused-too-fast = Too fast. Please wait a moment.
refused-too-long = That is too long.
refused-too-many-guests = Too many new guests come from your network. Please try again later.
refused-too-many-rules = You keep as many rules as you may. Forget some first.
refused-too-many-tables = You sit at too many unfinished tables. Finish or leave one first.
refused-unreachable = The server cannot be reached.
refused-worn-table = This table was changed too often. Start the game, or open another table.

## The table in play: what stands around the cards

table-name = The table
table-title-turn = Your turn!
table-round = Round { $round } of { $rounds }
table-round-open = Round { $round }
table-target = first to { $points }
table-size = { $size ->
    [one] { $size } card each
   *[other] { $size } cards each
  }
table-people = People at this table
table-menu = Menu
table-chat = Chat
table-chat-new = Chat, { $n } new
table-watchers = { $n ->
    [one] { $n } person looks on
   *[other] { $n } people look on
  }
table-sheet = Score sheet
table-last-trick = Last trick
table-help = Keys and signs
table-facts = Trump and bids
table-trump = Trump: { $suit }
table-trump-due = Trump: to be named
table-stock = { $n ->
    [0] all cards dealt
    [one] { $n } card undealt
   *[other] { $n } cards undealt
  }
table-bids-sum = bids { $sum } of { $size }
table-seats-label = The other players
table-connection-lost = Connection lost. Trying again…
table-taken-over = This table is open in another tab or window of yours.
table-use-here = Use it here
balance-secret = Bids are secret until all are in
balance-secret-round = Bids are secret until the round is over
balance-even = even
balance-over = over by { $n }
balance-under = under by { $n }
dock-name = Your place
dock-watching = You are watching. Choose a bot’s seat to take it over.
suggest-ask = Suggest
suggest-marked = { $name }, suggested
table-suggestions-on = Suggestions are allowed at this table.
table-suggestions-off = Suggestions are not allowed at this table.
table-about = About this table
hand-name = { $n ->
    [0] Your hand is empty
    [one] Your hand: { $n } card
   *[other] Your hand: { $n } cards
  }
hand-face-down = Your hand, face down: { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
hand-suit = { $suit }: { $ranks }
prompt-sent = Sending…
prompt-go-on = Tap to go on
prompt-plays = Waiting for { $name } to play
prompt-bids = Waiting for { $name } to bid
prompt-names = Waiting for { $name } to name the trump
prompt-all-bid = Waiting for the other bids

## Cards of your hand, named for the ear

card-playable = { $card }, can be played
card-unplayable = { $card }, cannot be played, { $reason }
card-must-follow = must follow { $suit }
card-must-trump = must play a trump
card-must-go-over = must play a higher card
card-must-lead-plain = trump may not be led yet
card-not-now = not now
card-queued = { $card }, chosen as number { $n }

## Bidding

bid-title = Your bid
bid-question = How many tricks will you take?
bid-sum = { $sum } bid so far, { $size ->
    [one] { $size } trick
   *[other] { $size } tricks
  }: { $balance }
bid-chip = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
  }
bid-forbidden = { $tricks } is not allowed: the bids may not add up to { $size }.
bid-choose = Choose a number
bid-confirm = Bid { $tricks }
bid-sealed-yours = Your bid is in: { $tricks }
bid-waiting = Waiting for { $names }
bid-look = Look at my cards
bid-blind-help = Or bid blind: if you make it, that scores { $bonus } more.
bid-choose-blind = Choose a number to bid blind
bid-confirm-blind = Bid { $tricks } blind
bid-forehead-help = You see everybody’s card but your own.
bid-unseen-help = Nobody sees any card before all have bid.
name-title = The trump
name-question = What shall be trump?
name-choose = Choose a suit

## A seat: short words for the eye

seat-dealer-letter = D
seat-sealed = bid in
seat-need = needs { $by }
seat-exact = exact
seat-bust = over by { $by }
seat-score = { $score }
seat-lives = { $score ->
    [one] { $score } life
   *[other] { $score } lives
  }
seat-out = sits out
seat-blind = blind
seat-away-mark = away
seat-away-tight = away, { $seconds } s
seat-away-short = away, bot in { $seconds } s
seat-covered-short = bot plays
seat-take = Take this seat
seat-take-named = Take the seat of { $name }
take-help = The bot gives the seat up, and you go on with its cards, its bid and its score.

## A seat: whole sentences for the ear

seat-you = You ({ $name }).
seat-name = { $kind ->
    [bot] { $name }, a bot.
   *[other] { $name }.
  }
seat-say-unknown = No bid yet.
seat-say-sealed = The bid is in, and still secret.
seat-say-bid = Bid { $bid }.
seat-say-need = Bid { $bid }, taken { $taken }: needs { $by } more.
seat-say-exact = Bid { $bid }, taken { $taken }: exact.
seat-say-bust = Bid { $bid }, taken { $taken }: { $by } too many.
seat-say-score = { $score ->
    [one] { $score } point.
   *[other] { $score } points.
  }
seat-say-dealer = Dealer.
seat-say-leader = Leads this trick.
seat-say-turn = On turn.
seat-say-out = Sits this round out.
seat-say-secret = The bid is secret; taken { $taken }.
seat-say-blind = Bid blind.
seat-say-team = Team { $team }.
seat-say-team-sum = Team { $team }: together bid { $bid }, taken { $taken }.
seat-say-card = Holds the { $card }.
seat-say-score-lives = { $score ->
    [one] { $score } life left.
   *[other] { $score } lives left.
  }
seat-away = Away; a bot takes over soon, and the seat is kept.
seat-covered = Away; a bot plays for this seat, and the seat is kept.

## The trick

trick-name = The trick
trick-card = { $card }, from { $name }
trick-card-you = { $card }, from you
trick-card-winning = { $card }, from { $name }, winning so far
trick-card-winning-you = { $card }, from you, winning so far
trick-led = led
trick-took = took it
trick-none = No trick has been taken in this round yet.
trick-struck = struck out
trick-card-struck = { $card }, from { $name }, struck out by its equal
trick-card-struck-you = { $card }, from you, struck out by its equal
trick-nobody = Nobody took it.

## Score sheet, summary of a round, end of the game

sheet-round = Round
sheet-row = { $size ->
    [one] Round { $number }, { $size } card
   *[other] Round { $number }, { $size } cards
  }
sheet-total = Total
sheet-rank = { $rank }.
sheet-curve = The scores from round to round
sheet-standings = Standings
sheet-legend = { $rank }. { $name }: { $score }
sheet-legend-team = { $rank }. Team { $team } ({ $names }): { $score }
sheet-cell-made = bid { $bid }, took { $taken }, made: { $points } points
sheet-cell-missed = bid { $bid }, took { $taken }, missed: { $points } points
side-tabs = Beside the table
side-score = Score
side-log = Log
log-begin = You came in at round { $round } of { $rounds }.
log-begin-open = You came in at round { $round }.
summary-title = Round { $round } is over
summary-made = You made your bid!
summary-missed = You missed your bid
summary-player = Player
summary-tricks = Tricks
summary-points = Points
summary-cell-made = made
summary-cell-missed = missed
summary-ready = Next round
summary-waiting = Waiting for { $names }.
summary-next = { $seconds ->
    [one] It begins in { $seconds } second.
   *[other] It begins in { $seconds } seconds.
  }
over-won = { $name } wins
over-won-you = You win!
over-shared = { $names } share the first place
over-team = Team { $team } wins: { $names }
over-made = { $rounds ->
    [one] { $made } of { $rounds } bid made
   *[other] { $made } of { $rounds } bids made
  }
over-ways = What next
over-again = New game, same rules
over-again-chips = New game for { $chips } chips
over-again-play = Another game with whoever is here
over-replay = Replay
over-verify = Check the deals
over-download = Download

## The live line and the log

say-seat-taken = { $kind ->
    [bot] { $name }, a bot, sits down.
   *[other] { $name } sits down.
  }
say-seat-taken-you = You sit down.
say-seat-left = { $name } has left.
say-seat-left-you = You have left your seat.
say-covered = A bot now plays for { $name }; the seat is kept.
say-covered-you = A bot now plays for you until you return.
say-returned = { $name } plays again.
say-returned-you = You play again.
say-host = { $name } is now the host.
say-host-you = You are now the host.
say-away = { $name } is away.
say-back = { $name } is back.
say-game = The game begins.
say-round = Round { $number } of { $rounds }, { $size ->
    [one] { $size } card
   *[other] { $size } cards
  } each. { $name } deals.
say-round-you = Round { $number } of { $rounds }, { $size ->
    [one] { $size } card
   *[other] { $size } cards
  } each. You deal.
say-round-open = Round { $number }, { $size ->
    [one] { $size } card
   *[other] { $size } cards
  } each. { $name } deals.
say-round-open-you = Round { $number }, { $size ->
    [one] { $size } card
   *[other] { $size } cards
  } each. You deal.
say-round-extra = The best score is shared, so another round decides.
say-hand = Your hand is { $cards }.
say-holds = { $name } holds the { $card }.
say-trump = Trump is { $suit }; the turned card is the { $card }.
say-trump-suit = Trump is { $suit }.
say-trump-none = There is no trump in this round.
say-trump-none-card = The turned card is the { $card }: there is no trump in this round.
say-trump-due = The trump is yet to be named.
say-trump-due-card = The turned card is the { $card }: the trump is yet to be named.
say-trump-asked = { $name } is to name the trump.
say-trump-named = { $name } names the trump: { $suit }.
say-trump-named-you = You name the trump: { $suit }.
say-bid = { $name } bids { $tricks }.
say-bid-you = You bid { $tricks }.
say-bid-sealed = Your bid of { $tricks } is in.
say-has-bid = { $name } has bid.
say-bids-complete = All bids are in: { $balance }.
say-bids-secret = All bids are in, and stay secret until the round is over.
say-blind-offered = May bid before looking at the cards: { $names }.
say-looked = { $name } looks at the cards.
say-looked-you = You look at your cards.
say-bid-blind = { $name } bids { $tricks } blind.
say-bid-blind-you = You bid { $tricks } blind.
say-bid-again = The bids add up to { $size }: { $name } must bid again.
say-bid-again-you = The bids add up to { $size }: you must bid again.
say-play = { $name } plays the { $card }.
say-play-you = You play the { $card }.
say-trick = { $name } takes the trick.
say-trick-you = You take the trick.
say-cancelled = Equal cards strike each other out: nobody takes the trick.
say-points = { $name } bid { $bid } and took { $taken }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
say-points-you = You bid { $bid } and took { $taken }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
say-over = The game is over. { $name } wins with { $score ->
    [one] { $score } point
   *[other] { $score } points
  }.
say-over-you = The game is over. You win with { $score ->
    [one] { $score } point
   *[other] { $score } points
  }.
say-over-shared = The game is over. { $names } share the first place with { $score ->
    [one] { $score } point
   *[other] { $score } points
  }.
say-over-lives = The game is over. { $name } wins with { $score ->
    [one] { $score } life left.
   *[other] { $score } lives left.
  }
say-over-lives-you = The game is over. You win with { $score ->
    [one] { $score } life left.
   *[other] { $score } lives left.
  }
say-over-lives-shared = The game is over. { $names } share the first place; lives left: { $score }.
say-over-team = The game is over. Team { $team } wins: { $names }; score { $score }.
say-turn-bid = Your turn: bid
say-turn-bid-hook = Your turn: bid, but not { $forbidden }
say-turn-lead = Your turn: lead a card
say-turn-follow = Your turn: { $suit } were led
say-turn-any = Your turn: no suit need be followed
say-turn-name = Your turn: name the trump
say-turn-blind = Your turn: look at your cards, or bid blind

## Menu, leaving, text, keys

menu-table = Table { $id }
leave-title = Leave the table
leave-later = Leave, and come back later
leave-later-help = Your seat is kept. After { $seconds } seconds a bot plays for you until you return; you can take over again before any card.
leave-good = Give the seat up for good
leave-good-help = A bot gets your cards, your bid and your score, and the next visitor may take the seat.
leave-watching-help = You can come back to this table at any time with its link.
leave-go = Leave
leave-stay = Stay
text-title = The table as text
text-hand = Hand: { $cards }
text-trick = Trick: { $cards }
help-signs = Signs
help-sign-dealer = deals this round, and bids last
help-sign-need = needs more tricks
help-sign-exact = has exactly what was bid
help-sign-bust = has too many tricks
help-sign-leads = leads the trick
help-sign-wins = wins the trick so far
help-keys = Keys
help-keys-off = The single-letter keys are switched off in the settings.
help-key-arrows = move through your hand or the bids; Home and End too
help-key-enter = play the card, make the bid, go on
help-key-digits = choose a bid; Enter makes it
help-key-b = to the bids
help-key-suits = choose a trump that you are to name: the letter of a suit, N for none
help-key-h = to your hand
help-key-l = last trick
help-key-s = score sheet
help-key-a = suggestions
help-key-t = say the trump
help-key-help = this help
help-key-esc = close
help-premove = Before your turn you can tap cards to choose them in advance; tap one again to take it back. A chosen card that may not be played is never played.
