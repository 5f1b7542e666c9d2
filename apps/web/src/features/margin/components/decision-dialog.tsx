import type { FloorApprovalRow } from "@kilolane/contract";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { APPROVAL_READS, decideApproval } from "../approval-queries.ts";

const MOST_CHARACTERS = 300;
const isolated = (text: string): string => `\u2068${text}\u2069`;

interface DecisionDialogProps {
  readonly row: FloorApprovalRow;
  readonly decision: "approve" | "decline";
  readonly onClose: () => void;
}

/** Asks for the reason before a sale below the floor is approved or declined. */
export default function DecisionDialog({ row, decision, onClose }: DecisionDialogProps) {
  const { t } = useTranslation("margin");
  const language = useLanguage();
  const decide = useSaveWith(async (reason: string) => decideApproval(row, decision, reason), {
    invalidates: APPROVAL_READS,
    done: t(decision === "approve" ? "approval.approved" : "approval.declined"),
    onSettled: onClose,
  });
  const names = { airline: isolated(row.airline), lane: isolated(`${row.from} – ${row.to}`) };
  const money = (amount: string) => isolated(formatMoney(amount, row.currency, language));
  const text =
    decision === "approve"
      ? t("approval.approveText", {
          sell: money(row.sellTotal),
          profit: money(row.profit),
          margin: isolated(formatNumber(row.marginPercent, language)),
          floor: formatNumber(row.floorPercent, language),
        })
      : t("approval.declineText", { person: isolated(row.askedBy) });
  return (
    <ReasonDialog
      title={t(decision === "approve" ? "approval.approveTitle" : "approval.declineTitle", names)}
      text={text}
      reasonLabel={t("approval.reason")}
      missingText={t("approval.reasonMissing")}
      maxLength={MOST_CHARACTERS}
      confirmLabel={t(`approval.${decision}`)}
      cancelLabel={t("action.cancel")}
      destructive={decision === "decline"}
      pending={decide.isPending}
      onConfirm={(reason) => decide.mutate(reason)}
      onCancel={onClose}
    />
  );
}
