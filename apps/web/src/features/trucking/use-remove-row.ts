import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { showToast } from "../../ui/toast/show-toast.ts";

/** The part of a list of fields that taking a row out of it needs. */
interface Rows<Row> {
  readonly remove: (index: number) => void;
  readonly insert: (index: number, row: Row, options: { shouldFocus: boolean }) => void;
}

/** Takes a row out of a list of the form, and offers to put it back as it was typed. */
export function useRemoveRow() {
  const { t } = useTranslation("trucking-carrier");
  return <Row>(removed: Row, index: number, text: string, rows: Rows<Row>): void => {
    rows.remove(index);
    const undo = () => rows.insert(index, removed, { shouldFocus: false });
    showToast({ tone: "info", text, weight: "grave", action: { label: t("action.undo"), run: undo } });
  };
}
