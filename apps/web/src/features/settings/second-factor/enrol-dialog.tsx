import { getSecondFactor } from "@kilolane/contract";
import { Modal, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordBody } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { QrCode } from "../../../ui/qr-code/qr-code.tsx";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { confirmFactor, startFactor } from "./second-factor-queries.ts";
import { ProveForm } from "./prove-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import classes from "./second-factor.module.css";

type StartedFactor = Awaited<ReturnType<typeof startFactor>>;

/** Sets an authenticator app up: password, QR code, first code, recovery codes. */
export default function EnrolDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("settings");
  const [started, setStarted] = useState<StartedFactor>();
  const [codes, setCodes] = useState<readonly string[]>();
  const finish = () => {
    showToast({ tone: "success", text: t("factor.isOn") });
    onClose();
  };
  const title = codes ? "codesTitle" : started ? "scanTitle" : "title";
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
      ) : started ? (
        <ScanStep uri={started.uri} secret={started.key} onConfirmed={setCodes} onCancel={onClose} />
      ) : (
        <ProveForm
          text={t("factor.prove")}
          submitLabel={t("factor.next")}
          save={startFactor}
          onSaved={setStarted}
          onCancel={onClose}
        />
      )}
    </Modal>
  );
}

interface ScanStepProps {
  readonly uri: string;
  readonly secret: string;
  readonly onConfirmed: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

function ScanStep({ uri, secret, onConfirmed, onCancel }: ScanStepProps) {
  const { t } = useTranslation("settings");
  const record = useRecordForm({
    defaultValues: { code: "" },
    mode: "onSubmit",
    fields: ["code"],
    save: async ({ code }: { code: string }) => confirmFactor(code),
    invalidates: [getSecondFactor],
    onSaved: onConfirmed,
    say: ({ refusal, isAtField, showAt }) => {
      if (!isAtField) showAt("code", `${refusal.title}. ${refusal.detail}`);
    },
  });
  return (
    <RecordBody
      record={record}
      submitLabel={t("factor.confirm")}
      cancelLabel={t("cancel")}
      onCancel={onCancel}
    >
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
        error={record.errorOf("code")}
        {...record.form.register("code")}
      />
    </RecordBody>
  );
}
