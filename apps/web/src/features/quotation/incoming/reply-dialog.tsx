import {
  acceptOrCancelRequest,
  acceptReply,
  type ClientRequestDetail,
  rejectReply,
} from "@kilolane/contract";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSave } from "../../../lib/api/use-save.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { QUOTATION_READS } from "../queries.ts";
import { INCOMING_READS } from "./incoming-queries.ts";

/** What ends a client's request, or confirms it. */
export type RequestDecision = "accept" | "reject" | "cancel";

interface ReplyDialogProps {
  readonly request: ClientRequestDetail;
  readonly decision: RequestDecision;
  readonly onClose: () => void;
}

/** Asks before a reply is accepted or rejected, or a request is cancelled; a refusal reloads what others changed. */
export function ReplyDialog({ request, decision, onClose }: ReplyDialogProps) {
  const { t } = useTranslation(["incoming", "quotation"]);
  const [reason, setReason] = useState("");
  const always = { invalidates: [...INCOMING_READS, ...QUOTATION_READS], onSettled: onClose };
  const accept = useSave(acceptReply, { ...always, done: t("quotation:toast.accepted") });
  const reject = useSave(rejectReply, { ...always, done: t("quotation:toast.rejected") });
  const cancel = useSave(acceptOrCancelRequest, { ...always, done: t("done.cancelled") });
  const { request_id, lockVersion } = request;
  const confirm = () => {
    if (decision === "cancel") cancel.mutate({ query: { request_id, lockVersion, status: "cancel" } });
    else (decision === "accept" ? accept : reject).mutate({ body: { request_id, lockVersion, reason } });
  };
  return (
    <ConfirmDialog
      opened
      title={t(`action.${decision}`)}
      text={t(`ask.${decision}`)}
      confirmLabel={t(`action.${decision}`)}
      cancelLabel={t("action.keep")}
      destructive={decision !== "accept"}
      pending={accept.isPending || reject.isPending || cancel.isPending}
      isTyped={reason !== ""}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {decision === "reject" ? (
        <TextInput
          label={t("action.reason")}
          maxLength={300}
          data-autofocus
          dir="auto"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      ) : null}
    </ConfirmDialog>
  );
}
