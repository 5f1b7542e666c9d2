import type { RateRow } from "@kilolane/contract";
import { useMemo } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { formatDate, formatInstant, formatRelative } from "../../lib/format/dates.ts";
import { formatNumber } from "../../lib/format/numbers.ts";
import { useCodeText } from "../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { Code, Figure } from "../../ui/figure.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { RateBadges } from "./components/rate-badges.tsx";
import classes from "./components/rate-list.module.css";
import { rateHref, type RateDesk } from "./rate-desk.ts";

/** The lane that a rate is known by. */
export function laneText({ firstLane }: Pick<RateRow, "firstLane">): string {
  return firstLane === null ? "–" : `${firstLane.fromStation}–${firstLane.toStation}`;
}

/** Prices that a row shows; all of them are in its title and in the rate. */
const MOST_PRICES = 5;

/** Minimum and breaks of the first lane, in the letters of the trade: `M 75 · N 4.10 · +45 3.05`, the last one too. */
function Prices({ rate: { prices, laneCount, currency, weightUnit } }: { readonly rate: RateRow }) {
  const { t } = useTranslation("rate");
  const language = useLanguage();
  if (prices === null) return <Code>{"–"}</Code>;
  const price = (value: string) => formatNumber(value, language, [2, 4]);
  const bands = prices.bands.map(({ lowerRange, perUnitCharge }, index) => {
    const from = formatNumber(lowerRange, language);
    return `${index === 0 ? "N" : `+${from}`} ${price(perUnitCharge)}`;
  });
  const all = [...(Number(prices.minCharges) === 0 ? [] : [`M ${price(prices.minCharges)}`]), ...bands];
  const texts = all.length > MOST_PRICES ? [...all.slice(0, MOST_PRICES - 1), ...all.slice(-1)] : all;
  const title = [...(laneCount > 1 ? [t("list.pricesOfFirst")] : []), ...all].join(" · ");
  return (
    <span className={classes["prices"]} title={title}>
      <Code>{`${currency} / ${weightUnit}`}</Code>
      {texts.map((text) => (
        <Code key={text}>{text}</Code>
      ))}
    </span>
  );
}

/** The columns of the rate list; their ids are the names the server sorts by. */
export function useRateColumns(desk: RateDesk): readonly DataTableColumn<RateRow>[] {
  const { t } = useTranslation("rate");
  const text = useCodeText("rate");
  const language = useLanguage();
  return useMemo(
    (): readonly DataTableColumn<RateRow>[] => [
      {
        id: "lane",
        header: t("column.lane"),
        required: true,
        cell: (row) => (
          <TwoLines
            first={
              <Link className={classes["lane"]} to={rateHref(desk, row.id)}>
                <Code>{laneText(row)}</Code>
              </Link>
            }
            second={row.laneCount > 1 ? t("list.moreLanes", { n: row.laneCount - 1 }) : ""}
          />
        ),
      },
      { id: "state", header: t("column.state"), cell: (row) => <RateBadges rate={row} /> },
      {
        id: "airline",
        header: t("column.airline"),
        sortable: true,
        hiddenAtFirst: desk.keeper === "airline",
        cell: (row) => <TwoLines first={row.airline.name} second={row.airline.iata ?? ""} />,
      },
      {
        id: "rateType",
        header: t("column.rateType"),
        sortable: true,
        hiddenAtFirst: desk.types.length === 1,
        cell: (row) => (row.isManual ? t("type.manual") : t(`type.${row.rateType}`)),
      },
      {
        id: "forwarder",
        header: t("column.forwarder"),
        hiddenAtFirst: desk.id !== "contract" && desk.id !== "promo",
        cell: (row) => <bdi>{row.freightForwarder?.name ?? "–"}</bdi>,
      },
      {
        id: "goods",
        header: t("column.goods"),
        cell: (row) => (
          <TwoLines first={text("goods", row.typeOfGoods)} second={t(`aircraft.${row.aircraft}`)} />
        ),
      },
      {
        id: "currency",
        header: t("column.currency"),
        // it is before the prices
        hiddenAtFirst: true,
        cell: (row) => <Code>{`${row.currency} / ${row.weightUnit}`}</Code>,
      },
      { id: "prices", header: t("column.prices"), cell: (row) => <Prices rate={row} /> },
      {
        id: "laneCount",
        header: t("column.lanes"),
        align: "end",
        sortable: true,
        cell: (row) => <Figure figure={formatNumber(row.laneCount, language)} />,
      },
      {
        id: "startDate",
        header: t("column.from"),
        sortable: true,
        cell: (row) => <span className={classes["date"]}>{formatDate(row.startDate, language)}</span>,
      },
      {
        id: "expiryDate",
        header: t("column.until"),
        sortable: true,
        cell: (row) => <span className={classes["date"]}>{formatDate(row.expiryDate, language)}</span>,
      },
      {
        id: "addedAt",
        header: t("column.added"),
        sortable: true,
        hiddenAtFirst: true,
        cell: (row) => (
          <time
            className={classes["date"]}
            dateTime={row.addedAt}
            title={formatInstant(row.addedAt, language)}
          >
            {formatDate(row.addedAt.slice(0, 10), language)}
          </time>
        ),
      },
      {
        id: "updatedAt",
        header: t("column.changed"),
        sortable: true,
        cell: (row) => (
          <TwoLines
            first={
              <time dateTime={row.updatedAt} title={formatInstant(row.updatedAt, language)}>
                {formatRelative(row.updatedAt, language)}
              </time>
            }
            second={row.updatedBy ?? ""}
          />
        ),
      },
    ],
    [desk, language, t, text],
  );
}
