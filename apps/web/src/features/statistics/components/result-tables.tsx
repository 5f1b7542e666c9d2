import {
  type EndpointOutput,
  type listQuotationMargins,
  type MarginGroup,
  TOP_USER_METRICS,
} from "@kilolane/contract";
import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { Period } from "../../../lib/statistics/period.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { listLink } from "../list-link.ts";
import { destinationsQuery, marginsQuery, usersQuery } from "../queries.ts";
import { LaneMap } from "./lane-map.tsx";
import { ResultTable } from "./result-table.tsx";

interface PeriodProps {
  readonly period: Period;
}

/** Destinations with the most quotations. */
export function TopDestinations({ period }: PeriodProps) {
  const { t } = useTranslation("statistics");
  const role = useDesk();
  const { data } = useQuery(destinationsQuery(period));
  if (data === undefined) return <LoadingPanel lines={6} />;
  return (
    <ResultTable
      id="top-destinations"
      title={t("table.destinations")}
      head={t("column.airport")}
      period={period}
      measure={({ quotations }) => quotations}
      rows={data.airports.map(({ airport, city, country: _country, ...result }) => ({
        id: airport,
        name: airport,
        detail: city,
        to: listLink(role, period, { to: airport }),
        result,
      }))}
    />
  );
}

const METRIC_COLUMNS = {
  quotations: "quotations",
  accepted: "accepted",
  revenue: "revenue",
  profit: "profit",
  margin: "margin",
  won: "won",
} as const;

/** The people who come first by what the reader chooses. */
export function TopUsers({ period }: PeriodProps) {
  const { t } = useTranslation("statistics");
  const role = useDesk();
  const [metric, setMetric] = useQueryState(
    "metric",
    parseAsStringLiteral(TOP_USER_METRICS).withDefault("quotations"),
  );
  const { data } = useQuery(usersQuery(period, metric));
  if (data === undefined) return <LoadingPanel lines={6} />;
  const measures = {
    quotations: (result: { quotations: number }) => result.quotations,
    accepted: (result: { accepted: number }) => result.accepted,
    revenue: (result: { revenueUsd: string }) => Number(result.revenueUsd),
    profit: (result: { profitUsd: string }) => Number(result.profitUsd),
    margin: (result: { marginPercent: string | null }) => Number(result.marginPercent ?? 0),
    won: (result: { winPercent: string | null }) => Number(result.winPercent ?? 0),
  };
  return (
    <ResultTable
      id="top-users"
      title={t("table.users")}
      head={t("column.user")}
      period={period}
      measure={measures[metric]}
      actions={
        <NativeSelect
          size="xs"
          aria-label={t("metric")}
          value={metric}
          onChange={(event) => {
            const chosen = TOP_USER_METRICS.find((known) => known === event.currentTarget.value);
            if (chosen !== undefined) void setMetric(chosen);
          }}
          data={TOP_USER_METRICS.map((value) => ({ value, label: t(`column.${METRIC_COLUMNS[value]}`) }))}
        />
      }
      rows={data.users.map(({ userId, name, ...result }) => ({
        id: userId,
        name,
        to: listLink(role, period, { owner: userId }),
        result,
      }))}
    />
  );
}

type MarginRow = EndpointOutput<typeof listQuotationMargins>["groups"][number];

/** What the list is narrowed to for a row; undefined where the list has no filter for it. */
function narrowingOf(
  by: MarginGroup,
  { name, inquirerId, airlineId }: Pick<MarginRow, "name" | "inquirerId" | "airlineId">,
) {
  if (by === "airline") return airlineId === null ? undefined : { mainAirline: String(airlineId) };
  if (by === "client") return inquirerId === null ? undefined : { inquirer: inquirerId };
  const [from = "", to = ""] = name.split("-");
  return { from, to };
}

const MARGIN_TITLES = { client: "table.clients", lane: "table.lanes", airline: "table.airlines" } as const;

/** Revenue, profit and margin by client, by lane, or by the airline of the option that counts. */
export function Margins({ period, by }: PeriodProps & { readonly by: MarginGroup }) {
  const { t } = useTranslation("statistics");
  const role = useDesk();
  const { data } = useQuery(marginsQuery(period, by));
  if (data === undefined) return <LoadingPanel lines={6} />;
  const lanes = data.groups.flatMap(({ places, ...group }) =>
    places === null ? [] : [{ ...group, ...places }],
  );
  return (
    <>
      {by === "lane" ? <LaneMap lanes={lanes} /> : null}
      <ResultTable
        id={`margin-by-${by}`}
        title={t(MARGIN_TITLES[by])}
        head={t(`column.${by}`)}
        period={period}
        measure={({ revenueUsd }) => Number(revenueUsd)}
        rows={data.groups.map(({ name, inquirerId, airlineId, places: _places, ...result }) => {
          const narrowing = narrowingOf(by, { name, inquirerId, airlineId });
          return {
            id: inquirerId ?? String(airlineId ?? name),
            name: name || t(by === "airline" ? "noAirline" : "noCompany"),
            ...(narrowing && { to: listLink(role, period, narrowing) }),
            result,
          };
        })}
      />
    </>
  );
}
