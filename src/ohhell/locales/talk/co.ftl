### Talk at a table, and the door of one where nobody looks on: fetched when somebody comes to it.

talk-title = Chjachjara
talk-message = Messaghju
talk-send = Mandà
talk-phrases = À dì cù un toccu
talk-line = { $name } : { $text }
talk-empty = Nimu hà dettu nunda per avà.
talk-watching = Parla solu quellu chì hà un postu.
talk-off-none = À sta tavula ùn si parla micca durante a partita.
talk-off-phrases = Durante a partita, si ponu dì solu ste frasi.
talk-quiet = Ùn leghje più, piattà, signalà
talk-mute = Ùn leghje più à { $name }
talk-blocked = Bluccate à { $name }, tandu ùn leghjite micca i so missaghji.
talk-hide = Piattà a chjachjara
talk-hidden = Avete piattatu a chjachjara.

## The door

door-title = A partita hè in corsu
door-text = Ùn pudete micca fighjà sta tavula, ma pudete piglià u postu di un robò.
door-shut = Quì nimu fighja
door-shut-text = Tutti i posti di sta tavula sò pigliati, è l’òspite ùn accetta micca spettatori.
door-full = Troppa ghjente fighja
door-full-text = Ùn ci hè più postu per fighjulà, è tutti i posti di sta tavula sò pigliati. Pruvate torna più tardi.
door-suspended = Site suspesu
door-suspended-text = Un muderatore vi hà suspesu. Un robot ghjoca per voi. U vostru contu è i vostri dati fermanu i vostri.

## Phrases: what is said with one tap, short and kind

phrase-hello = Bonghjornu !
phrase-luck = Bona furtuna !
phrase-well-played = Ben ghjucatu !
phrase-nice-bid = Bella chjama !
phrase-thanks = Vi ringraziu !
phrase-sorry = Scusate !
phrase-oops = Ùps !
phrase-lucky = Chì furtuna !
phrase-unlucky = Chì disgrazia !
phrase-wow = Uau !
phrase-ouch = Ahi !
phrase-thinking = Pensu…
phrase-hurry = Appena più prestu, per piacè.
phrase-back-soon = Vultaraghju subitu.
phrase-good-game = Bella partita !
phrase-bye = Avvedeci !

## Refusals

refused-bad-line = Un messaghju hà da 1 à { $length } caratteri visibuli.
refused-no-such-phrase = Sta frasa ùn esiste micca.
refused-no-talk = À sta tavula ùn si parla micca durante a partita.
refused-phrases-only = Durante a partita, si ponu dì solu e frasi digià pronte.
refused-talked-out = S’hè parlatu tantu à sta tavula chì ùn ci hè più postu.
