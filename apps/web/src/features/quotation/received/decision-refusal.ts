import type { ApiError } from "../../../lib/api/api-error.ts";
import { sayRefusal } from "../../../lib/api/use-save.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";

/** A confirm that fails for no reason of its own says so in the specified words (marketplace.md §8). */
export function sayDecisionRefusal(internal: string): (refusal: ApiError) => void {
  return (refusal) =>
    refusal.status >= 500 ? showToast({ tone: "error", text: internal }) : sayRefusal(refusal);
}
