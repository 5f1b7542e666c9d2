import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { ApiError } from "../../lib/api/api-error.ts";
import { callEndpoint } from "../../lib/api/call-endpoint.ts";
import { showRefusals } from "../../lib/forms/show-refusals.ts";
import { href } from "../../lib/paths/href.ts";
import { showToast } from "../../ui/toast/show-toast.ts";
import { storePendingSignUp } from "./pending-sign-up.ts";
import { SIGN_UP_FIELDS, type SignUpForm } from "./sign-up-form.ts";
import type { SignUpKind } from "./sign-up-kinds.ts";

/** Why an email can't sign up: it has an account, or a sign-up that may or may not be gone on with here. */
export type KnownEmail = "registered" | "started" | "started-here";

/** Sends the form and goes on to the code; what the server refuses stands at its field and in a toast. */
export function useRegisterCompany(form: UseFormReturn<SignUpForm>, { kind, route }: SignUpKind) {
  const { t } = useTranslation("signup");
  const navigate = useNavigate();
  const [known, setKnown] = useState<KnownEmail>();

  const wait = (token: string, { email, companyName }: SignUpForm, sentAtMs: number) =>
    storePendingSignUp({ kind, token, email: email.trim(), companyName, step: "pin", sentAtMs });

  const register = useMutation({
    mutationFn: async (values: SignUpForm) => callEndpoint(route, { body: values }),
    onMutate: () => setKnown(undefined),
    onSuccess: async ({ signUpToken }, values) => {
      wait(signUpToken ?? "", values, Date.now());
      await navigate(href("/confirm-signup"));
    },
    onError: (error, values) => {
      const refusal = error instanceof ApiError && error.status < 500 ? error : undefined;
      if (refusal === undefined) return showToast({ tone: "error", text: t("form.failed") });
      // A registration failure is told in a toast, in the server's words (quotation-core.md §8).
      showToast({ tone: "error", text: refusal.title });
      if (showRefusals(form, refusal, SIGN_UP_FIELDS)) return undefined;
      if (refusal.code !== "already-registered" && refusal.code !== "sign-up-started") return undefined;
      if (refusal.signUpToken !== undefined) wait(refusal.signUpToken, values, 0);
      const started = refusal.signUpToken === undefined ? "started" : "started-here";
      setKnown(refusal.code === "already-registered" ? "registered" : started);
      form.setError("email", { type: "server", message: refusal.title });
      form.setFocus("email");
      return undefined;
    },
  });
  return { known, isPending: register.isPending, send: (values: SignUpForm) => register.mutate(values) };
}
