import { confirmEmail } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { href } from "../../../lib/paths/href.ts";
import { EntryPage } from "../components/entry-page.tsx";
import { EntryProviders } from "../components/entry-providers.tsx";
import { useEntryForm } from "../use-entry-form.ts";
import { useSayFailure } from "../use-say-failure.ts";

/** Confirms a new email by the link of a mail, by a click: what reads mails for viruses opens links too. */
export default function ConfirmEmailPage() {
  const values = new URLSearchParams(useLocation().hash.slice(1));
  const token = values.get("token") ?? "";
  const words = values.get("for") === "answers" ? "confirmReplyTo" : "confirmEmail";
  return (
    <EntryProviders>
      {token === "" ? <InvalidLink /> : <ConfirmEmail token={token} words={words} />}
    </EntryProviders>
  );
}

interface ConfirmEmailProps {
  readonly token: string;
  /** what the address is for: to sign in, or to take answers */
  readonly words: "confirmEmail" | "confirmReplyTo";
}

function ConfirmEmail({ token, words }: ConfirmEmailProps) {
  const { t } = useTranslation("signup");
  const sayFailure = useSayFailure();
  const [isInvalid, setInvalid] = useState(false);
  const [email, setEmail] = useState("");
  const record = useEntryForm({
    defaultValues: {},
    fields: [],
    save: async () => setEmail((await callEndpoint(confirmEmail, { body: { token } })).email),
    say: ({ refusal }) => {
      if (refusal.code === "email-link-invalid") setInvalid(true);
      else sayFailure(refusal);
    },
  });
  if (isInvalid) return <InvalidLink />;
  if (record.isStored) {
    return (
      <EntryPage title={t(`${words}.doneTitle`)} lead={t(`${words}.doneText`, { email })}>
        <SignInButton />
      </EntryPage>
    );
  }
  return (
    <EntryPage title={t(`${words}.title`)} lead={t(`${words}.lead`)}>
      <RecordForm record={record}>
        <Button type="submit" size="md" fullWidth loading={record.isPending}>
          {t("confirmEmail.submit")}
        </Button>
      </RecordForm>
    </EntryPage>
  );
}

function InvalidLink() {
  const { t } = useTranslation("signup");
  return (
    <EntryPage title={t("reset.invalidTitle")} lead={t("confirmEmail.invalidText")}>
      <SignInButton />
    </EntryPage>
  );
}

function SignInButton() {
  const { t } = useTranslation("signup");
  return (
    <Button component={Link} to={href("/sign-in")} fullWidth>
      {t("form.signIn")}
    </Button>
  );
}
