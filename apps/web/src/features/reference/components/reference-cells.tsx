import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { dayOf, formatDate } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";

/** Whether new quotations may name a row. */
export function StateCell({ inUse }: { readonly inUse: boolean }) {
  const { t } = useTranslation("reference");
  const state = inUse ? "in-use" : "out-of-use";
  return <StatusBadge tone={inUse ? "positive" : "ended"} label={t(`state.${state}`)} />;
}

interface ChangeCellProps {
  readonly updatedAt: string | null;
  readonly updatedBy: string;
}

/** When a row was last changed, and by whom. */
export function ChangeCell({ updatedAt, updatedBy }: ChangeCellProps) {
  const { t } = useTranslation("reference");
  const language = useLanguage();
  if (updatedAt === null) return t("delivered");
  return <TwoLines first={formatDate(dayOf(updatedAt), language)} second={updatedBy} />;
}

interface RowToolsProps {
  readonly subject: string;
  readonly inUse: boolean;
  readonly onEdit: () => void;
  readonly onTurn: () => void;
}

/** A row is edited, put out of use or used again: the one undoes the other. */
export function RowTools({ subject, inUse, onEdit, onTurn }: RowToolsProps) {
  const { t } = useTranslation("reference");
  return (
    <RowActions>
      <RowButton label={t("action.edit")} subject={subject} onClick={onEdit} />
      <RowButton label={t(inUse ? "action.putOut" : "action.takeBack")} subject={subject} onClick={onTurn} />
    </RowActions>
  );
}
