import type { QuotationRow } from "@kilolane/contract";
import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDate, formatRelative } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatWeight } from "../../../lib/format/weights.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { Code, Figure } from "../../../ui/figure.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TONE_OF_STATUS } from "../status-tone.ts";
import { detailsTail } from "../details-tail.ts";
import { useDesk } from "../use-desk.ts";
import { DraftNote } from "./draft-note.tsx";
import classes from "./quotation-list.module.css";

interface QuotationCardProps {
  readonly row: QuotationRow;
  /** beside the link: what else can be done with it */
  readonly action?: ReactNode;
}

/** A quotation in a few lines, for narrow screens and panels; the whole card opens it. */
export function QuotationCard({ row, action }: QuotationCardProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const desk = useDesk();
  return (
    <li className={classes.card}>
      <div className={classes.spread}>
        <Link
          className={classes.cardLink}
          to={forwarderHref(desk, detailsTail(row), { id: row.quotation_id })}
        >
          <Code>{row.number}</Code>
        </Link>
        <span className={classes.lines}>
          <StatusBadge tone={TONE_OF_STATUS[row.status]} label={t(`status.${row.status}`)} />
          <DraftNote row={row} />
        </span>
      </div>
      <div className={classes.spread}>
        <span className={classes.cardLane}>
          <Code>{`${row.fromAirport}–${row.toAirport}`}</Code>
        </span>
        <Figure figure={formatMoney(row.sellTotal, row.currency, language)} size="large" />
      </div>
      <div className={classes.spread}>
        <bdi className={classes.clipped}>{row.companyName === "" ? row.nameofInquirer : row.companyName}</bdi>
        <Figure {...formatWeight(row.chargeableWeightKg, "kg", language)} />
      </div>
      <div className={classes.spread}>
        <span className={classes.quiet}>
          {`${formatRelative(row.updatedAt, language)} · ${t("option.validUntil", { date: formatDate(row.validUntil, language, "short") })}`}
        </span>
        {action}
      </div>
    </li>
  );
}

interface QuotationCardsProps {
  readonly label: string;
  readonly rows: readonly QuotationRow[] | undefined;
  readonly updating: boolean;
}

/** The page of the list as cards. */
export function QuotationCards({ label, rows, updating }: QuotationCardsProps) {
  return (
    <ul
      className={classes.cards}
      aria-label={label}
      aria-busy={updating || rows === undefined}
      data-updating={updating || undefined}
    >
      {rows === undefined
        ? Array.from({ length: 5 }, (_, line) => <Skeleton key={line} height={104} radius="md" />)
        : rows.map((row) => <QuotationCard key={row.quotation_id} row={row} />)}
    </ul>
  );
}
