import type { FloorApprovalRow } from "@kilolane/contract";
import { Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
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
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const decide = useSaveWith(async () => decideApproval(row, decision, reason.trim()), {
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
    <ConfirmDialog
      opened
      title={t(decision === "approve" ? "approval.approveTitle" : "approval.declineTitle", names)}
      text={text}
      confirmLabel={t(`approval.${decision}`)}
      cancelLabel={t("action.cancel")}
      destructive={decision === "decline"}
      pending={decide.isPending}
      onConfirm={() => (reason.trim() === "" ? setMissing(true) : decide.mutate())}
      onCancel={onClose}
    >
      <Textarea
        label={t("approval.reason")}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MOST_CHARACTERS}
        dir="auto"
        value={reason}
        error={isMissing && reason.trim() === "" ? t("approval.reasonMissing") : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
