import { may } from "@kilolane/domain";
import { Alert, Button } from "@mantine/core";
import { IconPencilQuestion } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { ApiError } from "../../../lib/api/api-error.ts";
import { sayRefusal, useSaveWith } from "../../../lib/api/use-save.ts";
import { RecordFailed } from "../../../lib/forms/record-failed.tsx";
import { useSession } from "../../../lib/session/session-store.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import {
  declineProposal,
  KEEPER_READS,
  type Proposal,
  proposalQuery,
  takeLines,
} from "../proposal-queries.ts";
import { ProposalHead } from "./proposal-head.tsx";
import { ProposalLines } from "./proposal-lines.tsx";
import cards from "../../../ui/card.module.css";

/** A proposal at the forwarder: old beside new, all of it or single lines to take, or to decline with a reason. */
export function ProposalReview({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(proposalQuery(id, true));
  if (data === undefined)
    return error === null ? (
      <LoadingPanel />
    ) : (
      <RecordFailed error={error} onRetry={() => void refetch()} icon={IconPencilQuestion} headingOrder={2} />
    );
  return <Review proposal={data} onChanged={async () => refetch()} />;
}

interface ReviewProps {
  readonly proposal: Proposal;
  readonly onChanged: () => Promise<unknown>;
}

function Review({ proposal, onChanged }: ReviewProps) {
  const { t } = useTranslation("trucking-proposal");
  const mayDecide = may(useSession()?.role, "keepsMarginRules") && proposal.state === "open";
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [isDeclining, setDeclining] = useState(false);
  const [isOvertaken, setOvertaken] = useState(false);
  const places = proposal.figures.flatMap(({ now }, place) => (now === null ? [] : [place]));
  const chosen = new Set(places.filter((place) => !left.has(place)));
  const shared = {
    invalidates: KEEPER_READS,
    onRefused: async (refusal: ApiError) => {
      if (refusal.status !== 409) return sayRefusal(refusal);
      setOvertaken(true);
      return onChanged();
    },
  };
  const take = useSaveWith(async () => takeLines(proposal, [...chosen]), {
    ...shared,
    done: t("take.done"),
    onSaved: () => setOvertaken(false),
  });
  const decline = useSaveWith(async (reason: string) => declineProposal(proposal, reason), {
    ...shared,
    done: t("decline.done"),
    onSettled: () => setDeclining(false),
  });
  const toggle = (place: number) =>
    setLeft((before) => {
      const next = new Set(before);
      if (!next.delete(place)) next.add(place);
      return next;
    });
  return (
    <section className={cards["card"]} aria-label={proposal.proposer}>
      <ProposalHead proposal={proposal} name={proposal.proposer} />
      {isOvertaken ? (
        <Alert color="amber" role="alert">
          {t("detail.overtaken")}
        </Alert>
      ) : null}
      <ProposalLines proposal={proposal} chosen={mayDecide ? chosen : undefined} onToggle={toggle} />
      {mayDecide ? (
        <div className={cards["buttons"]}>
          <Button disabled={chosen.size === 0} loading={take.isPending} onClick={() => take.mutate()}>
            {chosen.size === proposal.figures.length
              ? t("action.takeAll")
              : t("action.takeChosen", { n: String(chosen.size) })}
          </Button>
          <Button variant="subtle" color="red" onClick={() => setDeclining(true)}>
            {t("action.decline")}
          </Button>
        </div>
      ) : null}
      {isDeclining ? (
        <ReasonDialog
          title={t("decline.title")}
          text={t("decline.text", { company: proposal.proposer })}
          reasonLabel={t("field.answer")}
          missingText={t("decline.missing")}
          confirmLabel={t("action.decline")}
          cancelLabel={t("action.cancel")}
          pending={decline.isPending}
          onConfirm={(reason) => decline.mutate(reason)}
          onCancel={() => setDeclining(false)}
        />
      ) : null}
    </section>
  );
}
