import { zodResolver } from "@hookform/resolvers/zod";
import { type ManagedUnNumber, SUBSTANCE_GROUPS, UN_NUMBER_FIELDS, unNumberForm } from "@kilolane/contract";
import { DG_CLASSES } from "@kilolane/domain";
import { Checkbox, Group, NativeSelect, TextInput } from "@mantine/core";
import { Controller } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { findUnNumber, storeUnNumber, UN_NUMBER_READS } from "../queries.ts";
import { unNumberValues } from "../reference-forms.ts";

interface UnNumberDialogProps {
  /** null: a new one */
  readonly substance: ManagedUnNumber | null;
  readonly onClose: () => void;
}

/** A UN number is added, or what is known of it is changed. */
export default function UnNumberDialog({ substance, onClose }: UnNumberDialogProps) {
  const { t } = useTranslation("reference");
  const fieldName = useCodeText("reference");
  const isNew = substance === null;
  const record = useRecordForm({
    defaultValues: unNumberValues(substance ?? undefined),
    resolver: zodResolver(unNumberForm, undefined, { raw: true }),
    fields: UN_NUMBER_FIELDS,
    record: isNew ? undefined : { stored: substance, getNow: findUnNumber, valuesOf: unNumberValues },
    save: storeUnNumber,
    invalidates: UN_NUMBER_READS,
    done: t("toast.saved"),
    onSaved: onClose,
    refusalsAt: "head",
  });
  const { form, errorOf } = record;
  return (
    <RecordDialog
      title={isNew ? t("unNumbers.add") : t("unNumbers.editTitle", { name: substance.number })}
      record={record}
      submitLabel={t("action.save")}
      cancelLabel={t("action.cancel")}
      onClose={onClose}
    >
      <OvertakenAlert overtaken={record.overtaken} labelOf={(field) => fieldName("field", field)} />
      {isNew ? (
        <TextInput
          data-autofocus
          label={t("field.number")}
          description={t("field.numberHint")}
          dir="ltr"
          maxLength={6}
          autoCapitalize="characters"
          autoComplete="off"
          error={errorOf("number")}
          {...form.register("number")}
        />
      ) : null}
      <TextInput
        label={t("field.name")}
        dir="auto"
        maxLength={200}
        error={errorOf("name")}
        {...form.register("name")}
      />
      <NativeSelect
        label={t("field.hazardClass")}
        data={[...DG_CLASSES]}
        error={errorOf("hazardClass")}
        {...form.register("hazardClass")}
      />
      <Controller
        control={form.control}
        name="packingGroups"
        render={({ field }) => (
          <Checkbox.Group
            label={t("field.packingGroups")}
            value={typeof field.value === "string" ? [] : field.value}
            onChange={field.onChange}
            error={errorOf("packingGroups")}
          >
            <Group mt={6}>
              {SUBSTANCE_GROUPS.map((group) => (
                <Checkbox key={group} value={group} label={group} />
              ))}
            </Group>
          </Checkbox.Group>
        )}
      />
      <Checkbox label={t("field.cargoAircraftOnly")} {...form.register("cargoAircraftOnly")} />
      <Checkbox label={t("field.inUse")} {...form.register("inUse")} />
    </RecordDialog>
  );
}
