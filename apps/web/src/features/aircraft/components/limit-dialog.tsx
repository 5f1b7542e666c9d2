import { zodResolver } from "@hookform/resolvers/zod";
import { aircraftLimitForm, type AircraftLimitRecord } from "@kilolane/contract";
import { AIRCRAFT_GROUPS, LIMIT_FIGURES } from "@kilolane/domain";
import { NativeSelect, SimpleGrid, Text, TextInput } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { findGroup, LIMIT_FIELDS, limitValues, newLimit, type LimitValues } from "../limit-form.ts";
import { findLimit, LIMIT_READS, storeLimit } from "../queries.ts";

interface LimitDialogProps {
  /** null: a new row */
  readonly limit: AircraftLimitRecord | null;
  readonly limits: readonly AircraftLimitRecord[];
  readonly onClose: () => void;
}

/** A dated row is added, or one is corrected; what was typed stays when the server refuses a field. */
export default function LimitDialog({ limit, limits, onClose }: LimitDialogProps) {
  const { t } = useTranslation("aircraft");
  const language = useLanguage();
  const isNew = limit === null;
  const record = useRecordForm({
    defaultValues: isNew ? newLimit(limits, "wide-body") : limitValues(limit),
    resolver: zodResolver(aircraftLimitForm),
    fields: LIMIT_FIELDS,
    record: isNew ? undefined : { stored: limit, getNow: findLimit, valuesOf: limitValues },
    save: async (values: LimitValues, seen: AircraftLimitRecord | undefined) => storeLimit(values, seen),
    invalidates: LIMIT_READS,
    done: t("stored"),
    onSaved: onClose,
    refusalsAt: "head",
  });
  const { form, errorOf } = record;
  const startWith = (group: string) => {
    const { validFrom, source } = form.getValues();
    form.reset({ ...newLimit(limits, findGroup(group)), validFrom, source });
  };
  const title = isNew
    ? t("addTitle")
    : t("editTitle", { group: t(`group.${limit.group}`), date: formatDate(limit.validFrom, language) });
  return (
    <RecordDialog
      size="lg"
      title={title}
      record={record}
      submitLabel={t("save")}
      cancelLabel={t("cancel")}
      onClose={onClose}
    >
      <OvertakenAlert overtaken={record.overtaken} labelOf={(field) => t(`field.${field}`)} />
      {isNew ? (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NativeSelect
            data-autofocus
            label={t("field.group")}
            data={AIRCRAFT_GROUPS.map((group) => ({ value: group, label: t(`group.${group}`) }))}
            error={errorOf("group")}
            {...form.register("group", { onChange: (event) => startWith(event.target.value) })}
          />
          <TextInput
            type="date"
            label={t("field.validFrom")}
            description={t("field.validFromHint")}
            inputWrapperOrder={["label", "input", "description", "error"]}
            error={errorOf("validFrom")}
            {...form.register("validFrom")}
          />
        </SimpleGrid>
      ) : (
        <Text size="sm">{t("editHint")}</Text>
      )}
      <TextInput
        label={t("field.source")}
        description={t("field.sourceHint")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        dir="auto"
        maxLength={300}
        error={errorOf("source")}
        {...form.register("source")}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {LIMIT_FIGURES.map((figure) => (
          <TextInput
            key={figure}
            label={t(`field.${figure}`)}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            error={errorOf(figure)}
            {...form.register(figure)}
          />
        ))}
      </SimpleGrid>
    </RecordDialog>
  );
}
