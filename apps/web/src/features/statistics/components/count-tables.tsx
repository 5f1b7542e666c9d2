import { QUOTATION_STATUSES } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { Period } from "../../../lib/statistics/period.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { FigureTable } from "../../../lib/statistics/figure-table.tsx";
import { listLink } from "../list-link.ts";
import { byUserQuery, keysQuery, peopleQuery } from "../queries.ts";

interface PeriodProps {
  readonly period: Period;
}

/** Quotations by owner and by status. */
export function QuotationsByUser({ period }: PeriodProps) {
  const { t } = useTranslation(["statistics", "quotation"]);
  const language = useLanguage();
  const role = useDesk();
  const { data } = useQuery(byUserQuery(period));
  if (data === undefined) return <LoadingPanel lines={6} />;
  const most = Math.max(0, ...data.users.map(({ quotations }) => quotations));
  const headers = [
    t("column.user"),
    t("column.quotations"),
    ...QUOTATION_STATUSES.map((status) => t(`quotation:status.${status}`)),
  ];
  return (
    <FigureTable
      id="quotations-by-user"
      title={t("table.byUser")}
      headers={headers}
      rows={data.users.map(({ userId, name, quotations, byStatus }) => ({
        id: userId,
        head: (
          <Anchor component={Link} inherit to={listLink(role, period, { owner: userId })}>
            <bdi>{name}</bdi>
          </Anchor>
        ),
        share: quotations / Math.max(1, most),
        figures: [quotations, ...QUOTATION_STATUSES.map((status) => byStatus[status] ?? 0)].map((count) =>
          formatNumber(count, language),
        ),
      }))}
      csv={{
        fileName: `quotations-by-user-${period.from}-${period.to}.csv`,
        rows: [
          headers,
          ...data.users.map(({ name, quotations, byStatus }) => [
            name,
            quotations,
            ...QUOTATION_STATUSES.map((status) => byStatus[status] ?? 0),
          ]),
        ],
      }}
    />
  );
}

/** People of the company by role. */
export function People() {
  const { t } = useTranslation(["statistics", "session"]);
  const language = useLanguage();
  const { data } = useQuery(peopleQuery());
  if (data === undefined) return <LoadingPanel lines={4} />;
  const headers = [t("column.role"), t("column.people"), t("column.active")];
  return (
    <FigureTable
      id="people"
      title={t("table.people")}
      headers={headers}
      rows={data.roles.map(({ role, users, active }) => ({
        id: role,
        head: t(`session:role.${role}`),
        share: users / Math.max(1, data.total),
        figures: [formatNumber(users, language), formatNumber(active, language)],
      }))}
      csv={{
        fileName: "people.csv",
        rows: [
          headers,
          ...data.roles.map(({ role, users, active }) => [t(`session:role.${role}`), users, active]),
        ],
      }}
    />
  );
}

const KEY_COLUMNS = ["keys", "used", "assigned", "free", "suspended", "expired"] as const;

/** Licence keys by type and state. */
export function Keys() {
  const { t } = useTranslation(["statistics", "key"]);
  const language = useLanguage();
  const { data } = useQuery(keysQuery());
  if (data === undefined) return <LoadingPanel lines={4} />;
  const headers = [t("column.keyType"), ...KEY_COLUMNS.map((column) => t(`column.${column}`))];
  const most = Math.max(0, ...data.types.map(({ keys }) => keys));
  return (
    <FigureTable
      id="keys"
      title={t("table.keys")}
      headers={headers}
      rows={data.types.map((line) => ({
        id: line.type,
        head: t(`key:types.${line.type}`),
        share: line.keys / Math.max(1, most),
        figures: KEY_COLUMNS.map((column) => formatNumber(line[column], language)),
      }))}
      csv={{
        fileName: "keys.csv",
        rows: [
          headers,
          ...data.types.map((line) => [
            t(`key:types.${line.type}`),
            ...KEY_COLUMNS.map((column) => line[column]),
          ]),
        ],
      }}
    />
  );
}
