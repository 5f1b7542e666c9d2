import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatCompactMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useClientRole } from "../../../lib/session/use-client-role.ts";
import { FigureTable } from "../../../lib/statistics/figure-table.tsx";
import { receivedLink } from "../list-link.ts";
import type { Spend } from "../queries.ts";
import { useWaitText } from "../use-figure-texts.ts";

interface SpendProps {
  readonly spend: Spend;
}

/** Where was flown to, and what it came to. */
export function SpendLanes({ spend }: SpendProps) {
  const { t } = useTranslation("spend");
  const role = useClientRole();
  return (
    <SpendTable
      id="lanes"
      head={t("column.lane")}
      spend={spend}
      rows={spend.lanes.map(({ fromAirport: from, toAirport: to, ...sums }) => ({
        id: `${from}-${to}`,
        name: `${from} – ${to}`,
        to: receivedLink(role, spend, { from, to }),
        extra: [],
        ...sums,
      }))}
    />
  );
}

/** Who quoted, how quickly, and what it came to. */
export function SpendForwarders({ spend }: SpendProps) {
  const { t } = useTranslation("spend");
  const role = useClientRole();
  const waitText = useWaitText();
  return (
    <SpendTable
      id="forwarders"
      head={t("column.forwarder")}
      spend={spend}
      extraHead={t("figure.answer")}
      rows={spend.forwarders.map(({ minutesToAnswer, name, ...sums }) => ({
        name,
        to: receivedLink(role, spend, { search: name }),
        extra: [{ text: waitText(minutesToAnswer), cell: minutesToAnswer ?? "" }],
        ...sums,
      }))}
    />
  );
}

interface SpendTableProps extends SpendProps {
  readonly id: "lanes" | "forwarders";
  readonly head: string;
  readonly extraHead?: string;
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly to: string;
    readonly quotations: number;
    readonly accepted: number;
    readonly spentUsd: string;
    readonly extra: readonly { readonly text: string; readonly cell: string | number }[];
  }[];
}

function SpendTable({ id, head, extraHead, spend, rows }: SpendTableProps) {
  const { t } = useTranslation("spend");
  const language = useLanguage();
  const most = Math.max(0, ...rows.map(({ quotations }) => quotations));
  const headers = [
    head,
    t("figure.quotations"),
    t("figure.accepted"),
    t("figure.spent"),
    ...(extraHead === undefined ? [] : [extraHead]),
  ];
  return (
    <FigureTable
      id={id}
      title={t(`table.${id}`)}
      headers={headers}
      rows={rows.map((row) => ({
        id: row.id,
        head: (
          <Anchor component={Link} inherit to={row.to}>
            <bdi>{row.name}</bdi>
          </Anchor>
        ),
        share: most === 0 ? 0 : row.quotations / most,
        figures: [
          formatNumber(row.quotations, language),
          formatNumber(row.accepted, language),
          formatCompactMoney(row.spentUsd, "USD", language),
          ...row.extra.map(({ text }) => text),
        ],
      }))}
      csv={{
        fileName: `${id}-${spend.from}-${spend.to}.csv`,
        rows: [
          headers,
          ...rows.map((row) => [
            row.name,
            row.quotations,
            row.accepted,
            row.spentUsd,
            ...row.extra.map(({ cell }) => cell),
          ]),
        ],
      }}
    />
  );
}
