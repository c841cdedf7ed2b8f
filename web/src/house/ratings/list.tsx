import type { FamilyRating } from "../../protocol";
import { t } from "../../shared/i18n.ts";
import { useGet } from "../load.ts";
import { familyName } from "./texts.ts";
import { useRatingTexts } from "./use.ts";
import "../style/leaders.css";

/** The ratings of somebody by families of rules, for a profile; nothing where they hide them. */
export function PersonRatings({ person }: { person: string }) {
  const ready = useRatingTexts();
  const { value } = useGet<FamilyRating[]>(`/api/people/${encodeURIComponent(person)}/ratings`);
  if (!ready || !value || value.length === 0) return null;
  return (
    <section aria-labelledby="person-ratings">
      <h2 id="person-ratings">{t("ratings-title")}</h2>
      <ul class="rating-list">
        {value.map(({ family, rating, games, provisional }) => (
          <li key={family}>
            <span>{familyName(family)}</span>
            <b>{rating}</b>
            <span class="dim">{t("rating-games", { games })}</span>
            {provisional && <span class="dim">{t("rating-provisional")}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
