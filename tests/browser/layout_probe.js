// What of the table can be seen and hit: every answer is a list of faults, empty when all is well.
() => {
  const faults = [];
  const [WIDTH_MIN, HEIGHT_MIN, STEP] = [24, 44, 2];
  const name = ({ dataset, textContent }) =>
    dataset.k ?? dataset.bid ?? textContent.trim().slice(0, 30);
  const on = (element, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element === top || element.contains(top));
  };
  const run = (count, hit) => {
    let [best, now] = [0, 0];
    for (let at = 0; at < count; at++) best = Math.max(best, (now = hit(at) ? now + 1 : 0));
    return best * STEP;
  };
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const show = (element) => element.scrollIntoView({ block: "nearest" });
  const seen = (element, what) => {
    show(element);
    const box = element.getBoundingClientRect();
    if (box.width === 0) return;
    if (on(what, ...middle(box))) return;
    faults.push(`${name(what)}: ${element.tagName} is covered or off the screen`);
  };
  const tappable = (element) => {
    show(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    let best = false;
    for (let dy = 0; dy < height && !best; dy += STEP) {
      const count = Math.floor(width / STEP);
      const columns = Array.from({ length: count }, (_, at) => x + at * STEP + 1);
      if (run(count, (at) => on(element, columns[at], y + dy + 1)) < WIDTH_MIN) continue;
      const open = columns.filter((column) => on(element, column, y + dy + 1));
      const column = open[Math.floor(open.length / 2)];
      const high = run(Math.floor(height / STEP), (at) => on(element, column, y + at * STEP + 1));
      best = high >= HEIGHT_MIN;
    }
    if (!best) faults.push(`${name(element)}: less than ${WIDTH_MIN} x ${HEIGHT_MIN} px to tap`);
  };
  const shownGroup = (card) =>
    [...card.querySelectorAll("g.wide, g.narrow")].find((g) => g.getBoundingClientRect().width > 0);
  for (const card of document.querySelectorAll(".hand [data-k]")) {
    // A card that may not be played now lies lower, and need not be hit.
    if (!("illegal" in card.dataset)) tappable(card);
    const group = shownGroup(card);
    seen(group.querySelector("text"), card);
    seen(group.querySelector("use"), card);
  }
  for (const chip of document.querySelectorAll(".bid-chip")) {
    show(chip);
    const { width, height } = chip.getBoundingClientRect();
    const small = width < WIDTH_MIN || height < WIDTH_MIN;
    if (small) faults.push(`bid ${name(chip)}: ${width} x ${height} px`);
    seen(chip, chip);
  }
  for (const plate of document.querySelectorAll(".seats .plate")) {
    for (const part of plate.querySelectorAll(".plate-name bdi, .count")) seen(part, plate);
  }
  for (const card of document.querySelectorAll(".trick li .card")) seen(card, card);
  const always = ".facts, .topbar button, .dock:not(:has(.bids)) .prompt";
  for (const fact of document.querySelectorAll(always)) seen(fact, fact);
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) faults.push(`the page is ${wide} px too wide`);
  scrollTo(0, 0);
  document.querySelector(".felt").scrollTo(0, 0);
  return faults;
}
