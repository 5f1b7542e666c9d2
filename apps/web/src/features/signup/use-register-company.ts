import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useNavigate } from "react-router";
import { callEndpoint } from "../../lib/api/call-endpoint.ts";
import { href } from "../../lib/paths/href.ts";
import { storePendingSignUp } from "./pending-sign-up.ts";
import { readDraft, SIGN_UP_FIELDS, type SignUpForm, signUpForm } from "./sign-up-form.ts";
import type { SignUpKind } from "./sign-up-kinds.ts";
import { useEntryForm } from "./use-entry-form.ts";
import { useSayFailure } from "./use-say-failure.ts";

/** Why an email can't sign up: it has an account, or a sign-up that may or may not be gone on with here. */
export type KnownEmail = "registered" | "started" | "started-here";

/** The sign-up of a company: sends it and goes on to the code; a refusal is at its field and in a toast. */
export function useRegisterCompany({ kind, route }: SignUpKind) {
  const navigate = useNavigate();
  const sayFailure = useSayFailure();
  const [known, setKnown] = useState<KnownEmail>();

  const wait = (token: string, { email, companyName }: SignUpForm, sentAtMs: number) =>
    storePendingSignUp({ kind, token, email: email.trim(), companyName, step: "pin", sentAtMs });

  const record = useEntryForm({
    defaultValues: readDraft(),
    resolver: zodResolver(signUpForm),
    fields: SIGN_UP_FIELDS,
    save: async (values: SignUpForm) => callEndpoint(route, { body: values }),
    onSaved: async ({ signUpToken }, values) => {
      wait(signUpToken ?? "", values, Date.now());
      await navigate(href("/confirm-signup"));
    },
    onRefused: ({ signUpToken }, values) => {
      if (signUpToken !== undefined) wait(signUpToken, values, 0);
    },
    say: ({ refusal, isAtField, showAt }) => {
      // A registration failure is shown in a toast, in the server's words (quotation-core.md §8).
      sayFailure(refusal);
      const { code, signUpToken, title } = refusal;
      if (isAtField || (code !== "already-registered" && code !== "sign-up-started"))
        return setKnown(undefined);
      const started = signUpToken === undefined ? "started" : "started-here";
      setKnown(code === "already-registered" ? "registered" : started);
      return showAt("email", title);
    },
  });
  return { ...record, known };
}

export type CompanyRegistration = ReturnType<typeof useRegisterCompany>;
