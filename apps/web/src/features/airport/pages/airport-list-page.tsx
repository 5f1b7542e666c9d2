import { AIRPORT_SORTS, type ManagedAirport } from "@kilolane/contract";
import { Anchor, Button, Group, NativeSelect } from "@mantine/core";
import { IconPlus, IconTower } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { dayOf, formatDate } from "../../../lib/format/dates.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { NamedPageHeader } from "../../../lib/i18n/named-page-header.tsx";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { ListImportButton } from "../../../lib/lists/list-import-button.tsx";
import { listInputOf } from "../../../lib/lists/list-input.ts";
import { listProps } from "../../../lib/lists/list-props.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { type ListState, useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { href } from "../../../lib/paths/href.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import {
  AIRPORT_READS,
  type AirportQuery,
  airportsQuery,
  downloadAirports,
  sendAirportFile,
} from "../queries.ts";

const STATES = ["all", "active", "closed"] as const;
const CARGO = ["all", "yes", "no"] as const;
const ORIGINS = ["all", "changed"] as const;

const editHref = ({ code }: Pick<ManagedAirport, "code">) =>
  href("/super-admin/admins/airport-management/edit/:id", { id: code });

function toQuery(state: ListState): AirportQuery {
  return {
    ...listInputOf(state, AIRPORT_SORTS),
    state: STATES.find((one) => one === state.filter["state"]) ?? "all",
    cargo: CARGO.find((one) => one === state.filter["cargo"]) ?? "all",
    origin: ORIGINS.find((one) => one === state.filter["origin"]) ?? "all",
  };
}

/** Every airport of the platform: found by code, city or name, added, imported and opened to be changed. */
export default function AirportListPage() {
  const { t } = useTranslation("airport");
  const fieldName = useCodeText("airport");
  const title = t("title");
  return (
    <>
      <NamedPageHeader title={title} lead={t("lead")}>
        <Group gap="xs">
          <ListImportButton
            label={t("action.import")}
            title={t("import.title")}
            lead={t("import.lead")}
            fieldName={(field) => fieldName("field", field)}
            send={sendAirportFile}
            reads={AIRPORT_READS}
          />
          <Button
            component={Link}
            to={href("/super-admin/admins/airport-management/create/new")}
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {t("action.add")}
          </Button>
        </Group>
      </NamedPageHeader>
      <Airports title={title} />
    </>
  );
}

function Airports({ title }: { readonly title: string }) {
  const { t } = useTranslation("airport");
  const navigate = useNavigate();
  const state = useListState({ size: 50 });
  const query = toQuery(state);
  const answer = useQuery(airportsQuery(query));
  const choose = (field: string, value: string) => state.setFilter(field, value === "all" ? "" : value);
  return (
    <RecordList
      {...listProps(state, answer)}
      label={title}
      storageKey="airports"
      columns={useColumns()}
      rowId={(row) => row.code}
      onOpen={(row) => void navigate(editHref(row))}
      empty={
        <StatePanel
          icon={<IconTower size={34} stroke={1.4} aria-hidden />}
          title={t("empty.title")}
          text={t("empty.text")}
        />
      }
      savedViews={
        <ListTabs
          label={t("column.state")}
          open={query.state}
          tabs={STATES.map((id) => ({ id, label: t(`state.${id}`) }))}
          onOpen={(id) => choose("state", id)}
        />
      }
      filters={
        <>
          <ListStateSearch label={t("search")} state={state} />
          <NativeSelect
            size="xs"
            aria-label={t("field.hasCargo")}
            value={query.cargo}
            data={CARGO.map((value) => ({ value, label: t(`cargo.${value}`) }))}
            onChange={(event) => choose("cargo", event.currentTarget.value)}
          />
          <NativeSelect
            size="xs"
            aria-label={t("column.changed")}
            value={query.origin}
            data={ORIGINS.map((value) => ({ value, label: t(`origin.${value}`) }))}
            onChange={(event) => choose("origin", event.currentTarget.value)}
          />
        </>
      }
      exportButton={
        <ListExport name="airports" download={async (format) => downloadAirports(query, format)} />
      }
      texts={useTableTexts()}
    />
  );
}

function useColumns(): readonly DataTableColumn<ManagedAirport>[] {
  const { t } = useTranslation("airport");
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: "code",
        header: t("field.code"),
        sortable: true,
        required: true,
        cell: (row) => (
          <Anchor component={Link} inherit to={editHref(row)}>
            <bdi dir="ltr">{row.code}</bdi>
          </Anchor>
        ),
      },
      {
        id: "name",
        header: t("field.name"),
        sortable: true,
        cell: (row) => <TwoLines first={<bdi>{row.name}</bdi>} second={row.city} />,
      },
      { id: "country", header: t("field.country"), sortable: true, cell: (row) => row.countryName },
      {
        id: "state",
        header: t("column.state"),
        cell: (row) => (
          <StatusBadge
            tone={row.isActive ? "positive" : "ended"}
            label={t(row.isActive ? "state.active" : "state.closed")}
          />
        ),
      },
      {
        id: "cargoRank",
        header: t("column.cargo"),
        sortable: true,
        cell: (row) => t(row.hasCargo ? `rank.${row.cargoRank}` : "cargo.no"),
      },
      { id: "timeZone", header: t("field.timeZone"), cell: (row) => <bdi dir="ltr">{row.timeZone}</bdi> },
      {
        id: "place",
        header: t("column.place"),
        hiddenAtFirst: true,
        cell: (row) => <bdi dir="ltr">{`${row.latitude}, ${row.longitude}`}</bdi>,
      },
      {
        id: "updatedAt",
        header: t("column.changed"),
        sortable: true,
        hiddenAtFirst: true,
        cell: (row) =>
          row.updatedAt === null ? (
            t("origin.delivered")
          ) : (
            <TwoLines first={formatDate(dayOf(row.updatedAt), language)} second={row.updatedBy} />
          ),
      },
    ],
    [language, t],
  );
}
