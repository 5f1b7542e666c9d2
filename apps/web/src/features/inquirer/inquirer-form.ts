import type { inquirerForm, Inquirer } from "@kilolane/contract";
import { LANGUAGE_CODES } from "@kilolane/phrases";
import type { z } from "zod";

/** The dialog's state: every field as typed. */
export type InquirerForm = z.input<typeof inquirerForm>;

/** What is known of somebody before the dialog opens: the name searched in vain, or an address of the directory. */
export type InquirerHint = Partial<
  Pick<InquirerForm, "nameofInquirer" | "companyName" | "email" | "phone" | "country">
>;

/** A dialog filled with what is known. */
export function newInquirerForm(hint: InquirerHint, language: InquirerForm["language"]): InquirerForm {
  return {
    companyName: "",
    nameofInquirer: "",
    companyType: "",
    country: "US",
    email: "",
    phone: "",
    address: "",
    language,
    currency: "USD",
    ...hint,
  };
}

/** What a picker shows of somebody. */
export function inquirerLabel(person: Pick<Inquirer, "companyName" | "nameofInquirer">): string {
  return `${person.nameofInquirer} · ${person.companyName}`;
}

/** The fields in their order on the screen. */
export const INQUIRER_FIELDS = [
  "companyName",
  "nameofInquirer",
  "email",
  "phone",
  "country",
  "address",
  "companyType",
  "currency",
  "language",
] as const;

const isLanguage = (code: string): code is NonNullable<InquirerForm["language"]> =>
  LANGUAGE_CODES.some((known) => known === code);

/** What is stored, as the form shows it. */
export function storedInquirerForm(stored: Inquirer): InquirerForm {
  const { companyName, nameofInquirer, companyType, country, email, phone, address, currency } = stored;
  const language = isLanguage(stored.language) ? stored.language : "en";
  return { companyName, nameofInquirer, companyType, country, email, phone, address, currency, language };
}
