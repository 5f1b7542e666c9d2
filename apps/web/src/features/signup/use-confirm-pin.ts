import { confirmSignUp, resendPin } from "@kilolane/contract";
import { useState } from "react";
import type { ApiError } from "../../lib/api/api-error.ts";
import { useSave } from "../../lib/api/use-save.ts";
import { storePendingSignUp, type PendingSignUp } from "./pending-sign-up.ts";
import { clearDraft } from "./sign-up-form.ts";

/** What prevents a code, in the server's words or as a phrase of ours. */
export interface PinRefusal {
  readonly code: ApiError["code"] | "pin-length";
  readonly title: string;
  readonly detail: string;
}

function refusalOf(error: ApiError | undefined, failed: string): PinRefusal {
  if (error === undefined || error.status >= 500) return { code: "unknown", title: failed, detail: "" };
  const field = error.fields.find((entry) => entry.field === "pin");
  return { code: error.code, title: field?.message ?? error.title, detail: field ? "" : error.detail };
}

/** Proves the code and mails new ones. `onChange` gets the sign-up as it is afterwards. */
export function useConfirmPin(
  pending: PendingSignUp,
  texts: { readonly failed: string; readonly length: string },
  onChange: (pending: PendingSignUp) => void,
) {
  const [pin, setPin] = useState("");
  const [refusal, setRefusal] = useState<PinRefusal>();
  const [isResent, setResent] = useState(false);
  const refuse = (error?: ApiError) => {
    setRefusal(refusalOf(error, texts.failed));
    setPin("");
  };
  const keep = (change: Partial<PendingSignUp>) => {
    const next = { ...pending, ...change };
    storePendingSignUp(next);
    onChange(next);
  };
  const confirm = useSave(confirmSignUp, {
    onSaved: ({ companyName }) => {
      clearDraft();
      keep({ step: "about", companyName });
    },
    onRefused: refuse,
    onLost: () => refuse(),
  });
  const resend = useSave(resendPin, {
    onSaved: () => {
      setPin("");
      setResent(true);
      keep({ sentAtMs: Date.now() });
    },
    onRefused: refuse,
    onLost: () => refuse(),
  });
  const submit = (typed: string) => {
    if (!/^\d{6}$/.test(typed)) return setRefusal({ code: "pin-length", title: texts.length, detail: "" });
    setRefusal(undefined);
    return confirm.mutate({ body: { signUpToken: pending.token, pin: typed } });
  };
  const sendAgain = () => {
    setRefusal(undefined);
    setResent(false);
    resend.mutate({ body: { signUpToken: pending.token } });
  };
  return {
    pin,
    setPin,
    refusal,
    isResent,
    submit,
    resend: sendAgain,
    confirm,
    isResending: resend.isPending,
  };
}
