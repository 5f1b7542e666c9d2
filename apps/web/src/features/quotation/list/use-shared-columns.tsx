import type { QuotationRow } from "@kilolane/contract";
import type { Language } from "@kilolane/phrases";
import { useMemo } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate, today } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatWeight } from "../../../lib/format/weights.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { Code, Figure } from "../../../ui/figure.tsx";
import classes from "./quotation-list.module.css";

/** The year is said only where it is not this one. */
export function shortDate(date: string, language: Language): string {
  return formatDate(date, language, date.slice(0, 4) === today().slice(0, 4) ? "short" : "medium");
}

/** What both the desk's and a client's rows hold. */
type SharedRow = Pick<
  QuotationRow,
  | "fromAirport"
  | "toAirport"
  | "typeOfGoods"
  | "airlines"
  | "chargeableWeightKg"
  | "sellTotal"
  | "currency"
  | "validUntil"
  | "readyDate"
>;

/** Columns of every list of quotations: what is flown and what it sells at, then until and from when. */
export function useSharedColumns(): {
  readonly shipment: readonly DataTableColumn<SharedRow>[];
  readonly dates: readonly DataTableColumn<SharedRow>[];
} {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  const language = useLanguage();
  return useMemo(
    () => ({
      shipment: [
        {
          id: "lane",
          header: t("list.lane"),
          cell: (row) => (
            <span className={classes.narrow}>
              <Code>{`${row.fromAirport}–${row.toAirport}`}</Code>
              <span className={classes.quiet}>{text("goodsType", row.typeOfGoods)}</span>
            </span>
          ),
        },
        {
          id: "airlines",
          header: t("list.airlines"),
          cell: (row) => (
            <bdi className={classes.airlines} title={row.airlines}>
              {row.airlines}
            </bdi>
          ),
        },
        {
          id: "chargeableWeightKg",
          header: t("list.chargeable"),
          align: "end",
          sortable: true,
          cell: (row) => <Figure {...formatWeight(row.chargeableWeightKg, "kg", language)} />,
        },
        {
          id: "sellTotal",
          header: t("list.total"),
          align: "end",
          sortable: true,
          cell: (row) => (
            <span className={classes.total}>
              <Figure figure={formatMoney(row.sellTotal, row.currency, language)} />
            </span>
          ),
        },
      ],
      dates: [
        {
          id: "validUntil",
          header: t("list.validUntil"),
          sortable: true,
          cell: (row) => <span className={classes.date}>{shortDate(row.validUntil, language)}</span>,
        },
        {
          id: "readyDate",
          header: t("list.readyDate"),
          sortable: true,
          hiddenAtFirst: true,
          cell: (row) => <span className={classes.date}>{shortDate(row.readyDate, language)}</span>,
        },
      ],
    }),
    [language, t, text],
  );
}
