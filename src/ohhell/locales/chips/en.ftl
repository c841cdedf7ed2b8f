### Chips: the purse, the Compete door, the pot of a table. Fetched by the screens that need it.

## Refusals

refused-purse-short = You have too few chips for this.
refused-same-browser = Somebody who sits here came in this browser. At a table for chips, two people cannot share one.
refused-stake-short = There are fewer chips at this table than were asked for.
refused-done-otherwise = This was done already, in another way. Nothing has changed.
refused-granted-today = You have had today’s chips. The next are there tomorrow.
refused-not-poor = You own enough chips: today’s are for those who own few.
refused-no-buy-in = Nobody plays for so many chips here. Choose one of the buy-ins.
refused-table-settled = The chips of this table have been given back or paid out. Choose another table.
refused-has-stake = You have put your chips down here already.
refused-other-buy-in = At this table everybody puts down the same number of chips.
refused-no-stake = You have no chips at this table.
refused-no-stakes = Nothing is played for at this table.
refused-too-few-stakes = A game for chips needs two people; bots play for nothing.
refused-stakes-missing = Somebody who sits here has not put chips down yet. Please try again in a moment.
refused-leaving-costs = The game has begun. If you leave it now, you lose the chips that you have put down.

## The purse

compete-title = Compete for chips
compete-virtual = Chips are virtual. Nobody can buy them, nobody is paid for them: they are only there to make it matter.
compete-purse = Your purse
compete-chips =
    { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
compete-at-stake = At stake: { $chips }
compete-to-table = Go to the table
compete-daily = Take today’s { $chips } chips
compete-daily-help = Whoever owns fewer than { $below } chips, stakes counted, may take { $daily } a day.
compete-taken = { $chips } chips have come into your purse.
compete-history = Where your chips came from, and where they went
compete-move = { $when }: { $what }
chips-move-first_grant = The first chips, for everybody
chips-move-daily_grant = Chips of the day
chips-move-buy_in = Put down at a table
chips-move-withdrawal = Taken back before the game
chips-move-payout = Won in a game
chips-move-refund = Given back: there was no game
chips-move-annulment = Put right: the game does not count
chips-move-closing = Given back to the bank

## Tables

compete-tables = Tables that wait for players
compete-none = No table waits now. Open one, and others will find it here.
compete-row = Buy-in { $chips } · { $prizes } · { $taken } of { $seats } seats taken
compete-look = Sit down here
compete-new = Open a table
compete-strict = Such a table is open to everybody and rated. It has clocks, and nobody is given suggestions.
compete-rules = Rules
compete-seats = Seats
compete-buy-in = Everybody puts down
compete-prizes = Who wins
compete-prizes-winner = The winner takes all
compete-prizes-first_two = The first two
compete-prizes-first_three = The first three
compete-clock = Time to think
compete-clock-seconds = { $seconds } s
compete-payout = If { $stakes } people play, there is this to be won:
compete-place = { $rank }: { $chips } chips
compete-rank = No. { $rank }
compete-open = Open, and put { $chips } chips down
compete-last-rules = Your last house rules

## At the table

pot-title = Played for chips
pot-lobby = Whoever sits down puts { $chips } chips down, and has them back on getting up before the game. The game begins when everybody who sits here is ready, and no seat is free; or when the host starts it with two people or more. Bots play for nothing.
pot-purse = You have { $chips } chips to spend.
pot-down = { $name } has put { $chips } chips down.
pot-pot = Pot: { $chips } chips
pot-won = { $name } put { $put } chips down and won { $chips }.
pot-lost = { $name } lost { $chips } chips.
pot-left = { $name } left the game and lost { $chips } chips.
pot-back = { $name } has the { $chips } chips back.
pot-annulled = This game does not count: what was lost has been given back.
pot-waiting = The chips are being paid out …
