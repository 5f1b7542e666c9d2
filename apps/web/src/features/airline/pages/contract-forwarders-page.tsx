import type { EndpointOutput, listContractForwarders } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconBuilding, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { listProps } from "../../../lib/lists/list-props.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { href } from "../../../lib/paths/href.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { Figure } from "../../../ui/figure.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { contractForwardersQuery, removeForwarder, AIRLINE_READS } from "../queries.ts";

type Forwarder = EndpointOutput<typeof listContractForwarders>["content"][number];

/** Forwarder companies that the airline makes contract rates for. */
export default function ContractForwardersPage() {
  const { t } = useTranslation("rate");
  const title = t("forwarder.title");
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} lead={t("forwarder.lead")} actions={<AddButton />} />
      <Forwarders title={title} />
    </>
  );
}

function useColumns(onRemove: (row: Forwarder) => void): readonly DataTableColumn<Forwarder>[] {
  const { t } = useTranslation("rate");
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("column.forwarder"),
        required: true,
        cell: (row) => <bdi>{row.companyName}</bdi>,
      },
      {
        id: "place",
        header: t("forwarder.place"),
        cell: (row) => <bdi>{[row.city, row.country].filter((part) => part !== "").join(", ")}</bdi>,
      },
      {
        id: "rates",
        header: t("forwarder.rates"),
        align: "end",
        cell: (row) => <Figure figure={formatNumber(row.rateCount, language)} />,
      },
      { id: "added", header: t("forwarder.added"), cell: (row) => formatInstant(row.addedAt, language) },
      {
        id: "actions",
        header: "",
        cell: (row) => (
          <RowActions>
            <RowButton
              label={t("action.remove")}
              subject={row.companyName}
              tone="danger"
              onClick={() => onRemove(row)}
            />
          </RowActions>
        ),
      },
    ],
    [language, onRemove, t],
  );
}

function Forwarders({ title }: { readonly title: string }) {
  const { t } = useTranslation("rate");
  const state = useListState();
  const texts = useTableTexts();
  const [leaving, setLeaving] = useState<Forwarder | null>(null);
  const columns = useColumns(setLeaving);
  const answer = useQuery(contractForwardersQuery(state.search));
  const remove = useSaveWith(removeForwarder, {
    invalidates: AIRLINE_READS,
    done: t("toast.forwarderRemoved"),
    onSettled: () => setLeaving(null),
  });
  return (
    <>
      <RecordList
        {...listProps(state, answer)}
        label={title}
        storageKey="contract-forwarders"
        columns={columns}
        rowId={(row) => row.companyId}
        page={1}
        size={Math.max(answer.data?.total ?? 0, state.size)}
        empty={
          <StatePanel
            icon={<IconBuilding size={34} stroke={1.4} aria-hidden />}
            title={t("forwarder.emptyTitle")}
            text={t("forwarder.emptyText")}
            action={<AddButton />}
          />
        }
        filters={<ListStateSearch label={t("forwarder.search")} state={state} />}
        texts={texts}
      />
      <ConfirmDialog
        opened={leaving !== null}
        title={t("forwarder.removeTitle", { name: leaving?.companyName ?? "" })}
        text={t("forwarder.removeText")}
        confirmLabel={t("action.remove")}
        cancelLabel={t("action.cancel")}
        destructive
        pending={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving.companyId)}
        onCancel={() => setLeaving(null)}
      />
    </>
  );
}

function AddButton() {
  const { t } = useTranslation("rate");
  return (
    <Button
      component={Link}
      to={href("/airline/admin/freight-forwarder/create")}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t("action.addForwarder")}
    </Button>
  );
}
