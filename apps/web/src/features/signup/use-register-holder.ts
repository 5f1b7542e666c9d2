import { zodResolver } from "@hookform/resolvers/zod";
import { personForm } from "@kilolane/contract";
import { useNavigate } from "react-router";
import { callEndpoint } from "../../lib/api/call-endpoint.ts";
import { refuseWeakPassword } from "../../lib/forms/refuse-weak-password.ts";
import { openSession } from "../../lib/session/open-session.ts";
import { authenticate } from "../../lib/session/session-calls.ts";
import type { CheckedKey } from "./pages/validate-key-page.tsx";
import type { SignUpKind } from "./sign-up-kinds.ts";
import { useEntryForm } from "./use-entry-form.ts";
import { useSayFailure } from "./use-say-failure.ts";

const FIELDS = ["firstName", "lastName", "email", "password", "confirmPassword"] as const;
/** The form of a key's holder, as typed. */
type HolderForm = Record<(typeof FIELDS)[number], string>;

const holderForm = personForm.superRefine(
  refuseWeakPassword(({ email, firstName, lastName }) => [email, firstName, lastName]),
);

/** Registers the holder of a checked key and goes where the role starts. */
export function useRegisterHolder(
  { alphanumericKey, keyType, seat }: CheckedKey,
  route: SignUpKind["route"],
) {
  const navigate = useNavigate();
  const sayFailure = useSayFailure();
  return useEntryForm({
    defaultValues: { firstName: "", lastName: "", email: seat.email, password: "", confirmPassword: "" },
    resolver: zodResolver(holderForm),
    fields: FIELDS,
    save: async (person: HolderForm) => {
      await callEndpoint(route, { body: { ...person, alphanumericKey, keyType } });
      return authenticate(person.email, person.password, true);
    },
    onSaved: async (result) => {
      if (result.kind === "signed-in") await openSession(result.answer);
      // The root leads to where the role starts.
      await navigate("/", { replace: true });
    },
    refusalsAt: "head",
    say: ({ refusal }) => sayFailure(refusal),
  });
}
