import { zodResolver } from "@hookform/resolvers/zod";
import { newPassword, repeatedPassword, resetPassword } from "@kilolane/contract";
import { Anchor, Button, Stack } from "@mantine/core";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Link, useLocation } from "react-router";
import { z } from "zod";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { refuseWeakPassword } from "../../../lib/forms/refuse-weak-password.ts";
import { href } from "../../../lib/paths/href.ts";
import { EntryPage } from "../components/entry-page.tsx";
import { EntryProviders } from "../components/entry-providers.tsx";
import { NewPasswordFields } from "../components/new-password-fields.tsx";
import { useEntryForm } from "../use-entry-form.ts";
import { useSayFailure } from "../use-say-failure.ts";

const FIELDS = ["password", "confirmPassword"] as const;
type ResetForm = Record<(typeof FIELDS)[number], string>;
const resetForm = z
  .object({ password: newPassword("new-password-missing"), confirmPassword: repeatedPassword })
  .superRefine(refuseWeakPassword(() => []));

/** Sets a password by the link of a mail; the token is behind the #, where no server log sees it. */
export default function ResetPasswordPage() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get("token") ?? "";
  return <EntryProviders>{token === "" ? <InvalidLink /> : <ResetPassword token={token} />}</EntryProviders>;
}

function ResetPassword({ token }: { readonly token: string }) {
  const { t } = useTranslation("signup");
  const sayFailure = useSayFailure();
  const [isInvalid, setInvalid] = useState(false);
  const record = useEntryForm({
    defaultValues: { password: "", confirmPassword: "" },
    resolver: zodResolver(resetForm),
    fields: FIELDS,
    save: async (password: ResetForm) => callEndpoint(resetPassword, { body: { ...password, token } }),
    say: ({ refusal, isAtField }) => {
      if (refusal.code === "password-link-invalid") setInvalid(true);
      else if (!isAtField) sayFailure(refusal);
    },
  });
  const { form, errorOf } = record;
  const typed = useWatch({ control: form.control, name: "password" });
  if (record.isStored) return <PasswordSet />;
  if (isInvalid) return <InvalidLink />;
  return (
    <EntryPage title={t("reset.title")} lead={t("reset.lead")}>
      <RecordForm record={record}>
        <Stack gap="md">
          <NewPasswordFields
            label={t("reset.password")}
            password={form.register("password")}
            confirmPassword={form.register("confirmPassword")}
            typed={typed}
            names={[]}
            errors={{ password: errorOf("password"), confirmPassword: errorOf("confirmPassword") }}
            columns={1}
          />
          <Button type="submit" size="md" fullWidth loading={record.isPending}>
            {t("reset.submit")}
          </Button>
        </Stack>
      </RecordForm>
    </EntryPage>
  );
}

function PasswordSet() {
  const { t } = useTranslation("signup");
  return (
    <EntryPage title={t("reset.doneTitle")} lead={t("reset.doneText")}>
      <Button component={Link} to={href("/sign-in")} fullWidth>
        {t("form.signIn")}
      </Button>
    </EntryPage>
  );
}

function InvalidLink() {
  const { t } = useTranslation("signup");
  return (
    <EntryPage title={t("reset.invalidTitle")} lead={t("reset.invalidText")}>
      <Button component={Link} to={href("/forgot-password")} fullWidth>
        {t("reset.newLink")}
      </Button>
      <Anchor component={Link} to={href("/sign-in")} size="sm">
        {t("forgot.back")}
      </Anchor>
    </EntryPage>
  );
}
