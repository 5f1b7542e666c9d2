/** What is asked of a company that signs up or is entered, in the order of the screens. */
export const NEW_COMPANY_FIELDS = [
  "companyName",
  "companyEmail",
  "country",
  "countryCode",
  "phone",
  "street",
  "zip",
  "city",
  "state",
] as const;

/** Nothing of it typed yet. */
export const EMPTY_COMPANY: Readonly<Record<(typeof NEW_COMPANY_FIELDS)[number], string>> = {
  companyName: "",
  companyEmail: "",
  country: "",
  countryCode: "",
  phone: "",
  street: "",
  zip: "",
  city: "",
  state: "",
};
