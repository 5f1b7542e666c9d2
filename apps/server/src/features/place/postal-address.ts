import type { Address } from "@kilolane/contract";

/** What a form says of an address and of the person to ask for there. */
type AddressPart = Pick<
  Address,
  "contactName" | "street" | "city" | "state" | "zip" | "country" | "email" | "phone" | "airport"
>;

/** The same as the tables hold it. */
interface AddressColumns {
  readonly contact_name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country_code: string;
  readonly email: string;
  readonly phone: string;
  readonly airport: string | null;
}

/** The columns of an address as typed. */
export function addressColumnsOf(form: AddressPart): AddressColumns {
  const { contactName, country, airport, street, city, state, zip, email, phone } = form;
  const same = { street, city, state, zip, email, phone };
  return {
    ...same,
    contact_name: contactName,
    country_code: country,
    airport: airport === "" ? null : airport,
  };
}

/** A stored address as the calls spell it. */
export function addressPartOf(row: AddressColumns): AddressPart {
  const { street, city, state, zip, email, phone } = row;
  const same = { street, city, state, zip, email, phone };
  return {
    ...same,
    contactName: row.contact_name,
    country: row.country_code,
    airport: row.airport ?? "",
  };
}

/** The same as columns of a file, in the order of the screens. */
export function addressSheetColumns(
  t: (key: `field.${keyof AddressPart}`) => string,
): (readonly [header: string, read: (row: AddressColumns) => string])[] {
  return [
    [t("field.contactName"), (row) => row.contact_name],
    [t("field.street"), (row) => row.street],
    [t("field.zip"), (row) => row.zip],
    [t("field.city"), (row) => row.city],
    [t("field.state"), (row) => row.state],
    [t("field.country"), (row) => row.country_code],
    [t("field.email"), (row) => row.email],
    [t("field.phone"), (row) => row.phone],
    [t("field.airport"), (row) => row.airport ?? ""],
  ];
}
