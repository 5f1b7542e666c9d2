import { isRole } from "@kilolane/domain";
import { Alert, Anchor, Badge, Button, Stack, TextInput } from "@mantine/core";
import { useWatch } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { CheckedKey } from "../pages/validate-key-page.tsx";
import { signUpOf, type KeyEntry } from "../sign-up-kinds.ts";
import { useRegisterHolder } from "../use-register-holder.ts";
import { EntryPage } from "./entry-page.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { NameFields } from "./person-fields.tsx";

interface RegisterHolderProps {
  readonly entry: KeyEntry;
  readonly checked: CheckedKey;
  /** back to the key */
  readonly onLeave: () => void;
}

/** Makes the account of a key's holder and signs in: the key came by mail, so that the email is proven. */
export function RegisterHolder({ entry, checked, onLeave }: RegisterHolderProps) {
  const { t } = useTranslation(["signup", "session"]);
  const language = useLanguage();
  const { seat } = checked;
  const record = useRegisterHolder(checked, signUpOf(entry.kind).route);
  const { form, errorOf } = record;
  const [password, ...names] = useWatch({
    control: form.control,
    name: ["password", "email", "firstName", "lastName"],
  });
  return (
    <EntryPage
      title={t("key.seatTitle", { company: seat.companyName })}
      lead={t("key.seatLead", { until: formatDate(seat.expiryDate, language) })}
    >
      <Badge variant="light" size="lg" tt="none">
        {isRole(seat.role) ? t(`session:role.${seat.role}`) : seat.role}
      </Badge>
      <RecordForm record={record}>
        <Stack gap="md">
          {record.refusal ? (
            <Alert
              color="red"
              role="alert"
              title={record.refusal.status < 500 ? record.refusal.title : t("form.failed")}
            />
          ) : null}
          <TextInput label={t("form.email")} dir="ltr" readOnly {...form.register("email")} />
          <NameFields
            first={form.register("firstName")}
            last={form.register("lastName")}
            errors={{ first: errorOf("firstName"), last: errorOf("lastName") }}
          />
          <NewPasswordFields
            label={t("form.password")}
            password={form.register("password")}
            confirmPassword={form.register("confirmPassword")}
            typed={password}
            names={[...names, seat.companyName]}
            errors={{ password: errorOf("password"), confirmPassword: errorOf("confirmPassword") }}
            columns={1}
          />
          <Button type="submit" size="md" fullWidth loading={record.isPending}>
            {t("key.register")}
          </Button>
          <Anchor component="button" type="button" size="sm" ta="start" onClick={onLeave}>
            {t("key.other")}
          </Anchor>
        </Stack>
      </RecordForm>
    </EntryPage>
  );
}
