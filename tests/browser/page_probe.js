// Runs before the page: remembers what was said, what moved, how many cards the trick had one after
// another, and how long complete tricks lay there.
(() => {
  const probe = { said: [], moves: [], cards: [], held: [] };
  globalThis.probe = probe;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const properties = new Set([frames].flat().flatMap((frame) => Object.keys(frame)));
    probe.moves.push([...properties].join(" "));
    return animate.call(this, frames, options);
  };
  for (const kind of ["animationstart", "transitionrun"]) {
    const note = (event) => probe.moves.push(event.propertyName ?? event.animationName);
    addEventListener(kind, note, true);
  }
  const look = () => {
    const lying = document.querySelectorAll(".trick [data-k]").length;
    if (lying !== probe.cards.at(-1)) probe.cards.push(lying);
    const trick = document.querySelector(".trick[data-held]");
    const last = probe.held.at(-1);
    if (trick && (!last || last.until)) {
      const wins = trick.querySelectorAll("[data-wins]").length;
      const cards = trick.querySelectorAll(".card").length;
      probe.held.push({ from: performance.now(), cards, wins });
    } else if (!trick && last && !last.until) last.until = performance.now();
  };
  const attributeFilter = ["data-held"];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.parentElement?.matches('.spoken[role="status"]')) probe.said.push(node.textContent);
    }
    look();
  }).observe(document, { childList: true, subtree: true, attributeFilter });
})();
