import { Modal, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { usePlainForm } from "../../../lib/forms/use-plain-form.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { CarrierPicker, noCarrier } from "../../airline/components/carrier-picker.tsx";
import { AIRLINE_READS } from "../../airline/queries.ts";
import { approveAirline, companyQuery, COMPANY_READS } from "../queries.ts";
import { useDecideCompany, type NamedCompany } from "../use-decide-company.ts";

interface ApproveAirlineDialogProps {
  readonly company: NamedCompany;
  readonly onClose: () => void;
}

/** Approves an airline company together with the airline whose rates its people keep. */
export default function ApproveAirlineDialog({ company, onClose }: ApproveAirlineDialogProps) {
  const { t } = useTranslation(["company", "state"]);
  const { data } = useQuery(companyQuery(company.id));
  if (data === undefined) {
    return (
      <Modal
        opened
        onClose={onClose}
        title={t("confirm.approve.title", { name: company.name })}
        withCloseButton={false}
      >
        <LoadingPanel label={t("state:loading")} lines={3} />
      </Modal>
    );
  }
  return data.carriers.length > 0 ? (
    <ApproveKnown company={company} onClose={onClose} />
  ) : (
    <ChooseCarrier company={data} onClose={onClose} />
  );
}

/** The airline has been chosen before: nothing is left to ask. */
function ApproveKnown({ company, onClose }: ApproveAirlineDialogProps) {
  const { t } = useTranslation("company");
  const decide = useDecideCompany(company, onClose);
  return (
    <ConfirmDialog
      opened
      title={t("confirm.approve.title", { name: company.name })}
      text={t("confirm.approve.text")}
      confirmLabel={t("action.approve")}
      cancelLabel={t("action.cancel")}
      pending={decide.isPending}
      onConfirm={() => decide.mutate({ decision: "approve", reason: "" })}
      onCancel={onClose}
    />
  );
}

interface ChooseCarrierProps {
  readonly company: NamedCompany & { readonly country: string };
  readonly onClose: () => void;
}

function ChooseCarrier({ company, onClose }: ChooseCarrierProps) {
  const { t } = useTranslation("company");
  const [choice, setChoice] = useState(() => noCarrier(company));
  const record = usePlainForm({
    save: async () => approveAirline(company.id, choice),
    invalidates: [...COMPANY_READS, ...AIRLINE_READS],
    done: t("toast.approve", { name: company.name }),
    onSaved: onClose,
    refusalsAt: "head",
  });
  return (
    <RecordDialog
      size="lg"
      title={<bdi>{t("confirm.approve.title", { name: company.name })}</bdi>}
      hasCloseButton={false}
      record={record}
      submitLabel={t("action.approve")}
      cancelLabel={t("action.cancel")}
      onClose={onClose}
    >
      <Text>{t("carrier.approveText")}</Text>
      <CarrierPicker value={choice} onChange={setChoice} errorOf={record.errorOf} />
    </RecordDialog>
  );
}
