import { ApiError } from "../../lib/api/api-error.ts";
import { showToast } from "../../ui/toast/show-toast.ts";

/** Tells a refusal as the server words it; a lost connection is told elsewhere. */
export function showFailure(failure: Error): void {
  if (failure instanceof ApiError) showToast({ tone: "error", title: failure.title, text: failure.detail });
}
