import type { ComponentChildren } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import { ApiError, apiMessage } from "../../shared/api.ts";
import { Button } from "../../shared/ui.tsx";

export interface Question {
  name: string;
  label: string;
  help?: string;
  secret?: boolean;
  /** What password managers fill in, or offer to keep. */
  autocomplete: "username" | "current-password" | "new-password";
  value?: string;
  /** The refusals that are about this answer, and are told beside it. */
  faults: readonly string[];
}

interface AskProps {
  questions: readonly Question[];
  action: string;
  danger?: boolean;
  onSubmit: (answers: Record<string, string>) => Promise<unknown>;
  children?: ComponentChildren;
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : "");

/** A form of a few answers; what is refused is told beside the answer that it is about. */
export function Ask({ questions, action, danger = false, onSubmit, children }: AskProps) {
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const about = questions.find(({ faults }) => faults.includes(codeOf(refused)));
  const submit = async () => {
    if (busy || !form.current) return;
    const answers = Object.fromEntries(new FormData(form.current)) as Record<string, string>;
    setBusy(true);
    try {
      await onSubmit(answers);
      setRefused(undefined);
      form.current?.reset();
    } catch (error) {
      setRefused(error);
      const wrong = questions.find(({ faults }) => faults.includes(codeOf(error)));
      if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong.name}"]`)?.focus();
    }
    setBusy(false);
  };
  return (
    <form
      ref={form}
      class="ask"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {questions.map((question) => (
        <Field
          key={question.name}
          {...question}
          fault={question === about ? apiMessage(refused) : ""}
        />
      ))}
      {children}
      {refused !== undefined && !about && (
        <p class="fault" role="alert">
          {apiMessage(refused)}
        </p>
      )}
      <Button type="submit" look={danger ? "danger" : "primary"} aria-disabled={busy}>
        {action}
      </Button>
    </form>
  );
}

// Apart, since what goes with an input depends on its type.
const HIDDEN = { type: "password" } as const;
const SHOWN = { type: "text" } as const;

function Field({
  name,
  label,
  help,
  secret,
  autocomplete,
  value,
  fault,
}: Question & { fault: string }) {
  const id = useId();
  const told = fault || help;
  return (
    <div class="ask-field">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="field"
        name={name}
        {...(secret ? HIDDEN : SHOWN)}
        autocomplete={autocomplete}
        autocapitalize="none"
        spellcheck={false}
        required
        maxLength={200}
        defaultValue={value ?? ""}
        aria-invalid={fault ? true : undefined}
        aria-describedby={told ? `${id}-help` : undefined}
      />
      {told && (
        <p
          id={`${id}-help`}
          class={`small ${fault ? "fault" : "dim"}`}
          role={fault ? "alert" : undefined}
        >
          {told}
        </p>
      )}
    </div>
  );
}
