import { Button } from "@mantine/core";
import { IconPencilQuestion } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { sayRefusal, useSaveWith } from "../../../lib/api/use-save.ts";
import { RecordFailed } from "../../../lib/forms/record-failed.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { PROPOSER_READS, proposalQuery, withdrawProposal } from "../proposal-queries.ts";
import { ProposalHead } from "./proposal-head.tsx";
import { ProposalLines } from "./proposal-lines.tsx";
import cards from "../../../ui/card.module.css";

/** A proposal as who made it follows it; it can be taken back until it is decided. */
export function OwnProposal({ id }: { readonly id: string }) {
  const { t } = useTranslation("trucking-proposal");
  const { data, error, refetch } = useQuery(proposalQuery(id, false));
  const [isAsking, setAsking] = useState(false);
  const withdraw = useSaveWith(withdrawProposal, {
    invalidates: PROPOSER_READS,
    done: t("withdraw.done"),
    onRefused: async (refusal) => {
      sayRefusal(refusal);
      await refetch();
    },
    onSettled: () => setAsking(false),
  });
  if (data === undefined)
    return error === null ? (
      <LoadingPanel />
    ) : (
      <RecordFailed error={error} onRetry={() => void refetch()} icon={IconPencilQuestion} headingOrder={2} />
    );
  return (
    <section className={cards["card"]} aria-label={data.forwarder}>
      <ProposalHead proposal={data} name={data.forwarder} />
      <ProposalLines proposal={data} />
      {data.state === "open" ? (
        <div className={cards["buttons"]}>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t("action.withdraw")}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        opened={isAsking}
        title={t("withdraw.title")}
        text={t("withdraw.text", { forwarder: data.forwarder })}
        confirmLabel={t("action.withdraw")}
        cancelLabel={t("action.cancel")}
        destructive
        pending={withdraw.isPending}
        onConfirm={() => withdraw.mutate(data)}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}
