import type { QuotationRow } from "@kilolane/contract";
import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate, formatRelative } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatWeight } from "../../../lib/format/weights.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { PlainCheckbox } from "../../../ui/checkbox.tsx";
import { Code, Figure } from "../../../ui/figure.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TONE_OF_STATUS } from "../status-tone.ts";
import { detailsTail } from "../details-tail.ts";
import { useDesk } from "../use-desk.ts";
import { DraftNote } from "./draft-note.tsx";
import { CardList } from "../../../ui/plain-list.tsx";
import classes from "./quotation-list.module.css";

interface QuotationCardProps {
  readonly row: QuotationRow;
  /** beside the link: what else can be done with it */
  readonly action?: ReactNode;
  /** before the number */
  readonly mark?: ReactNode;
}

/** The desk's quotation in a few lines. */
export function QuotationCard({ row, action, mark }: QuotationCardProps) {
  const desk = useDesk();
  return (
    <ListCard
      row={row}
      to={forwarderHref(desk, detailsTail(row), { id: row.quotation_id })}
      who={row.companyName === "" ? row.nameofInquirer : row.companyName}
      note={<DraftNote row={row} />}
      action={action}
      mark={mark}
    />
  );
}

interface ListCardProps extends Pick<QuotationCardProps, "action" | "mark"> {
  readonly row: Pick<
    QuotationRow,
    | "number"
    | "status"
    | "fromAirport"
    | "toAirport"
    | "sellTotal"
    | "currency"
    | "chargeableWeightKg"
    | "updatedAt"
    | "validUntil"
  >;
  /** what the card opens */
  readonly to: string;
  /** the other side: who asked, or who quotes */
  readonly who: string;
  /** below the state */
  readonly note?: ReactNode;
}

/** A quotation in a few lines, for narrow screens and panels; the whole card opens it. */
export function ListCard({ row, to, who, note, action, mark }: ListCardProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  return (
    <li className={classes.card}>
      <div className={classes.spread}>
        <span className={classes.marked}>
          {mark}
          <Link className={classes.cardLink} to={to}>
            <Code>{row.number}</Code>
          </Link>
        </span>
        <span className={classes.lines}>
          <StatusBadge tone={TONE_OF_STATUS[row.status]} label={t(`status.${row.status}`)} />
          {note}
        </span>
      </div>
      <div className={classes.spread}>
        <span className={classes.cardLane}>
          <Code>{`${row.fromAirport}–${row.toAirport}`}</Code>
        </span>
        <Figure figure={formatMoney(row.sellTotal, row.currency, language)} size="large" />
      </div>
      <div className={classes.spread}>
        <bdi className={classes.clipped}>{who}</bdi>
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

interface CardsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[] | undefined;
  readonly updating: boolean;
}

interface QuotationCardsProps extends CardsProps<QuotationRow> {
  readonly selection: ReadonlySet<string>;
  readonly onSelection: (selection: ReadonlySet<string>) => void;
}

/** The page of the desk's list as cards, each with a box to choose it. */
export function QuotationCards({ selection, onSelection, ...list }: QuotationCardsProps) {
  const { t } = useTranslation("quotation");
  const toggle = (id: string, isChosen: boolean) => {
    const others = [...selection].filter((one) => one !== id);
    onSelection(new Set(isChosen ? [...others, id] : others));
  };
  return (
    <ListCards
      {...list}
      renderCard={(row) => (
        <QuotationCard
          key={row.quotation_id}
          row={row}
          mark={
            <PlainCheckbox
              label={t("list.choose", { number: row.number })}
              checked={selection.has(row.quotation_id)}
              onChange={(event) => toggle(row.quotation_id, event.currentTarget.checked)}
            />
          }
        />
      )}
    />
  );
}

/** A page of a list as cards, or the room that they will take. */
export function ListCards<Row>({
  label,
  rows,
  updating,
  renderCard,
}: CardsProps<Row> & { readonly renderCard: (row: Row) => ReactNode }) {
  return (
    <CardList updating={updating} aria-label={label} aria-busy={updating || rows === undefined}>
      {rows === undefined
        ? Array.from({ length: 5 }, (_, line) => <Skeleton key={line} height={104} radius="md" />)
        : rows.map(renderCard)}
    </CardList>
  );
}
