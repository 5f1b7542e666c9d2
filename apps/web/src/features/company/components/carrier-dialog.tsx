import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { usePlainForm } from "../../../lib/forms/use-plain-form.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { CarrierPicker, noCarrier } from "../../airline/components/carrier-picker.tsx";
import { AIRLINE_READS, assignAirline } from "../../airline/queries.ts";
import { COMPANY_READS } from "../queries.ts";
import type { NamedCompany } from "../use-decide-company.ts";

interface CarrierDialogProps {
  readonly company: NamedCompany & { readonly country: string };
  readonly onClose: () => void;
}

/** Gives an approved airline company a published airline. */
export default function CarrierDialog({ company, onClose }: CarrierDialogProps) {
  const { t } = useTranslation("company");
  const fieldText = useCodeText("error");
  const [choice, setChoice] = useState(() => noCarrier(company));
  const record = usePlainForm({
    check: (): Record<string, string> =>
      choice.known === null ? { airlineId: fieldText("field", "required") } : {},
    save: async () => assignAirline(company.id, choice.known?.id ?? 0),
    invalidates: [...COMPANY_READS, ...AIRLINE_READS],
    done: (airline) => ({ text: t("toast.carrier", { name: company.name, airline: airline.name }) }),
    onSaved: onClose,
  });
  return (
    <RecordDialog
      title={<bdi>{t("carrier.dialogTitle", { name: company.name })}</bdi>}
      hasCloseButton={false}
      record={record}
      submitLabel={t("carrier.save")}
      cancelLabel={t("action.cancel")}
      onClose={onClose}
    >
      <CarrierPicker isKnownOnly value={choice} onChange={setChoice} errorOf={record.errorOf} />
    </RecordDialog>
  );
}
