import type { EndpointOutput, getAnalysedQuotation } from "@kilolane/contract";
import { Button, Paper, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { formatDate, formatInstant } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { href } from "../../../lib/paths/href.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import classes from "../components/details.module.css";
import { QuotationStatus } from "../components/quotation-status.tsx";
import { placeOf } from "../detail-link.ts";
import { analysedQuotationQuery } from "../queries.ts";

const LIST = href("/super-admin/freight-forwarder/quotations/list/view");

type Quotation = EndpointOutput<typeof getAnalysedQuotation>;

/** One quotation of a company, to read; without an id the list. */
export default function AnalysedQuotationPage() {
  const { id } = useParams();
  return id === undefined ? <Navigate to={LIST} replace /> : <Details {...placeOf(id)} />;
}

function Details({ companyId, id }: { readonly companyId: string; readonly id: string }) {
  const { t } = useTranslation("quote-analysis");
  const query = useQuery(analysedQuotationQuery(companyId, id));
  usePageTitle(query.data?.number ?? t("title"));
  return (
    <QueryState query={query} lines={8}>
      {(quotation) => (
        <>
          <PageHeader
            title={<bdi dir="ltr">{quotation.number}</bdi>}
            lead={t("detailLead", { company: quotation.companyName })}
            actions={
              <Button component={Link} to={LIST} variant="default">
                {t("toList")}
              </Button>
            }
          />
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            <Facts quotation={quotation} />
            <Course quotation={quotation} />
          </SimpleGrid>
        </>
      )}
    </QueryState>
  );
}

function Facts({ quotation }: { readonly quotation: Quotation }) {
  const { t } = useTranslation(["quote-analysis", "quotation"]);
  const language = useLanguage();
  const goodsText = useCodeText("quotation");
  const weight = (kg: string) => `${formatNumber(kg, language)} kg`;
  const facts = [
    [t("column.lane"), `${quotation.from} → ${quotation.to}`],
    [t("column.airline"), quotation.airline],
    [t("fact.goods"), goodsText("goodsType", quotation.goodsType)],
    [t("column.weight"), weight(quotation.chargeableWeightKg)],
    [t("fact.gross"), weight(quotation.grossWeightKg)],
    [t("fact.ready"), formatDate(quotation.readyDate, language)],
    [t("fact.valid"), formatDate(quotation.validUntil, language)],
    [t("column.sell"), formatMoney(quotation.sellTotal, quotation.currency, language)],
    [t("column.sellUsd"), formatMoney(quotation.sellTotalUsd, "USD", language)],
    [t("column.kind"), t(quotation.isManual ? "kind.manual" : "kind.regular")],
  ] as const;
  return (
    <Paper withBorder p="lg">
      <Stack gap="sm">
        <QuotationStatus status={quotation.status} />
        <dl className={classes["facts"]}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value === "" ? "–" : value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <Text size="sm" c="dimmed">
          {t("confidential")}
        </Text>
      </Stack>
    </Paper>
  );
}

function Course({ quotation }: { readonly quotation: Quotation }) {
  const { t } = useTranslation("quote-analysis");
  const language = useLanguage();
  const eventText = useCodeText("quote-analysis");
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="course">
      <Title order={2} size="h4" id="course" mb="sm">
        {t("course")}
      </Title>
      <ol className={classes["course"]}>
        {quotation.events.map(({ kind, version, at }) => (
          <li key={`${kind} ${version} ${at}`}>
            <Text size="sm">{eventText("event", kind)}</Text>
            <Text size="xs" c="dimmed">
              {`${formatInstant(at, language)} · ${t("version", { version })}`}
            </Text>
          </li>
        ))}
      </ol>
    </Paper>
  );
}
