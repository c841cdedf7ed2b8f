import { useId } from "preact/hooks";
import type { VariantInfo } from "../../protocol";
import { hasMessage, t } from "../../shared/i18n.ts";
import { variantName } from "../clause.ts";

interface VariantsProps {
  variants: readonly VariantInfo[];
  /** Null when the rules are a mixture of one's own. */
  chosen: string | null;
  onChoose: (variant: VariantInfo) => void;
}

/** The named rulesets, each with where it comes from. */
export function Variants({ variants, chosen, onChoose }: VariantsProps) {
  const name = useId();
  return (
    <fieldset class="pick variants">
      <legend>{t("new-variants")}</legend>
      {variants.map((variant) => (
        <Variant
          key={variant.id}
          id={variant.id}
          group={name}
          checked={variant.id === chosen}
          onChoose={() => onChoose(variant)}
        />
      ))}
      {chosen === null && <Variant id="none" group={name} checked onChoose={() => undefined} />}
    </fieldset>
  );
}

interface VariantProps {
  id: string;
  group: string;
  checked: boolean;
  onChoose: () => void;
}

function Variant({ id, group, checked, onChoose }: VariantProps) {
  const about = `variant-${id}-about`;
  return (
    <label class="variant">
      <input
        type="radio"
        name={group}
        checked={checked}
        aria-describedby={`${group}-${id}`}
        onChange={onChoose}
      />
      <span>
        <strong>{variantName(id)}</strong>
        <span id={`${group}-${id}`} class="dim small">
          {hasMessage(about) && t(about)}
        </span>
      </span>
    </label>
  );
}
