### What arranges a table: seats, hosts, set times, rematches. Fetched by the screens that need it,
### so not in the catalogue that every visitor gets.

## Refusals

refused-no-person = Nobody owns this seat.
refused-table-closed = This table is closed: there will be no game.
refused-nobody-seated = Nobody sits here.
refused-not-empty = Somebody sits here.
refused-bad-order = Every seat must be named once.
refused-same-seat = There is nothing to exchange.
refused-already-host = You are the host already.
refused-not-removed = They were not removed from this table.
refused-not-ready = You have not said that you are ready.
refused-same-offer = This is so already.
refused-nobody-here = They are not at this table, nor a friend of yours.
refused-has-seat = Only somebody without a seat can take yours.
refused-friend-seen-hand = They have held a hand of this game and cannot take another.
refused-friend-removed = The host has removed them from this table.
refused-rematch-open = The same people play again already.
refused-removed = The host has removed you from this table. You can still watch.
refused-seat-kept = This seat is kept for { $name } for a short while.
refused-start-past = This time is past. Choose a later one.
refused-start-far = This time is too far ahead: choose one within a day.
refused-start-twice = A game that begins at once has no time set for later.
refused-rated-suggestions = Suggestions are not possible in a game that counts for ratings.
refused-listed-hidden = A table is either for everybody or only for those invited.
refused-no-set-time = No game is going to begin here at a set time.

## In a calendar

calendar-title = Oh Hell: { $variant }
calendar-text = Come to the table: { $link }

## This table, on the screen where it is opened

options-title = This table
options-preset = In what spirit
options-preset-family = Family
options-preset-family-help = No clocks, any talk, suggestions allowed; nothing counts but the fun.
options-preset-club = Club
options-preset-club-help = 30 seconds for each bid and card, set phrases, no suggestions; counts for ratings.
options-preset-quick = Quick
options-preset-quick-help = 15 seconds for each bid and card, set phrases, suggestions allowed.
options-when = When it starts
options-when-host = when the host says so
options-when-host-help = You press start once those you wait for are there.
options-when-time = at a set time
options-when-time-help = Within the next 24 hours. The table opens at once: people may come, sit and talk.
options-time = Time
options-find = Who finds the table
options-find-invited = only who is invited
options-find-invited-help = It stands in no list; who has the link comes in.
options-find-friends = friends of those who sit here
options-find-friends-help = Friends see it among the tables of their friends; others need the link.
options-find-everybody = everybody
options-find-everybody-help = It stands among the open tables on the first page.
options-more = Chat, clocks, watching, ratings and bots
options-chat = Chat while playing
options-chat-none = none
options-chat-phrases = set phrases
options-chat-text = anything
options-bid-clock = Time for a bid
options-play-clock = Time for a card
options-clock-help = When it is up, the house bids or plays for the seat.
options-clock-none = no limit
options-clock = { $seconds } s
options-suggestions = Suggestions
options-suggestions-help = Whoever is to act may ask what each bid and card is good for.
options-watching = Watching
options-watching-help = People without a seat may look on; they see no hand.
options-rated = Counts for ratings
options-rated-help = The result changes the ratings of those who play. Then there are no suggestions.

## About a table

about-title = About this table
about-find-invited = Only who is invited or has the link finds this table.
about-find-friends = Friends of those who sit here find this table.
about-find-everybody = Everybody finds this table.
about-watching-on = Anybody who finds it may watch.
about-watching-off = Nobody may watch without a seat.
about-chat-none = While playing nobody talks; before and after everybody may.
about-chat-phrases = While playing there are set phrases; before and after, any text.
about-chat-text = Any text may be written, also while playing.
about-bid-clock-none = A bid may take as long as it likes.
about-bid-clock = A bid may take { $seconds } seconds.
about-play-clock-none = A card may take as long as it likes.
about-play-clock = A card may take { $seconds } seconds.
about-rated-on = This game counts for ratings.
about-rated-off = This game does not count for ratings.
about-rated-withheld = Two people came to this table in one browser, so the game changes no ratings. It can be played all the same.
about-bots = Bots that the house seats play at this level: { $level }.
about-lasts = The table stays under its link, also when everybody has gone. In the list of open tables it stands only while somebody is here.

## A set time

starts-today = Starts today at { $time }
starts-tomorrow = Starts tomorrow at { $time }
starts-now = any moment now
starts-in-minutes = { $minutes ->
    [one] in one minute
   *[other] in { $minutes } minutes
}
starts-in-hours = { $hours ->
    [one] in about an hour
   *[other] in about { $hours } hours
}
starts-help = Then the game starts by itself and bots take the free seats; it starts earlier once every seat is a person’s and all are ready. A bot plays for whoever is away until they come. If nobody sits here by then, the table is closed.
starts-calendar = Add to my calendar
starts-remind = Let this device remind me
starts-reminded = While a page of ours is open, you are reminded 5 minutes before.
remind-text = { $minutes ->
    [one] Your game starts in one minute.
   *[other] Your game starts in { $minutes } minutes.
}

## Ready, and hosts

ready-asked = The host asks: are you ready?
ready-count = Ready: { $ready } of { $people }
ready-yes = I am ready
ready-no = Not ready after all
ready-mark = ready
kept-for = kept for { $name }
host-tools = For the host
host-ask-ready = Ask who is ready
host-shuffle = Shuffle the seats
host-close = Call the game off
host-close-sure = The table is closed for everybody, and there will be no game.
host-close-not = Keep the table
host-removed = Removed by the host
host-admit = Let { $name } sit here again
host-seat-free = Seat { $number }, free
host-seat = Seat { $number }: { $name }
host-arrange = Arrange the seat of { $name }
host-move = Move to seat { $number }
host-swap = Swap with { $name }, seat { $number }
host-give = Make { $name } the host
host-remove = Remove { $name } from the table
host-remove-help = Whoever is removed does not sit here again until you allow it.
closed-title = This table is closed
closed-text = There will be no game here: the host has called it off, or nobody sat here when it should have started.
closed-new = Open another table

## Giving the seat to a friend

offer-help = Your friend opens the link of the table and watches. Whoever has held no hand of this game can take your seat over, with its cards, its bid and its score.
offer-nobody = Nobody is watching now. Send your friend the link:
offer-to = Offer the seat to { $name }
offer-waits = Your seat is offered to { $name }. Until it is taken you play on.
offer-withdraw = Take the offer back
offer-title = A seat for you
offer-told = { $name } offers you the seat: you go on with its cards, its bid and its score.
offer-take = Take the seat
offer-refuse = Go on watching

say-ready = { $name } is ready.
say-ready-you = You are ready.
say-unready = { $name } is not ready after all.
say-unready-you = You are not ready after all.
say-ready-asked = The host asks: are you ready?
say-arranged = The seats have been exchanged.
say-removed = The host has removed { $name } from the table.
say-admitted = { $name } may sit here again.
say-closed = This table is closed: there will be no game.

over-rematch = Play again with the same people
over-rematch-join = Join the rematch
over-rematch-open = The same people play again. Your seat is kept for a minute.
over-rematch-chips = Everybody puts { $chips } chips down once more.
say-offered = { $name } offers the seat to somebody who is watching.
say-offered-you = You offer your seat to somebody who is watching.
say-unoffered = { $name } keeps the seat after all.
say-unoffered-you = You keep your seat after all.
say-rematch = The same people play again: your seat is kept for a minute.
leave-friend = Give the seat to a friend
leave-rated = This game counts for ratings: a bot plays on for you, and unless you come back before the end, you are rated as last of { $sides }.
leave-staked = You lose the { $chips } chips that you have put down, whatever the bot wins.
