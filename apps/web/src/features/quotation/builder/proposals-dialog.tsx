import { type DoorProposal, type ProposalForm, proposeQuotations } from "@kilolane/contract";
import { Button, Modal, Stack, Text } from "@mantine/core";
import { IconMapOff, IconPlugConnectedX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { q } from "../../../lib/api/query.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { ProposalList } from "./proposal-list.tsx";
import { PROPOSAL_ORDERS, type ProposalOrder, sortProposals } from "./sort-proposals.ts";
import { Segments } from "../../../ui/segments.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";

interface ProposalsDialogProps {
  readonly asked: ProposalForm;
  readonly onTake: (proposal: DoorProposal) => void;
  readonly onClose: () => void;
}

/** The ways over nearby airports, by price or by time, each to be taken over into the form. */
export function ProposalsDialog({ asked, onTake, onClose }: ProposalsDialogProps) {
  const { t } = useTranslation("door");
  const isPhone = useIsPhone();
  const [order, setOrder] = useState<ProposalOrder>("cheapest");
  // prices are asked for each time: nothing of an earlier look may stand for today's
  const answer = useQuery({ ...q(proposeQuotations, { body: asked }), gcTime: 0, staleTime: 0 });
  const proposals = answer.data?.proposals ?? [];
  return (
    <Modal opened onClose={onClose} title={t("title")} size="72rem" fullScreen={isPhone}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t("lead")}
        </Text>
        {answer.isPending ? (
          <LoadingPanel label={t("loading")} />
        ) : answer.isError ? (
          <Failed error={answer.error} onRetry={() => void answer.refetch()} />
        ) : proposals.length === 0 ? (
          <StatePanel
            icon={<IconMapOff size={34} stroke={1.4} aria-hidden />}
            title={t("noneTitle")}
            text={t("noneText")}
          />
        ) : (
          <>
            <Segments
              data-autofocus
              style={{ alignSelf: "flex-start" }}
              aria-label={t("order")}
              value={order}
              onChange={setOrder}
              data={PROPOSAL_ORDERS.map((value) => ({ value, label: t(value) }))}
            />
            <ProposalList
              proposals={sortProposals(proposals, order)}
              isPhone={isPhone}
              label={t("title")}
              onTake={onTake}
            />
          </>
        )}
      </Stack>
    </Modal>
  );
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation(["door", "state", "quotation"]);
  const text = error instanceof ApiError ? (error.fields[0]?.message ?? error.detail) : "";
  return (
    <StatePanel
      role="alert"
      icon={<IconPlugConnectedX size={34} stroke={1.4} aria-hidden />}
      title={t("failedTitle")}
      text={text === "" ? t("state:failed.text") : text}
      action={
        <Button variant="default" onClick={onRetry}>
          {t("quotation:option.retry")}
        </Button>
      }
    />
  );
}
