import type { ListedOption, PricedRequest } from "@kilolane/contract";
import type { Language } from "@kilolane/phrases";
import { hashKey, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../lib/api/api-error.ts";
import { saidInPlace, useSaveWith } from "../../../lib/api/use-save.ts";
import { sendSeen } from "../../../lib/forms/send-seen.ts";
import { isDecidedNow, useDecision } from "../components/use-decision.ts";
import { requestQuery, saveOptions, QUOTATION_LISTS } from "../queries.ts";
import type { DraftOrigin } from "./quotation-draft.ts";

export interface SavedNote {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly lockVersion: number;
}

interface SaveInput {
  readonly priced: PricedRequest;
  /** the last answer to the whole form; answers to edits may already hold a colleague's shipment */
  readonly asked: PricedRequest;
  readonly chosen: readonly ListedOption[];
  readonly language: Language;
  /** makes a quotation of its own, whatever was saved before */
  readonly isNew: boolean;
}

const isStateConflict = (error: unknown) => error instanceof ApiError && error.code === "state-conflict";

/** What makes a saved quotation the same as what the screen shows. */
function fingerprintOf({ priced, chosen }: Pick<SaveInput, "priced" | "chosen">): string {
  return JSON.stringify([
    priced.request_id,
    priced.version,
    chosen.map((option) => [option.quote_id, option.sellTotal]),
  ]);
}

const priceOf = ({ sellTotal, profit, currency }: ListedOption) => hashKey([sellTotal, profit, currency]);

const isSameForm = (one: PricedRequest, other: PricedRequest) =>
  hashKey([one.form]) === hashKey([other.form]);

/** Whether somebody else has changed what the person is about to save: the shipment, or the price of a chosen option. */
function isOtherOffer(now: PricedRequest, { asked, chosen }: Pick<SaveInput, "asked" | "chosen">): boolean {
  if (!isSameForm(now, asked)) return true;
  const prices = new Map(now.options.map((option) => [option.quote_id, priceOf(option)]));
  return chosen.some((option) => prices.get(option.quote_id) !== priceOf(option));
}

/**
 * Saves what the person sees; nothing is saved if a colleague changed the request meanwhile. The inquirer is the
 * request's: sending it here would undo a change of inquirer that was made on the saved quotation.
 */
async function saveSeen(queries: QueryClient, input: SaveInput, into: string | undefined) {
  const { priced, asked, chosen, language } = input;
  const quoteIds = chosen.map((option) => option.quote_id);
  return sendSeen({
    seen: isSameForm(priced, asked) ? priced : asked,
    send: async ({ request_id: requestId, version }) =>
      saveOptions(requestId, quoteIds, {
        version,
        language,
        ...(into !== undefined && { quotationId: into }),
      }),
    getNow: async ({ request_id: requestId }) =>
      queries.fetchQuery({ ...requestQuery(requestId), staleTime: 0 }),
    isOvertaken: (now) => isOtherOffer(now, input),
  });
}

/**
 * Saves the chosen options once: the same state again answers the quotation it already is, so that PDF and mail
 * never make a second one. Nothing goes into a quotation that was decided meanwhile, by its client or at another desk.
 * @param origin of a draft given back: its request goes on being saved into its quotation
 */
export function useSavedQuotation(origin: DraftOrigin) {
  const queries = useQueryClient();
  const [saved, setSaved] = useState<(SavedNote & { readonly fingerprint: string }) | null>(null);
  const [held, setHeld] = useState(0);
  const quotationId = saved?.id ?? origin.quotationId;
  const decision = useDecision(quotationId ?? undefined);
  /** @returns null: what was saved before is decided, and nothing was saved */
  const saveInto = async (input: SaveInput): Promise<SavedNote | null> => {
    const fingerprint = fingerprintOf(input);
    // a request that is gone was priced as a new one, which has not been saved
    const isOther = saved === null && input.priced.request_id !== origin.requestId;
    const intoId = input.isNew || isOther ? null : quotationId;
    if (!input.isNew && saved?.fingerprint === fingerprint)
      return (await isDecidedNow(queries, saved.id)) ? null : saved;
    try {
      const note = await saveSeen(queries, input, intoId ?? undefined);
      const { quotation_id: id, number, version, lockVersion } = note;
      const next = { id, number, version, lockVersion, fingerprint };
      setSaved(next);
      setHeld(0);
      return next;
    } catch (error) {
      if (intoId !== null && isStateConflict(error) && (await isDecidedNow(queries, intoId))) return null;
      throw error;
    }
  };
  const save = useSaveWith(saveInto, {
    invalidates: QUOTATION_LISTS,
    onSaved: (note) => {
      if (note === null) setHeld((count) => count + 1);
    },
    onRefused: saidInPlace,
  });
  return {
    saved,
    /** what the next save goes into; null before the first */
    quotationId,
    /** how that one was decided; null while it is open */
    decision,
    /** how often nothing was saved because of that */
    held,
    save: save.mutateAsync,
    isSaving: save.isPending,
    refusal: save.refusal,
    forgetRefusal: save.reset,
    forget: () => {
      setSaved(null);
      setHeld(0);
    },
  };
}

export type SavedQuotation = ReturnType<typeof useSavedQuotation>;
