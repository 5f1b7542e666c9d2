import { Anchor, NativeSelect } from "@mantine/core";
import { IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { listProps } from "../../../lib/lists/list-props.ts";
import { type ListState, useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { href } from "../../../lib/paths/href.ts";
import { PERSON_STATES } from "../../../lib/people/person-state.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import {
  FILTER_ROLES,
  openRoleOf,
  openStateOf,
  peopleListAt,
  toPeopleQuery,
  type PeopleList,
} from "../people-lists.ts";
import { companyQuery, downloadPeople, peopleQuery } from "../queries.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { usePeopleColumns } from "../use-people-columns.tsx";

const STANDARD = { sort: { by: "name", descending: false } };

/** The operator's people of one role, of one company where the path names it. */
export default function PeopleListPage() {
  const { t } = useTranslation("company");
  const list = peopleListAt(useLocation().pathname);
  const { companyId } = useParams();
  const { data: company } = useQuery({
    ...companyQuery(companyId ?? ""),
    enabled: companyId !== undefined,
  });
  const title = t(`title.${list.id}`, { company: company?.name ?? "…" });
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={<bdi>{title}</bdi>}
        lead={t(`lead.${list.id}`)}
        actions={
          companyId === undefined ? null : (
            <Anchor
              component={Link}
              to={href("/super-admin/freight-forwarder/companies/company-details/:companyId", { companyId })}
            >
              {t("action.details")}
            </Anchor>
          )
        }
      />
      <People key={list.id} list={list} companyId={companyId} title={title} />
    </>
  );
}

interface PeopleProps {
  readonly list: PeopleList;
  readonly companyId: string | undefined;
  readonly title: string;
}

function People({ list, companyId, title }: PeopleProps) {
  const { t } = useTranslation(["company", "member", "state"]);
  const language = useLanguage();
  const state = useListState(STANDARD);
  const texts = useTableTexts();
  const columns = usePeopleColumns(companyId === undefined, openRoleOf(list, state) !== list.role);
  const query = toPeopleQuery(list, companyId, state);
  const answer = useQuery(peopleQuery(query));
  const open = openStateOf(state);
  const counts = answer.data?.counts;
  const states = PERSON_STATES.filter((one) => one === "Active" || one === open || (counts?.[one] ?? 0) > 0);
  return (
    <RecordList
      {...listProps(state, answer)}
      label={title}
      storageKey={`people.${list.id}`}
      columns={columns}
      rowId={(row) => row.id}
      empty={
        <StatePanel
          icon={<IconUsers size={34} stroke={1.4} aria-hidden />}
          title={t("state:empty.title")}
          text={t(list.id === "dataEntry" ? "empty.others" : "empty.people")}
        />
      }
      savedViews={
        <ListTabs
          label={t("filter.label")}
          tabs={(["All", ...states] as const).map((id) => ({
            id,
            label: id === "All" ? t("member:filter.All") : t(`member:state.${id}`),
            count: counts && formatNumber(counts[id], language),
          }))}
          open={open}
          onOpen={(id) => state.setFilter("tab", id === "All" ? "" : id)}
        />
      }
      filters={
        <>
          <ListStateSearch label={t("searchPeople")} state={state} />
          <RoleFilter list={list} state={state} />
        </>
      }
      exportButton={<ListExport name="people" download={async (format) => downloadPeople(query, format)} />}
      texts={texts}
    />
  );
}

/** People of another role than the list's own, or of all of them. */
function RoleFilter({ list, state }: { readonly list: PeopleList; readonly state: ListState }) {
  const { t } = useTranslation(["company", "member", "session"]);
  const isListed = FILTER_ROLES.some((role) => role === list.role);
  return (
    <NativeSelect
      size="xs"
      aria-label={t("member:column.role")}
      value={openRoleOf(list, state)}
      data={[
        ...(isListed ? [] : [{ value: list.role, label: t(`session:role.${list.role}`) }]),
        ...(["ALL", ...FILTER_ROLES] as const).map((role) => ({
          value: role,
          label: t(`roleFilter.${role}`),
        })),
      ]}
      onChange={({ currentTarget: { value } }) => state.setFilter("role", value === list.role ? "" : value)}
    />
  );
}
