import { useEffect } from "react";
import type { DraftOrigin } from "./quotation-draft.ts";

const keyOf = (email: string, requestId: string): string => `quotation-of ${email} ${requestId}`;

/** Keeps what a request was last saved into from this tab, also one that was opened from elsewhere and is no draft. */
export function storeSaved(email: string, requestId: string, quotationId: string): void {
  sessionStorage.setItem(keyOf(email, requestId), quotationId);
}

/** The quotation that this person last saved the request into from this tab, or null. */
export const readSaved = (email: string, requestId: string): string | null =>
  sessionStorage.getItem(keyOf(email, requestId));

/** What a request that is opened from elsewhere was saved into from this tab: it goes on being saved into that one. */
export function savedOrigin(email: string, requestId: string): DraftOrigin | null {
  const quotationId = readSaved(email, requestId);
  return quotationId === null ? null : { requestId, quotationId };
}

/** Keeps what the request on the screen is saved into. */
export function useStoredOrigin(email: string, { requestId, quotationId }: DraftOrigin): void {
  useEffect(() => {
    if (requestId !== null && quotationId !== null) storeSaved(email, requestId, quotationId);
  }, [email, requestId, quotationId]);
}
