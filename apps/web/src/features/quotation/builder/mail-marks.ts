import { createContext, useContext } from "react";
import type { CreateForm } from "./create-form.ts";
import type { MailReading } from "./apply-reading.ts";
import type { PastQuotation, SuggestedField } from "./mail-suggestions.ts";

/** What was read from a mail and is in the form: each filled-in field can say so beside itself. */
export interface MailMarks {
  readonly reading: MailReading;
  /** the form as the reading left it: a field that differs from it was edited by hand */
  readonly filled: CreateForm;
  /** what a person took from an earlier quotation instead, and from which one */
  readonly taken: Readonly<Partial<Record<SuggestedField, PastQuotation>>>;
}

interface MarksAccess {
  readonly marks: MailMarks | null;
  readonly setMarks: (marks: MailMarks | null) => void;
}

export const MailMarksContext = createContext<MarksAccess>({ marks: null, setMarks: () => undefined });

export const useMailMarks = (): MarksAccess => useContext(MailMarksContext);

/** A field of the form that a reading fills in. */
export type MarkedField =
  | "inquirer"
  | "from"
  | "to"
  | "readyDate"
  | "pickupZip"
  | "deliveryZip"
  | "currency"
  | "typeOfGoods"
  | "temperatureRange"
  | "incoterm"
  | "dangerousGoods"
  | `goods.${number}`;
