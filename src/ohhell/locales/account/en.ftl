### The account page: fetched when somebody opens it.

account-title = Your account
account-guest = You play as the guest { $handle }. Only this browser knows you: without it, your tables and games are out of reach.
account-yours = You are { $handle }, on every device where you sign in.
account-make = Make an account
account-make-text = You stay who you are: your tables, seats and games come with you.
account-make-passkey = Make one with a passkey instead
account-made = You have an account now.
account-sign-in = Sign in
account-sign-in-passkey = Sign in with a passkey
account-signed-in = You are signed in.
account-leave-guest = As the guest { $name } you have { $things } here. All of it stays with that guest: once you sign in, you cannot get back to it.
account-leave-tables =
    { $tables ->
        [one] { $tables } unfinished table
       *[other] { $tables } unfinished tables
    }
account-leave-games =
    { $games ->
        [one] { $games } finished game
       *[other] { $games } finished games
    }
account-leave-chips =
    { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    }
account-leave-bots = Bots play on for you.
account-leave-keep = To keep everything, make an account for the guest instead.
account-leave-no = Keep the guest: make an account
account-leave-guest-yes = Leave the guest and sign in
account-sign-in-name = Sign-in name
account-sign-in-name-help = Only for signing in: nobody else sees it. An e-mail address will do.
account-password = Password
account-new-password = New password
account-current-password = Current password
account-password-help = At least 8 characters; a sentence is good.
account-sign-in-data = How you sign in
account-sign-in-as = Sign-in name: { $name }
account-change-password = Change the password
account-change-password-help = All your other devices are signed out then.
account-change-name = Change the sign-in name
account-add-password = Add a password
account-changed = Changed.
account-passkeys = Passkeys
account-passkeys-text = A passkey signs you in by this device: with your finger, your face or its PIN, and no password.
account-add-passkey = Add a passkey for this device
account-passkey-added = The passkey was added.
account-passkey-removed = The passkey was removed.
account-passkey-remove = Remove the passkey: { $device }
account-remove = Remove
account-used = Last used: { $day }
account-devices = Devices
account-device = { $browser } on { $system }
account-device-unknown = A device
account-this-device = This device
account-sign-out = Sign out
account-sign-out-device = Sign out: { $device }
account-sign-out-others = Sign out all other devices
account-signed-out = Signed out.
account-data = Your data
account-export = Download my data
account-delete = Delete everything…
account-delete-text = Your name, everything you sign in with and the rules you keep are deleted at once, on every device. In running games bots play on for you. Finished games stay, with another name in place of yours. This cannot be undone.
account-delete-yes = Delete for good
account-delete-no = Keep everything
account-deleted = Everything was deleted.
refused-not-known = The house does not know this browser any more. Please load the page again.
refused-too-many-tries = Too many tries. Please wait a minute.
refused-wrong-sign-in = No account has this name with this password.
refused-wrong-password = This is not your password.
refused-bad-password = A password has 8 to 200 characters.
refused-bad-sign-in-name = A sign-in name has 1 to 40 visible characters and no spaces.
refused-sign-in-name-taken = Somebody signs in by this name already.
refused-no-way-back = You could not come back. Make an account first, or delete your data.
refused-this-session = This is the device you are using: sign out here instead.
refused-no-passkeys-here = Passkeys need the house’s name in the address bar, not a number.
refused-passkey-known = This passkey signs in already.
refused-too-many-passkeys = You have as many passkeys as one may. Remove one first.
refused-unknown-passkey = No account here has this passkey.
refused-passkey-too-late = This took too long. Please try again.
refused-bad-passkey = The passkey did not fit. Please try again.
refused-last-way = Without it you could not sign in any more. Add a password first.
account-elsewhere = Accounts elsewhere
account-elsewhere-guest = Continue with an account that you have somewhere else. You stay who you are here, and come back by it on any device; if you have used it here before, you are signed in as who you were.
account-elsewhere-text = Sign in here with an account that you have somewhere else. The house learns nothing from there but that it is you.
account-continue = Continue with { $provider }
account-linked-add = Add { $provider }
account-linked-added = You can sign in with { $provider } now.
account-linked-known = You sign in with { $provider } already.
account-linked-remove = Remove the account at { $provider }
account-linked-removed = The account at { $provider } was removed here.
account-asks = With { $provider } you have been here before, as another player.
account-asks-yes = Leave the guest and sign in with { $provider }
account-asks-stay = Stay the guest
account-back-nothing = You came back without signing in there. Nothing has changed.
refused-provider-away = { $name } does not answer. Try again, or sign in another way.
refused-provider-unsure = { $name } did not show who you are. Try again, or sign in another way.
refused-provider-too-late = This took too long, or was begun in another window. Please try again.
refused-no-such-provider = The house does not sign people in that way any more.
refused-linked-elsewhere = This account at { $name } belongs to another player here. To be that player, sign out first.
refused-too-many-linked = You have as many accounts elsewhere as one may. Remove one first.
