import assert from "node:assert/strict";
import { test } from "node:test";
import { overlap, placeOf, plan, type Room } from "./geometry.ts";

const ROOMS: Record<string, Room> = {
  phone: { width: 360, height: 470, reserve: 170, em: 16 },
  "small phone": { width: 320, height: 300, reserve: 150, em: 16 },
  "phone on its side": { width: 600, height: 240, reserve: 128, em: 16 },
  tablet: { width: 768, height: 700, reserve: 130, em: 16 },
  desktop: { width: 900, height: 520, reserve: 128, em: 16 },
  "large text": { width: 360, height: 300, reserve: 200, em: 32 },
};

for (const [name, room] of Object.entries(ROOMS)) {
  test(`on a ${name}, plates and cards keep clear of each other at 2 to 10 seats`, () => {
    for (let seats = 2; seats <= 10; seats++) {
      const { plates, slots, height, cardWidth } = plan(seats, room);
      assert.equal(plates.length, seats - 1);
      assert.equal(slots.length, seats);
      assert.ok(cardWidth >= 36);
      for (const [at, plate] of plates.entries()) {
        assert.ok(
          plate.x - plate.w / 2 >= 0 && plate.x + plate.w / 2 <= room.width,
          `${seats} seats`,
        );
        assert.ok(
          plates.slice(at + 1).every((other) => !overlap(plate, other)),
          `${seats} seats`,
        );
        assert.ok(
          slots.every((slot) => !overlap(plate, slot)),
          `${seats} seats`,
        );
      }
      assert.ok(
        slots.every(({ y, h }) => y + h / 2 <= height + 0.5),
        `${seats} seats`,
      );
    }
  });
}

test("the others sit clockwise from your left", () => {
  const { plates } = plan(4, ROOMS["desktop"] as Room);
  const [left, top, right] = plates;
  assert.ok(left && top && right && left.x < top.x && top.x < right.x && top.y < left.y);
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => placeOf(seat, 2, 4)),
    [2, 3, 0, 1],
  );
  const counter = [0, 1, 2, 3].map((seat) => placeOf(seat, 2, 4, true));
  assert.deepEqual(counter, [2, 1, 0, 3]);
});

test("a phone in the hand shows an arc for four and a rail for ten", () => {
  assert.equal(plan(4, ROOMS["phone"] as Room).kind, "arc");
  assert.equal(plan(10, ROOMS["phone"] as Room).kind, "rail");
});

test("on a wide cloth the seats close up around large cards", () => {
  const room = ROOMS["desktop"] as Room;
  const { plates, cardWidth } = plan(4, room);
  assert.ok(cardWidth > 92);
  for (const { x, w } of plates) assert.ok(x - w / 2 > room.width / 12);
});
