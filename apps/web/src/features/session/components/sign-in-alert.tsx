import { Alert } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { SignInFailure } from "../use-sign-in.ts";

/** Says why nobody was signed in. The server's words come in the caller's language already. */
export function SignInAlert({ failure }: { readonly failure: SignInFailure }) {
  const { t } = useTranslation("session");
  const title =
    failure.kind === "refused"
      ? failure.title
      : t(failure.kind === "wrong" ? "signIn.wrongCredentials" : "signIn.notReached");
  return (
    <Alert color="red" title={title} role="alert" icon={<IconAlertTriangle size={20} aria-hidden />}>
      {failure.kind === "refused" ? failure.detail : null}
    </Alert>
  );
}
