### Jetoane: punga, ușa „Competiție”, potul unei mese.

## Refusals

refused-purse-short = Ai prea puține jetoane pentru asta.
refused-same-browser = Cineva care stă aici a venit în acest browser. La o masă cu jetoane, două persoane nu pot folosi același browser.
refused-stake-short = La această masă sunt mai puține jetoane decât s-a cerut.
refused-done-otherwise = Asta s-a făcut deja, în alt fel. Nu s-a schimbat nimic.
refused-granted-today = Ai primit jetoanele de azi. Următoarele vin mâine.
refused-not-poor = Ai destule jetoane: cele ale zilei sunt pentru cine are puține.
refused-no-buy-in = Nimeni nu joacă aici pentru atâtea jetoane. Alege una dintre mize.
refused-table-settled = Jetoanele acestei mese au fost date înapoi sau plătite. Alege altă masă.
refused-has-stake = Ți-ai pus deja jetoanele aici.
refused-other-buy-in = La această masă toți pun același număr de jetoane.
refused-no-stake = Nu ai jetoane la această masă.
refused-no-stakes = La această masă nu se joacă pe jetoane.
refused-too-few-stakes = Un joc pe jetoane cere două persoane; boții joacă pe nimic.
refused-stakes-missing = Cineva de la masă încă nu și-a pus jetoanele. Încearcă din nou peste o clipă.
refused-leaving-costs = Jocul a început. Dacă îl părăsești acum, pierzi jetoanele pe care le-ai pus.

## The purse

compete-title = Joacă pe jetoane
compete-virtual = Jetoanele sunt virtuale. Nu se cumpără și nu se plătesc: sunt aici doar ca jocul să conteze.
compete-purse = Punga ta
compete-chips =
    { $chips ->
        [one] { $chips } jeton
        [few] { $chips } jetoane
       *[other] { $chips } de jetoane
    }
compete-at-stake = În joc: { $chips }
compete-to-table = Mergi la masă
compete-daily =
    { $chips ->
        [one] Ia jetonul de azi
        [few] Ia cele { $chips } jetoane de azi
       *[other] Ia cele { $chips } de jetoane de azi
    }
compete-daily-help = Cine are sub { $below } jetoane, cu tot cu mize, poate lua { $daily } pe zi.
compete-taken =
    { $chips ->
        [one] Un jeton a intrat în punga ta.
        [few] { $chips } jetoane au intrat în punga ta.
       *[other] { $chips } de jetoane au intrat în punga ta.
    }
compete-history = De unde au venit jetoanele tale și unde s-au dus
compete-move = { $when }: { $what }
chips-move-first_grant = Primele jetoane, pentru toți
chips-move-daily_grant = Jetoanele zilei
chips-move-buy_in = Puse la o masă
chips-move-withdrawal = Luate înapoi înainte de joc
chips-move-payout = Câștigate într-un joc
chips-move-refund = Date înapoi: nu a fost niciun joc
chips-move-annulment = Îndreptate: jocul nu contează
chips-move-closing = Date înapoi băncii

## Tables

compete-tables = Mese care așteaptă jucători
compete-none = Acum nu așteaptă nicio masă. Deschide una, iar alții o vor găsi aici.
compete-row = Miză { $chips } · { $prizes } · { $taken } din { $seats } locuri ocupate
compete-look = Așază-te aici
compete-new = Deschide o masă
compete-strict = O astfel de masă este deschisă tuturor și contează pentru rating. Are ceas și nimeni nu primește sugestii.
compete-rules = Reguli
compete-seats = Locuri
compete-buy-in = Fiecare pune
compete-prizes = Cine câștigă
compete-prizes-winner = Câștigătorul ia tot
compete-prizes-first_two = Primii doi
compete-prizes-first_three = Primii trei
compete-clock = Timp de gândire
compete-clock-seconds = { $seconds } s
compete-payout =
    { $stakes ->
        [one] Dacă joacă o persoană, se poate câștiga:
        [few] Dacă joacă { $stakes } persoane, se poate câștiga:
       *[other] Dacă joacă { $stakes } de persoane, se poate câștiga:
    }
compete-place =
    { $chips ->
        [one] { $rank }: { $chips } jeton
        [few] { $rank }: { $chips } jetoane
       *[other] { $rank }: { $chips } de jetoane
    }
compete-rank = Nr. { $rank }
compete-open =
    { $chips ->
        [one] Deschide și pune un jeton
        [few] Deschide și pune { $chips } jetoane
       *[other] Deschide și pune { $chips } de jetoane
    }
compete-last-rules = Ultimele tale reguli ale casei

## At the table

pot-title = Se joacă pe jetoane
pot-lobby =
    { $chips ->
        [one] Cine se așază pune un jeton și îl ia înapoi dacă se ridică înainte de joc. Jocul începe când toți cei așezați sunt gata și nu mai e niciun loc liber, sau când gazda îl pornește cu cel puțin două persoane. Boții joacă pe nimic.
        [few] Cine se așază pune { $chips } jetoane și le ia înapoi dacă se ridică înainte de joc. Jocul începe când toți cei așezați sunt gata și nu mai e niciun loc liber, sau când gazda îl pornește cu cel puțin două persoane. Boții joacă pe nimic.
       *[other] Cine se așază pune { $chips } de jetoane și le ia înapoi dacă se ridică înainte de joc. Jocul începe când toți cei așezați sunt gata și nu mai e niciun loc liber, sau când gazda îl pornește cu cel puțin două persoane. Boții joacă pe nimic.
    }
pot-purse =
    { $chips ->
        [one] Ai un jeton de cheltuit.
        [few] Ai { $chips } jetoane de cheltuit.
       *[other] Ai { $chips } de jetoane de cheltuit.
    }
pot-down =
    { $chips ->
        [one] { $name } a pus un jeton.
        [few] { $name } a pus { $chips } jetoane.
       *[other] { $name } a pus { $chips } de jetoane.
    }
pot-pot =
    { $chips ->
        [one] Pot: { $chips } jeton
        [few] Pot: { $chips } jetoane
       *[other] Pot: { $chips } de jetoane
    }
pot-won = { $name }: jetoane puse { $put }, câștigate { $chips }.
pot-lost =
    { $chips ->
        [one] { $name } a pierdut un jeton.
        [few] { $name } a pierdut { $chips } jetoane.
       *[other] { $name } a pierdut { $chips } de jetoane.
    }
pot-left =
    { $chips ->
        [one] { $name } a părăsit jocul și a pierdut un jeton.
        [few] { $name } a părăsit jocul și a pierdut { $chips } jetoane.
       *[other] { $name } a părăsit jocul și a pierdut { $chips } de jetoane.
    }
pot-back =
    { $chips ->
        [one] { $name } și-a primit jetonul înapoi.
        [few] { $name } și-a primit înapoi cele { $chips } jetoane.
       *[other] { $name } și-a primit înapoi cele { $chips } de jetoane.
    }
pot-annulled = Acest joc nu contează: ce s-a pierdut a fost dat înapoi.
pot-waiting = Jetoanele sunt pe cale să fie plătite…
