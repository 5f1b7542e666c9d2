import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import type { CompanyDecision } from "../queries.ts";
import { useDecideCompany, type NamedCompany } from "../use-decide-company.ts";

interface DecisionDialogProps {
  readonly company: NamedCompany;
  readonly decision: CompanyDecision;
  readonly onClose: () => void;
}

/** Says what a decision does before it is taken; rejecting and deactivating ask why. */
export default function DecisionDialog({ company, decision, onClose }: DecisionDialogProps) {
  const { t } = useTranslation("company");
  const fieldText = useCodeText("error");
  const decide = useDecideCompany(company, onClose);
  const dialog = {
    title: t(`confirm.${decision}.title`, { name: company.name }),
    text: t(`confirm.${decision}.text`),
    confirmLabel: t(`action.${decision}`),
    cancelLabel: t("action.cancel"),
    pending: decide.isPending,
    onCancel: onClose,
  };
  if (decision === "approve" || decision === "activate") {
    return <ConfirmDialog {...dialog} opened onConfirm={() => decide.mutate({ decision, reason: "" })} />;
  }
  return (
    <ReasonDialog
      {...dialog}
      reasonLabel={t("reason.label")}
      reasonHint={t("reason.hint")}
      missingText={fieldText("field", "required")}
      onConfirm={(reason) => decide.mutate({ decision, reason })}
    />
  );
}
