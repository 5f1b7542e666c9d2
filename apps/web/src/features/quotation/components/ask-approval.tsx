import { askFloorApproval, listFloorApprovals } from "@kilolane/contract";
import { Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callEndpoint, type EndpointBody } from "../../../lib/api/call-endpoint.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

const MOST_CHARACTERS = 300;

interface AskApprovalProps {
  /** which option, and at what margin; without one: as it is priced */
  readonly asked: Omit<EndpointBody<typeof askFloorApproval>, "reason">;
  readonly onClose: () => void;
}

/** Asks the admins to sell an option below the margin floor, and why. */
export default function AskApproval({ asked, onClose }: AskApprovalProps) {
  const { t } = useTranslation("margin");
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const ask = useSaveWith(
    async () => callEndpoint(askFloorApproval, { body: { ...asked, reason: reason.trim() } }),
    { invalidates: [listFloorApprovals], done: t("approval.asked"), onSettled: onClose },
  );
  return (
    <ConfirmDialog
      opened
      title={t("approval.askTitle")}
      text={t("approval.askText")}
      confirmLabel={t("approval.ask")}
      cancelLabel={t("action.cancel")}
      pending={ask.isPending}
      onConfirm={() => (reason.trim() === "" ? setMissing(true) : ask.mutate())}
      onCancel={onClose}
    >
      <Textarea
        label={t("approval.reason")}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={MOST_CHARACTERS}
        dir="auto"
        value={reason}
        error={isMissing && reason.trim() === "" ? t("approval.reasonMissing") : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
