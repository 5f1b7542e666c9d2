import { acceptOrCancelRequest, type SentRequestDetail } from "@kilolane/contract";
import { may } from "@kilolane/domain";
import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useSave } from "../../../lib/api/use-save.ts";
import { formatInstant, formatRelative } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { receivedHref } from "../../../lib/paths/client-href.ts";
import { href } from "../../../lib/paths/href.ts";
import { useClientRole } from "../../../lib/session/use-client-role.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { RequestNote } from "../components/request-note.tsx";
import classes from "../saved/saved-quotation.module.css";
import { SENT_READS, TONE_OF_ASKED } from "./sent-queries.ts";

type Answer = SentRequestDetail["answers"][number];

const OtherShipmentNote = lazyPart(async () => import("../components/other-shipment-note.tsx"), null, [
  "asked",
]);

/** Who was asked, how far each is, and the quotation of each; the request can be withdrawn from one. */
export function AskedPanel({ request }: { readonly request: SentRequestDetail }) {
  const { t } = useTranslation("sent-request");
  const role = useClientRole();
  const isShipper = may(role, "shipsForItself");
  const [leaving, setLeaving] = useState<Answer>();
  const isOpen = request.state === "waiting" || request.state === "quoted";
  const find = `${href("/shipper/forwarders")}?request=${encodeURIComponent(request.request_id)}`;
  return (
    <section className={classes.card} aria-label={t("asked")}>
      <h2 className={classes.title}>{t("asked")}</h2>
      <Stack gap="md">
        {request.answers.map((answer) => (
          <AskedForwarder
            key={answer.request_id}
            answer={answer}
            request={request}
            onWithdraw={() => setLeaving(answer)}
          />
        ))}
        <RequestNote label={t("note")} note={request.note} />
        {isShipper && isOpen ? (
          <Button component={Link} variant="default" to={find}>
            {t("action.askMore")}
          </Button>
        ) : null}
      </Stack>
      {leaving === undefined ? null : (
        <WithdrawDialog answer={leaving} onClose={() => setLeaving(undefined)} />
      )}
    </section>
  );
}

interface AskedForwarderProps {
  readonly answer: Answer;
  readonly request: SentRequestDetail;
  readonly onWithdraw: () => void;
}

function AskedForwarder({ answer, request, onWithdraw }: AskedForwarderProps) {
  const { t } = useTranslation("sent-request");
  const language = useLanguage();
  const role = useClientRole();
  const { companyId, companyName, quotation, answeredAt, answerBy, status, isLate } = answer;
  const time =
    answeredAt === null
      ? t("promisedBy", { time: formatInstant(answerBy, language) })
      : t("answeredAt", { time: formatRelative(answeredAt, language) });
  const isWaiting = status === "new" || status === "assigned";
  return (
    <div data-testid="asked-forwarder">
      <Group justify="space-between" gap="xs">
        {may(role, "shipsForItself") ? (
          <Anchor component={Link} to={href("/shipper/company-details/:companyId", { companyId })} fw={600}>
            <bdi>{companyName}</bdi>
          </Anchor>
        ) : (
          <Text fw={600}>
            <bdi>{companyName}</bdi>
          </Text>
        )}
        <StatusBadge tone={TONE_OF_ASKED[status]} label={t(`status.${status}`)} />
      </Group>
      {answeredAt !== null || isWaiting ? (
        <Text size="sm" c="dimmed">
          {isLate ? `${time} · ${t("late")}` : time}
        </Text>
      ) : null}
      {quotation?.priced ? (
        <Stack my="xs">
          <OtherShipmentNote of={{ company: companyName }} shipment={quotation.priced} />
        </Stack>
      ) : null}
      <Group gap="xs" mt={4}>
        {quotation === null ? null : (
          <Button
            component={Link}
            variant="light"
            size="compact-md"
            to={receivedHref(role, {
              id: quotation.quotation_id,
              from: request.fromAirport,
              to: request.toAirport,
            })}
          >
            {t("action.open", { number: quotation.number })}
          </Button>
        )}
        {answer.mayCancel ? (
          <Button
            variant="default"
            size="compact-md"
            aria-label={t("action.withdrawOf", { company: companyName })}
            onClick={onWithdraw}
          >
            {t("action.withdraw")}
          </Button>
        ) : null}
      </Group>
    </div>
  );
}

function WithdrawDialog({ answer, onClose }: { readonly answer: Answer; readonly onClose: () => void }) {
  const { t } = useTranslation("sent-request");
  const { request_id, lockVersion, companyName: company } = answer;
  const withdraw = useSave(acceptOrCancelRequest, {
    invalidates: SENT_READS,
    done: t("done.withdrawn"),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      opened
      title={t("action.withdrawOf", { company })}
      text={t("ask.withdraw", { company })}
      confirmLabel={t("action.withdraw")}
      cancelLabel={t("action.keep")}
      destructive
      pending={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ query: { request_id, lockVersion, status: "cancel" } })}
      onCancel={onClose}
    />
  );
}
