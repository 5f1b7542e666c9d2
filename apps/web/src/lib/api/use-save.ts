import type { Endpoint, EndpointInput, EndpointOutput } from "@kilolane/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showToast, type Toast } from "../../ui/toast/show-toast.ts";
import { phrase } from "../i18n/i18n.ts";
import { ApiError } from "./api-error.ts";
import { callEndpoint } from "./call-endpoint.ts";
import { invalidate, type ReadEndpoints } from "./query.ts";

export interface SaveOptions<Answer, Input> {
  /** the endpoints whose answers the change makes old */
  readonly invalidates?: ReadEndpoints;
  /** said once it is stored */
  readonly done?: string | ((answer: Answer, input: Input) => Omit<Toast, "tone"> | undefined);
  /** what follows: a dialog closes, another screen opens; it does not wait for the lists */
  readonly onSaved?: (answer: Answer, input: Input) => unknown;
  /** what is done about a refusal instead of a message that says it */
  readonly onRefused?: (refusal: ApiError, input: Input) => unknown;
  /** what follows when no answer came: behind the sign-in the lost connection is said by itself, before it is not */
  readonly onLost?: (input: Input) => unknown;
  /** what follows whatever came of it: a dialog closes; then the lists are asked for once more after a refusal too */
  readonly onSettled?: () => unknown;
  /** one record that several changes are made to: each is sent once the one before it is answered, in their order */
  readonly inTurnOn?: string;
}

/**
 * Says a refusal in the server's words; a lost connection is said elsewhere. What is no answer of ours (a proxy's own
 * page, one cut off midway) has no words: what is known of it is said.
 */
export function sayRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) return;
  const { title, detail, fields, status } = error;
  if (title === "")
    showToast({ tone: "error", text: phrase(`state:failed.${status >= 500 ? "server" : "unread"}`) });
  else showToast({ tone: "error", title, text: fields[0]?.message ?? detail });
}

/** For `onRefused` where the screen shows the refusal itself, in its place. */
export const saidInPlace = (): undefined => undefined;

/**
 * A change by one endpoint, called with what `mutate` is given: sends it, says that it is stored or why not, and has
 * the lists that it makes old asked for once more.
 */
export function useSave<E extends Endpoint>(
  endpoint: E,
  options: SaveOptions<EndpointOutput<E>, EndpointInput<E>> = {},
) {
  return useSaveWith(async (input: EndpointInput<E>) => callEndpoint(endpoint, input), options);
}

/** `useSave` where the values decide which endpoint is called, or become its input first. */
export function useSaveWith<Answer, Input = void>(
  save: (input: Input) => Promise<Answer>,
  {
    invalidates = [],
    done,
    onSaved,
    onRefused = sayRefusal,
    onLost,
    onSettled,
    inTurnOn,
  }: SaveOptions<Answer, Input> = {},
) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: save,
    ...(inTurnOn === undefined ? {} : { scope: { id: inTurnOn } }),
    onSuccess: async (answer, input) => {
      const toast = typeof done === "string" ? { text: done } : done?.(answer, input);
      if (toast !== undefined) showToast({ tone: "success", ...toast });
      const refreshed = invalidate(queries, invalidates);
      onSettled?.();
      await onSaved?.(answer, input);
      await refreshed;
    },
    onError: async (error, input) => {
      if (error instanceof ApiError) await onRefused(error, input);
      else onLost?.(input);
      if (onSettled === undefined) return;
      onSettled();
      await invalidate(queries, invalidates);
    },
  });
  /** why the server refused the last one; undefined while another is on its way */
  const refusal = change.error instanceof ApiError ? change.error : undefined;
  return { ...change, refusal };
}
