import { describeCompany } from "@kilolane/contract";
import { Button, Group, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { IconClockCheck } from "@tabler/icons-react";
import { useState } from "react";
import { Link, Navigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { href } from "../../../lib/paths/href.ts";
import { EntryPage } from "../components/entry-page.tsx";
import { EntryProviders } from "../components/entry-providers.tsx";
import {
  clearPendingSignUp,
  readPendingSignUp,
  storePendingSignUp,
  type PendingSignUp,
} from "../pending-sign-up.ts";
import { useEntryForm } from "../use-entry-form.ts";

/** A word about the new company, then the wait for its approval. */
export default function AboutCompanyPage() {
  const [pending, setPending] = useState(readPendingSignUp);
  if (pending === undefined || pending.step === "pin")
    return <Navigate to={href("/confirm-signup")} replace />;
  if (pending.step === "waiting") return <WaitingForApproval pending={pending} />;
  const finish = () => {
    const next = { ...pending, step: "waiting" } as const;
    storePendingSignUp(next);
    setPending(next);
  };
  return (
    <EntryProviders>
      <AboutCompany pending={pending} onDone={finish} />
    </EntryProviders>
  );
}

const FIELDS = ["about", "website"] as const;
type AboutForm = Record<(typeof FIELDS)[number], string>;

interface AboutCompanyProps {
  readonly pending: PendingSignUp;
  readonly onDone: () => void;
}

function AboutCompany({ pending, onDone }: AboutCompanyProps) {
  const { t } = useTranslation("signup");
  const record = useEntryForm({
    defaultValues: { about: "", website: "" },
    mode: "onSubmit",
    fields: FIELDS,
    save: async ({ about, website }: AboutForm) =>
      callEndpoint(describeCompany, {
        body: { signUpToken: pending.token, about, website: withScheme(website) },
      }),
    onSaved: onDone,
  });
  const { form, errorOf } = record;
  return (
    <EntryPage title={t("about.title", { company: pending.companyName })} lead={t("about.lead")} step="about">
      <RecordForm record={record}>
        <Stack gap="md">
          <Textarea
            label={t("about.about")}
            rows={5}
            maxLength={2000}
            error={errorOf("about")}
            {...form.register("about")}
          />
          <TextInput
            label={t("about.website")}
            type="url"
            dir="ltr"
            autoComplete="url"
            placeholder="https://company.example"
            error={errorOf("website")}
            {...form.register("website")}
          />
          <Group grow>
            <Button variant="default" onClick={onDone}>
              {t("about.skip")}
            </Button>
            <Button type="submit" loading={record.isPending}>
              {t("about.save")}
            </Button>
          </Group>
        </Stack>
      </RecordForm>
    </EntryPage>
  );
}

/** Most people leave the scheme out. */
function withScheme(website: string): string {
  const typed = website.trim();
  return typed === "" || /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`;
}

function WaitingForApproval({ pending }: { readonly pending: PendingSignUp }) {
  const { t } = useTranslation("signup");
  return (
    <EntryPage title={t("waiting.title", { company: pending.companyName })} step="approval">
      <Group gap="xs" wrap="nowrap" c="var(--kl-positive)">
        <IconClockCheck size={22} stroke={1.6} aria-hidden />
        <Text component="output" fw={600}>
          {t("waiting.complete")}
        </Text>
      </Group>
      <Text>{t("waiting.text", { email: pending.email })}</Text>
      <Button component={Link} to={href("/sign-in")} variant="default" fullWidth onClick={clearPendingSignUp}>
        {t("waiting.signIn")}
      </Button>
    </EntryPage>
  );
}
