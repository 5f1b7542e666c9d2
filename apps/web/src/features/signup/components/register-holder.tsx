import { zodResolver } from "@hookform/resolvers/zod";
import { personForm } from "@kilolane/contract";
import { isRole } from "@kilolane/domain";
import { Alert, Anchor, Badge, Button, Stack, TextInput } from "@mantine/core";
import { useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { refuseWeakPassword } from "../../../lib/forms/refuse-weak-password.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { CheckedKey } from "../pages/validate-key-page.tsx";
import { signUpOf, type KeyDoor } from "../sign-up-kinds.ts";
import { useRegisterHolder, type HolderForm } from "../use-register-holder.ts";
import { DoorPage } from "./door-page.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { NameFields } from "./person-fields.tsx";

const holderForm = personForm.superRefine(
  refuseWeakPassword(({ email, firstName, lastName }) => [email, firstName, lastName]),
);

interface RegisterHolderProps {
  readonly door: KeyDoor;
  readonly checked: CheckedKey;
  /** back to the key */
  readonly onLeave: () => void;
}

/** Makes the account of a key's holder and signs in: the key came by mail, so that the email is proven. */
export function RegisterHolder({ door, checked, onLeave }: RegisterHolderProps) {
  const { t } = useTranslation(["signup", "session"]);
  const language = useLanguage();
  const fieldText = useFieldText();
  const { seat } = checked;
  const form = useForm<HolderForm>({
    defaultValues: { firstName: "", lastName: "", email: seat.email, password: "", confirmPassword: "" },
    resolver: zodResolver(holderForm),
    mode: "onTouched",
  });
  const { errors } = form.formState;
  const holder = useRegisterHolder(form, checked, signUpOf(door.kind).route);
  const [password, ...names] = useWatch({
    control: form.control,
    name: ["password", "email", "firstName", "lastName"],
  });
  return (
    <DoorPage
      title={t("key.seatTitle", { company: seat.companyName })}
      lead={t("key.seatLead", { until: formatDate(seat.expiryDate, language) })}
    >
      <Badge variant="light" size="lg" tt="none">
        {isRole(seat.role) ? t(`session:role.${seat.role}`) : seat.role}
      </Badge>
      <form noValidate onSubmit={(event) => void form.handleSubmit(holder.send)(event)}>
        <Stack gap="md">
          {holder.refusal ? <Alert color="red" role="alert" title={holder.refusal} /> : null}
          <TextInput label={t("form.email")} dir="ltr" readOnly {...form.register("email")} />
          <NameFields
            first={form.register("firstName")}
            last={form.register("lastName")}
            errors={{ first: fieldText(errors.firstName), last: fieldText(errors.lastName) }}
          />
          <NewPasswordFields
            label={t("form.password")}
            password={form.register("password")}
            confirmPassword={form.register("confirmPassword")}
            typed={password}
            names={[...names, seat.companyName]}
            errors={{
              password: fieldText(errors.password),
              confirmPassword: fieldText(errors.confirmPassword),
            }}
            columns={1}
          />
          <Button type="submit" size="md" fullWidth loading={holder.isPending}>
            {t("key.register")}
          </Button>
          <Anchor component="button" type="button" size="sm" ta="start" onClick={onLeave}>
            {t("key.other")}
          </Anchor>
        </Stack>
      </form>
    </DoorPage>
  );
}
