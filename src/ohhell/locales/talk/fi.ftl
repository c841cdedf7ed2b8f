### Talk at a table, and the door of one where nobody looks on: fetched when somebody comes to it.

talk-title = Keskustelu
talk-message = Viesti
talk-send = Lähetä
talk-phrases = Sano yhdellä napautuksella
talk-line = { $name }: { $text }
talk-empty = Vielä ei ole sanottu mitään.
talk-watching = Vain paikalla istuvat voivat puhua.
talk-off-none = Tässä pöydässä ei puhuta pelin aikana.
talk-off-phrases = Pelin aikana voi sanoa vain nämä lauseet.
talk-quiet = Mykistä, piilota, ilmoita
talk-mute = Mykistä { $name }
talk-blocked = Olet estänyt henkilön { $name }, joten et näe hänen viestejäänkään.
talk-hide = Piilota keskustelu
talk-hidden = Olet piilottanut keskustelun.

## The door

door-title = Peli on käynnissä
door-text = Et voi katsoa tämän pöydän peliä, mutta voit ottaa botin paikan.
door-shut = Täällä ei ole katsojia
door-shut-text = Pöydän kaikki paikat on varattu, eikä isäntä salli katsojia.
door-full = Katsojia on liikaa
door-full-text = Katsojille ei ole enempää tilaa, ja pöydän kaikki paikat on varattu. Yritä myöhemmin uudelleen.
door-suspended = Sinut on suljettu pois
door-suspended-text = Valvoja on sulkenut sinut pois. Botti pelaa puolestasi. Tilisi ja tietosi säilyvät sinun.

## Phrases: what is said with one tap, short and kind

phrase-hello = Hei!
phrase-luck = Onnea peliin!
phrase-well-played = Hyvin pelattu!
phrase-nice-bid = Hieno tarjous!
phrase-thanks = Kiitos!
phrase-sorry = Anteeksi!
phrase-oops = Hups!
phrase-lucky = Olipa tuuria!
phrase-unlucky = Huonoa tuuria!
phrase-wow = Vau!
phrase-ouch = Auts!
phrase-thinking = Mietin hetken…
phrase-hurry = Vähän nopeammin, kiitos.
phrase-back-soon = Tulen pian takaisin.
phrase-good-game = Hyvä peli!
phrase-bye = Näkemiin!

## Refusals

refused-bad-line = Viestissä on 1–{ $length } näkyvää merkkiä.
refused-no-such-phrase = Tällaista lausetta ei ole.
refused-no-talk = Tässä pöydässä ei puhuta pelin aikana.
refused-phrases-only = Pelin aikana voi sanoa vain valmiita lauseita.
refused-talked-out = Tässä pöydässä on sanottu niin paljon, ettei enempää mahdu.
