import { askFloorApproval, listFloorApprovals } from "@kilolane/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { callEndpoint, type EndpointBody } from "../../../lib/api/call-endpoint.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { floorQuestionsQuery } from "../queries.ts";

const MOST_CHARACTERS = 300;

interface AskApprovalProps {
  /** which option, and at what margin; without one: as it is priced */
  readonly asked: Omit<EndpointBody<typeof askFloorApproval>, "reason">;
  readonly onClose: () => void;
  readonly onAsked?: () => void;
}

/** Asks the admins to sell an option below the margin floor, and why. */
export default function AskApproval({ asked, onClose, onAsked }: AskApprovalProps) {
  const { t } = useTranslation("margin");
  const queries = useQueryClient();
  const ask = useSaveWith(
    async (reason: string) => callEndpoint(askFloorApproval, { body: { ...asked, reason } }),
    {
      invalidates: [listFloorApprovals],
      done: t("approval.asked"),
      onSaved: async () => {
        onAsked?.();
        // From here on the screen that asked follows the question. The dialog closes after that: its button has gone by
        // then, and the focus goes to what is there.
        await queries
          .fetchQuery({ ...floorQuestionsQuery(asked.requestId), staleTime: 0 })
          .finally(() => onClose());
      },
    },
  );
  return (
    <ReasonDialog
      title={t("approval.askTitle")}
      text={t("approval.askText")}
      reasonLabel={t("approval.reason")}
      missingText={t("approval.reasonMissing")}
      maxLength={MOST_CHARACTERS}
      confirmLabel={t("approval.ask")}
      cancelLabel={t("action.cancel")}
      destructive={false}
      pending={ask.isPending}
      onConfirm={(reason) => ask.mutate(reason)}
      onCancel={onClose}
    />
  );
}
