import { type BillingProfile, getBillingProfile, updateBillingProfile } from "@kilolane/contract";
import { Skeleton } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { profileQuery } from "../queries.ts";
import { AddressDialog } from "./address-dialog.tsx";
import { ADDRESS_FIELDS } from "./address-fields.tsx";

const formOf = ({ version: _version, ...fields }: BillingProfile) => fields;

/** To whom the company's next invoices are written. */
export default function ProfileDialog({ onClose }: { readonly onClose: () => void }) {
  const { data } = useQuery(profileQuery);
  return data === undefined ? <Skeleton height={0} /> : <ProfileForm stored={data} onClose={onClose} />;
}

interface FormProps {
  readonly stored: BillingProfile;
  readonly onClose: () => void;
}

function ProfileForm({ stored, onClose }: FormProps) {
  const { t } = useTranslation("payment");
  const queries = useQueryClient();
  const record = useRecordForm({
    defaultValues: formOf(stored),
    fields: ADDRESS_FIELDS,
    record: {
      stored,
      getNow: async () => queries.fetchQuery({ ...profileQuery, staleTime: 0 }),
      valuesOf: formOf,
    },
    save: async (values: ReturnType<typeof formOf>, seen) =>
      callEndpoint(updateBillingProfile, { body: { ...values, version: seen?.version ?? 0 } }),
    invalidates: [getBillingProfile],
    done: t("toast.saved"),
    onSaved: onClose,
  });
  return (
    <AddressDialog
      title={t("profile.title")}
      record={record}
      register={(name) => record.form.register(name)}
      labelOf={(field) => t(`address.${field}`)}
      onClose={onClose}
    />
  );
}
