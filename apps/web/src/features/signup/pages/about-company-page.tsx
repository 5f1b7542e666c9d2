import { describeCompany } from "@kilolane/contract";
import { Button, Group, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { IconClockCheck } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link, Navigate } from "react-router";
import { ApiError } from "../../../lib/api/api-error.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { showRefusals } from "../../../lib/forms/show-refusals.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { href } from "../../../lib/paths/href.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { DoorPage } from "../components/door-page.tsx";
import { DoorProviders } from "../components/door-providers.tsx";
import {
  clearPendingSignUp,
  readPendingSignUp,
  storePendingSignUp,
  type PendingSignUp,
} from "../pending-sign-up.ts";

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
    <DoorProviders>
      <AboutCompany pending={pending} onDone={finish} />
    </DoorProviders>
  );
}

const FIELDS = ["about", "website"] as const;

interface AboutCompanyProps {
  readonly pending: PendingSignUp;
  readonly onDone: () => void;
}

function AboutCompany({ pending, onDone }: AboutCompanyProps) {
  const { t } = useTranslation("signup");
  const fieldText = useFieldText();
  const form = useForm({ defaultValues: { about: "", website: "" } });
  const { errors } = form.formState;
  const describe = useMutation({
    mutationFn: async ({ about, website }: { about: string; website: string }) =>
      callEndpoint(describeCompany, {
        body: { signUpToken: pending.token, about, website: withScheme(website) },
      }),
    onSuccess: onDone,
    onError: (error) => {
      const refusal = error instanceof ApiError && error.status < 500 ? error : undefined;
      if (refusal && showRefusals(form, refusal, FIELDS)) return;
      showToast({ tone: "error", text: refusal?.title ?? t("form.failed") });
    },
  });
  return (
    <DoorPage title={t("about.title", { company: pending.companyName })} lead={t("about.lead")} step="about">
      <form noValidate onSubmit={(event) => void form.handleSubmit((said) => describe.mutate(said))(event)}>
        <Stack gap="md">
          <Textarea
            label={t("about.about")}
            rows={5}
            maxLength={2000}
            error={fieldText(errors.about)}
            {...form.register("about")}
          />
          <TextInput
            label={t("about.website")}
            type="url"
            dir="ltr"
            autoComplete="url"
            placeholder="https://company.example"
            error={fieldText(errors.website)}
            {...form.register("website")}
          />
          <Group grow>
            <Button variant="default" onClick={onDone}>
              {t("about.skip")}
            </Button>
            <Button type="submit" loading={describe.isPending}>
              {t("about.save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </DoorPage>
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
    <DoorPage title={t("waiting.title", { company: pending.companyName })} step="approval">
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
    </DoorPage>
  );
}
