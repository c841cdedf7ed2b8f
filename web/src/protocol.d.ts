// Written by python -m ohhell.wire.typescript; a test keeps it true.

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

/** A bot plays for the absent owner until the owner returns. */
export interface SeatCovered {
  t: "seatCovered";
  seat: number;
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

/** A seat has seen the score and is ready for the next round. */
export interface SeatReady {
  t: "seatReady";
  seat: number;
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

/** The secret (hex) behind every shuffle of this game: deals can be verified now. */
export interface SecretRevealed {
  t: "secretRevealed";
  secret: string;
}

/** Something you may not know. */
export interface Hidden {
  t: "hidden";
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
  level: string | null;
  online: boolean;
  covered: boolean;
  ready: boolean;
  hasBid: boolean;
  bid: number | null;
  taken: number;
  cards: number;
  score: number;
  team: number | null;
  out: boolean;
  blind: boolean;
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

/** What is yours alone. */
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
}

/** The whole table as one seat, or a spectator (`you` is None), may see it: the truth. */
export interface View {
  number: number;
  stage: "bidding" | "lobby" | "over" | "playing" | "scored";
  seats: SeatView[];
  host: number | null;
  sizes: number[];
  endless: boolean;
  round: RoundView | null;
  you: YouView | null;
  sheet: (([number, number, number] | null)[])[];
  ranks: number[];
  nextDealMs: number | null;
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

/** The next round may begin, as far as you are concerned. */
export interface Ready {
  t: "ready";
  id: string;
  after: number;
}

/** Take an empty seat or one held by a bot; `nonce` (hex) is mixed into every shuffle. */
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
}

/** Host only: put a bot into an empty seat, of the usual level unless another is named. */
export interface AddBot {
  t: "addBot";
  id: string;
  seat: number;
  level?: string | null;
}

/** Host only, in the lobby: empty a seat. */
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
}

/** What one entry made happen (for motion, sound and the spoken line), and the view after it. */
export interface Update {
  t: "update";
  number: number;
  events: (SeatTaken | SeatLeft | SeatCovered | SeatReturned | HostChanged | SeatReady | GameStarted | RoundStarted | HandDealt | TrumpTurned | TrumpOpen | TrumpAsked | TrumpNamed | BlindOffered | Looked | BidMade | BlindBidMade | BidSealed | HasBid | BidWithdrawn | CardPlayed | TrickTaken | TrickCancelled | RoundScored | GameOver | SecretRevealed | Hidden)[];
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
}

/** Any refused request: `code` names the reason in the catalogue, `text` says it in English. */
export interface ProblemReport {
  code: string;
  text: string;
  problems?: Clause[];
}

/** One step of a replay: what happened, the table after it, and all hands by seat. */
export interface Frame {
  events: (SeatTaken | SeatLeft | SeatCovered | SeatReturned | HostChanged | SeatReady | GameStarted | RoundStarted | HandDealt | TrumpTurned | TrumpOpen | TrumpAsked | TrumpNamed | BlindOffered | Looked | BidMade | BlindBidMade | BidSealed | HasBid | BidWithdrawn | CardPlayed | TrickTaken | TrickCancelled | RoundScored | GameOver | SecretRevealed | Hidden)[];
  view: View;
  hands: string[][];
}

/** GET /api/tables/{id}/replay: a finished game, entry by entry, all cards open. */
export interface Replay {
  info: TableInfo;
  frames: Frame[];
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

export type WireEvent = SeatTaken | SeatLeft | SeatCovered | SeatReturned | HostChanged | SeatReady | GameStarted | RoundStarted | HandDealt | TrumpTurned | TrumpOpen | TrumpAsked | TrumpNamed | BlindOffered | Looked | BidMade | BlindBidMade | BidSealed | HasBid | BidWithdrawn | CardPlayed | TrickTaken | TrickCancelled | RoundScored | GameOver | SecretRevealed | Hidden;

export type ClientMessage = Bid | Play | NameTrump | Look | Ready | Sit | Leave | AddBot | Clear | Start | Ping;

export type ServerMessage = Welcome | Update | Done | Refused | Pong | Bye;
