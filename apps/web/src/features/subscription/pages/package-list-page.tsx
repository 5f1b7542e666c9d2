import type { ManagedPackage } from "@kilolane/contract";
import { Button, NativeSelect } from "@mantine/core";
import { IconPackage, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { listInputOf } from "../../../lib/lists/list-input.ts";
import { listProps } from "../../../lib/lists/list-props.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { NameLink } from "../../../lib/lists/name-link.tsx";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { href } from "../../../lib/paths/href.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { ForecastCard } from "../components/forecast-card.tsx";
import { packagesQuery } from "../queries.ts";

const SORTS = ["name", "termMonths", "companyCount"] as const;
const SHOWN = ["all", "offered", "withdrawn"] as const;

/** The packages that the operator sells, and what renewals will bring. */
export default function PackageListPage() {
  const { t } = useTranslation("subscription");
  const title = t("package.title");
  usePageTitle(title);
  const state = useListState({ sort: { by: "name", descending: false } });
  const show = SHOWN.find((known) => known === state.filter["show"]) ?? "all";
  const answer = useQuery(packagesQuery({ show, ...listInputOf(state, SORTS) }));
  return (
    <>
      <PageHeader title={title} lead={t("package.lead")} actions={<AddButton />} />
      <ForecastCard />
      <RecordList
        {...listProps(state, answer)}
        label={title}
        storageKey="packages"
        columns={usePackageColumns()}
        rowId={(row) => row.id}
        empty={
          <StatePanel
            icon={<IconPackage size={34} stroke={1.4} aria-hidden />}
            title={t("package.empty")}
            text={t("package.emptyText")}
            action={<AddButton />}
          />
        }
        filters={
          <>
            <ListStateSearch label={t("package.search")} state={state} />
            <NativeSelect
              size="xs"
              aria-label={t("field.state")}
              value={show}
              data={SHOWN.map((value) => ({ value, label: t(`show.${value}`) }))}
              onChange={({ currentTarget: { value } }) =>
                state.setFilter("show", value === "all" ? "" : value)
              }
            />
          </>
        }
        texts={useTableTexts()}
      />
    </>
  );
}

function AddButton() {
  const { t } = useTranslation("subscription");
  return (
    <Button
      component={Link}
      to={href("/super-admin/admins/account-management/package/new")}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t("package.add")}
    </Button>
  );
}

function usePackageColumns(): readonly DataTableColumn<ManagedPackage>[] {
  const { t } = useTranslation("subscription");
  const language = useLanguage();
  return useMemo(
    (): readonly DataTableColumn<ManagedPackage>[] => [
      {
        id: "name",
        header: t("field.name"),
        sortable: true,
        required: true,
        cell: (row) => (
          <NameLink
            to={href("/super-admin/admins/account-management/package/edit/:id", { id: row.id })}
            name={row.name}
            second={row.description}
          />
        ),
      },
      {
        id: "keys",
        header: t("field.keys"),
        cell: (row) => t("keysOf", { admin: row.adminKeys, agent: row.agentKeys, client: row.clientKeys }),
      },
      {
        id: "termMonths",
        header: t("field.termMonths"),
        sortable: true,
        align: "end",
        cell: (row) => formatNumber(row.termMonths, language),
      },
      {
        id: "prices",
        header: t("field.price"),
        align: "end",
        cell: (row) =>
          row.prices.map(({ currency, total }) => formatMoney(total, currency, language)).join(" · "),
      },
      {
        id: "companyCount",
        header: t("field.companies"),
        sortable: true,
        align: "end",
        cell: (row) => formatNumber(row.companyCount, language),
      },
      {
        id: "state",
        header: t("field.state"),
        cell: (row) => (
          <StatusBadge
            tone={row.isOffered ? "positive" : "ended"}
            label={t(row.isOffered ? "show.offered" : "show.withdrawn")}
          />
        ),
      },
    ],
    [language, t],
  );
}
