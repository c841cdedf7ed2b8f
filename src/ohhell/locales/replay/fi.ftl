### Looking at a finished game: its replay, and the check of its deals.

## Replay of a finished game

replay-title = Uusinta
replay-of = Uusinta: { $variant }
replay-first = Alkuun
replay-round-back = Jako taaksepäin
replay-trick-back = Tikki taaksepäin
replay-back = Kortti taaksepäin
replay-on = Kortti eteenpäin
replay-trick-on = Tikki eteenpäin
replay-round-on = Jako eteenpäin
replay-last = Loppuun
replay-controls = Askeleet
replay-position = Kohta pelissä
replay-step = Askel { $step }/{ $steps }
replay-round = Jako { $round }/{ $rounds }
replay-view = Näkyvät kädet
replay-view-all = kaikki
replay-view-seat = vain { $name }
replay-share = Kopioi linkki tähän hetkeen
replay-download = Lataa peli tiedostona
replay-verify = Tarkista jaot
replay-keys = Näppäimet: ← → kortti, ↑ ↓ tikki, [ ] jako, Home, End
replay-seats = Pelaajat
replay-bid = Tarjous
replay-taken = Tikit
replay-score = Pisteet
replay-hand = Käsi: { $name }
replay-hidden = { $cards ->
    [one] { $cards } kortti kuvapuoli alas
   *[other] { $cards } korttia kuvapuoli alas
  }
replay-no-cards = ei kortteja
replay-trick = Tikki
replay-trick-empty = Korttia ei ole vielä pelattu.
replay-trump = Valtti: { $trump }
replay-dealer = jakaja
replay-turn = vuorossa
replay-scored = Jaon pisteet on laskettu.
replay-unfinished = Pelin uusinnan voi katsoa, kun peli on päättynyt.

## Checking the deals

verify-title = Tarkista jaot
verify-intro = Ennen kuin kukaan istuutui, pöytä julkaisi salaisuuden sormenjäljen. Pelin jälkeen salaisuus näytetään. Oma selaimesi sekoittaa nyt joka jaon uudelleen siitä salaisuudesta ja pelaajien lisäämistä luvuista ja vertaa joka korttia. Mitään ei lähetetä tältä sivulta.
verify-choose = Valitse pelitiedosto
verify-file-bad = Tämä tiedosto ei ole pelin tallenne.
verify-no-game = Tämän linkin takana ei ole päättynyttä peliä.
verify-all-good = { $rounds ->
    [one] Kaikki täsmää: { $rounds } jako on todistettu.
   *[other] Kaikki täsmää: kaikki { $rounds } jakoa on todistettu.
  }
verify-all-bad = Jokin ei täsmää. Katso alta.
verify-secret-good = Salaisuus on se, jonka sormenjälki julkaistiin.
verify-secret-bad = Salaisuus ei ole se, jonka sormenjälki julkaistiin.
verify-dealer-good = Ensimmäinen jakaja arvottiin samasta salaisuudesta.
verify-dealer-bad = Ensimmäinen jakaja ei ole se, jonka salaisuus arpoo.
verify-round-good = Jako { $round }: todistettu
verify-round-bad = Jako { $round }: kortit eivät ole ne, jotka salaisuus jakaa
verify-turned = Käännetty: { $card }
verify-nothing-turned = Korttia ei käännetty
verify-expected = Salaisuus jakaa: { $cards }
verify-numbers = Pelaajien lisäämät luvut
verify-number-none = ei mitään (botti, tai tuli myöhemmin)
verify-commitment = Julkaistu sormenjälki
verify-secret = Salaisuus
