import { FLOOR_APPROVAL_FILTERS, type FloorApprovalRow } from "@kilolane/contract";
import { may } from "@kilolane/domain";
import { Button } from "@mantine/core";
import { IconShieldCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { listProps } from "../../../lib/lists/list-props.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import {
  APPROVAL_READS,
  approvalsQuery,
  downloadApprovals,
  openStatusOf,
  toApprovalQuery,
  withdrawApproval,
} from "../approval-queries.ts";
import { useApprovalColumns } from "../use-approval-columns.tsx";

const DecisionDialog = lazyPart(async () => import("../components/decision-dialog.tsx"));

interface Deciding {
  readonly row: FloorApprovalRow;
  readonly decision: "approve" | "decline";
}

/** What was asked to be sold below the floor, the open questions first: admins decide, agents take back. */
export default function FloorApprovalsPage() {
  const { t } = useTranslation(["margin", "state"]);
  const language = useLanguage();
  const desk = useDesk();
  const title = t("approval.title");
  usePageTitle(title);
  const [deciding, setDeciding] = useState<Deciding>();
  const withdraw = useSaveWith(withdrawApproval, {
    invalidates: APPROVAL_READS,
    done: t("approval.withdrawn"),
  });
  const state = useListState();
  const query = toApprovalQuery(state);
  const answer = useQuery(approvalsQuery(query));
  const counts = answer.data?.counts;
  const columns = useApprovalColumns({
    onDecide: may(desk, "keepsMarginRules") ? decide : undefined,
    onWithdraw: withdraw.mutate,
  });
  function decide(row: FloorApprovalRow, decision: Deciding["decision"]): void {
    setDeciding({ row, decision });
  }
  return (
    <>
      <PageHeader
        title={title}
        lead={t("approval.lead")}
        actions={
          <Button variant="default" component={Link} to={forwarderHref(desk, "margins")}>
            {t("title")}
          </Button>
        }
      />
      <RecordList
        {...listProps(state, answer)}
        label={title}
        storageKey="floor-approvals"
        columns={columns}
        rowId={(row) => row.id}
        empty={
          <StatePanel
            icon={<IconShieldCheck size={34} stroke={1.4} aria-hidden />}
            title={t("state:empty.title")}
            text={t("approval.empty")}
          />
        }
        savedViews={
          <ListTabs
            label={t("approval.field.state")}
            tabs={FLOOR_APPROVAL_FILTERS.map((id) => ({
              id,
              label: t(`approval.state.${id}`),
              count: counts && formatNumber(counts[id], language),
            }))}
            open={openStatusOf(state)}
            onOpen={(id) => state.setFilter("status", id === "all" ? "" : id)}
          />
        }
        filters={<ListStateSearch label={t("approval.search")} state={state} />}
        exportButton={
          <ListExport name="floor-approvals" download={async (format) => downloadApprovals(query, format)} />
        }
        texts={useTableTexts()}
      />
      {deciding === undefined ? null : (
        <DecisionDialog {...deciding} onClose={() => setDeciding(undefined)} />
      )}
    </>
  );
}
