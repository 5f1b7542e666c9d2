import { accountEmail, forgotPassword } from "@kilolane/contract";
import { Anchor, Button, Stack, TextInput } from "@mantine/core";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { Link } from "react-router";
import { z } from "zod";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { href } from "../../../lib/paths/href.ts";
import { DemoMailHint } from "../components/demo-mail-hint.tsx";
import { EntryPage } from "../components/entry-page.tsx";
import { EntryProviders } from "../components/entry-providers.tsx";
import { useEntryForm } from "../use-entry-form.ts";

const forgotForm = z.object({ email: accountEmail });

/** Asks for a link by mail; the answer is the same whether or not there is such an account. */
export default function ForgotPasswordPage() {
  return (
    <EntryProviders>
      <ForgotPassword />
    </EntryProviders>
  );
}

function ForgotPassword() {
  const { t } = useTranslation("signup");
  const [sentTo, setSentTo] = useState<string>();
  const record = useEntryForm({
    defaultValues: { email: "" },
    mode: "onSubmit",
    fields: ["email"],
    resolver: zodResolver(forgotForm),
    save: async (body: { email: string }) => callEndpoint(forgotPassword, { body }),
    onSaved: (_, { email }) => setSentTo(email),
  });
  const back = (
    <Anchor component={Link} to={href("/sign-in")} size="sm">
      {t("forgot.back")}
    </Anchor>
  );
  if (sentTo !== undefined) {
    return (
      <EntryPage title={t("forgot.sentTitle")} lead={t("forgot.sentText", { email: sentTo })}>
        <DemoMailHint />
        <Button variant="default" onClick={() => setSentTo(undefined)}>
          {t("forgot.again")}
        </Button>
        {back}
      </EntryPage>
    );
  }
  return (
    <EntryPage title={t("forgot.title")} lead={t("forgot.lead")}>
      <RecordForm record={record}>
        <Stack gap="md">
          <TextInput
            label={t("form.email")}
            type="email"
            dir="ltr"
            autoComplete="username"
            error={record.errorOf("email")}
            {...record.form.register("email")}
          />
          <Button type="submit" size="md" fullWidth loading={record.isPending}>
            {t("forgot.submit")}
          </Button>
          {back}
        </Stack>
      </RecordForm>
    </EntryPage>
  );
}
