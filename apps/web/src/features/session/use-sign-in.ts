import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "../../lib/api/api-error.ts";
import { openSession } from "../../lib/session/open-session.ts";
import { authenticate } from "../../lib/session/session-calls.ts";
import type { SignInForm } from "./sign-in-form.ts";

/** How an attempt failed: a wrong email or password, a refusal with the server's words, or no answer. */
export type SignInFailure =
  | { readonly kind: "wrong" | "unreachable" }
  | { readonly kind: "refused"; readonly title: string; readonly detail: string };

type Attempt =
  | { readonly step: "idle" }
  | {
      readonly step: "pending";
      readonly form: SignInForm;
      readonly force: boolean;
      readonly code: string | undefined;
    }
  /** A session of the same account lives elsewhere; the person is asked. */
  | { readonly step: "elsewhere"; readonly form: SignInForm; readonly code: string | undefined }
  /** The password was right, and the account asks for a code of its app. */
  | { readonly step: "code"; readonly form: SignInForm; readonly problem: string | undefined }
  | { readonly step: "failed"; readonly failure: SignInFailure };

function failureOf(error: unknown): SignInFailure {
  if (!(error instanceof ApiError) || error.title === "") return { kind: "unreachable" };
  if (error.status === 401) return { kind: "wrong" };
  return { kind: "refused", title: error.title, detail: error.detail };
}

/** Signs in and goes where the role starts. */
export function useSignIn() {
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState<Attempt>({ step: "idle" });

  const send = async (form: SignInForm, force: boolean, code?: string) => {
    setAttempt({ step: "pending", form, force, code });
    try {
      const result = await authenticate(form.email.trim(), form.password, force, code);
      if (result.kind === "elsewhere") return setAttempt({ step: "elsewhere", form, code });
      if (result.kind === "code") return setAttempt({ step: "code", form, problem: result.problem });
      await openSession(result.answer);
      // The root leads to the remembered path or to the role's landing path.
      return await navigate("/", { replace: true });
    } catch (error) {
      return setAttempt({ step: "failed", failure: failureOf(error) });
    }
  };

  const asking = attempt.step === "elsewhere" || (attempt.step === "pending" && attempt.force);
  const coding = attempt.step === "code" || (attempt.step === "pending" && !attempt.force && attempt.code);
  return {
    submit: (form: SignInForm) => void send(form, false),
    confirm: () => (attempt.step === "elsewhere" ? void send(attempt.form, true, attempt.code) : undefined),
    sendCode: (code: string) => (attempt.step === "code" ? void send(attempt.form, false, code) : undefined),
    dismiss: () => setAttempt({ step: "idle" }),
    pending: attempt.step === "pending",
    elsewhere: asking ? attempt.form : undefined,
    /** Set while the code is asked for: what was wrong with the last one, if anything. */
    code: coding ? { problem: attempt.step === "code" ? attempt.problem : undefined } : undefined,
    failure: attempt.step === "failed" ? attempt.failure : undefined,
  };
}
