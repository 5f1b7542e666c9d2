import {
  getAirport,
  getInquirer,
  readQuotationDraft,
  searchUnNumbers,
  type Airport,
  type Inquirer,
} from "@kilolane/contract";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { today } from "../../../lib/format/dates.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { saidInPlace, useSaveWith } from "../../../lib/api/use-save.ts";
import { applyReading, type MailReading } from "./apply-reading.ts";
import type { CreateForm } from "./create-form.ts";
import type { OfferedMail } from "./mail-offers.ts";
import { useMailMarks } from "./mail-marks.ts";
import { applySuggestions, type SuggestedField, type SuggestedRecords } from "./mail-suggestions.ts";
import type { Substance } from "./dangerous-row.ts";

async function findAirport(code: string | undefined): Promise<Airport | null> {
  return code === undefined ? null : callEndpoint(getAirport, { params: { code } });
}

async function findSubstances(numbers: readonly string[]): Promise<Substance[]> {
  const found = await Promise.all(
    numbers.map(async (search) => callEndpoint(searchUnNumbers, { query: { search } })),
  );
  return found.flat();
}

/** Who wrote the mail; null for one who has not written before. */
async function findInquirer({ context }: MailReading): Promise<Inquirer | null> {
  return context === null ? null : callEndpoint(getInquirer, { params: { id: context.inquirer.id } });
}

/** A mail's reading with the records behind its codes. */
async function readWithRecords({ text, receivedOn = today() }: OfferedMail) {
  const reading = await callEndpoint(readQuotationDraft, { body: { text, receivedOn } });
  const { from, to, unNumbers } = reading.fields;
  const past = reading.context?.suggestions;
  const [origin, destination, substances, inquirer, pastOrigin, pastDestination] = await Promise.all([
    findAirport(from?.value),
    findAirport(to?.value),
    findSubstances(unNumbers?.value ?? []),
    findInquirer(reading),
    findAirport(past?.from?.value),
    findAirport(past?.to?.value),
  ]);
  const found = { from: origin, to: destination, substances, inquirer };
  return { text, reading, found, suggested: { from: pastOrigin, to: pastDestination } };
}

interface ReadState {
  readonly text: string;
  readonly reading: MailReading;
  readonly before: CreateForm;
  readonly suggested: SuggestedRecords;
}

/** Has a mail read by the server and fills the form; `undo` gives back the form of before, as a whole. */
export function useMailReading() {
  const { getValues, reset, setValue } = useFormContext<CreateForm>();
  const [state, setState] = useState<ReadState | null>(null);
  const [canUndo, setCanUndo] = useState(false);
  const { marks, setMarks } = useMailMarks();
  const fill = (form: CreateForm) => reset(form, { keepDefaultValues: true });
  const reads = useSaveWith(readWithRecords, {
    onSaved: ({ text, reading, found, suggested }) => {
      const before = structuredClone(getValues());
      const filled = applyReading(before, reading, found);
      fill(filled);
      setMarks({ reading, filled: structuredClone(filled), taken: {} });
      setState({ text, reading, before, suggested });
      setCanUndo(true);
    },
    onRefused: saidInPlace,
  });
  return {
    read: (mail: OfferedMail) => reads.mutate(mail),
    isPending: reads.isPending,
    error: reads.refusal?.fields[0]?.message ?? reads.refusal?.title,
    reading: state?.reading ?? null,
    readText: state?.text ?? null,
    canUndo,
    /** fills in what was only offered */
    take: (field: string) => {
      const date = state?.reading.fields.readyDate ?? null;
      if (field === "readyDate" && date !== null) setValue("readyDate", date.value, { shouldDirty: true });
    },
    /** fills in what an earlier quotation suggests for these fields, and marks them with it */
    takeSuggested: (names: readonly SuggestedField[]) => {
      const suggestions = state?.reading.context?.suggestions;
      if (state === null || suggestions === undefined || marks === null) return;
      const apply = (form: CreateForm) => applySuggestions(form, suggestions, names, state.suggested);
      fill(apply(getValues()));
      const taken = Object.fromEntries(names.map((name) => [name, suggestions[name]?.quotation]));
      setMarks({
        ...marks,
        filled: structuredClone(apply(marks.filled)),
        taken: { ...marks.taken, ...taken },
      });
    },
    undo: () => {
      if (state !== null) fill(state.before);
      setMarks(null);
      setCanUndo(false);
    },
    forget: () => setMarks(null),
  };
}
