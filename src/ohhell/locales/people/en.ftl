# Friends, what everybody may know of a person, and invitations. Loaded by the screens that need it.

people-title = Friends
people-yours = Your profile
people-friends = Your friends
people-none = You have no friends here yet. Find somebody by name, or ask somebody you have played with.
people-asking = Would like to be your friends
people-asked = Asked by you
people-met = Played with you lately
people-blocked = Blocked
people-blocked-help = They are not told. They cannot find, ask or invite you, nor sit at a table where you are host, and the house never seats you together.
people-muted = Muted
people-muted-help = You do not see what they write. They are not told.
people-find = Find somebody
people-find-label = Name
people-find-help = The whole name, as in Zoë or Zoë#4711.
people-find-button = Find
people-found-none = Nobody found. Is it the whole name?
people-ask = Ask to be friends
people-accept = Accept
people-decline = Decline
people-take-back = Take back
people-part = Remove friend
people-block = Block
people-unblock = Unblock
people-mute = Mute
people-unmute = Unmute
people-is-friend = Friend
people-is-asked = Asked
people-go = Go to the table
people-near-table = At a table
people-near-online = Here now
people-near-away = Away
people-near-gone = Not here
people-seen = Last here: { $when }
people-shown = Friends see when you are here
people-shown-help = Otherwise nobody does, nor at which table you sit.

person-since = Here since { $date }
person-you = This is how others see you. The list of games is for you and your friends.
person-games = Finished games
person-wins = Won
person-shared = { $shared ->
    [one] { $shared } of them shared
   *[other] { $shared } of them shared
}
person-place = Average place
person-made = Bids made
person-over = Missed, too many tricks
person-under = Missed, too few tricks
person-percent = { $percent }%
person-variants = By rules
person-house-rules = House rules
person-none = No finished game yet.
person-history = Games
person-history-closed = The list of games is for friends.
person-rank = Place { $rank } of { $seats }
person-with = With { $names }
person-more = Show more

invite-title = Invite friends
invite-none = Friends whom you have here can be invited with one tap.
invite-find = Find friends
invite-one = Invite
invite-waiting = Invited
invite-declined = Has no time

seated-none = Nobody else sits here but bots.
seated-blocked = You block { $name }, who sits here. You may sit down all the same.

refused-yourself = That is you.
refused-you-block = You block this person. Unblock them first.
refused-too-many-friends = You have, or have asked, as many friends as one may have.
refused-too-many-requests = This person has too many requests to answer already.
refused-too-many-shunned = That is as many people as one may block or mute.
refused-no-such-player = There is nobody with this link.
refused-friends-only = The list of games is for friends.
refused-not-friends = Only friends are invited like this. Send others the link.
refused-sits-already = This person sits at the table already.
refused-no-free-seat = Nobody can join this table any more.
refused-too-many-invited = As many people are invited as can be.
