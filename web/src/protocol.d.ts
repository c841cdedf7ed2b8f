// Written by python -m ohhell.wire.typescript; a test keeps it true.

/** How long a seat may still think about what it is asked, at the moment of sending. */
export interface ClockView {
  leftMs: number;
  wholeMs: number;
  runs: boolean;
}

/** A pause, or the wish for one. */
export interface PauseView {
  on: boolean;
  asked: number[];
}

/** Ask for more time, once for each thing that you are asked. */
export interface MoreTime {
  t: "moreTime";
  id: string;
  after: number;
}

/** You are here: the bot that plays for you hands over. */
export interface Back {
  t: "back";
  id: string;
}

/** Ask for a pause, or agree to one; it begins when all who are here do. */
export interface Pause {
  t: "pause";
  id: string;
}

/** End the pause, or say no to one that is asked for. */
export interface Resume {
  t: "resume";
  id: string;
}

/** A person or a bot sat down. */
export interface SeatTaken {
  t: "seatTaken";
  seat: number;
  name: string;
  kind: "bot" | "person";
}

/** A seat was given up; in the game a bot holds it from now on. */
export interface SeatLeft {
  t: "seatLeft";
  seat: number;
}

/** A bot plays for the owner until the owner returns. */
export interface SeatCovered {
  t: "seatCovered";
  seat: number;
  idle?: boolean;
}

/** The owner plays again. */
export interface SeatReturned {
  t: "seatReturned";
  seat: number;
}

/** Another seat may now start the game and place bots. */
export interface HostChanged {
  t: "hostChanged";
  seat: number;
}

/** A seat is ready for the next round, having seen the score; in the lobby, for the game. */
export interface SeatReady {
  t: "seatReady";
  seat: number;
}

/** A seat is not ready for the game after all. */
export interface SeatUnready {
  t: "seatUnready";
  seat: number;
}

/** The host asks everybody whether they are ready; what was said before counts no more. */
export interface ReadyAsked {
  t: "readyAsked";
}

/** Seats were exchanged: by seat, the seat that its holder had before. */
export interface SeatsArranged {
  t: "seatsArranged";
  order: number[];
}

/** The host took somebody's seat away, who does not sit here again until admitted. */
export interface PersonRemoved {
  t: "personRemoved";
  player: string;
  name: string;
}

/** Somebody who was removed may sit here again. */
export interface PersonAdmitted {
  t: "personAdmitted";
  player: string;
  name: string;
}

/** The owner of a seat offers it to somebody who looks on; None: to nobody any more. */
export interface SeatOffered {
  t: "seatOffered";
  seat: number;
  to: string | null;
}

/** The same people play again, at another table. */
export interface RematchOpened {
  t: "rematchOpened";
  table: string;
}

/** There will be no game at this table. */
export interface TableClosed {
  t: "tableClosed";
}

/** Somebody said something in their own words; it is text, whatever it looks like. */
export interface Said {
  t: "said";
  seat: number;
  text: string;
}

/** Somebody said a preset phrase: `phrase-<id>` of the catalogue says it in each language. */
export interface PhraseSaid {
  t: "phraseSaid";
  seat: number;
  phrase: string;
}

/** The clock of a seat ran out: a bot acts for it, this once. */
export interface TimedOut {
  t: "timedOut";
  seat: number;
}

/** A seat asked for more time, and has so many milliseconds more. */
export interface MoreTimeGiven {
  t: "moreTimeGiven";
  seat: number;
  ms: number;
}

/** The house stood still: every clock that runs has its whole time again. */
export interface ClocksRenewed {
  t: "clocksRenewed";
}

/** A seat asks for a pause, or agrees to one. */
export interface PauseAsked {
  t: "pauseAsked";
  seat: number;
}

/** Everybody here has agreed to a pause: all clocks stand still. */
export interface Paused {
  t: "paused";
}

/** A seat (None: the house) ended the pause, or said no to one that was asked for. */
export interface Resumed {
  t: "resumed";
  seat: number | null;
}

/** The game began. */
export interface GameStarted {
  t: "gameStarted";
  seats: number;
  firstDealer: number;
}

/** A round began; `number` is 1 for the first. */
export interface RoundStarted {
  t: "roundStarted";
  number: number;
  size: number;
  dealer: number;
}

/** A hand that you may see: your own, or those of the others where all but the own are seen. */
export interface HandDealt {
  t: "handDealt";
  seat: number;
  cards: string[];
}

/** The trump of the round: the turned card, or no card and no trump. */
export interface TrumpTurned {
  t: "trumpTurned";
  card: string | null;
  trump: string | null;
}

/** No card is turned up: the trump of the round will be named. */
export interface TrumpOpen {
  t: "trumpOpen";
}

/** A seat is to name the trump. */
export interface TrumpAsked {
  t: "trumpAsked";
  seat: number;
}

/** A seat named the trump; None is no trump. */
export interface TrumpNamed {
  t: "trumpNamed";
  seat: number;
  trump: string | null;
}

/** These seats, in this order, may bid before they look at their hands. */
export interface BlindOffered {
  t: "blindOffered";
  seats: number[];
}

/** A seat looked at its hand, and so gave up bidding blind. */
export interface Looked {
  t: "looked";
  seat: number;
}

/** A bid that everybody may know. */
export interface BidMade {
  t: "bidMade";
  seat: number;
  tricks: number;
}

/** A bid that everybody may know, made before looking at the hand. */
export interface BlindBidMade {
  t: "blindBidMade";
  seat: number;
  tricks: number;
}

/** The bids add up to the number of tricks: this seat must bid anew, something else. */
export interface BidWithdrawn {
  t: "bidWithdrawn";
  seat: number;
}

/** Your own bid, secret until all are in. */
export interface BidSealed {
  t: "bidSealed";
  seat: number;
  tricks: number;
}

/** A seat has bid; nobody else knows how much yet. */
export interface HasBid {
  t: "hasBid";
  seat: number;
}

/** A card was played. */
export interface CardPlayed {
  t: "cardPlayed";
  seat: number;
  card: string;
}

/** A trick was taken. */
export interface TrickTaken {
  t: "trickTaken";
  seat: number;
}

/** Equal cards struck the whole trick out: nobody took it, and the same seat leads again. */
export interface TrickCancelled {
  t: "trickCancelled";
}

/** The round's points by seat. */
export interface RoundScored {
  t: "roundScored";
  points: number[];
}

/** The game ended; several winners share it. */
export interface GameOver {
  t: "gameOver";
  winners: number[];
}

/** Two who sit here came in one browser, so that the game is not rated; or no longer. */
export interface RatedChanged {
  t: "ratedChanged";
  rated: boolean;
}

/** The secret (hex) behind every shuffle of this game: deals can be verified now. */
export interface SecretRevealed {
  t: "secretRevealed";
  secret: string;
}

/** Something you may not know. */
export interface Hidden {
  t: "hidden";
}

/** Somebody without a seat. */
export interface PersonView {
  id: string;
  name: string;
}

/** Host only, in the lobby: exchange who holds two seats; one of them may be empty. */
export interface Swap {
  t: "swap";
  seat: number;
  other: number;
  id: string;
}

/** Host only, in the lobby: exchange all seats by chance. */
export interface Shuffle {
  t: "shuffle";
  id: string;
}

/** Host only: make the person in a seat the host. */
export interface HandHost {
  t: "handHost";
  seat: number;
  id: string;
}

/** Host only, in the lobby: ask everybody whether they are ready; each answers with `Ready`. */
export interface AskReady {
  t: "askReady";
  id: string;
}

/** In the lobby: be not ready after all. */
export interface Unready {
  t: "unready";
  id: string;
}

/** Host only: let somebody sit down again who was removed. */
export interface Admit {
  t: "admit";
  player: string;
  id: string;
}

/** Host only, in the lobby: call the game off. */
export interface Close {
  t: "close";
  id: string;
}

/** Offer your seat in a game to somebody who looks on; they take it by `Sit`. */
export interface Offer {
  t: "offer";
  id: string;
  to?: string | null;
}

/** Something that was said: `text`, or else a `phrase`. */
export interface TalkLine {
  number: number;
  seat: number;
  player: string;
  name: string;
  text: string | null;
  phrase: string | null;
}

/** Say something in your own words; what people may say meanwhile, `TableInfo.chat` tells. */
export interface Say {
  t: "say";
  text: string;
  id: string;
}

/** Say one of the preset phrases. */
export interface Phrase {
  t: "phrase";
  phrase: string;
  id: string;
}

/** A trick, open or complete: `cards` in the order played. */
export interface TrickView {
  leader: number;
  cards: string[];
  winner: number | null;
}

/** One place at the table, as everybody sees it. */
export interface SeatView {
  kind: "bot" | "empty" | "person";
  name: string;
  player: string | null;
  level: string | null;
  online: boolean;
  covered: boolean;
  idle: boolean;
  clock: ClockView | null;
  ready: boolean;
  hasBid: boolean;
  bid: number | null;
  taken: number;
  cards: number;
  score: number;
  team: number | null;
  out: boolean;
  blind: boolean;
  offeredTo: string | null;
  keptFor: string | null;
}

/** The round in progress, or the last one once the game is over. */
export interface RoundView {
  number: number;
  size: number;
  dealer: number;
  eldest: number;
  stock: number;
  turnUp: string | null;
  trump: string | null;
  trumpDue: boolean;
  namer: number | null;
  secret: boolean;
  toAct: number[];
  balance: number;
  allBid: boolean;
  trick: TrickView;
  lastTrick: TrickView | null;
  points: number[] | null;
}

/** What is yours alone. In a pause nothing may be done, and so nothing is offered. */
export interface YouView {
  seat: number;
  hand: string[];
  legal: string[];
  bids: number[];
  forbidden: number | null;
  bid: number | null;
  trumps: (string | null)[];
  mayLook: boolean;
  faceDown: boolean;
  others: (string[] | null)[];
  moreTimeMs: number;
  moreTimes: number;
}

/** The whole table as one seat, or a spectator (`you` is None), may see it: the truth. */
export interface View {
  number: number;
  stage: "bidding" | "closed" | "lobby" | "over" | "playing" | "scored";
  seats: SeatView[];
  host: number | null;
  sizes: number[];
  endless: boolean;
  round: RoundView | null;
  sheet: (([number, number, number] | null)[])[];
  ranks: number[];
  nextDealMs: number | null;
  startsInMs: number | null;
  readyAsked: boolean;
  watchers: PersonView[];
  removed: PersonView[];
  rematch: string | null;
  watching: number;
  atDoor: boolean;
  rated: boolean;
  pause: PauseView | null;
  you: YouView | null;
}

/** A sentence of the rule card: a message of the catalogue, and what fills it. */
export interface Clause {
  id: string;
  args: { [key: string]: string | number };
}

/** What does not change while a table lasts. */
export interface TableInfo {
  id: string;
  variant: string | null;
  rules: { [key: string]: unknown };
  clauses: Clause[];
  commitment: string;
  open: boolean;
  coverAfterMs: number;
  suggestions: boolean;
  door: "compete" | "join" | "play";
  hidden: boolean;
  watching: boolean;
  chat: "none" | "phrases" | "text";
  bidClockS: number;
  playClockS: number;
  startsAtMs: number;
  rated: boolean;
  buyIn: number;
  prizes: string;
  botLevel: string | null;
  keptUntilMs: number;
  phrases: string[];
}

/** Say how many tricks you will take. */
export interface Bid {
  t: "bid";
  tricks: number;
  id: string;
  after: number;
}

/** Play a card. */
export interface Play {
  t: "play";
  card: string;
  id: string;
  after: number;
}

/** Name the trump; None is no trump. */
export interface NameTrump {
  t: "nameTrump";
  trump: "C" | "D" | "H" | "S" | null;
  id: string;
  after: number;
}

/** Look at your hand, and so give up bidding blind. */
export interface Look {
  t: "look";
  id: string;
  after: number;
}

/** The next round may begin as far as you are concerned; in the lobby, the game. */
export interface Ready {
  t: "ready";
  id: string;
  after: number;
}

/** Take a seat that is empty, held by a bot, or offered to you. */
export interface Sit {
  t: "sit";
  seat: number;
  nonce: string;
  id: string;
}

/** Give your seat up for good: empty in the lobby, a bot's in the game. */
export interface Leave {
  t: "leave";
  id: string;
  costs?: number;
}

/** Host only: put a bot into an empty seat, of the usual level unless another is named. */
export interface AddBot {
  t: "addBot";
  id: string;
  seat: number;
  level?: string | null;
}

/** Host only, in the lobby: empty a seat; a person who had it does not sit here again. */
export interface Clear {
  t: "clear";
  seat: number;
  id: string;
}

/** Host only: begin; empty seats are filled with bots, of the usual level or another. */
export interface Start {
  t: "start";
  id: string;
  level?: string | null;
}

/** Ask for a `Pong`, to know that the line is alive. */
export interface Ping {
  t: "ping";
  at?: number;
}

/** The first message on a socket: the table and where it stands. */
export interface Welcome {
  t: "welcome";
  table: TableInfo;
  view: View;
  talk: TalkLine[];
}

/** What one entry made happen (for motion, sound and the spoken line), and the view after it. */
export interface Update {
  t: "update";
  number: number;
  events: (SeatTaken | SeatLeft | SeatCovered | SeatReturned | HostChanged | SeatReady | SeatUnready | ReadyAsked | SeatsArranged | PersonRemoved | PersonAdmitted | SeatOffered | RematchOpened | TableClosed | RatedChanged | Said | PhraseSaid | TimedOut | MoreTimeGiven | ClocksRenewed | PauseAsked | Paused | Resumed | GameStarted | RoundStarted | HandDealt | TrumpTurned | TrumpOpen | TrumpAsked | TrumpNamed | BlindOffered | Looked | BidMade | BlindBidMade | BidSealed | HasBid | BidWithdrawn | CardPlayed | TrickTaken | TrickCancelled | RoundScored | GameOver | SecretRevealed | Hidden)[];
  view: View;
}

/** Your command `id` is durable, in entry `number`; sent again for a command sent again. */
export interface Done {
  t: "done";
  id: string;
  number: number;
}

/** Your command changed nothing. `code` names the reason in the catalogue (refused-…). */
export interface Refused {
  t: "refused";
  id: string | null;
  code: string;
  args: { [key: string]: string | number };
  text: string;
  view: View | null;
}

/** The answer to `Ping`. */
export interface Pong {
  t: "pong";
  at: number;
}

/** The server is about to close this socket; `code` says why (taken-over, restart, flood). */
export interface Bye {
  t: "bye";
  code: string;
}

/** GET /api/me (makes a guest when there is none), PUT /api/me {name}. */
export interface Me {
  name: string;
  id: string;
  tag?: string;
  account?: boolean;
  moderates?: boolean;
}

/** PUT /api/me: 1 to 20 visible characters, trimmed. */
export interface Rename {
  name: string;
}

/** A named ruleset. */
export interface VariantInfo {
  id: string;
  rules: { [key: string]: unknown };
  seats: number;
  seatsMin: number;
  seatsMax: number;
  shelf: string;
  names: string[];
}

/** One value of a setting; its name in the catalogue is `choice-<words>-<id>`. */
export interface Choice {
  id: string;
  value: unknown;
}

/** A setting matters only where another is one of these values; or, unless `met`, is none. */
export interface Need {
  key: string;
  values: unknown[];
  met: boolean;
}

/** One thing that tables may decide differently; named `setting-<words>` in the catalogue. */
export interface Setting {
  key: string;
  words: string;
  path: string[];
  group: string;
  kind: string;
  choices: Choice[];
  range: [number, number] | null;
  needs: Need[];
  parts: Setting[];
  main: boolean;
  faults: string[];
}

/** GET /api/rules: variants and settings, for the screens that are made from them. */
export interface RuleBook {
  variants: VariantInfo[];
  shelves: string[];
  groups: string[];
  settings: Setting[];
}

/** One place where rules are not as the variant says that is nearest to them. */
export interface Difference {
  path: string[];
  key: string | null;
  there: unknown;
  here: unknown;
}

/** The variant from which rules differ least, and in what; in nothing if they are the same. */
export interface NearestVariant {
  variant: string;
  differences: Difference[];
}

/** POST /api/rules/preview {rules, seats}: what a ruleset comes to, or all that is wrong. */
export interface Preview {
  sizes: number[];
  notes: Clause[];
  problems: Clause[];
  clauses: Clause[];
  variant: string | null;
  noTrump: number[];
  code: string | null;
  nearest: NearestVariant | null;
  minutes: number;
}

/** GET /api/rules/{code}: the rules that a code holds, and for how many they are shown. */
export interface SharedRules {
  code: string;
  rules: { [key: string]: unknown };
  seats: number;
  preview: Preview;
}

/** GET /api/me/rules: rules that you keep under a name of your own, newest first. */
export interface KeptRules {
  name: string;
  code: string;
}

/** PUT /api/me/rules -> all you keep: under a name that you use already, in its place. */
export interface KeepRules {
  name: string;
  code: string;
}

/** See `Preview`. */
export interface PreviewRequest {
  rules: { [key: string]: unknown };
  seats: number;
}

/** GET /api/levels: how strong bots may be, the weakest first, and the usual one. */
export interface Levels {
  levels: string[];
  usual: string;
}

/** POST /api/tables -> TableCard. The opener sits at seat 0 and is host. */
export interface OpenTable {
  rules: { [key: string]: unknown };
  seats: number;
  nonce: string;
  open?: boolean;
  bots?: boolean;
  start?: boolean;
  level?: string | null;
  suggestions?: boolean;
  hidden?: boolean;
  watching?: boolean;
  chat?: "none" | "phrases" | "text";
  bidClockS?: 0 | 7 | 15 | 30 | 60;
  playClockS?: 0 | 7 | 15 | 30 | 60;
  startsAtMs?: number;
  rated?: boolean;
}

/** POST /api/tables/{id}/rematch -> TableCard of the one table where the same people play again. */
export interface PlayAgain {
  nonce: string;
}

/** Something that you may do now, and what it is good for. */
export interface AdvisedAction {
  t: "bid" | "look" | "nameTrump" | "play";
  tricks: number | null;
  card: string | null;
  trump: string | null;
  made: number;
  points: number;
  cost: number;
  reasons: Clause[];
}

/** GET /api/tables/{id}/advice: what each of your actions is good for, while it is your turn. */
export interface Advice {
  number: number;
  situation: Clause[];
  actions: AdvisedAction[];
  best: number;
  matters: number;
}

/** A seat in a listing. */
export interface SeatCard {
  name: string;
  kind: string;
}

/** A table in a list: GET /api/tables (open ones), GET /api/me/tables (yours, newest first). */
export interface TableCard {
  id: string;
  variant: string | null;
  stage: string;
  seats: SeatCard[];
  round: number;
  rounds: number | null;
  yourTurn: boolean;
  openedAt: number;
  friends?: string[];
  invitedBy?: string | null;
  startsAt?: number | null;
}

/** Any refused request: `code` names the reason in the catalogue, `text` says it in English. */
export interface ProblemReport {
  code: string;
  text: string;
  problems?: Clause[];
  args?: { [key: string]: string | number };
}

/** One step of a replay: what happened, the table after it, and all hands by seat. */
export interface Frame {
  events: (SeatTaken | SeatLeft | SeatCovered | SeatReturned | HostChanged | SeatReady | SeatUnready | ReadyAsked | SeatsArranged | PersonRemoved | PersonAdmitted | SeatOffered | RematchOpened | TableClosed | RatedChanged | Said | PhraseSaid | TimedOut | MoreTimeGiven | ClocksRenewed | PauseAsked | Paused | Resumed | GameStarted | RoundStarted | HandDealt | TrumpTurned | TrumpOpen | TrumpAsked | TrumpNamed | BlindOffered | Looked | BidMade | BlindBidMade | BidSealed | HasBid | BidWithdrawn | CardPlayed | TrickTaken | TrickCancelled | RoundScored | GameOver | SecretRevealed | Hidden)[];
  view: View;
  hands: string[][];
}

/** GET /api/tables/{id}/replay: a finished game, entry by entry, all cards open. */
export interface Replay {
  info: TableInfo;
  frames: Frame[];
}

/** A provider by whose accounts one may sign in here. */
export interface ProviderCard {
  id: string;
  name: string;
}

/** An account at a provider by which you sign in; times in seconds since 1970. */
export interface LinkedCard {
  id: string;
  provider: string;
  madeAt: number;
  usedAt: number;
}

/** POST /api/account/providers/{id}/begin: where your browser is to go. */
export interface SentAway {
  address: string;
}

/** POST /api/account/providers/{id}/end -> Continued: what the provider added to our address. */
export interface CameBack {
  state: string;
  code: string;
  iss?: string | null;
}

/** What has come of it. */
export interface Continued {
  outcome: "added" | "asks" | "known" | "made" | "signed-in";
  provider: string;
}

/** An account at a provider by which you sign in, in an export. */
export interface ExportedLink {
  issuer: string;
  subject: string;
  madeAt: number;
  usedAt: number;
}

/** A device on which you are signed in; times in seconds since 1970. */
export interface SessionCard {
  id: string;
  browser: string;
  system: string;
  madeAt: number;
  seenAt: number;
  isThis: boolean;
}

/** A passkey of yours: where it was made, and when it was used last (seconds since 1970). */
export interface PasskeyCard {
  id: string;
  browser: string;
  system: string;
  madeAt: number;
  usedAt: number;
}

/** What a guest leaves behind who signs in as somebody else: nobody comes back to it. */
export interface Belongings {
  tables: number;
  games: number;
  chips: number;
}

/** GET /api/account: who you are, by what you sign in, and where you are signed in. */
export interface Account {
  name: string;
  tag: string;
  signInName: string | null;
  passkeys: PasskeyCard[];
  sessions: SessionCard[];
  belongings: Belongings | null;
  linked: LinkedCard[];
  providers: ProviderCard[];
}

/** PUT /api/account/sign-in -> Account: by which name and password you sign in from now on. */
export interface SetSignIn {
  signInName: string;
  password?: string | null;
  current?: string | null;
}

/** POST /api/account/sign-in -> Me, and another cookie. */
export interface SignIn {
  signInName: string;
  password: string;
}

/** POST /api/account/passkeys/options, POST /api/account/sign-in/options: for the browser. */
export interface PasskeyOptions {
  publicKey: { [key: string]: unknown };
}

/** POST /api/account/passkeys -> Account; POST /api/account/sign-in/passkey -> Me. */
export interface PasskeyAnswer {
  credential: { [key: string]: unknown };
}

/** POST /api/account/delete: your password, if you have one. */
export interface DeleteAccount {
  current?: string | null;
}

/** Who you are, in an export. */
export interface ExportedProfile {
  id: string;
  name: string;
  tag: string;
  signInName: string | null;
}

/** A table of yours, in an export: `record` is where its game is, once it is over. */
export interface ExportedTable {
  id: string;
  stage: string;
  openedAt: number;
  record: string | null;
}

/** GET /api/account/export: everything that the house holds of you, by area. */
export interface Export {
  format: string;
  madeAt: number;
  parts: { [key: string]: unknown };
}

/** Somebody, as everybody may know them. */
export interface Person {
  id: string;
  name: string;
  tag: string;
  since: number;
}

/** A friend, and how near. */
export interface Friend {
  id: string;
  name: string;
  tag: string;
  since: number;
  near: "away" | "gone" | "online" | "table";
  seenAt: number | null;
  table: string | null;
}

/** GET /api/me/people: what others are to you. Every change of it answers with the whole. */
export interface MyPeople {
  friends: Friend[];
  asking: Person[];
  asked: Person[];
  blocked: Person[];
  muted: Person[];
  met: Person[];
  shown: boolean;
}

/** PUT /api/me/presence -> MyPeople: whether friends see when you are here. */
export interface Appear {
  shown: boolean;
}

/** GET /api/tables/{id}/people: a person who sits there, and what they are to you. */
export interface Neighbour {
  seat: number;
  id: string;
  name: string;
  tag: string;
  bond: "asked" | "asking" | "friend" | "stranger";
  blocked: boolean;
  muted: boolean;
}

/** GET /api/tables/{id}/invitations, for who sits there: somebody who was asked to come. */
export interface Invited {
  id: string;
  name: string;
  by: string;
  declined: boolean;
}

/** What finished games come to. Bids are the seat's, or its team's. */
export interface Counts {
  games: number;
  wins: number;
  shared: number;
  place: number;
  bids: number;
  made: number;
  over: number;
  under: number;
}

/** The same for one variant; null for all house rules together. */
export interface VariantCounts {
  variant: string | null;
  counts: Counts;
}

/** GET /api/people/{id}: what you may know of somebody. */
export interface Profile {
  id: string;
  name: string;
  tag: string;
  since: number;
  you: boolean;
  bond: "asked" | "asking" | "friend" | "stranger";
  blocked: boolean;
  muted: boolean;
  near: "away" | "gone" | "online" | "table" | null;
  seenAt: number | null;
  table: string | null;
  all: Counts;
  variants: VariantCounts[];
}

/** GET /api/people/{id}/games?before=: a finished game, for that person and their friends. */
export interface PlayedGame {
  table: string;
  variant: string | null;
  finishedAt: number;
  rank: number;
  seats: number;
  score: number;
  others: string[];
}

/** What you have said of others, in an export, and when you were last here. */
export interface ExportedPeople {
  friends: Person[];
  asked: Person[];
  blocked: Person[];
  muted: Person[];
  shown: boolean;
  seenAt: number | null;
  invitedTo: string[];
}

/** POST /api/play -> TableCard: a table where you have a seat, with others and with bots. */
export interface PlayNow {
  pace: "quick" | "relaxed" | "standard";
  rules: { [key: string]: unknown };
  seats: number;
  nonce: string;
  level?: string | null;
}

/** What you have put down at a table. */
export interface ChipStake {
  table: string;
  chips: number;
}

/** What one transfer did to your purse. */
export interface ChipMove {
  id: number;
  kind: string;
  chips: number;
  at: number;
  table: string | null;
}

/** GET /api/me/chips, POST /api/me/chips (takes the chips of the day): what you have. */
export interface ChipPurse {
  chips: number;
  stakes: ChipStake[];
  moves: ChipMove[];
  daily: number;
  dailyGrant: number;
  poorBelow: number;
}

/** What the ranks win, the first being first, where so many have put a buy-in down. */
export interface Payout {
  buyIn: number;
  prizes: string;
  stakes: number;
  won: number[];
}

/** A table for chips that waits for players. */
export interface CompeteCard {
  id: string;
  variant: string | null;
  seats: SeatCard[];
  buyIn: number;
  prizes: string;
  bidClockS: number;
  playClockS: number;
  openedAt: number;
}

/** GET /api/compete: what may be played for, and the tables that wait, smallest buy-in first. */
export interface CompeteDoor {
  buyIns: number[];
  payouts: Payout[];
  tables: CompeteCard[];
}

/** POST /api/compete -> TableCard: open a table for chips, sit at seat 0, and put chips down. */
export interface OpenCompete {
  rules: { [key: string]: unknown };
  seats: number;
  nonce: string;
  buyIn: 30 | 110 | 275 | 550;
  prizes?: "first_three" | "first_two" | "winner";
  bidClockS?: 15 | 30 | 60;
  playClockS?: 15 | 30 | 60;
}

/** What somebody has put down at a table, and what became of it. */
export interface PotShare {
  name: string;
  you: boolean;
  chips: number;
  won: number;
  left: boolean;
}

/** GET /api/tables/{id}/pot: the stakes of a table for chips, and who won them. */
export interface Pot {
  buyIn: number;
  prizes: string;
  chips: number;
  shares: PotShare[];
  won: number[];
  settled: "payout" | "refund" | null;
  annulled: boolean;
}

/** What a game did to the rating of a person, or of a level of bots. */
export interface RatingChange {
  kind: "bot" | "person";
  id: string;
  name: string;
  you: boolean;
  before: number;
  after: number;
  expected: number;
  rank: number;
  provisional: boolean;
  left: boolean;
}

/** GET /api/tables/{id}/ratings: what the game of a table did to ratings, yours first. */
export interface TableRatings {
  told: "annulled" | "rated" | "uncounted" | "unrated" | "waiting" | "withheld";
  family: "heard" | "sealed" | "specials" | "teams" | null;
  changes: RatingChange[];
}

/** GET /api/people/{id}/ratings: the rating of somebody by one family of rules. */
export interface FamilyRating {
  family: "heard" | "sealed" | "specials" | "teams";
  rating: number;
  games: number;
  provisional: boolean;
}

/** GET /api/me/ratings: your own, and whether others see them. */
export interface MyRatings {
  hidden: boolean;
  ratings: FamilyRating[];
}

/** PUT /api/me/ratings -> MyRatings: hide them from all others, or show them again. */
export interface HideRatings {
  hidden: boolean;
}

/** A line of a leaderboard; bots stand among the people, without a rank. */
export interface Leader {
  rank: number | null;
  kind: "bot" | "person";
  id: string;
  name: string;
  tag: string;
  rating: number;
  games: number;
  you: boolean;
}

/** GET /api/leaders/{family}?start=: the strongest of whom one can be sure, some at a time. */
export interface Leaders {
  family: "heard" | "sealed" | "specials" | "teams";
  start: number;
  lines: Leader[];
  total: number;
  page: number;
  you: "away" | "hidden" | "listed" | "provisional" | "unplayed";
  line: number | null;
}

/** POST /api/reports -> MyReport: tell the moderators of somebody. */
export interface MakeReport {
  person: string;
  reason: "leaving" | "name" | "other" | "talk" | "together";
  words?: string;
  table?: string | null;
  line?: number | null;
}

/** GET /api/me/reports: what you have reported, the newest first, and what came of it. */
export interface MyReport {
  id: number;
  person: string;
  name: string;
  reason: "leaving" | "name" | "other" | "talk" | "together";
  at: number;
  outcome: "acted" | "dismissed" | "open";
}

/** GET /api/me/told: what you should read, the oldest first. */
export interface Notice {
  id: number;
  what: "annul" | "appoint" | "discharge" | "dismiss" | "lift" | "mute" | "rename" | "suspend" | "warn" | "withhold" | "left" | "report-acted" | "report-dismissed" | "resting";
  at: number;
  reason: string;
  table: string | null;
  until: number | null;
}

/** GET /api/tables/{id}/annulled: whether the game counts for nothing, and why. */
export interface Annulled {
  annulled: boolean;
  reason?: string;
}

/** A person in the eyes of a moderator; of who has gone, the name is another. */
export interface Somebody {
  id: string;
  name: string;
  tag: string;
}

/** GET /api/moderation/reports: a report that nobody has seen to, the newest first. */
export interface ReportCard {
  id: number;
  by: Somebody;
  of: Somebody;
  ofName: string;
  reason: "leaving" | "name" | "other" | "talk" | "together";
  words: string;
  at: number;
  table: string | null;
  number: number;
  line: number | null;
  outcome: "acted" | "dismissed" | "open";
}

/** GET /api/moderation/deeds?before=: a line of the audit trail, the newest first. */
export interface DeedCard {
  id: number;
  kind: "annul" | "appoint" | "discharge" | "dismiss" | "lift" | "mute" | "rename" | "suspend" | "warn" | "withhold";
  by: Somebody | null;
  of: Somebody | null;
  others: Somebody[];
  table: string | null;
  reason: string;
  at: number;
  until: number | null;
  forGood: boolean;
  lifts: number | null;
  report: number | null;
}

/** An entry of a table as a spectator may know it; `line` numbers what was said in it. */
export interface LogLine {
  number: number;
  at: number;
  by: string;
  events: (SeatTaken | SeatLeft | SeatCovered | SeatReturned | HostChanged | SeatReady | SeatUnready | ReadyAsked | SeatsArranged | PersonRemoved | PersonAdmitted | SeatOffered | RematchOpened | TableClosed | RatedChanged | Said | PhraseSaid | TimedOut | MoreTimeGiven | ClocksRenewed | PauseAsked | Paused | Resumed | GameStarted | RoundStarted | HandDealt | TrumpTurned | TrumpOpen | TrumpAsked | TrumpNamed | BlindOffered | Looked | BidMade | BlindBidMade | BidSealed | HasBid | BidWithdrawn | CardPlayed | TrickTaken | TrickCancelled | RoundScored | GameOver | SecretRevealed | Hidden)[];
  line: number | null;
}

/** GET /api/moderation/reports/{id}: a report, the log of its table, and the record. */
export interface Case {
  report: ReportCard;
  seats: string[];
  log: LogLine[];
  reports: ReportCard[];
  deeds: DeedCard[];
}

/** POST /api/moderation/deeds -> DeedCard: do something, which stands in the audit trail. */
export interface DoDeed {
  kind: "annul" | "appoint" | "discharge" | "dismiss" | "lift" | "mute" | "rename" | "suspend" | "warn" | "withhold";
  reason: string;
  person?: string | null;
  table?: string | null;
  minutes?: number | null;
  lifts?: number | null;
  report?: number | null;
}

/** A report that you made, in an export. */
export interface ExportedReport {
  person: string;
  reason: "leaving" | "name" | "other" | "talk" | "together";
  words: string;
  at: number;
}

/** In which browser you came to a table whose game is not over, in an export. */
export interface ExportedSighting {
  table: string;
  digest: string;
  at: number;
}

/** What you reported, what moderators did to you and why, and where you came in which browser. */
export interface ExportedSafety {
  reports: ExportedReport[];
  deeds: string[];
  browsers: ExportedSighting[];
}

/** A trick: cards in the order played. */
export interface RecordedTrick {
  leader: number;
  cards: string[];
  winner: number | null;
}

/** A round; lists go by seat, `number` is 1 for the first. */
export interface RecordedRound {
  number: number;
  size: number;
  dealer: number;
  hands: string[][];
  turnUp: string | null;
  trump: string | null;
  bids: number[];
  tricks: RecordedTrick[];
  taken: number[];
  points: number[];
  shown?: string | null;
  firstBids?: number[] | null;
  blind?: number[];
}

/** A finished game; lists go by seat, times are in milliseconds since 1970. */
export interface Record {
  format: "ohhell-record/1";
  table: string;
  rulesVersion: number;
  variant: string | null;
  rules: { [key: string]: unknown };
  seats: number;
  names: string[];
  commitment: string;
  secret: string;
  nonces: string[];
  firstDealer: number;
  rounds: RecordedRound[];
  scores: number[];
  ranks: number[];
  openedAt: number;
  finishedAt: number;
  pack?: string[];
}

export type WireEvent = SeatTaken | SeatLeft | SeatCovered | SeatReturned | HostChanged | SeatReady | SeatUnready | ReadyAsked | SeatsArranged | PersonRemoved | PersonAdmitted | SeatOffered | RematchOpened | TableClosed | RatedChanged | Said | PhraseSaid | TimedOut | MoreTimeGiven | ClocksRenewed | PauseAsked | Paused | Resumed | GameStarted | RoundStarted | HandDealt | TrumpTurned | TrumpOpen | TrumpAsked | TrumpNamed | BlindOffered | Looked | BidMade | BlindBidMade | BidSealed | HasBid | BidWithdrawn | CardPlayed | TrickTaken | TrickCancelled | RoundScored | GameOver | SecretRevealed | Hidden;

export type ClientMessage = Bid | Play | NameTrump | Look | Ready | Sit | Leave | AddBot | Clear | Start | Swap | Shuffle | HandHost | AskReady | Unready | Admit | Close | Offer | Say | Phrase | MoreTime | Back | Pause | Resume | Ping;

export type ServerMessage = Welcome | Update | Done | Refused | Pong | Bye;
