import { getAirport, readQuotationDraft, searchUnNumbers, type Airport } from "@kilolane/contract";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { saidInPlace, useSaveWith } from "../../../lib/api/use-save.ts";
import { applyReading, type MailReading } from "./apply-reading.ts";
import type { CreateForm } from "./create-form.ts";
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
  const fill = (form: CreateForm) => reset(form, { keepDefaultValues: true });
  const reads = useSaveWith(
    async (text: string) => {
      const reading = await callEndpoint(readQuotationDraft, { body: { text } });
      const { from, to, unNumbers } = reading.fields;
      const [origin, destination, substances] = await Promise.all([
        findAirport(from?.value),
        findAirport(to?.value),
        findSubstances(unNumbers?.value ?? []),
      ]);
      return { text, reading, found: { from: origin, to: destination, substances } };
    },
    {
      onSaved: ({ text, reading, found }) => {
        const before = structuredClone(getValues());
        fill(applyReading(before, reading, found));
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
      setCanUndo(false);
    },
  };
}
