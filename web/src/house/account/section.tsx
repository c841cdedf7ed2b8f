import type { ComponentChildren, Ref } from "preact";
import { useId } from "preact/hooks";
import { locale, t } from "../../shared/i18n.ts";

interface SectionProps {
  title: string;
  /** What finds it again, to bring the focus there. */
  box?: Ref<HTMLElement>;
  children: ComponentChildren;
}

/** One matter of the page. */
export function Section({ title, box, children }: SectionProps) {
  const id = useId();
  return (
    <section ref={box ?? null} class="account-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A device by the names that people know it by. */
export function deviceName({ browser, system }: { browser: string; system: string }): string {
  if (browser && system) return t("account-device", { browser, system });
  return browser || system || t("account-device-unknown");
}

/** A day in words; `at` is in seconds since 1970. */
export const day = (at: number): string =>
  new Intl.DateTimeFormat(locale.value, { dateStyle: "medium" }).format(at * 1000);
