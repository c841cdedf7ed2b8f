### Talk at a table, and the door of one where nobody looks on: fetched when somebody comes to it.

talk-title = Chat
talk-message = Message
talk-send = Send
talk-phrases = Say with one tap
talk-line = { $name }: { $text }
talk-empty = Nothing has been said yet.
talk-watching = Only those who have a seat can talk.
talk-off-none = Nobody talks at this table while the game is played.
talk-off-phrases = While the game is played, only these phrases can be said.
talk-quiet = Mute, hide, report
talk-mute = Mute { $name }
talk-blocked = You block { $name }, so you do not read them either.
talk-hide = Hide the chat
talk-hidden = You have hidden the chat.

## The door

door-title = The game is on
door-text = You cannot look on at this table, but you may take the seat of a bot.
door-shut = Nobody looks on here
door-shut-text = All seats of this table are taken, and its host does not let others look on.
door-full = Too many look on
door-full-text = As many people look on as there is room for, and all seats of this table are taken. Try again later.
door-suspended = You are suspended
door-suspended-text = A moderator has suspended you. A bot plays on for you. Your account and your data stay yours.

## Phrases: what is said with one tap, short and kind

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-bid = Nice bid!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-lucky = That was lucky!
phrase-unlucky = Bad luck!
phrase-wow = Wow!
phrase-ouch = Ouch!
phrase-thinking = Let me think…
phrase-hurry = A little faster, please.
phrase-back-soon = Back in a moment.
phrase-good-game = Good game!
phrase-bye = Goodbye!

## Refusals

refused-bad-line = A message needs 1 to { $length } visible characters.
refused-no-such-phrase = There is no such phrase.
refused-no-talk = Nobody talks at this table while the game is played.
refused-phrases-only = While the game is played, only the preset phrases can be said.
refused-talked-out = So much has been said at this table that no more fits.
