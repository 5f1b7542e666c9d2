import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link, Navigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { href } from "../../../lib/paths/href.ts";
import { useNow } from "../../../ui/use-now.ts";
import { DemoMailHint } from "../components/demo-mail-hint.tsx";
import { EntryPage } from "../components/entry-page.tsx";
import { EntryProviders } from "../components/entry-providers.tsx";
import { PinField } from "../components/pin-field.tsx";
import { readPendingSignUp, type PendingSignUp } from "../pending-sign-up.ts";
import { signUpOf } from "../sign-up-kinds.ts";
import { useConfirmPin, type PinRefusal } from "../use-confirm-pin.ts";

/** A code is good for ten minutes; a new one may be asked for after one. */
const LIFE_S = 600;
const RESEND_PAUSE_S = 60;
const ERROR_ID = "pin-error";

/** Proves the email by the code that was mailed. */
export default function ConfirmSignUpPage() {
  const [pending, setPending] = useState(readPendingSignUp);
  if (pending === undefined) return <NothingToConfirm />;
  if (pending.step !== "pin") return <Navigate to={href("/add-about/new")} replace />;
  return (
    <EntryProviders>
      <ConfirmPin pending={pending} onChange={setPending} />
    </EntryProviders>
  );
}

interface ConfirmPinProps {
  readonly pending: PendingSignUp;
  readonly onChange: (pending: PendingSignUp) => void;
}

function ConfirmPin({ pending, onChange }: ConfirmPinProps) {
  const { t } = useTranslation(["signup", "error"]);
  const texts = { failed: t("form.failed"), length: t("error:field.pin-length") };
  const { pin, setPin, refusal, isResent, ...entry } = useConfirmPin(pending, texts, onChange);
  const form = signUpOf(pending.kind).path;
  return (
    <EntryPage title={t("pin.title")} lead={t("pin.sent", { email: pending.email })} step="pin">
      <RecordForm
        record={{
          onSubmit: (event) => {
            event.preventDefault();
            entry.submit(pin);
          },
        }}
      >
        <Stack gap="md">
          <PinField
            value={pin}
            onChange={setPin}
            onComplete={entry.submit}
            errorId={refusal ? ERROR_ID : undefined}
            disabled={entry.confirm.isPending}
          />
          {refusal ? <Refusal refusal={refusal} form={form} /> : null}
          {isResent && !refusal ? <Alert color="green" component="output" title={t("pin.resent")} /> : null}
          <Button type="submit" size="md" fullWidth loading={entry.confirm.isPending}>
            {t("pin.submit")}
          </Button>
          <Clock sentAtMs={pending.sentAtMs} isResending={entry.isResending} onResend={entry.resend} />
          <DemoMailHint />
          <Anchor component={Link} to={form} size="sm">
            {t("pin.edit")}
          </Anchor>
        </Stack>
      </RecordForm>
    </EntryPage>
  );
}

/** What is wrong with the code, with the one thing to do about it. */
function Refusal({ refusal, form }: { readonly refusal: PinRefusal; readonly form: string }) {
  const { t } = useTranslation("signup");
  return (
    <Alert color="red" role="alert" title={<span id={ERROR_ID}>{refusal.title}</span>}>
      {refusal.detail}
      {refusal.code === "pin-expired" ? (
        <Button component={Link} to={form} variant="light" color="red" size="xs" mt="xs" display="block">
          {t("pin.again")}
        </Button>
      ) : null}
      {refusal.code === "already-registered" ? (
        <Button component={Link} to={href("/sign-in")} variant="light" color="red" size="xs" mt="xs">
          {t("form.signIn")}
        </Button>
      ) : null}
    </Alert>
  );
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

interface ClockProps {
  /** 0 when it is not known */
  readonly sentAtMs: number;
  readonly isResending: boolean;
  readonly onResend: () => void;
}

/** How long the code is still good, and when another may be asked for. */
function Clock({ sentAtMs, isResending, onResend }: ClockProps) {
  const { t } = useTranslation("signup");
  const age = Math.max(0, Math.floor((useNow(1000) - sentAtMs) / 1000));
  const left = LIFE_S - age;
  const pause = RESEND_PAUSE_S - age;
  const isKnown = sentAtMs > 0;
  return (
    <Group justify="space-between" gap="xs">
      {isKnown ? (
        <Text size="sm" c="dimmed">
          {left > 0 ? t("pin.left", { time: clockText(left) }) : t("pin.over")}
        </Text>
      ) : null}
      <Button variant="default" size="xs" disabled={pause > 0} loading={isResending} onClick={onResend}>
        {pause > 0 ? t("pin.resendIn", { time: clockText(pause) }) : t("pin.resend")}
      </Button>
    </Group>
  );
}

function NothingToConfirm() {
  const { t } = useTranslation("signup");
  return (
    <EntryPage title={t("pin.noneTitle")} lead={t("pin.noneText")}>
      <Group>
        <Button component={Link} to={href("/sign-up")}>
          {t("choice.title")}
        </Button>
        <Button component={Link} to={href("/sign-in")} variant="default">
          {t("form.signIn")}
        </Button>
      </Group>
    </EntryPage>
  );
}
