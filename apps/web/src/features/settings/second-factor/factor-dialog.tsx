import { Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { problemOf } from "./problem-of.ts";
import { removeFactor, renewCodes, secondFactorQuery } from "./second-factor-queries.ts";
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
  const queries = useQueryClient();
  const settle = () => void queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
  const remove = useMutation({
    mutationFn: removeFactor,
    onSuccess: () => {
      settle();
      showToast({ tone: "success", text: t("factor.isOff") });
      onClose();
    },
  });
  const renew = useMutation({ mutationFn: renewCodes, onSuccess: settle });
  const change = intent === "off" ? remove : renew;
  const codes = renew.data;
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
          problem={problemOf(change.error, "currentPassword")}
          pending={change.isPending}
          onSubmit={(password) => change.mutate(password)}
          onCancel={onClose}
        />
      )}
    </Modal>
  );
}
