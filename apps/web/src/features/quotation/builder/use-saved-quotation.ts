import type { ListedOption, PricedRequest } from "@kilolane/contract";
import type { Language } from "@kilolane/phrases";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../lib/api/api-error.ts";
import { invalidate } from "../../../lib/api/query.ts";
import { saveOptions, QUOTATION_LISTS } from "../queries.ts";

export interface SavedNote {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly lockVersion: number;
}

interface SaveInput {
  readonly priced: PricedRequest;
  readonly chosen: readonly ListedOption[];
  readonly inquirerId: string | null;
  readonly language: Language;
}

/** What makes a saved quotation the same as what the screen shows. */
function fingerprintOf({ priced, chosen, inquirerId }: Omit<SaveInput, "language">): string {
  return JSON.stringify([
    priced.request_id,
    priced.version,
    inquirerId,
    chosen.map((option) => [option.quote_id, option.sellTotal]),
  ]);
}

/**
 * Saves the chosen options once: the same state again answers the quotation it already is, so that PDF and mail
 * never make a second one.
 */
export function useSavedQuotation() {
  const queries = useQueryClient();
  const [saved, setSaved] = useState<(SavedNote & { readonly fingerprint: string }) | null>(null);
  const save = useMutation({
    mutationFn: async (input: SaveInput): Promise<SavedNote> => {
      const fingerprint = fingerprintOf(input);
      if (saved?.fingerprint === fingerprint) return saved;
      const note = await saveOptions(
        input.priced.request_id,
        input.chosen.map((option) => option.quote_id),
        { language: input.language, inquirerId: input.inquirerId },
      );
      const next = {
        id: note.quotation_id,
        number: note.number,
        version: note.version,
        lockVersion: note.lockVersion,
        fingerprint,
      };
      setSaved(next);
      await invalidate(queries, QUOTATION_LISTS);
      return next;
    },
  });
  return {
    saved,
    save: save.mutateAsync,
    isSaving: save.isPending,
    refusal: save.error instanceof ApiError ? save.error : null,
    forgetRefusal: save.reset,
    forget: () => setSaved(null),
  };
}
