// What of a screen of the house cannot be read or hit: a list of faults, empty when all is well.
() => {
  const faults = [];
  const [BUTTON_MIN, LETTERS, WORD_EMS] = [24, 5, 2.5];
  const name = (element) =>
    `${element.tagName}.${element.className} "${(element.ariaLabel ?? element.textContent).trim().slice(0, 30)}"`;
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) faults.push(`the page is ${wide} px too wide`);
  const shown = (element) => element.checkVisibility() && !element.closest(".spoken, [aria-hidden=true]");
  for (const element of document.querySelectorAll("main *, header *")) {
    if (!shown(element) || element.closest("svg, select, .chip input, .card")) continue;
    const box = element.getBoundingClientRect();
    if (wide > 0 && box.right > innerWidth + 1) faults.push(`${name(element)} ends at ${box.right}`);
    const words = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ data }) => data.trim());
    const longest = Math.max(0, ...words.join(" ").split(/\s/).map(({ length }) => length));
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (longest >= LETTERS && box.width < WORD_EMS * size && box.height > 2 * size)
      faults.push(`${name(element)} is ${Math.round(box.width)} px wide`);
    const style = getComputedStyle(element);
    if (longest > 0 && style.overflowX === "hidden" && element.clientWidth < 4 * size)
      if (element.scrollWidth > element.clientWidth) faults.push(`${name(element)} is cut`);
    if (element.matches("a, button, input, select, summary") && !element.matches("p a, li a")) {
      const small = box.width < BUTTON_MIN || box.height < BUTTON_MIN;
      if (small && element.type !== "radio") faults.push(`${name(element)}: ${box.width} x ${box.height}`);
    }
  }
  return faults;
}
