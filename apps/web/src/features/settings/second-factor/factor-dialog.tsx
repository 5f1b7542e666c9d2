import { getSecondFactor } from "@kilolane/contract";
import { Modal } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { removeFactor, renewCodes } from "./second-factor-queries.ts";
import { ProveForm } from "./prove-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface FactorDialogProps {
  /** Switch the second factor off, or make new recovery codes. */
  readonly intent: "off" | "renew";
  readonly onClose: () => void;
}

/** Changes a second factor that is on; the password first. */
export default function FactorDialog({ intent, onClose }: FactorDialogProps) {
  const { t } = useTranslation("settings");
  const [codes, setCodes] = useState<readonly string[]>();
  const settle = (renewed: readonly string[] | undefined) => {
    if (renewed !== undefined) return setCodes(renewed);
    showToast({ tone: "success", text: t("factor.isOff") });
    return onClose();
  };
  const label = intent === "off" ? t("factor.turnOff") : t("factor.renew");
  return (
    <Modal
      opened
      closeOnClickOutside={!codes}
      closeOnEscape={!codes}
      onClose={onClose}
      title={codes ? t("factor.codesTitle") : label}
      withCloseButton={false}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : (
        <ProveForm
          text={t(`factor.${intent}Text`)}
          submitLabel={label}
          isDestructive={intent === "off"}
          invalidates={[getSecondFactor]}
          save={async (password) => {
            if (intent === "renew") return renewCodes(password);
            await removeFactor(password);
            return undefined;
          }}
          onSaved={settle}
          onCancel={onClose}
        />
      )}
    </Modal>
  );
}
