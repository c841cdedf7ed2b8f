import { hasMessage, t } from "../shared/i18n.ts";

/** A level in words; one of the server's own has none but its name. */
export const levelName = (level: string): string =>
  hasMessage(`level-${level}`) ? t(`level-${level}`) : level;
