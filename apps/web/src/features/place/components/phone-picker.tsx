import { NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { countriesQuery } from "../queries.ts";
import classes from "./phone-picker.module.css";

interface PhonePickerProps {
  readonly label: string;
  readonly prefixLabel: string;
  /** ISO code of the country whose prefix the number has, or empty */
  readonly country: string;
  readonly onCountry: (code: string) => void;
  readonly field: UseFormRegisterReturn;
  readonly error?: string | undefined;
}

/** The number as people write it, with the prefix of a country beside it. */
export function PhonePicker({ label, prefixLabel, country, onCountry, field, error }: PhonePickerProps) {
  const { data: countries = [] } = useQuery(countriesQuery(useLanguage()));
  return (
    <div className={classes["phone"]}>
      <NativeSelect
        label={prefixLabel}
        dir="ltr"
        autoComplete="tel-country-code"
        data={[
          { value: "", label: "–" },
          ...countries.map(({ code, dialCode }) => ({ value: code, label: `${code} ${dialCode}` })),
        ]}
        value={country}
        onChange={(event) => onCountry(event.currentTarget.value)}
      />
      <TextInput label={label} type="tel" dir="ltr" autoComplete="tel-national" error={error} {...field} />
    </div>
  );
}
