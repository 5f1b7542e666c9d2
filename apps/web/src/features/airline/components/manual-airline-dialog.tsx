import type { ManualAirline } from "@kilolane/contract";
import { Checkbox } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { AIRLINE_READS, findManualAirline, storeManualAirline } from "../queries.ts";
import {
  MANUAL_AIRLINE_FIELDS,
  ManualAirlineFields,
  type ManualAirlineValues,
} from "./manual-airline-fields.tsx";

interface ManualAirlineDialogProps {
  readonly airline: ManualAirline;
  readonly onClose: () => void;
}

interface Values extends ManualAirlineValues {
  readonly isActive: boolean;
}

function valuesOf({ name, iata, awbPrefix, cutOff, country, isActive }: ManualAirline): Values {
  return { name, iata: iata ?? "", awbPrefix: awbPrefix ?? "", cutOff: cutOff ?? "", country, isActive };
}

/** One of the forwarder's own airlines is changed; what was typed stays when the server refuses a field. */
export default function ManualAirlineDialog({ airline, onClose }: ManualAirlineDialogProps) {
  const { t } = useTranslation("rate");
  const record = useRecordForm({
    defaultValues: valuesOf(airline),
    fields: [...MANUAL_AIRLINE_FIELDS, "isActive"],
    record: { stored: airline, getNow: findManualAirline, valuesOf },
    save: async (values: Values, seen: ManualAirline = airline) => storeManualAirline(seen, values),
    invalidates: AIRLINE_READS,
    done: t("toast.airlineStored"),
    onSaved: onClose,
    refusalsAt: "head",
  });
  return (
    <RecordDialog
      size="lg"
      title={<bdi>{t("manualAirline.editTitle", { name: airline.name })}</bdi>}
      record={record}
      submitLabel={t("action.save")}
      cancelLabel={t("action.cancel")}
      onClose={onClose}
    >
      <OvertakenAlert
        overtaken={record.overtaken}
        labelOf={(field) => t(field === "isActive" ? "manualAirline.active" : `manualAirline.${field}`)}
      />
      <ManualAirlineFields register={(field) => record.form.register(field)} errorOf={record.errorOf} />
      <Checkbox
        label={t("manualAirline.active")}
        description={t("manualAirline.activeHint")}
        {...record.form.register("isActive")}
      />
    </RecordDialog>
  );
}
