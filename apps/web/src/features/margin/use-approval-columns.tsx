import type { FloorApprovalRow } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { useMemo } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { dayOf, formatDate } from "../../lib/format/dates.ts";
import { formatMoney } from "../../lib/format/money.ts";
import { formatNumber } from "../../lib/format/numbers.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { forwarderHref } from "../../lib/paths/href.ts";
import { useDesk } from "../../lib/session/use-desk.ts";
import { actionsColumn } from "../../ui/data-table/actions-column.tsx";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { RowActions, RowButton } from "../../ui/row-actions.tsx";
import { StatusBadge, type StatusTone } from "../../ui/status-badge.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import classes from "./margin.module.css";

const TONES: Readonly<Record<FloorApprovalRow["status"], StatusTone>> = {
  open: "attention",
  approved: "positive",
  declined: "negative",
  withdrawn: "ended",
};

interface ApprovalTools {
  /** undefined: the caller decides nothing */
  readonly onDecide: ((row: FloorApprovalRow, decision: "approve" | "decline") => void) | undefined;
  readonly onWithdraw: (row: FloorApprovalRow) => void;
}

/** The columns of what was asked below the floor. */
export function useApprovalColumns({
  onDecide,
  onWithdraw,
}: ApprovalTools): readonly DataTableColumn<FloorApprovalRow>[] {
  const { t } = useTranslation("margin");
  const language = useLanguage();
  return useMemo(() => {
    const money = (row: FloorApprovalRow, amount: string) => formatMoney(amount, row.currency, language);
    const day = (instant: string) => formatDate(dayOf(instant), language);
    return [
      { id: "what", header: t("approval.field.what"), required: true, cell: (row) => <Price row={row} /> },
      {
        id: "sell",
        header: t("approval.field.sell"),
        align: "end",
        cell: (row) => (
          <TwoLines
            first={money(row, row.sellTotal)}
            second={t("approval.profit", { amount: money(row, row.profit) })}
          />
        ),
      },
      {
        id: "margin",
        header: t("approval.field.margin"),
        align: "end",
        cell: (row) => (
          <TwoLines
            first={t("approval.share", { value: formatNumber(row.marginPercent, language) })}
            second={t("approval.floor", { value: formatNumber(row.floorPercent, language) })}
          />
        ),
      },
      {
        id: "person",
        header: t("approval.field.person"),
        cell: (row) => <TwoLines first={row.askedBy} second={day(row.askedAt)} />,
      },
      {
        id: "reason",
        header: t("approval.field.reason"),
        cell: (row) => <bdi className={classes["words"]}>{row.reason}</bdi>,
      },
      {
        id: "state",
        header: t("approval.field.state"),
        cell: (row) => (
          <span className={classes["decision"]}>
            <StatusBadge tone={TONES[row.status]} label={t(`approval.state.${row.status}`)} />
            {row.decidedAt === null ? null : (
              <TwoLines
                first={<bdi className={classes["words"]}>{row.decisionReason}</bdi>}
                second={`${row.decidedBy} · ${day(row.decidedAt)}`}
              />
            )}
          </span>
        ),
      },
      actionsColumn<FloorApprovalRow>((row) => {
        if (row.status !== "open") return null;
        const subject = `${row.airline} ${row.from} – ${row.to}`;
        if (onDecide === undefined)
          return (
            <RowActions>
              <RowButton label={t("approval.withdraw")} subject={subject} onClick={() => onWithdraw(row)} />
            </RowActions>
          );
        return (
          <RowActions>
            <RowButton
              label={t("approval.approve")}
              subject={subject}
              tone="main"
              onClick={() => onDecide(row, "approve")}
            />
            <RowButton
              label={t("approval.decline")}
              subject={subject}
              tone="danger"
              onClick={() => onDecide(row, "decline")}
            />
          </RowActions>
        );
      }),
    ] satisfies readonly DataTableColumn<FloorApprovalRow>[];
  }, [language, onDecide, onWithdraw, t]);
}

/** What is asked about, leading to it: the saved quotation, or the request where it is priced. */
function Price({ row }: { readonly row: FloorApprovalRow }) {
  const { t } = useTranslation("margin");
  const desk = useDesk();
  const to =
    row.quotationId === null
      ? forwarderHref(desk, "quotation/output/:requestId", { requestId: row.requestId })
      : forwarderHref(desk, "quotation/details/:id", { id: row.quotationId });
  return (
    <TwoLines
      first={
        <Anchor component={Link} inherit to={to}>
          {`${row.airline} · ${row.from} – ${row.to}`}
        </Anchor>
      }
      second={[row.quotationNumber, row.clientName || t("approval.noClient")].filter(Boolean).join(" · ")}
    />
  );
}
