// The peer of a load test: a room of Colyseus with the traffic of a table, and none of its rules.
// Nothing is kept: a room is in memory only. node peer_room.mjs VIEW.json
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";

const SEATS = 4;
const VIEW = JSON.parse(readFileSync(process.argv[2], "utf8"));

class Table extends Room {
  maxClients = SEATS;
  patchRate = null;
  #number = 0;
  #seats = [];

  onCreate() {
    this.onMessage("start", () => this.#tell());
    this.onMessage("play", (client, move) => this.#play(client, move));
  }

  onJoin(client) {
    this.#seats.push(client);
  }

  #play(client, move) {
    const seat = this.#seats.indexOf(client);
    if (move.after !== this.#number || seat !== this.#number % SEATS) {
      client.send("refused", { id: move.id });
      return;
    }
    this.#number += 1;
    this.#tell();
    client.send("done", { id: move.id, number: this.#number });
  }

  /** As a table does: the whole view, made for each seat. */
  #tell() {
    const number = this.#number;
    this.#seats.forEach((client, seat) => {
      const you = { ...VIEW.view.you, seat, acts: number % SEATS === seat };
      client.send("view", { ...VIEW, number, view: { ...VIEW.view, number, you } });
    });
  }
}

const http = createServer();
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http }) });
server.define("table", Table);
await server.listen(0, "127.0.0.1");
console.log(`listening on http://127.0.0.1:${http.address().port}`);
