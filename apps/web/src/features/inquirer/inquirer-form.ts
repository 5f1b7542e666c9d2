import type { inquirerForm, Inquirer } from "@kilolane/contract";
import type { z } from "zod";

/** The dialog's state: every field as typed. */
export type InquirerForm = z.input<typeof inquirerForm>;

/** A blank dialog; a name that was searched for in vain is taken over. */
export function newInquirerForm(name: string, language: InquirerForm["language"]): InquirerForm {
  return {
    companyName: "",
    nameofInquirer: name,
    companyType: "",
    country: "US",
    email: "",
    phone: "",
    address: "",
    language,
    currency: "USD",
  };
}

/** What a picker shows of somebody. */
export function inquirerLabel(person: Pick<Inquirer, "companyName" | "nameofInquirer">): string {
  return `${person.nameofInquirer} · ${person.companyName}`;
}
