import { TextInput } from "@mantine/core";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { PhonePicker } from "../../place/components/phone-picker.tsx";

/** A field of a form with the text of what is wrong with it. */
interface Field {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** An email that is typed, or one that stays as it is. */
type Email = (Field & { readonly hint: string }) | { readonly fixed: string };

interface PersonFieldsProps {
  readonly first: Field;
  readonly last: Field;
  readonly email: Email;
}

/** First and last name, and the email that decides whose account it is. */
export function PersonFields({ first, last, email }: PersonFieldsProps) {
  const { t } = useTranslation("member");
  return (
    <>
      <TextInput label={t("field.firstName")} autoComplete="off" error={first.error} {...first.field} />
      <TextInput label={t("field.lastName")} autoComplete="off" error={last.error} {...last.field} />
      <TextInput
        label={t("field.email")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        type="email"
        dir="ltr"
        autoComplete="off"
        {...("fixed" in email
          ? {
              description: t("hint.emailFixed"),
              variant: "filled",
              readOnly: true,
              value: email.fixed,
            }
          : { description: email.hint, error: email.error, ...email.field })}
      />
    </>
  );
}

interface PhoneFieldProps extends Field {
  readonly country: string | undefined;
  readonly onCountry: (code: string) => void;
}

/** The phone with its prefix; neither is needed. */
export function PhoneField({ country = "", ...phone }: PhoneFieldProps) {
  const { t } = useTranslation("member");
  return (
    <PhonePicker
      {...phone}
      label={t("field.optional", { label: t("field.mobile") })}
      prefixLabel={t("field.countryCode")}
      country={country}
    />
  );
}
