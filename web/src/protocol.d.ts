// Written by hand from ohhell.wire until `python -m ohhell.wire.typescript` writes it.

// --- events
export interface SeatTaken { t: "seatTaken"; seat: number; name: string; kind: "person" | "bot" }
export interface SeatLeft { t: "seatLeft"; seat: number }
export interface SeatCovered { t: "seatCovered"; seat: number }
export interface SeatReturned { t: "seatReturned"; seat: number }
export interface HostChanged { t: "hostChanged"; seat: number }
export interface SeatReady { t: "seatReady"; seat: number }
export interface GameStarted { t: "gameStarted"; seats: number; firstDealer: number }
export interface RoundStarted { t: "roundStarted"; number: number; size: number; dealer: number }
export interface HandDealt { t: "handDealt"; seat: number; cards: Array<string> }
export interface TrumpTurned { t: "trumpTurned"; card: string | null; trump: string | null }
export interface BidMade { t: "bidMade"; seat: number; tricks: number }
export interface BidSealed { t: "bidSealed"; seat: number; tricks: number }
export interface HasBid { t: "hasBid"; seat: number }
export interface CardPlayed { t: "cardPlayed"; seat: number; card: string }
export interface TrickTaken { t: "trickTaken"; seat: number }
export interface RoundScored { t: "roundScored"; points: Array<number> }
export interface GameOver { t: "gameOver"; winners: Array<number> }
export interface SecretRevealed { t: "secretRevealed"; secret: string }
export interface Hidden { t: "hidden" }
export type WireEvent =
  | SeatTaken | SeatLeft | SeatCovered | SeatReturned | HostChanged | SeatReady | GameStarted
  | RoundStarted | HandDealt | TrumpTurned | BidMade | BidSealed | HasBid | CardPlayed | TrickTaken
  | RoundScored | GameOver | SecretRevealed | Hidden;

// --- views
export interface TrickView { leader: number; cards: Array<string>; winner: number | null }
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
}
export interface RoundView {
  number: number;
  size: number;
  dealer: number;
  eldest: number;
  stock: number;
  turnUp: string | null;
  trump: string | null;
  toAct: Array<number>;
  balance: number;
  allBid: boolean;
  trick: TrickView;
  lastTrick: TrickView | null;
  points: Array<number> | null;
}
export interface YouView {
  seat: number;
  host: boolean;
  hand: Array<string>;
  legal: Array<string>;
  bids: Array<number>;
  forbidden: number | null;
  bid: number | null;
}
export interface View {
  number: number;
  stage: "bidding" | "lobby" | "over" | "playing" | "scored";
  seats: Array<SeatView>;
  sizes: Array<number>;
  round: RoundView | null;
  you: YouView | null;
  sheet: Array<Array<[number, number, number]>>;
  ranks: Array<number>;
  nextDealMs: number | null;
}
export interface Clause { id: string; args: Record<string, string | number> }
export interface TableInfo {
  id: string;
  variant: string | null;
  rules: Record<string, unknown>;
  clauses: Array<Clause>;
  commitment: string;
  open: boolean;
  coverAfterMs: number;
}

// --- client to server
export interface Bid { t: "bid"; tricks: number; id: string; after: number }
export interface Play { t: "play"; card: string; id: string; after: number }
export interface Ready { t: "ready"; id: string; after: number }
export interface Sit { t: "sit"; seat: number; nonce: string; id: string }
export interface Leave { t: "leave"; id: string }
export interface AddBot { t: "addBot"; seat: number; level?: string; id: string }
export interface Clear { t: "clear"; seat: number; id: string }
export interface Start { t: "start"; id: string }
export interface Ping { t: "ping"; at?: number }
export type ClientMessage = Bid | Play | Ready | Sit | Leave | AddBot | Clear | Start | Ping;

// --- server to client
export interface Welcome { t: "welcome"; table: TableInfo; view: View }
export interface Update { t: "update"; number: number; events: Array<WireEvent>; view: View }
export interface Done { t: "done"; id: string; number: number }
export interface Refused {
  t: "refused";
  id: string | null;
  code: string;
  args: Record<string, string | number>;
  text: string;
  view: View | null;
}
export interface Pong { t: "pong"; at: number }
export interface Bye { t: "bye"; code: string }
export type ServerMessage = Welcome | Update | Done | Refused | Pong | Bye;

// --- HTTP
export interface Me { name: string; id: string }
export interface Rename { name: string }
export interface VariantInfo {
  id: string;
  rules: Record<string, unknown>;
  seats: number;
  seatsMin: number;
  seatsMax: number;
}
export interface Choice { id: string; value: unknown }
export interface Setting {
  key: string;
  path: Array<string>;
  choices: Array<Choice>;
  range: [number, number] | null;
}
export interface RuleBook { variants: Array<VariantInfo>; settings: Array<Setting> }
export interface Preview {
  sizes: Array<number>;
  notes: Array<Clause>;
  problems: Array<Clause>;
  clauses: Array<Clause>;
  variant: string | null;
}
export interface PreviewRequest { rules: Record<string, unknown>; seats: number }
export interface OpenTable {
  rules: Record<string, unknown>;
  seats: number;
  nonce: string;
  open?: boolean;
  bots?: boolean;
  start?: boolean;
}
export interface SeatCard { name: string; kind: string }
export interface TableCard {
  id: string;
  variant: string | null;
  stage: string;
  seats: Array<SeatCard>;
  round: number;
  rounds: number;
  yourTurn: boolean;
  openedAt: number;
}
export interface ProblemReport { code: string; text: string; problems?: Array<Clause> }
