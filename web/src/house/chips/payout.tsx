import { t } from "../../shared/i18n.ts";

interface PayoutListProps {
  won: readonly number[];
}

/** What the ranks win, in numbers. */
export const PayoutList = ({ won }: PayoutListProps) => (
  <ol class="payout">
    {won.map((chips, index) => (
      <li key={index}>
        {t("compete-place", { rank: t("compete-rank", { rank: index + 1 }), chips })}
      </li>
    ))}
  </ol>
);
