import { assignClientRequest, type ClientRequestDetail } from "@kilolane/contract";
import { Anchor, Button, NativeSelect, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSave } from "../../../lib/api/use-save.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import cards from "../../../ui/card.module.css";
import { RequestNote } from "../components/request-note.tsx";
import classes from "../saved/saved-quotation.module.css";
import { useDesk } from "../use-desk.ts";
import { AnswerTime } from "./answer-time.tsx";
import { deskPeopleQuery, INCOMING_READS } from "./incoming-queries.ts";

/** Who asks, who works on it, until when, and the quotation that answers it. */
export function RequestPanel({ request }: { readonly request: ClientRequestDetail }) {
  const { t } = useTranslation("incoming");
  const language = useLanguage();
  const role = useDesk();
  const { quotation, quotation_id: quotationId } = request;
  return (
    <section className={cards.snugCard} aria-label={t("work")}>
      <h2 className={classes.title}>{t("work")}</h2>
      <Stack gap="sm">
        <address className={classes.address}>
          <bdi className={classes.strong}>{request.clientName}</bdi>
          {request.shipperCompany === "" ? null : <bdi>{request.shipperCompany}</bdi>}
          <Anchor href={`mailto:${request.clientEmail}`} size="sm">
            <bdi>{request.clientEmail}</bdi>
          </Anchor>
        </address>
        <div>
          <Text size="sm" c="dimmed">
            {t("column.answer")}
          </Text>
          <AnswerTime request={request} />
        </div>
        <Assignee request={request} />
        {request.assignedByRule === "" ? null : (
          <Text size="sm" c="dimmed">
            {t("assignedByRule", { rule: request.assignedByRule })}
          </Text>
        )}
        <RequestNote label={t("note")} note={request.note} />
        {quotation === null || quotationId === null ? null : (
          <Button
            component={Link}
            variant="light"
            to={forwarderHref(role, "quotation/details/:id", { id: quotationId })}
          >
            {`${t("action.open", { number: request.number })} · ${formatMoney(quotation.sellTotal, quotation.currency, language)}`}
          </Button>
        )}
      </Stack>
    </section>
  );
}

/** Who works on the request; an admin gives it to somebody else. */
function Assignee({ request }: { readonly request: ClientRequestDetail }) {
  const { t } = useTranslation("incoming");
  const canAssign = request.abilities.assign.allowed;
  const people = useQuery({ ...deskPeopleQuery, enabled: canAssign });
  const assign = useSave(assignClientRequest, { invalidates: INCOMING_READS, done: t("done.assigned") });
  if (!canAssign) {
    return (
      <Text size="sm" c="dimmed">
        {`${t("column.assignee")}: `}
        {request.assignee === "" ? t("nobody") : <bdi>{request.assignee}</bdi>}
      </Text>
    );
  }
  return (
    <NativeSelect
      label={t("action.assign")}
      value={request.ffUserId ?? ""}
      disabled={assign.isPending}
      data={[
        ...(request.ffUserId === null ? [{ value: "", label: t("nobody") }] : []),
        ...(people.data ?? []),
      ]}
      onChange={({ currentTarget: { value } }) => {
        if (value !== "") assign.mutate({ query: { requestId: request.request_id, ffUserId: value } });
      }}
    />
  );
}
