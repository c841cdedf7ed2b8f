family-heard = Licitări pe rând
family-sealed = Licitări ascunse
family-specials = Vrăjitori și Bufoni
family-teams = Pe echipe
leaders-family = Reguli
leaders-help = Cine a jucat partide cu rating în ultimele 30 de zile, și destule ca să fim siguri. Boții stau printre oameni, fără loc.
leaders-none = Nimeni nu este încă pe lista aceasta. Se ajunge aici prin partide cu rating.
leaders-rank = Loc
leaders-player = Jucător
leaders-rating = Rating
leaders-games = Partide
leaders-bots = Boți: { $level }
leaders-range = { $from }–{ $to } din { $total }
leaders-back = Înapoi
leaders-next = Înainte
leaders-mine = Arată locul meu
leaders-you-unplayed = Nu ești pe lista aceasta: nu ai jucat nicio partidă cu rating după astfel de reguli.
leaders-you-provisional = Nu ești încă pe lista aceasta: ratingul tău este provizoriu până joci mai multe partide.
leaders-you-away = Nu ești pe lista aceasta: nu ai jucat nicio partidă cu rating de 30 de zile.
leaders-you-hidden = Nu ești pe lista aceasta: îți ascunzi ratingurile.
rating-hide = Ascunde ratingurile mele
rating-hide-help = Atunci nu le mai vede nimeni altcineva: nici pe vreo listă, nici pe profilul tău, nici după o partidă.
ratings-title = Ratinguri
ratings-waiting = Ratingurile vin într-o clipă.
ratings-uncounted = Partida aceasta nu schimbă niciun rating: au fost oameni doar de o parte.
ratings-withheld = Partida aceasta nu schimbă niciun rating: două persoane au venit la masă în același browser.
ratings-annulled = Partida aceasta a fost anulată și nu schimbă niciun rating.
rating-you = Ai terminat pe locul { $rank } din { $sides }; de așteptat era { $expected }: { $gain }
rating-other = { $name } a terminat pe locul { $rank } din { $sides }; de așteptat era { $expected }: { $gain }
rating-level = Boții ({ $level }) au terminat pe locul { $rank } din { $sides }; de așteptat era { $expected }: { $gain }
rating-left-you = Ai plecat definitiv și contezi ca ultimul: { $gain }
rating-left = { $name } a plecat definitiv și contează ca ultimul: { $gain }
rating-provisional = provizoriu
rating-provisional-help = Provizoriu: mai multe partide vor arăta cât de bine joci.
rating-games = { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
  }
refused-no-such-family = Nu există un asemenea clasament.
