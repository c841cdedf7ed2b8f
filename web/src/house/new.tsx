import { useEffect, useState } from "preact/hooks";
import type { RuleBook } from "../protocol";
import { apiMessage } from "../shared/api.ts";
import { t } from "../shared/i18n.ts";
import { Waiting } from "../shared/ui.tsx";
import { Unreachable } from "./gone.tsx";
import { withTexts } from "./hosting/texts.ts";
import { lastTable } from "./last.ts";
import { isUnreachable, useGet } from "./load.ts";
import { NewTableForm } from "./new/form.tsx";
import { withVariants, withTexts as withWords } from "./new/texts.ts";
import { Page } from "./page.tsx";

/** Choosing the rules of a table, and opening it. */
export function NewTable() {
  const book = useGet<RuleBook>("/api/rules");
  const [start, setStart] = useState<{ book: RuleBook; last: ReturnType<typeof lastTable> }>();
  useEffect(() => {
    const found = book.value;
    if (found)
      Promise.all([withWords(), withVariants(), withTexts()]).then(() =>
        setStart({ book: found, last: lastTable() }),
      );
  }, [book.value]);
  if (start) return <NewTableForm {...start} />;
  if (isUnreachable(book.error)) return <Unreachable onRetry={book.reload} />;
  return (
    <Page title={t("new-title")}>
      {book.error === undefined ? <Waiting /> : <p role="alert">{apiMessage(book.error)}</p>}
    </Page>
  );
}
