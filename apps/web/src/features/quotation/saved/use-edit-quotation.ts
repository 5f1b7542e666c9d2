import type { QuotationDetail } from "@kilolane/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../lib/api/api-error.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { editQuotation, quotationQuery, updateQuotation } from "./detail-queries.ts";
import { changesOf } from "./edit-conflict.ts";
import { editFormOf, toEdit, toUpdate, type EditForm } from "./edit-form.ts";
import { QUOTATION_READS } from "../queries.ts";
import { useEditState } from "./use-edit-state.ts";

/** Refusals at a field, by the field's place on the screen: `terms`, or `<quote id>.margin`. */
function problemsOf(error: unknown, sentQuoteIds: readonly string[]): ReadonlyMap<string, string> {
  if (!(error instanceof ApiError)) return new Map();
  return new Map(
    error.fields.map(({ field, message }) => {
      const option = /^options\.(\d+)\.(\w+)/.exec(field);
      return [option ? `${sentQuoteIds[Number(option[1])] ?? ""}.${option[2] ?? ""}` : field, message];
    }),
  );
}

interface SavedChange {
  readonly base: QuotationDetail;
  readonly form: EditForm;
}

/** Saves prices first, then words on the version that the prices made. */
async function saveAll(
  { base, form }: SavedChange,
  onPriced: (next: QuotationDetail) => void,
): Promise<QuotationDetail> {
  const edit = toEdit(base, form);
  const update = toUpdate(base, form);
  if (edit === null) return update === null ? base : updateQuotation(update);
  const priced = await editQuotation(edit);
  onPriced(priced);
  if (update === null) return priced;
  return updateQuotation({ ...update, version: priced.version, lockVersion: priced.lockVersion });
}

/**
 * Edits a stored quotation: all changes are held here until they are saved together. A second editor's version
 * overwrites nothing and is overwritten by nothing: it waits as `conflict` until the person has chosen.
 */
export function useEditQuotation(opened: QuotationDetail) {
  const queries = useQueryClient();
  const state = useEditState(opened);
  const { base, form } = state;
  const [conflict, setConflict] = useState<QuotationDetail | null>(null);
  const [isPartly, setPartly] = useState(false);

  const save = useSaveWith(
    async (change: SavedChange) =>
      saveAll(change, (priced) => {
        state.keepWords(priced);
        setPartly(true);
      }),
    {
      invalidates: QUOTATION_READS,
      onSaved: (saved) => {
        queries.setQueryData(quotationQuery(saved.quotation_id).queryKey, saved);
        state.start(saved);
        setPartly(false);
      },
      onRefused: async ({ code }) => {
        if (code !== "version-conflict") return;
        setConflict(await queries.fetchQuery({ ...quotationQuery(base.quotation_id), staleTime: 0 }));
      },
    },
  );
  const settle = (take: (theirs: QuotationDetail) => void) => {
    if (conflict !== null) take(conflict);
    setConflict(null);
    save.reset();
  };
  const { error } = save;
  const sentQuoteIds = (toEdit(base, form)?.options ?? []).map((option) => option.quote_id);
  return {
    ...state,
    changes: changesOf(editFormOf(base), form),
    problems: problemsOf(error, sentQuoteIds),
    refusal: error instanceof ApiError && error.code !== "version-conflict" ? error : null,
    isPartly,
    isSaving: save.isPending,
    save: async (): Promise<QuotationDetail> => save.mutateAsync({ base, form }),
    discard: () => {
      save.reset();
      state.start(base);
    },
    /** the price of an option is an admin's to answer: the others can be saved without it */
    takeBackPrice: (quoteId: string) => {
      save.reset();
      const stored = editFormOf(base).options.find((option) => option.quoteId === quoteId);
      if (stored !== undefined) state.changeOption(quoteId, { margin: stored.margin, sell: stored.sell });
    },
    conflict,
    takeTheirs: () => settle(state.start),
    keepMine: () => settle(state.moveOnto),
    closeConflict: () => setConflict(null),
  };
}

export type QuotationEditing = ReturnType<typeof useEditQuotation>;
