import { ADDON_STATES, decideAddonRequest, type ManagedAddon } from "@kilolane/contract";
import { NativeSelect } from "@mantine/core";
import { IconKey } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSave } from "../../../lib/api/use-save.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { listProps } from "../../../lib/lists/list-props.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { useAddonStateColumns } from "../components/use-addon-state-columns.tsx";
import { ADDON_READS, addonRequestsQuery } from "../queries.ts";

const STATES = ["all", ...ADDON_STATES] as const;

/** What companies ask for beyond their packages; those that wait come first. */
export default function AddonRequestPage() {
  const { t } = useTranslation("subscription");
  const title = t("requests.title");
  usePageTitle(title);
  const [rejected, setRejected] = useState<ManagedAddon>();
  const listState = useListState();
  const { page, size } = listState;
  const state = STATES.find((known) => known === listState.filter["state"]) ?? "all";
  const answer = useQuery(
    addonRequestsQuery({ state, search: listState.search.trim().slice(0, 80), page, size }),
  );
  const decide = useSave(decideAddonRequest, {
    invalidates: ADDON_READS,
    done: t("toast.decided"),
    onSettled: () => setRejected(undefined),
  });
  return (
    <>
      <PageHeader title={title} lead={t("requests.lead", { count: answer.data?.waiting ?? 0 })} />
      <RecordList
        {...listProps(listState, answer)}
        label={title}
        storageKey="addon-requests"
        columns={useRequestColumns(decide.mutate, setRejected)}
        rowId={(row) => row.id}
        empty={
          <StatePanel
            icon={<IconKey size={34} stroke={1.4} aria-hidden />}
            title={t("requests.empty")}
            text={t("requests.emptyText")}
          />
        }
        filters={
          <>
            <ListStateSearch label={t("requests.search")} state={listState} />
            <NativeSelect
              size="xs"
              aria-label={t("field.state")}
              value={state}
              data={STATES.map((value) => ({
                value,
                label: value === "all" ? t("show.all") : t(`addonState.${value}`),
              }))}
              onChange={({ currentTarget: { value } }) =>
                listState.setFilter("state", value === "all" ? "" : value)
              }
            />
          </>
        }
        texts={useTableTexts()}
      />
      {rejected === undefined ? null : (
        <ReasonDialog
          title={t("requests.rejectTitle", { company: rejected.companyName })}
          text={t("requests.rejectText")}
          reasonLabel={t("field.reason")}
          missingText={t("requests.reasonMissing")}
          confirmLabel={t("requests.reject")}
          cancelLabel={t("action.cancel")}
          maxLength={500}
          pending={decide.isPending}
          onConfirm={(reason) =>
            decide.mutate({
              params: { id: rejected.id },
              body: { decision: "reject", reason, version: rejected.version },
            })
          }
          onCancel={() => setRejected(undefined)}
        />
      )}
    </>
  );
}

type Decide = ReturnType<typeof useSave<typeof decideAddonRequest>>["mutate"];

function useRequestColumns(
  decide: Decide,
  onReject: (row: ManagedAddon) => void,
): readonly DataTableColumn<ManagedAddon>[] {
  const { t } = useTranslation("subscription");
  const language = useLanguage();
  const stateColumns = useAddonStateColumns();
  return useMemo((): readonly DataTableColumn<ManagedAddon>[] => {
    const take = (row: ManagedAddon, decision: "approve" | "give") =>
      decide({ params: { id: row.id }, body: { decision, version: row.version } });
    return [
      {
        id: "company",
        header: t("field.company"),
        required: true,
        cell: (row) => <TwoLines first={row.companyName} second={row.requestedBy} />,
      },
      {
        id: "what",
        header: t("field.keys"),
        cell: (row) => t(`keyCount.${row.keyType}`, { count: row.keyCount }),
      },
      ...stateColumns,
      {
        id: "createdAt",
        header: t("field.requestedAt"),
        cell: (row) => formatInstant(row.createdAt, language),
      },
      {
        id: "actions",
        header: "",
        cell: (row) =>
          row.state === "requested" ? (
            <RowActions>
              <RowButton
                label={t("requests.approve")}
                subject={row.companyName}
                tone="main"
                onClick={() => take(row, "approve")}
              />
              <RowButton
                label={t("requests.give")}
                subject={row.companyName}
                onClick={() => take(row, "give")}
              />
              <RowButton
                label={t("requests.reject")}
                subject={row.companyName}
                tone="danger"
                onClick={() => onReject(row)}
              />
            </RowActions>
          ) : null,
      },
    ];
  }, [decide, language, onReject, stateColumns, t]);
}
