### Gettoni : a borsa, a porta « Cumpete », u pot di una tavula.

## Refusals

refused-purse-short = Avete troppu pochi gettoni per quessa.
refused-same-browser = Qualchissia chì hè à pusà quì hè ghjuntu in issu navigatore. À una tavula à gettoni, duie persone ùn ponu sparte u listessu.
refused-stake-short = Ci sò menu gettoni à sta tavula chè quelli dumandati.
refused-done-otherwise = Hè digià fatta, d’un’altra manera. Nunda hè cambiatu.
refused-granted-today = Avete avutu i gettoni d’oghje. I prossimi ghjunghjenu dumane.
refused-not-poor = Avete abbastanza gettoni : quelli di u ghjornu sò per quelli chì n’anu pochi.
refused-no-buy-in = Nimu ghjoca quì per tanti gettoni. Sceglite una di e poste.
refused-table-settled = I gettoni di sta tavula sò stati resi o pagati. Sceglite un’altra tavula.
refused-has-stake = Avete digià messu i vostri gettoni quì.
refused-other-buy-in = À sta tavula ognunu mette u listessu numeru di gettoni.
refused-no-stake = Ùn avete gettoni à sta tavula.
refused-no-stakes = Ùn si ghjoca per gettoni à sta tavula.
refused-too-few-stakes = Una partita per gettoni vole duie persone ; i robot ghjocanu per nunda.
refused-stakes-missing = Qualchissia quì ùn hà ancu messu i so gettoni. Pruvate torna trà una stonda.
refused-leaving-costs = A partita hè principiata. S’è vo a lasciate avà, perdite i gettoni messi.

## The purse

compete-title = Cumpete per gettoni
compete-virtual = I gettoni sò virtuali. Nimu i pò cumprà, nimu ne hè pagatu : sò quì solu per dà impurtanza à u ghjocu.
compete-purse = A vostra borsa
compete-chips =
    { $chips ->
        [one] { $chips } gettone
       *[other] { $chips } gettoni
    }
compete-at-stake = In ghjocu : { $chips }
compete-to-table = Andà à a tavula
compete-daily = Piglià i { $chips } gettoni d’oghje
compete-daily-help = Quellu chì hà menu di { $below } gettoni, poste cuntate, ne pò piglià { $daily } à ghjornu.
compete-taken = { $chips } gettoni sò ghjunti in a vostra borsa.
compete-history = Induve i vostri gettoni sò venuti, è induve sò andati
compete-move = { $when } : { $what }
chips-move-first_grant = I primi gettoni, per tutti
chips-move-daily_grant = Gettoni di u ghjornu
chips-move-buy_in = Messi à una tavula
chips-move-withdrawal = Ripigliati prima di a partita
chips-move-payout = Vinti in una partita
chips-move-refund = Resi : ùn ci hè stata partita
chips-move-annulment = Curretti : a partita ùn conta
chips-move-closing = Resi à a banca

## Tables

compete-tables = Tavule chì aspettanu ghjucadori
compete-none = Nisuna tavula aspetta avà. Aprite ne una, è l’altri a truveranu quì.
compete-row = Posta { $chips } · { $prizes } · { $taken } posti pigliati nant’à { $seats }
compete-look = Mette si quì
compete-new = Apre una tavula
compete-strict = Una tavula cusì hè aperta à tutti è conta per a valutazione. Hà orologi, è nimu riceve suggestioni.
compete-rules = Regule
compete-seats = Posti
compete-buy-in = Ognunu mette
compete-prizes = Quale vince
compete-prizes-winner = Tuttu à u vincitore
compete-prizes-first_two = I primi dui
compete-prizes-first_three = I primi trè
compete-clock = Tempu per pensà
compete-clock-seconds = { $seconds } s
compete-payout = S’è { $stakes } persone ghjocanu, si pò vince :
compete-place = { $rank } : { $chips } gettoni
compete-rank = N° { $rank }
compete-open = Apre, è mette { $chips } gettoni
compete-last-rules = E vostre ultime regule di casa

## At the table

pot-title = Si ghjoca per gettoni
pot-lobby = Quellu chì si mette à pusà mette { $chips } gettoni, è i ripiglia s’ellu si arrizza prima di a partita. A partita principia quandu tutti quelli chì pusanu sò pronti è nisun postu hè liberu, o quandu l’ospite a principia cù duie persone o di più. I robot ghjocanu per nunda.
pot-purse = Avete { $chips } gettoni da spende.
pot-down = { $name } hà messu { $chips } gettoni.
pot-pot = Pot : { $chips } gettoni
pot-won = { $name } hà messu { $put } gettoni è n’hà vintu { $chips }.
pot-lost = { $name } hà persu { $chips } gettoni.
pot-left = { $name } hà lasciatu a partita è persu { $chips } gettoni.
pot-back = { $name } hà torna i so { $chips } gettoni.
pot-annulled = Sta partita ùn conta : ciò chì era persu hè statu resu.
pot-waiting = I gettoni sò in traccia d’esse pagati…
