import { zodResolver } from "@hookform/resolvers/zod";
import {
  type ManagedPackageType,
  MOST_PACKAGE_LETTERS,
  PACKAGE_TYPE_FIELDS,
  packageTypeForm,
} from "@kilolane/contract";
import { Checkbox, TextInput } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { findPackageType, PACKAGE_TYPE_READS, storePackageType } from "../queries.ts";
import { packageTypeValues } from "../reference-forms.ts";

interface PackageTypeDialogProps {
  /** null: a new one */
  readonly type: ManagedPackageType | null;
  readonly onClose: () => void;
}

/** A package type is added, or moved among the others. */
export default function PackageTypeDialog({ type, onClose }: PackageTypeDialogProps) {
  const { t } = useTranslation("reference");
  const isNew = type === null;
  const record = useRecordForm({
    defaultValues: packageTypeValues(type ?? undefined),
    resolver: zodResolver(packageTypeForm, undefined, { raw: true }),
    fields: PACKAGE_TYPE_FIELDS,
    record: isNew ? undefined : { stored: type, getNow: findPackageType, valuesOf: packageTypeValues },
    save: storePackageType,
    invalidates: PACKAGE_TYPE_READS,
    done: t("toast.saved"),
    onSaved: onClose,
    refusalsAt: "head",
  });
  const { form, errorOf } = record;
  return (
    <RecordDialog
      title={isNew ? t("packages.add") : t("packages.editTitle", { name: type.name })}
      record={record}
      submitLabel={t("action.save")}
      cancelLabel={t("action.cancel")}
      onClose={onClose}
    >
      <OvertakenAlert
        overtaken={record.overtaken}
        labelOf={(field) => t(field === "name" ? "field.packageName" : `field.${field}`)}
      />
      {isNew ? (
        <TextInput
          data-autofocus
          label={t("field.packageName")}
          description={t("field.packageNameHint")}
          dir="auto"
          maxLength={MOST_PACKAGE_LETTERS}
          autoComplete="off"
          error={errorOf("name")}
          {...form.register("name")}
        />
      ) : null}
      <TextInput
        label={t("field.position")}
        description={t("field.positionHint")}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        error={errorOf("position")}
        {...form.register("position")}
      />
      <Checkbox label={t("field.inUse")} error={errorOf("inUse")} {...form.register("inUse")} />
    </RecordDialog>
  );
}
