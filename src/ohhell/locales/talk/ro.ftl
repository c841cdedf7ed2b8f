### Talk at a table, and the door of one where nobody looks on: fetched when somebody comes to it.

talk-title = Discuție
talk-message = Mesaj
talk-send = Trimite
talk-phrases = De spus dintr-o atingere
talk-line = { $name }: { $text }
talk-empty = Nu s-a spus încă nimic.
talk-watching = Vorbește doar cine are un loc la masă.
talk-off-none = La această masă nu se vorbește în timpul partidei.
talk-off-phrases = În timpul partidei se pot spune doar aceste replici.
talk-quiet = Fără vorbe, sesizează
talk-mute = Nu mai arăta ce spune { $name }
talk-blocked = O blochezi pe persoana { $name }, deci nici nu îi citești mesajele.
talk-hide = Ascunde discuția
talk-hidden = Ai ascuns discuția.

## The door

door-title = Partida este în curs
door-text = Nu poți privi la această masă, dar poți ocupa locul unui bot.
door-shut = Aici nu se privește
door-shut-text = Toate locurile acestei mese sunt ocupate, iar gazda nu primește spectatori.
door-full = Sunt prea mulți spectatori
door-full-text = Nu mai este loc pentru spectatori, iar toate locurile de la această masă sunt ocupate. Încearcă mai târziu.
door-suspended = Ești suspendat
door-suspended-text = Un moderator te-a suspendat. Un robot joacă în locul tău. Contul și datele tale rămân ale tale.

## Phrases: what is said with one tap, short and kind

phrase-hello = Bună!
phrase-luck = Mult noroc!
phrase-well-played = Bine jucat!
phrase-nice-bid = Frumoasă licitație!
phrase-thanks = Mulțumesc!
phrase-sorry = Scuze!
phrase-oops = Hopa!
phrase-lucky = Ce noroc!
phrase-unlucky = Ghinion!
phrase-wow = Uau!
phrase-ouch = Au!
phrase-thinking = Mă gândesc…
phrase-hurry = Puțin mai repede, te rog.
phrase-back-soon = Revin imediat.
phrase-good-game = Frumoasă partidă!
phrase-bye = La revedere!

## Refusals

refused-bad-line = Un mesaj are între 1 și { $length } de caractere vizibile.
refused-no-such-phrase = Nu există această replică.
refused-no-talk = La această masă nu se vorbește în timpul partidei.
refused-phrases-only = În timpul partidei se pot spune doar replicile gata făcute.
refused-talked-out = S-a vorbit atât de mult la această masă, încât nu mai încape nimic.
