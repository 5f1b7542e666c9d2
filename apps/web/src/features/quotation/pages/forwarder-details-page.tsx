import { type EndpointOutput, getForwarder } from "@kilolane/contract";
import { Anchor, Badge, Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { q } from "../../../lib/api/query.ts";
import { formatRelative } from "../../../lib/format/dates.ts";
import { UnreadPage } from "../../../lib/forms/record-failed.tsx";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { href } from "../../../lib/paths/href.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { useCountryName } from "../../place/queries.ts";
import { ForwarderLanes, useAnswerHoursText } from "../asking/forwarder-text.tsx";
import { TONE_OF_ASKED } from "../asking/sent-queries.ts";
import styles from "../asking/offers.module.css";
import classes from "../saved/saved-quotation.module.css";

type Details = EndpointOutput<typeof getForwarder>;

/** A forwarder as a shipper may know it: what it quotes, how fast it answers, and what the shipper asked it for. */
export default function ForwarderDetailsPage() {
  const { t } = useTranslation("sent-request");
  const { companyId = "" } = useParams();
  const { data, error, refetch } = useQuery(q(getForwarder, { params: { id: companyId } }));
  usePageTitle(data?.companyName ?? t("title.forwarders"));
  const back = (
    <Button component={Link} to={href("/shipper/forwarders")} variant="default">
      {t("title.forwarders")}
    </Button>
  );
  if (error !== null) {
    const missing = { title: t("missing.forwarder"), text: t("missing.forwarderText") };
    return <UnreadPage error={error} missing={missing} back={back} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <LoadingPanel />;
  return (
    <>
      <PageHeader
        title={<bdi>{data.companyName}</bdi>}
        badges={data.isKnown ? <Badge variant="light">{t("forwarder.known")}</Badge> : undefined}
        actions={
          <>
            {back}
            <Button component={Link} to={href("/shipper/send-request/:companyId", { companyId })}>
              {t("title.send")}
            </Button>
          </>
        }
      />
      <Stack gap="md" maw={820}>
        <Facts forwarder={data} />
        <Requests requests={data.requests} />
      </Stack>
    </>
  );
}

function Facts({ forwarder }: { readonly forwarder: Details }) {
  const { t } = useTranslation("sent-request");
  const countryName = useCountryName();
  const hoursOf = useAnswerHoursText();
  const place = [forwarder.city, countryName(forwarder.country)].filter((part) => part !== "").join(", ");
  return (
    <section className={classes.card}>
      <dl className={styles["facts"]}>
        <div>
          <dt>{t("column.country")}</dt>
          <dd>{place}</dd>
        </div>
        <div>
          <dt>{t("column.lanes")}</dt>
          <dd>
            <ForwarderLanes lanes={forwarder.lanes} />
          </dd>
        </div>
        <div>
          <dt>{t("column.answerTime")}</dt>
          <dd>{hoursOf(forwarder)}</dd>
        </div>
      </dl>
    </section>
  );
}

function Requests({ requests }: Pick<Details, "requests">) {
  const { t } = useTranslation("sent-request");
  const language = useLanguage();
  return (
    <section className={classes.card} aria-label={t("forwarder.requests")}>
      <h2 className={classes.title}>{t("forwarder.requests")}</h2>
      {requests.length === 0 ? <Text c="dimmed">{t("forwarder.noRequests")}</Text> : null}
      <Stack gap="xs">
        {requests.map((one) => (
          <Group key={one.request_id} justify="space-between">
            <Anchor component={Link} to={href("/shipper/sent-requests/details/:id", { id: one.request_id })}>
              <bdi dir="ltr">{`${one.fromAirport} → ${one.toAirport}`}</bdi>
            </Anchor>
            <Text size="sm" c="dimmed">
              {formatRelative(one.sentAt, language)}
            </Text>
            <StatusBadge tone={TONE_OF_ASKED[one.status]} label={t(`status.${one.status}`)} />
          </Group>
        ))}
      </Stack>
    </section>
  );
}
