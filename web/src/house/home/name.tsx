import type { RefObject } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import type { Me } from "../../protocol";
import { apiMessage, put } from "../../shared/api.ts";
import { t } from "../../shared/i18n.ts";
import { Icon } from "../../shared/icons.tsx";
import { me as known } from "../me.ts";
import { isName } from "./names.ts";

export interface NameFormHandle {
  /** Saves what is in the field; false if it cannot be a name. */
  save: () => Promise<boolean>;
}

interface NameFormProps {
  me: Me | undefined;
  handle: RefObject<NameFormHandle | null>;
  /** Called when a new name has been taken, but not when `handle` was told to save. */
  onRenamed?: () => void;
}

/** The guest's name: saved when the field is left, or before a table is entered. */
export function NameForm({ me, handle, onRenamed }: NameFormProps) {
  const id = useId();
  const [saved, setSaved] = useState<string>();
  const [draft, setDraft] = useState("");
  const [changed, setChanged] = useState(false);
  const [fault, setFault] = useState("");
  useEffect(() => {
    if (!me) return;
    setSaved(me.name);
    setDraft((typed) => typed || me.name);
  }, [me]);

  const save = async () => {
    const name = draft.trim();
    if (saved === undefined || name === saved) return true;
    if (!isName(name)) {
      setFault(t("home-name-bad"));
      return false;
    }
    try {
      const answer = await put<Me>("/api/me", { name });
      known.value = answer;
      setSaved(answer.name);
      setDraft(answer.name);
      setFault("");
      return true;
    } catch (error) {
      setFault(apiMessage(error));
      return false;
    }
  };
  handle.current = { save };

  const take = async () => {
    const before = saved;
    if ((await save()) && before !== undefined && draft.trim() !== before) onRenamed?.();
  };
  const isSaved = saved !== undefined && draft.trim() === saved;
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      <label for={id}>{t("home-name-label")}</label>
      <div class="name-row">
        <input
          id={id}
          class="field"
          dir="auto"
          autocomplete="nickname"
          spellcheck={false}
          enterkeyhint="done"
          maxLength={200}
          value={draft}
          disabled={saved === undefined}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-help`}
          onInput={(event) => {
            setDraft(event.currentTarget.value);
            setChanged(true);
          }}
          onBlur={() => void take()}
        />
        {isSaved ? (
          changed && (
            <span class="name-saved" title={t("common-saved")}>
              <Icon name="check" />
              <span class="spoken">{t("common-saved")}</span>
            </span>
          )
        ) : (
          <button class="button" type="submit">
            {t("common-save")}
          </button>
        )}
      </div>
      <p
        id={`${id}-help`}
        class={`small ${fault ? "fault" : "dim"}`}
        role={fault ? "alert" : undefined}
      >
        {fault || t("home-name-help")}
      </p>
    </form>
  );
}
