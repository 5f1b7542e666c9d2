import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { inquirerQuery } from "../../inquirer/queries.ts";
import { fromRequest, type FormDefaults } from "../builder/create-form.ts";
import { manualFormOf, type ManualForm } from "./manual-form.ts";
import { findChangedFields, putOnTop, type StoredField } from "./manual-overtaken.ts";
import { manualQuery } from "./manual-queries.ts";
import type { ManualSaving, SavedManual } from "./use-manual-saving.ts";

/** A manual quotation as somebody else has stored it. */
interface StoredManual {
  readonly saved: SavedManual;
  readonly form: ManualForm;
}

async function getStored(
  queries: QueryClient,
  id: string,
  defaults: FormDefaults,
): Promise<StoredManual | null> {
  const quotation = await queries.fetchQuery({ ...manualQuery(id), staleTime: 0 });
  const { number, currentVersion: version, lockVersion } = quotation;
  const inquirerId = quotation.inquirer.id ?? null;
  const parties = {
    from: quotation.shipFromAirportDetail,
    to: quotation.shipToAirportDetail,
    inquirer: inquirerId === null ? null : await queries.fetchQuery(inquirerQuery(inquirerId)),
  };
  const form = manualFormOf(fromRequest(quotation.form, parties, defaults), quotation);
  return form && { saved: { id, number, version, lockVersion }, form };
}

/** Reads what somebody else stored meanwhile, once a save was refused because of it. */
export function useStoredManual(defaults: FormDefaults) {
  const queries = useQueryClient();
  const [stored, setStored] = useState<StoredManual | null>(null);
  return {
    stored,
    forget: () => setStored(null),
    /** @returns false: it can't be read */
    read: async (id: string): Promise<boolean> => {
      const found = await getStored(queries, id, defaults).catch(() => null);
      setStored(found);
      return found !== null;
    },
  };
}

/** What somebody else changed of the quotation that is edited here, and the ways on: as in every other editor. */
export function useOvertakenManual(
  form: UseFormReturn<ManualForm>,
  saving: ManualSaving,
  { stored, forget }: Pick<ReturnType<typeof useStoredManual>, "stored" | "forget">,
) {
  if (stored === null) return undefined;
  const { saved, form: theirs } = stored;
  const mine = form.getValues();
  const typed = saving.readUnsaved()?.typed;
  const before: ManualForm = typed === undefined ? mine : JSON.parse(typed);
  const goOnFrom = (next: ManualForm) => {
    form.reset(theirs);
    saving.resume({ saved, typed: JSON.stringify(form.getValues()) });
    form.reset(next);
    forget();
  };
  return {
    stored: theirs,
    changes: findChangedFields(before, theirs).map((field): { field: StoredField; value: unknown } => ({
      field,
      value: theirs[field],
    })),
    keepMine: () => goOnFrom(putOnTop(before, theirs, mine)),
    takeTheirs: () => goOnFrom(theirs),
  };
}
