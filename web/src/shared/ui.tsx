import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "./i18n.ts";
import { Icon, type IconName } from "./icons.tsx";

type ButtonProps = Omit<ButtonHTMLAttributes, "icon"> & {
  look?: "primary" | "plain" | "quiet" | "danger";
  icon?: IconName;
};

export function Button({ look = "plain", icon, children, type = "button", ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} class={`button ${look} ${rest.class ?? ""}`}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

type IconButtonProps = Omit<ButtonHTMLAttributes, "icon" | "label"> & {
  icon: IconName;
  label: string;
};

/** A button that shows only a sign; its name is spoken, and shown as a tip. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      class={`button quiet icon-only ${rest.class ?? ""}`}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  /** A sheet rises from the bottom on narrow screens. */
  kind?: "box" | "sheet";
}

/** A modal dialog for as long as it is drawn; Escape, the cross and a tap outside close it. */
export function Dialog({ title, onClose, children, kind = "box" }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = element.current;
    const from = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      // It has gone from the page already, so that the browser gives no focus back by itself.
      const isLost = document.activeElement === document.body;
      if (isLost && from instanceof HTMLElement) from.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key that does this is Escape (onCancel).
    <dialog
      ref={element}
      class={`dialog ${kind}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === element.current && onClose()}
    >
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 id={id}>{title}</h2>
          <IconButton icon="close" label={t("common-close")} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}

export const Waiting = () => (
  <p class="waiting" role="status">
    {t("common-loading")}
  </p>
);

interface SwitchProps {
  label: string;
  help?: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

export function Switch({ label, help, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-label={help ? label : undefined}
        aria-describedby={help ? id : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        {help && (
          <small id={id} class="dim">
            {help}
          </small>
        )}
      </span>
    </label>
  );
}
