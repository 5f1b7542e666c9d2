import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { ApiError } from "../../lib/api/api-error.ts";
import { callEndpoint } from "../../lib/api/call-endpoint.ts";
import { showRefusals } from "../../lib/forms/show-refusals.ts";
import { openSession } from "../../lib/session/open-session.ts";
import { authenticate } from "../../lib/session/session-calls.ts";
import { showToast } from "../../ui/toast/show-toast.ts";
import type { CheckedKey } from "./pages/validate-key-page.tsx";
import type { SignUpKind } from "./sign-up-kinds.ts";

const FIELDS = ["firstName", "lastName", "email", "password", "confirmPassword"] as const;
/** The form of a key's holder, as typed. */
export type HolderForm = Record<(typeof FIELDS)[number], string>;

/** Registers the holder of a checked key and goes where the role starts. */
export function useRegisterHolder(
  form: UseFormReturn<HolderForm>,
  { alphanumericKey, keyType }: CheckedKey,
  route: SignUpKind["route"],
) {
  const { t } = useTranslation("signup");
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  const register = useMutation({
    mutationFn: async (person: HolderForm) => {
      await callEndpoint(route, { body: { ...person, alphanumericKey, keyType } });
      return authenticate(person.email, person.password, true);
    },
    onMutate: () => setRefusal(undefined),
    onSuccess: async (result) => {
      if (result.kind === "signed-in") await openSession(result.answer);
      // The root leads to where the role starts.
      await navigate("/", { replace: true });
    },
    onError: (error) => {
      const answer = error instanceof ApiError && error.status < 500 ? error : undefined;
      const title = answer?.title ?? t("form.failed");
      showToast({ tone: "error", text: title });
      if (answer === undefined || !showRefusals(form, answer, FIELDS)) setRefusal(title);
    },
  });
  return { refusal, isPending: register.isPending, send: (person: HolderForm) => register.mutate(person) };
}
