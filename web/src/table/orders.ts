import type { AddBot, Bid, Clear, Leave, Play, Ready, Sit, Start } from "../protocol";

type Without<Message, Key extends PropertyKey> = Message extends unknown
  ? Omit<Message, Key>
  : never;

/** A command as a screen gives it; its id and the entry it answers are added on the way. */
export type Order = Without<
  AddBot | Bid | Clear | Leave | Play | Ready | Sit | Start,
  "id" | "after"
>;
