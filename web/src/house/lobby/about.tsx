import type { TableInfo } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { howOf } from "../hosting/how.ts";
import { sentencesOf } from "../hosting/words.ts";
import { levelName } from "../levelname.ts";
import "../style/about.css";

interface AboutProps {
  info: TableInfo;
  /** Whether the game counts for ratings as it stands. */
  rated: boolean;
}

/** How the table is kept, in sentences: the same before the game and in it. */
export const AboutTable = ({ info, rated }: AboutProps) => (
  <ul class="about-table">
    {sentencesOf({ ...howOf(info), rated }).map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
    {info.rated && !rated && <li>{t("about-rated-withheld")}</li>}
    {info.botLevel && <li>{t("about-bots", { level: levelName(info.botLevel) })}</li>}
  </ul>
);

/** The same as a part of the lobby, with what becomes of a table to which nobody comes. */
export const About = (props: AboutProps) => (
  <section class="about" aria-labelledby="about-table">
    <h2 id="about-table">{t("about-title")}</h2>
    <AboutTable {...props} />
    <p class="small dim">{t("about-lasts")}</p>
  </section>
);
