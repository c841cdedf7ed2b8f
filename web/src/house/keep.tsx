import { useEffect, useId, useState } from "preact/hooks";
import type { SharedRules } from "../protocol";
import { apiMessage, get } from "../shared/api.ts";
import { isolated, t } from "../shared/i18n.ts";
import { notify } from "../shared/notice.tsx";
import { go } from "../shared/router.ts";
import { Button, IconButton } from "../shared/ui.tsx";
import { forget, keep, kept, loadKept } from "./kept.ts";
import { Link, LocalNote } from "./link.tsx";
import { codeIn, codePath, linkTo } from "./sharing.ts";
import "./style/rules.css";

/** Says a refusal of the server, or nothing. */
const tried = (work: Promise<unknown>, then?: string) =>
  work.then(
    () => then !== undefined && notify(then),
    (error: unknown) => notify(apiMessage(error)),
  );

interface MyRulesProps {
  /** The code of the rules on the screen, to show which of one's own they are. */
  code: string | null;
  onChoose: (rules: SharedRules) => void;
}

/** The rules that a person keeps, to be chosen or forgotten; nothing where there are none. */
export function MyRules({ code, onChoose }: MyRulesProps) {
  const id = useId();
  useEffect(() => void loadKept().catch(() => undefined), []);
  if (kept.value.length === 0) return null;
  const choose = (one: string) => tried(get<SharedRules>(codePath(one, null)).then(onChoose));
  return (
    <section class="my-rules" aria-labelledby={id}>
      <h2 id={id}>{t("rules-mine")}</h2>
      <ul>
        {kept.value.map(({ name, code: own }) => (
          <li key={name}>
            <Button aria-pressed={own === code} onClick={() => choose(own)}>
              <bdi>{name}</bdi>
            </Button>
            <IconButton
              icon="close"
              label={t("rules-forget", { name: isolated(name) })}
              onClick={() => tried(forget(name), t("rules-forgotten", { name: isolated(name) }))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SharedProps {
  code: string;
  seats: number;
}

/** Keeping rules under a name, and sending them on as a link or a code. */
export function KeepAndSend(props: SharedProps) {
  const id = useId();
  return (
    <section class="keep" aria-labelledby={id}>
      <h2 id={id}>{t("rules-share")}</h2>
      <Ways {...props} />
    </section>
  );
}

/** The same for a screen that is about something else: it opens when asked to. */
export const FoldedKeepAndSend = (props: SharedProps) => (
  <details class="keep">
    <summary>{t("rules-share")}</summary>
    <Ways {...props} />
    <CodeForm />
  </details>
);

/** Opening a code that somebody was told, or a whole link. */
const CodeForm = () => (
  <OneField
    label={t("rules-sent")}
    button={t("rules-open")}
    most={3000}
    onSubmit={(text) => go(`/rules/${encodeURIComponent(codeIn(text))}`)}
  />
);

const Ways = ({ code, seats }: SharedProps) => (
  <div class="keep-ways">
    <KeepForm code={code} />
    <LocalNote />
    <Link link={linkTo(code, seats)} label={t("rules-link")} message={t("rules-send-text")} />
    <p class="small">
      {t("rules-code")}: <code>{code}</code>
    </p>
    <p class="small dim">{t("rules-share-help")}</p>
  </div>
);

const KeepForm = ({ code }: { code: string }) => (
  <OneField
    label={t("rules-name")}
    button={t("rules-keep")}
    most={200}
    onSubmit={(name) => void tried(keep({ name, code }), t("rules-kept", { name: isolated(name) }))}
  />
);

interface FieldProps {
  label: string;
  button: string;
  /** Characters. */
  most: number;
  onSubmit: (text: string) => void;
}

/** A question with one line for an answer; nothing is no answer. */
function OneField({ label, button, most, onSubmit }: FieldProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const text = typed.trim();
  return (
    <form
      class="keep-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text) onSubmit(text);
      }}
    >
      <label for={id}>{label}</label>
      <div class="row">
        <input
          id={id}
          class="field"
          dir="auto"
          autocomplete="off"
          spellcheck={false}
          enterkeyhint="done"
          maxLength={most}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button class="button" type="submit" aria-disabled={!text}>
          {button}
        </button>
      </div>
    </form>
  );
}
