import { type BillingSeller, getBillingSeller, updateBillingSeller } from "@kilolane/contract";
import { SimpleGrid, Skeleton, Text, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { sellerQuery } from "../queries.ts";
import { AddressDialog } from "./address-dialog.tsx";
import { ADDRESS_FIELDS } from "./address-fields.tsx";

const OTHER_FIELDS = ["taxName", "taxPercent", "bankName", "bankAccount"] as const;
const FIELDS = [...ADDRESS_FIELDS, ...OTHER_FIELDS] as const;
const formOf = ({ version: _version, ...fields }: BillingSeller) => fields;

/** Who writes the invoices, with tax and the account for bank transfers. */
export default function SellerDialog({ onClose }: { readonly onClose: () => void }) {
  const { data } = useQuery(sellerQuery);
  return data === undefined ? <Skeleton height={0} /> : <SellerForm stored={data} onClose={onClose} />;
}

interface FormProps {
  readonly stored: BillingSeller;
  readonly onClose: () => void;
}

function SellerForm({ stored, onClose }: FormProps) {
  const { t } = useTranslation("payment");
  const queries = useQueryClient();
  const record = useRecordForm({
    defaultValues: formOf(stored),
    fields: FIELDS,
    record: {
      stored,
      getNow: async () => queries.fetchQuery({ ...sellerQuery, staleTime: 0 }),
      valuesOf: formOf,
    },
    save: async (values: ReturnType<typeof formOf>, seen) =>
      callEndpoint(updateBillingSeller, { body: { ...values, version: seen?.version ?? 1 } }),
    invalidates: [getBillingSeller],
    done: t("toast.saved"),
    onSaved: onClose,
  });
  return (
    <AddressDialog
      title={t("seller.title")}
      record={record}
      register={(name) => record.form.register(name)}
      labelOf={(field) => t(`address.${field}`)}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {OTHER_FIELDS.map((name) => (
          <TextInput
            key={name}
            label={t(`address.${name}`)}
            autoComplete="off"
            dir="auto"
            error={record.errorOf(name)}
            {...record.form.register(name)}
          />
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t("seller.hint")}
      </Text>
    </AddressDialog>
  );
}
