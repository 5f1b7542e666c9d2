import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { ApiError } from "../../lib/api/api-error.ts";
import { markPresent } from "../../lib/session/presence.ts";
import { authenticate } from "../../lib/session/session-calls.ts";
import { clearSessionNotice } from "../../lib/session/session-notice.ts";
import { startSession } from "../../lib/session/session-store.ts";
import type { SignInForm } from "./sign-in-form.ts";

interface Attempt extends SignInForm {
  /** End a session of the same account elsewhere. */
  readonly force: boolean;
}

/** How an attempt failed: a wrong email or password, a refusal with the server's words, or no answer. */
export type SignInFailure =
  | { readonly kind: "wrong" | "unreachable" }
  | { readonly kind: "refused"; readonly title: string; readonly detail: string };

function failureOf(error: unknown): SignInFailure {
  if (!(error instanceof ApiError)) return { kind: "unreachable" };
  if (error.status === 401) return { kind: "wrong" };
  if (error.title === "") return { kind: "unreachable" };
  return { kind: "refused", title: error.title, detail: error.detail };
}

/**
 * Signs in and goes where the role starts. `elsewhere` holds the attempt that met a session of the same account,
 * for the person to confirm.
 */
export function useSignIn() {
  const navigate = useNavigate();
  const attempt = useMutation({
    mutationFn: ({ email, password, force }: Attempt) => authenticate(email.trim(), password, force),
    onSuccess: async (result) => {
      if (result.kind === "elsewhere") return;
      markPresent();
      clearSessionNotice();
      startSession(result.answer);
      // The root leads to the remembered path or to the role's landing path.
      await navigate("/", { replace: true });
    },
  });
  const metElsewhere = attempt.data?.kind === "elsewhere";
  return {
    submit: (form: SignInForm) => attempt.mutate({ ...form, force: false }),
    confirm: () => attempt.variables && attempt.mutate({ ...attempt.variables, force: true }),
    dismiss: () => attempt.reset(),
    pending: attempt.isPending,
    elsewhere: metElsewhere ? attempt.variables : undefined,
    failure: attempt.isError ? failureOf(attempt.error) : undefined,
  };
}
