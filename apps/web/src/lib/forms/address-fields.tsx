import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";

/** The fields of a person at an address, in their order on the screen. */
export const ADDRESS_FIELDS = [
  "contactName",
  "street",
  "zip",
  "city",
  "state",
  "country",
  "airport",
  "email",
  "phone",
] as const;

interface AddressFieldsProps {
  /** what an input is given, by the field's name; all but the city may be left out */
  readonly field: (name: Exclude<(typeof ADDRESS_FIELDS)[number], "country">, isOptional?: boolean) => object;
  readonly countryPicker: ReactNode;
  readonly airportHint: string;
}

/** Whom to ask for, where, and the airport that is near: the inputs of a grid of two columns. */
export function AddressFields({ field, countryPicker, airportHint }: AddressFieldsProps) {
  return (
    <>
      <TextInput {...field("contactName")} />
      <TextInput {...field("street")} />
      <TextInput {...field("zip")} dir="ltr" />
      <TextInput {...field("city", false)} />
      <TextInput {...field("state")} />
      {countryPicker}
      <TextInput {...field("airport")} placeholder={airportHint} dir="ltr" />
      <TextInput {...field("email")} type="email" dir="ltr" />
      <TextInput {...field("phone")} type="tel" dir="ltr" />
    </>
  );
}
