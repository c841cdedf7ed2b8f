account-title = Contul tău
account-guest = Joci ca oaspete, cu numele { $handle }. Numai acest browser te cunoaște: fără el nu mai ajungi la mesele și partidele tale.
account-yours = Ești { $handle } pe fiecare dispozitiv pe care te conectezi.
account-make = Creează un cont
account-make-text = Rămâi cine ești: mesele, locurile și partidele tale vin cu tine.
account-make-passkey = Creează unul cu o cheie de acces
account-made = Acum ai un cont.
account-sign-in = Conectează-te
account-sign-in-passkey = Conectează-te cu o cheie de acces
account-signed-in = Te-ai conectat.
account-leave-guest = Ca oaspete, cu numele { $name }, ai aici { $things }. Totul rămâne al acelui oaspete: după conectare nu mai ajungi la nimic din toate acestea.
account-leave-tables =
    { $tables ->
        [one] { $tables } masă neîncheiată
        [few] { $tables } mese neîncheiate
       *[other] { $tables } de mese neîncheiate
    }
account-leave-games =
    { $games ->
        [one] { $games } partidă încheiată
        [few] { $games } partide încheiate
       *[other] { $games } de partide încheiate
    }
account-leave-chips =
    { $chips ->
        [one] { $chips } jeton
        [few] { $chips } jetoane
       *[other] { $chips } de jetoane
    }
account-leave-bots = Boții joacă în locul tău.
account-leave-keep = Ca să păstrezi totul, creează mai bine un cont pentru oaspete.
account-leave-no = Păstrez oaspetele: creez un cont
account-leave-guest-yes = Las oaspetele și mă conectez
account-sign-in-name = Nume de conectare
account-sign-in-name-help = Numai pentru conectare: nimeni altcineva nu îl vede. Merge și o adresă de e-mail.
account-password = Parolă
account-new-password = Parolă nouă
account-current-password = Parola actuală
account-password-help = Cel puțin 8 caractere; o propoziție e bună.
account-sign-in-data = Cum te conectezi
account-sign-in-as = Nume de conectare: { $name }
account-change-password = Schimbă parola
account-change-password-help = Toate celelalte dispozitive vor fi deconectate.
account-change-name = Schimbă numele de conectare
account-add-password = Adaugă o parolă
account-changed = S-a schimbat.
account-passkeys = Chei de acces
account-passkeys-text = O cheie de acces te conectează prin acest dispozitiv: cu degetul, cu fața sau cu codul lui, fără parolă.
account-add-passkey = Adaugă o cheie de acces pentru acest dispozitiv
account-passkey-added = Cheia de acces a fost adăugată.
account-passkey-removed = Cheia de acces a fost eliminată.
account-passkey-remove = Elimină cheia de acces: { $device }
account-remove = Elimină
account-used = Folosit ultima dată: { $day }
account-devices = Dispozitive
account-device = { $browser } pe { $system }
account-device-unknown = Un dispozitiv
account-this-device = Acest dispozitiv
account-sign-out = Deconectează
account-sign-out-device = Deconectează: { $device }
account-sign-out-others = Deconectează toate celelalte dispozitive
account-signed-out = Deconectat.
account-data = Datele tale
account-export = Descarcă datele mele
account-delete = Șterge tot…
account-delete-text = Numele tău, tot cu ce te conectezi și regulile pe care le păstrezi se șterg imediat, pe toate dispozitivele. În partidele în curs joacă boții în locul tău. Partidele terminate rămân, cu alt nume în locul tău. Nu există cale înapoi.
account-delete-yes = Șterge definitiv
account-delete-no = Păstrează tot
account-deleted = Totul a fost șters.
refused-not-known = Casa nu mai cunoaște acest browser. Reîncarcă pagina.
refused-too-many-tries = Prea multe încercări. Așteaptă un minut.
refused-wrong-sign-in = Niciun cont nu are acest nume cu această parolă.
refused-wrong-password = Aceasta nu este parola ta.
refused-bad-password = O parolă are între 8 și 200 de caractere.
refused-bad-sign-in-name = Un nume de conectare are 1–40 de caractere vizibile, fără spații.
refused-sign-in-name-taken = Cineva folosește deja acest nume de conectare.
refused-no-way-back = Nu te-ai mai putea întoarce. Creează mai întâi un cont sau șterge-ți datele.
refused-this-session = Acesta e dispozitivul pe care îl folosești: deconectează-te aici.
refused-no-passkeys-here = Cheile de acces cer numele casei în bara de adrese, nu un număr.
refused-passkey-known = Această cheie de acces este deja folosită.
refused-too-many-passkeys = Ai deja numărul maxim de chei de acces. Elimină întâi una.
refused-unknown-passkey = Niciun cont de aici nu are această cheie de acces.
refused-passkey-too-late = A durat prea mult. Încearcă din nou.
refused-bad-passkey = Cheia de acces nu se potrivește. Încearcă din nou.
refused-last-way = Fără ea nu te-ai mai putea conecta. Adaugă întâi o parolă.
account-elsewhere = Conturi din altă parte
account-elsewhere-guest = Continuă cu un cont pe care îl ai în altă parte. Rămâi cine ești aici și revii cu el de pe orice dispozitiv; dacă l-ai mai folosit aici, ești din nou cine erai.
account-elsewhere-text = Conectează-te aici cu un cont pe care îl ai în altă parte. Casa nu află de acolo decât că ești tu.
account-continue = Continuă cu { $provider }
account-linked-add = Adaugă { $provider }
account-linked-added = De acum te poți conecta cu { $provider }.
account-linked-known = Te conectezi deja cu { $provider }.
account-linked-remove = Elimină contul de la { $provider }
account-linked-removed = Contul de la { $provider } a fost eliminat aici.
account-asks = Cu { $provider } ai mai fost aici, ca alt jucător.
account-asks-yes = Las oaspetele și mă conectez cu { $provider }
account-asks-stay = Rămân oaspete
account-back-nothing = Te-ai întors fără să te conectezi acolo. Nu s-a schimbat nimic.
refused-provider-away = { $name } nu răspunde. Încearcă din nou sau conectează-te altfel.
refused-provider-unsure = { $name } nu a arătat cine ești. Încearcă din nou sau conectează-te altfel.
refused-provider-too-late = A durat prea mult sau a fost început în altă fereastră. Încearcă din nou.
refused-no-such-provider = Casa nu mai conectează pe nimeni așa.
refused-linked-elsewhere = Acest cont de la { $name } este aici al altui jucător. Ca să fii acel jucător, deconectează-te întâi.
refused-too-many-linked = Ai deja numărul maxim de conturi din altă parte. Elimină întâi unul.
