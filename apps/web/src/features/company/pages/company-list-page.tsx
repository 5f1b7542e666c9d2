import { Button } from "@mantine/core";
import { IconBuilding, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { listProps } from "../../../lib/lists/list-props.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { href } from "../../../lib/paths/href.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { addCompanyHref } from "../company-form.ts";
import { companyListAt, openTabOf, toCompanyQuery, type CompanyList } from "../company-lists.ts";
import { companiesQuery, downloadCompanies } from "../queries.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { useCompanyColumns } from "../use-company-columns.tsx";

const STANDARD = { sort: { by: "createdAt", descending: true } };

/** The operator's companies of one kind; which one, the path says. The state of the list is its address. */
export default function CompanyListPage() {
  const { t } = useTranslation("company");
  const list = companyListAt(useLocation().pathname);
  const title = t(`title.${list.id}`);
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} lead={t(`lead.${list.id}`)} actions={<AddButton list={list} />} />
      <Companies key={list.id} list={list} title={title} />
    </>
  );
}

interface CompaniesProps {
  readonly list: CompanyList;
  readonly title: string;
}

function Companies({ list, title }: CompaniesProps) {
  const { t } = useTranslation("company");
  const language = useLanguage();
  const navigate = useNavigate();
  const state = useListState(STANDARD);
  const texts = useTableTexts();
  const columns = useCompanyColumns();
  const query = toCompanyQuery(list, state);
  const answer = useQuery(companiesQuery(query));
  const open = openTabOf(list, state);
  const counts = answer.data?.counts;
  return (
    <RecordList
      {...listProps(state, answer)}
      label={title}
      storageKey={`companies.${list.id}`}
      columns={columns}
      rowId={(row) => row.id}
      empty={<Empty list={list} />}
      onOpen={(row) =>
        void navigate(
          href("/super-admin/freight-forwarder/companies/company-details/:companyId", { companyId: row.id }),
        )
      }
      savedViews={
        <ListTabs
          label={t("filter.label")}
          tabs={list.tabs.map((tab) => ({
            id: tab.id,
            label: t(`filter.${tab.id}`),
            count: counts && formatNumber(counts[tab.count], language),
          }))}
          open={open?.id}
          onOpen={(id) => state.setFilter("tab", id === list.tabs[0]?.id ? "" : id)}
        />
      }
      filters={<ListStateSearch label={t("search")} state={state} />}
      exportButton={
        <ListExport name="companies" download={async (format) => downloadCompanies(query, format)} />
      }
      texts={texts}
    />
  );
}

function AddButton({ list }: Pick<CompaniesProps, "list">) {
  const { t } = useTranslation("company");
  return (
    <Button component={Link} to={addCompanyHref(list.kind)} leftSection={<IconPlus size={18} aria-hidden />}>
      {t(list.kind === "airline" ? "action.addAirline" : "action.add")}
    </Button>
  );
}

/** Nobody here yet: why, and what to do first. */
function Empty({ list }: Pick<CompaniesProps, "list">) {
  const { t } = useTranslation(["company", "state"]);
  return (
    <StatePanel
      icon={<IconBuilding size={34} stroke={1.4} aria-hidden />}
      title={t("state:empty.title")}
      text={t(`empty.${list.empty}`)}
      action={
        list.unapprovedPath === undefined ? (
          <AddButton list={list} />
        ) : (
          <Button component={Link} to={list.unapprovedPath} variant="default">
            {t("action.toUnapproved")}
          </Button>
        )
      }
    />
  );
}
