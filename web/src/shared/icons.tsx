/** Line icons on a 24 by 24 grid, drawn by us. */
const PATHS = {
  back: "M15 5l-7 7 7 7",
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  sheet: "M5 4h14v16H5zM5 9h14M5 14h14M11 4v16",
  curve: "M4 4v16h16M7 15l4-5 4 3 5-7",
  trick: "M5 7l7-3 4 10-7 3zM14 8l6 2-4 10-6-2",
  help: "M9 9a3 3 0 1 1 4.2 2.7c-.8.4-1.2 1-1.2 1.9v.4M12 17.5v.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  leave: "M14 4H5v16h9M10 12h10M17 8l4 4-4 4",
  text: "M4 6h16M4 10h16M4 14h10M4 18h7",
  log: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  check: "M5 13l4 4L19 7",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  replay: "M4 5v5h5M4.5 10a8 8 0 1 1-.3 4",
  shield: "M12 3l8 3v6c0 5-3.5 7.5-8 9-4.5-1.5-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  plus: "M12 5v14M5 12h14",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4 3.5-6.5 8-6.5s8 2.5 8 6.5",
  bot: "M6 9h12v10H6zM12 9V5M9.5 13.5v1M14.5 13.5v1M3 12v4M21 12v4",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z",
  chat: "M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12.5h5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2",
  share: "M12 15V4M8 7.5L12 4l4 3.5M6 11H4.5v9h15v-9H18",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
