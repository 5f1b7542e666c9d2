import {
  getAirport,
  readQuotationDraft,
  searchInquirers,
  searchUnNumbers,
  type Airport,
  type Inquirer,
} from "@kilolane/contract";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { saidInPlace, useSaveWith } from "../../../lib/api/use-save.ts";
import { applyReading, type MailReading } from "./apply-reading.ts";
import type { CreateForm } from "./create-form.ts";
import { useMailMarks } from "./mail-marks.ts";
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

/** The inquirer of an address; null for one that nobody has written from before. */
async function findInquirer(email: string | null | undefined): Promise<Inquirer | null> {
  if (email === null || email === undefined) return null;
  const { content } = await callEndpoint(searchInquirers, { body: { search: email } });
  return content.find((person) => person.email.toLowerCase() === email.toLowerCase()) ?? null;
}

interface ReadState {
  readonly text: string;
  readonly reading: MailReading;
  readonly before: CreateForm;
}

/** Has a mail read by the server and fills the form; `undo` gives back the form of before, as a whole. */
export function useMailReading() {
  const { getValues, reset, setValue } = useFormContext<CreateForm>();
  const [state, setState] = useState<ReadState | null>(null);
  const [canUndo, setCanUndo] = useState(false);
  const { setMarks } = useMailMarks();
  const fill = (form: CreateForm) => reset(form, { keepDefaultValues: true });
  const reads = useSaveWith(
    async (text: string) => {
      const reading = await callEndpoint(readQuotationDraft, { body: { text } });
      const { from, to, unNumbers, inquirer } = reading.fields;
      const [origin, destination, substances, person] = await Promise.all([
        findAirport(from?.value),
        findAirport(to?.value),
        findSubstances(unNumbers?.value ?? []),
        findInquirer(inquirer?.value.email),
      ]);
      return { text, reading, found: { from: origin, to: destination, substances, inquirer: person } };
    },
    {
      onSaved: ({ text, reading, found }) => {
        const before = structuredClone(getValues());
        const filled = applyReading(before, reading, found);
        fill(filled);
        setMarks({ reading, filled: structuredClone(filled) });
        setState({ text, reading, before });
        setCanUndo(true);
      },
      onRefused: saidInPlace,
    },
  );
  return {
    read: (text: string) => reads.mutate(text),
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
    undo: () => {
      if (state !== null) fill(state.before);
      setMarks(null);
      setCanUndo(false);
    },
    forget: () => setMarks(null),
  };
}
