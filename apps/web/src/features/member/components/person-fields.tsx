import { TextInput } from "@mantine/core";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PhonePicker } from "../../place/components/phone-picker.tsx";

/** A field of a form with the text of what is wrong with it. */
interface Field {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

interface NameFieldsProps {
  readonly first: Field;
  readonly last: Field;
}

/** First and last name. */
export function NameFields({ first, last }: NameFieldsProps) {
  const { t } = useTranslation("member");
  return (
    <>
      <TextInput label={t("field.firstName")} autoComplete="off" error={first.error} {...first.field} />
      <TextInput label={t("field.lastName")} autoComplete="off" error={last.error} {...last.field} />
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
