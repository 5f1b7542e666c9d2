import type { ListedOption, PricedRequest } from "@kilolane/contract";
import type { Language } from "@kilolane/phrases";
import { useState } from "react";
import { saidInPlace, useSaveWith } from "../../../lib/api/use-save.ts";
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
  const [saved, setSaved] = useState<(SavedNote & { readonly fingerprint: string }) | null>(null);
  const save = useSaveWith(
    async (input: SaveInput): Promise<SavedNote> => {
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
      return next;
    },
    { invalidates: QUOTATION_LISTS, onRefused: saidInPlace },
  );
  return {
    saved,
    save: save.mutateAsync,
    isSaving: save.isPending,
    refusal: save.refusal,
    forgetRefusal: save.reset,
    forget: () => setSaved(null),
  };
}
