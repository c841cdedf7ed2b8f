import type { TableInfo, View } from "../protocol";
import type { Order } from "../table/orders.ts";

export interface LobbyProps {
  view: View;
  info: TableInfo;
  /** Sends a command of the table; its id is added on the way. */
  send: (order: Order) => void;
}

export const Lobby = ({ view }: LobbyProps) => <main class="page">{view.seats.length}</main>;
