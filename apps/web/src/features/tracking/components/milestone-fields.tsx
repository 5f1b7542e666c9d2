import type { ShipmentDetail } from "@kilolane/contract";
import { STATUS_CODES } from "@kilolane/domain";
import { NativeSelect, SimpleGrid, TextInput, Title } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordBody } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { type MilestoneValues, SHIPMENT_READS, storeMilestone } from "../queries.ts";

const FIELDS = ["code", "airport", "localAt", "flight", "note"] as const;

/** Writes a milestone down by hand, at the airport's own time. */
export function MilestoneFields({ shipment }: { readonly shipment: ShipmentDetail }) {
  const { t } = useTranslation("tracking");
  const empty: MilestoneValues = {
    code: "RCS",
    airport: shipment.fromAirport,
    localAt: "",
    flight: "",
    note: "",
  };
  const record = useRecordForm({
    defaultValues: empty,
    mode: "onSubmit",
    fields: FIELDS,
    save: async (values: MilestoneValues) => storeMilestone(shipment.id, values),
    valuesAfter: () => empty,
    invalidates: SHIPMENT_READS,
    done: t("toast.added"),
  });
  const field = (name: (typeof FIELDS)[number]) => ({
    label: t(`field.${name}`),
    autoComplete: "off",
    error: record.errorOf(name),
    ...record.form.register(name),
  });
  return (
    <section>
      <Title order={2} size="sm" mb="xs">
        {t("add")}
      </Title>
      <RecordBody record={record} submitLabel={t("action.add")}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NativeSelect
            {...field("code")}
            data={STATUS_CODES.map((code) => ({ value: code, label: t(`code.${code}`) }))}
          />
          <TextInput {...field("airport")} dir="ltr" maxLength={3} />
          <TextInput {...field("localAt")} type="datetime-local" description={t("field.localHint")} />
          <TextInput {...field("flight")} dir="ltr" maxLength={8} />
          <TextInput {...field("note")} dir="auto" maxLength={300} />
        </SimpleGrid>
      </RecordBody>
    </section>
  );
}
