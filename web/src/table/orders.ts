import type {
  AddBot,
  Bid,
  Clear,
  Leave,
  Look,
  NameTrump,
  Play,
  Ready,
  Sit,
  Start,
} from "../protocol";

type Without<Message, Key extends PropertyKey> = Message extends unknown
  ? Omit<Message, Key>
  : never;

/** A command as a screen gives it; its id and the entry it answers are added on the way. */
export type Order = Without<
  AddBot | Bid | Clear | Leave | Look | NameTrump | Play | Ready | Sit | Start,
  "id" | "after"
>;

/** What answers a question of the table, and so names the entry that asked it. */
const ANSWERS: ReadonlySet<Order["t"]> = new Set(["bid", "look", "nameTrump", "play", "ready"]);

export const isAnswer = ({ t }: Order): boolean => ANSWERS.has(t);
