import type { RateHistoryRow } from "@kilolane/contract";
import { IconHistory } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link, useLocation } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { listProps } from "../../../lib/lists/list-props.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { Code, Figure } from "../../../ui/figure.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { AirlineGate } from "../components/airline-gate.tsx";
import classes from "../components/rate-list.module.css";
import { historyQuery, rollBackSet } from "../history-queries.ts";
import { RATE_READS } from "../queries.ts";

const STATE_TONES = { live: "positive", superseded: "ended", "rolled-back": "negative" } as const;

/** The history beside this screen: `/airline/admin/history`. */
const rootOf = (pathname: string) => pathname.replace(/\/list$/, "");

/** Who published what, when; each publication can be taken back as long as nothing later rests on it. */
export default function RateHistoryListPage() {
  const { t } = useTranslation("rate");
  const title = t("title.history");
  const [chosen, setChosen] = useState<RateHistoryRow | null>(null);
  usePageTitle(title);
  const rollBack = useSaveWith(async (row: RateHistoryRow) => rollBackSet(row.setId), {
    invalidates: RATE_READS,
    done: t("toast.rolledBack"),
    onSettled: () => setChosen(null),
  });
  return (
    <>
      <PageHeader title={title} lead={t("history.lead")} />
      <AirlineGate isAirline>
        <Publications title={title} onRollBack={setChosen} />
      </AirlineGate>
      <ConfirmDialog
        opened={chosen !== null}
        title={t("history.rollBackTitle")}
        text={t("history.rollBackText")}
        confirmLabel={t("action.rollBack")}
        cancelLabel={t("action.cancel")}
        destructive
        pending={rollBack.isPending}
        onConfirm={() => chosen && rollBack.mutate(chosen)}
        onCancel={() => setChosen(null)}
      />
    </>
  );
}

interface PublicationsProps {
  readonly title: string;
  readonly onRollBack: (row: RateHistoryRow) => void;
}

interface LaneFigureProps {
  readonly rates: number;
  /** lanes of an import, as its dialog counted them */
  readonly lanes: number | undefined;
}

/** How many rates; of an import the lanes first, which its dialog named. */
function LaneFigure({ rates, lanes }: LaneFigureProps) {
  const { t } = useTranslation("rate");
  const language = useLanguage();
  if (lanes === undefined) return <Figure figure={formatNumber(rates, language)} />;
  return (
    <span data-testid="lanes">{t("history.lanes", { count: lanes, n: formatNumber(lanes, language) })}</span>
  );
}

function useColumns(root: string, onRollBack: (row: RateHistoryRow) => void) {
  const { t } = useTranslation("rate");
  const text = useCodeText("rate");
  const language = useLanguage();
  return useMemo(
    (): readonly DataTableColumn<RateHistoryRow>[] => [
      {
        id: "publishedAt",
        header: t("history.published"),
        required: true,
        cell: (row) => (
          <TwoLines first={formatInstant(row.publishedAt, language)} second={row.publishedBy ?? ""} />
        ),
      },
      {
        id: "rates",
        header: t("column.lane"),
        cell: (row) => (
          <span className={classes["badges"]}>
            {row.rates.map((rate) => (
              <Link key={rate.id} className={classes["lane"]} to={`${root}/view/${rate.id}`}>
                <Code>{`${rate.fromStation ?? "–"}–${rate.toStation ?? "–"}`}</Code>
                <span className={classes["quiet"]}>{t(`type.${rate.rateType}`)}</span>
              </Link>
            ))}
          </span>
        ),
      },
      { id: "source", header: t("history.source"), cell: (row) => text("source", row.source) },
      {
        id: "added",
        header: t("history.added"),
        align: "end",
        cell: (row) => <LaneFigure rates={row.addedRates} lanes={row.lanes?.added} />,
      },
      {
        id: "ended",
        header: t("history.ended"),
        align: "end",
        cell: (row) => <LaneFigure rates={row.endedRates} lanes={row.lanes?.ended} />,
      },
      {
        id: "state",
        header: t("column.state"),
        cell: (row) => <StatusBadge tone={STATE_TONES[row.state]} label={t(`state.${row.state}`)} />,
      },
      {
        id: "actions",
        header: "",
        cell: (row) =>
          row.state === "live" ? (
            <RowActions>
              <RowButton
                label={t("action.rollBack")}
                subject={formatInstant(row.publishedAt, language)}
                onClick={() => onRollBack(row)}
              />
            </RowActions>
          ) : null,
      },
    ],
    [language, onRollBack, root, t, text],
  );
}

function Publications({ title, onRollBack }: PublicationsProps) {
  const { t } = useTranslation("rate");
  const state = useListState();
  const texts = useTableTexts();
  const columns = useColumns(rootOf(useLocation().pathname), onRollBack);
  const answer = useQuery(historyQuery(state.page, state.size));
  return (
    <RecordList
      {...listProps(state, answer)}
      label={title}
      storageKey="rate-history"
      columns={columns}
      rowId={(row) => String(row.setId)}
      filtered={false}
      empty={
        <StatePanel
          icon={<IconHistory size={34} stroke={1.4} aria-hidden />}
          title={t("history.emptyTitle")}
          text={t("history.emptyText")}
        />
      }
      texts={texts}
    />
  );
}
