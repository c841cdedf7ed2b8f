import { generate } from "lean-qr";

const QUIET_ZONE = 3;

/** A QR code as one SVG path, black on white whatever the theme, because cameras expect it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const numbers = Array.from({ length: code.size }, (_, number) => number);
  const row = (y: number) => numbers.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`);
  const side = code.size + 2 * QUIET_ZONE;
  return (
    <svg
      class="qr"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shape-rendering="crispEdges"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
      <path d={numbers.flatMap(row).join("")} fill="#000" />
    </svg>
  );
}
