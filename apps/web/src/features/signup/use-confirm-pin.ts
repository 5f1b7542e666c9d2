import { confirmSignUp, resendPin } from "@kilolane/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../lib/api/api-error.ts";
import { callEndpoint } from "../../lib/api/call-endpoint.ts";
import { storePendingSignUp, type PendingSignUp } from "./pending-sign-up.ts";
import { clearDraft } from "./sign-up-form.ts";

/** What stands against a code, in the server's words or as a phrase of ours. */
export interface PinRefusal {
  readonly code: ApiError["code"] | "pin-length";
  readonly title: string;
  readonly detail: string;
}

function refusalOf(error: unknown, failed: string): PinRefusal {
  if (!(error instanceof ApiError) || error.status >= 500)
    return { code: "unknown", title: failed, detail: "" };
  const field = error.fields.find((entry) => entry.field === "pin");
  return { code: error.code, title: field?.message ?? error.title, detail: field ? "" : error.detail };
}

/** Proves the code and mails new ones. `onChange` gets the sign-up as it stands afterwards. */
export function useConfirmPin(
  pending: PendingSignUp,
  texts: { readonly failed: string; readonly length: string },
  onChange: (pending: PendingSignUp) => void,
) {
  const [pin, setPin] = useState("");
  const [refusal, setRefusal] = useState<PinRefusal>();
  const [isResent, setResent] = useState(false);
  const refuse = (error: unknown) => {
    setRefusal(refusalOf(error, texts.failed));
    setPin("");
  };
  const keep = (change: Partial<PendingSignUp>) => {
    const next = { ...pending, ...change };
    storePendingSignUp(next);
    onChange(next);
  };
  const confirm = useMutation({
    mutationFn: async (typed: string) =>
      callEndpoint(confirmSignUp, { body: { signUpToken: pending.token, pin: typed } }),
    onMutate: () => setRefusal(undefined),
    onSuccess: ({ companyName }) => {
      clearDraft();
      keep({ step: "about", companyName });
    },
    onError: refuse,
  });
  const resend = useMutation({
    mutationFn: async () => callEndpoint(resendPin, { body: { signUpToken: pending.token } }),
    onMutate: () => {
      setRefusal(undefined);
      setResent(false);
    },
    onSuccess: () => {
      setPin("");
      setResent(true);
      keep({ sentAtMs: Date.now() });
    },
    onError: refuse,
  });
  const submit = (typed: string) => {
    if (/^\d{6}$/.test(typed)) confirm.mutate(typed);
    else setRefusal({ code: "pin-length", title: texts.length, detail: "" });
  };
  return {
    pin,
    setPin,
    refusal,
    isResent,
    submit,
    resend: () => resend.mutate(),
    confirm,
    isResending: resend.isPending,
  };
}
