import type { QuotationRow } from "@kilolane/contract";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import classes from "./quotation-list.module.css";

/** Under the state of what the client has: the revision that is not sent yet. */
export function DraftNote({ row }: { readonly row: Pick<QuotationRow, "draftVersion"> }) {
  const { t } = useTranslation("quotation");
  if (row.draftVersion === null) return null;
  return <span className={classes.quiet}>{t("list.draftVersion", { version: row.draftVersion })}</span>;
}
