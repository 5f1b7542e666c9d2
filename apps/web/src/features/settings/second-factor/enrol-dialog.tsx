import { Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { QrCode } from "../../../ui/qr-code/qr-code.tsx";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { problemOf } from "./problem-of.ts";
import { confirmFactor, secondFactorQuery, startFactor } from "./second-factor-queries.ts";
import { ProveForm } from "./prove-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import classes from "./second-factor.module.css";

/** Sets an authenticator app up: password, QR code, first code, recovery codes. */
export default function EnrolDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("settings");
  const queries = useQueryClient();
  const start = useMutation({ mutationFn: startFactor });
  const confirm = useMutation({
    mutationFn: confirmFactor,
    onSuccess: () => void queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
  });
  const finish = () => {
    showToast({ tone: "success", text: t("factor.isOn") });
    onClose();
  };
  const codes = confirm.data;
  const title = codes ? "codesTitle" : start.data ? "scanTitle" : "title";
  return (
    <Modal
      opened
      // The codes are shown once: a slip of the hand must not take them away.
      closeOnClickOutside={!codes}
      closeOnEscape={!codes}
      onClose={codes ? finish : onClose}
      title={t(`factor.${title}`)}
      withCloseButton={false}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onKept={finish} />
      ) : start.data ? (
        <ScanStep
          uri={start.data.uri}
          secret={start.data.key}
          problem={problemOf(confirm.error, "code")}
          pending={confirm.isPending}
          onConfirm={confirm.mutate}
          onCancel={onClose}
        />
      ) : (
        <ProveForm
          text={t("factor.prove")}
          submitLabel={t("factor.next")}
          problem={problemOf(start.error, "currentPassword")}
          pending={start.isPending}
          onSubmit={start.mutate}
          onCancel={onClose}
        />
      )}
    </Modal>
  );
}

interface ScanStepProps {
  readonly uri: string;
  readonly secret: string;
  readonly problem: string | undefined;
  readonly pending: boolean;
  readonly onConfirm: (code: string) => void;
  readonly onCancel: () => void;
}

function ScanStep({ uri, secret, problem, pending, onConfirm, onCancel }: ScanStepProps) {
  const { t } = useTranslation("settings");
  const [code, setCode] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm(code);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <div className={classes["scan"]}>
          <QrCode text={uri} label={t("factor.qr")} />
          <Text c="dimmed" size="sm">
            {t("factor.key")}
          </Text>
          <p className={classes["key"]} dir="ltr" data-testid="totp-key">
            {secret.match(/.{4}/g)?.join(" ")}
          </p>
        </div>
        <TextInput
          label={t("factor.code")}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
          value={code}
          error={problem}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t("cancel")}
          </Button>
          <Button type="submit" loading={pending}>
            {t("factor.confirm")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
