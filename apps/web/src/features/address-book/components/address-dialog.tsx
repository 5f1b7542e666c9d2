import { zodResolver } from "@hookform/resolvers/zod";
import { type Address, ADDRESS_KINDS, addressForm } from "@kilolane/contract";
import { NativeSelect, SimpleGrid, Textarea, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ADDRESS_FIELDS, AddressFields } from "../../../lib/forms/address-fields.tsx";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { useOptionalFields } from "../../../lib/forms/use-optional-fields.ts";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { ControlledCountryPicker } from "../../place/components/controlled-country-picker.tsx";
import { ADDRESS_READS, type AddressFormValues, addressQuery, storeAddress } from "../queries.ts";

const FIELDS = ["companyName", "kind", "label", ...ADDRESS_FIELDS, "note"] as const;

const NOBODY: AddressFormValues = { companyName: "", city: "", country: "", kind: "shipper" };

/** An address as the form shows it. */
function formOf(stored: Address): AddressFormValues {
  const { id: _id, version: _version, updatedAt: _updatedAt, ...fields } = stored;
  return fields;
}

interface AddressDialogProps {
  /** undefined: a new one */
  readonly address: Address | undefined;
  readonly onClose: () => void;
}

/** Enters an address, or changes one. */
export default function AddressDialog({ address, onClose }: AddressDialogProps) {
  const { t } = useTranslation("address-book");
  const queries = useQueryClient();
  const isNew = address === undefined;
  const record = useRecordForm({
    defaultValues: isNew ? NOBODY : formOf(address),
    resolver: zodResolver(addressForm),
    fields: FIELDS,
    record: isNew
      ? undefined
      : {
          stored: address,
          getNow: async ({ id }: Address) => queries.fetchQuery({ ...addressQuery(id), staleTime: 0 }),
          valuesOf: formOf,
        },
    save: storeAddress,
    invalidates: ADDRESS_READS,
    done: t(isNew ? "toast.created" : "toast.updated"),
    onSaved: onClose,
  });
  return (
    <RecordDialog
      size="lg"
      title={isNew ? t("dialog.addTitle") : t("dialog.editTitle", { name: address.companyName })}
      record={record}
      submitLabel={t(isNew ? "action.add" : "action.save")}
      cancelLabel={t("action.cancel")}
      onClose={onClose}
    >
      <OvertakenAlert overtaken={record.overtaken} labelOf={(field) => t(`field.${field}`)} />
      <Fields form={record.form} />
    </RecordDialog>
  );
}

function Fields({ form }: { readonly form: UseFormReturn<AddressFormValues> }) {
  const { t } = useTranslation("address-book");
  const field = useOptionalFields(form, {
    labelOf: (name: (typeof FIELDS)[number]) => t(`field.${name}`),
    optional: (label) => t("optional", { label }),
  });
  const country = { label: t("field.country"), placeholder: t("choose"), emptyText: t("noCountry") };
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput {...field("companyName", false)} data-autofocus />
      <NativeSelect
        {...field("kind", false)}
        data={ADDRESS_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      />
      <TextInput {...field("label")} />
      <AddressFields
        field={field}
        countryPicker={<ControlledCountryPicker {...country} control={form.control} name="country" />}
        airportHint={t("airportHint")}
      />
      <Textarea {...field("note")} autosize minRows={2} maxRows={6} dir="auto" />
    </SimpleGrid>
  );
}
