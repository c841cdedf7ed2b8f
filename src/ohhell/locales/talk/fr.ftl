### Talk at a table, and the door of one where nobody looks on: fetched when somebody comes to it.

talk-title = Discussion
talk-message = Message
talk-send = Envoyer
talk-phrases = À dire en un geste
talk-line = { $name } : { $text }
talk-empty = Personne n’a encore rien dit.
talk-watching = Il faut avoir une place pour parler.
talk-off-none = On ne parle pas à cette table pendant la partie.
talk-off-phrases = Pendant la partie, on ne peut dire que ces phrases.
talk-quiet = Ne plus lire, masquer, signaler
talk-mute = Ne plus lire { $name }
talk-blocked = Vous bloquez { $name } et ne lisez donc pas non plus ses messages.
talk-hide = Masquer la discussion
talk-hidden = Vous avez masqué la discussion.

## The door

door-title = La partie est en cours
door-text = Vous ne pouvez pas regarder cette table, mais vous pouvez prendre la place d’un robot.
door-shut = Personne ne regarde ici
door-shut-text = Toutes les places de cette table sont prises, et son hôte n’y admet pas de spectateurs.
door-full = Trop de monde regarde
door-full-text = Il ne peut y avoir plus de spectateurs, et toutes les places de cette table sont prises. Réessayez plus tard.
door-suspended = Vous êtes suspendu
door-suspended-text = Un modérateur vous a suspendu. Un robot joue à votre place. Votre compte et vos données restent les vôtres.

## Phrases: what is said with one tap, short and kind

phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-nice-bid = Belle annonce !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups !
phrase-lucky = Quelle chance !
phrase-unlucky = Pas de chance !
phrase-wow = Waouh !
phrase-ouch = Aïe !
phrase-thinking = Je réfléchis…
phrase-hurry = Un peu plus vite, s’il vous plaît.
phrase-back-soon = Je reviens tout de suite.
phrase-good-game = Belle partie !
phrase-bye = Au revoir !

## Refusals

refused-bad-line = Un message compte de 1 à { $length } caractères visibles.
refused-no-such-phrase = Cette phrase n’existe pas.
refused-no-talk = On ne parle pas à cette table pendant la partie.
refused-phrases-only = Pendant la partie, on ne peut dire que les phrases toutes faites.
refused-talked-out = On a tant parlé à cette table qu’il n’y a plus de place.
