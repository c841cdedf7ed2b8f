import type {
  AddBot,
  Admit,
  AskReady,
  Back,
  Bid,
  Clear,
  Close,
  HandHost,
  Leave,
  Look,
  MoreTime,
  NameTrump,
  Offer,
  Pause,
  Play,
  Ready,
  Resume,
  Shuffle,
  Sit,
  Start,
  Swap,
  Unready,
} from "../../protocol";

type Without<Message, Key extends PropertyKey> = Message extends unknown
  ? Omit<Message, Key>
  : never;

type Hosting = Admit | AskReady | Close | HandHost | Offer | Shuffle | Swap | Unready;

type Time = Back | MoreTime | Pause | Resume;

/** A command as a screen gives it; its id and the entry it answers are added on the way. */
export type Order = Without<
  AddBot | Bid | Clear | Hosting | Leave | Look | NameTrump | Play | Ready | Sit | Start | Time,
  "id" | "after"
>;

/** What answers a question of the table, and so names the entry that asked it. */
const ANSWERS: ReadonlySet<Order["t"]> = new Set([
  "bid",
  "look",
  "moreTime",
  "nameTrump",
  "play",
  "ready",
]);

export const isAnswer = ({ t }: Order): boolean => ANSWERS.has(t);
