// Runs before the page: remembers what was said, what moved and how long complete tricks lay there.
(() => {
  const probe = { said: [], moves: [], held: [] };
  globalThis.probe = probe;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const properties = new Set([frames].flat().flatMap((frame) => Object.keys(frame)));
    probe.moves.push([...properties].join(" "));
    return animate.call(this, frames, options);
  };
  for (const kind of ["animationstart", "transitionrun"]) {
    addEventListener(kind, (event) => probe.moves.push(event.propertyName ?? event.animationName), true);
  }
  const look = () => {
    const trick = document.querySelector(".trick[data-held]");
    const last = probe.held.at(-1);
    if (trick && (!last || last.until)) {
      const wins = trick.querySelectorAll("[data-wins]").length;
      probe.held.push({ from: performance.now(), cards: trick.querySelectorAll(".card").length, wins });
    } else if (!trick && last && !last.until) last.until = performance.now();
  };
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.parentElement?.matches('.spoken[role="status"]')) probe.said.push(node.textContent);
    }
    look();
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-held"] });
})();
