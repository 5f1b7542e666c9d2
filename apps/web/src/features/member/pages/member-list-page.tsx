import { Button, NativeSelect } from "@mantine/core";
import { IconPlus, IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { listProps } from "../../../lib/lists/list-props.ts";
import { type ListState, useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { PERSON_STATES } from "../../../lib/people/person-state.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { openRoleOf, openStateOf, toMemberQuery, useMemberDesk, type MemberDesk } from "../member-desk.ts";
import { downloadMembers, membersQuery } from "../queries.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { useMemberColumns } from "../use-member-columns.tsx";

const STANDARD = { sort: { by: "name", descending: false } };

/** The company's own people: its desk, or its clients; which of them, the path says. */
export default function MemberListPage() {
  const { t } = useTranslation("member");
  const desk = useMemberDesk();
  const title = t(`title.${desk.word}`);
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} lead={t(`lead.${desk.word}`)} actions={<AddButton desk={desk} />} />
      <Members key={desk.listPath} desk={desk} title={title} />
    </>
  );
}

interface DeskProps {
  readonly desk: MemberDesk;
}

function Members({ desk, title }: DeskProps & { readonly title: string }) {
  const { t } = useTranslation("member");
  const language = useLanguage();
  const state = useListState(STANDARD);
  const texts = useTableTexts();
  const columns = useMemberColumns(desk);
  const query = toMemberQuery(desk, state);
  const answer = useQuery(membersQuery(query));
  const open = openStateOf(state);
  const counts = answer.data?.counts;
  const states = PERSON_STATES.filter(
    (one) => one === "Active" || one === "Suspended" || one === open || (counts?.[one] ?? 0) > 0,
  );
  return (
    <RecordList
      {...listProps(state, answer)}
      label={title}
      storageKey={`members.${desk.word}`}
      columns={columns}
      rowId={(row) => row.id}
      empty={<Empty desk={desk} />}
      savedViews={
        <ListTabs
          label={t("column.state")}
          tabs={(["All", ...states] as const).map((id) => ({
            id,
            label: id === "All" ? t("filter.All") : t(`state.${id}`),
            count: counts && formatNumber(counts[id], language),
          }))}
          open={open}
          onOpen={(id) => state.setFilter("tab", id === "All" ? "" : id)}
        />
      }
      filters={
        <>
          <ListStateSearch label={t("search")} state={state} />
          <RoleFilter desk={desk} state={state} />
        </>
      }
      exportButton={
        <ListExport name={desk.word} download={async (format) => downloadMembers(query, format)} />
      }
      texts={texts}
    />
  );
}

/** One of the roles, where the list has more than one. */
function RoleFilter({ desk, state }: DeskProps & { readonly state: ListState }) {
  const { t } = useTranslation(["member", "session"]);
  if (desk.roles.length === 0) return null;
  return (
    <NativeSelect
      size="xs"
      aria-label={t("column.role")}
      value={openRoleOf(desk, state)}
      data={[
        { value: "ALL", label: t("filter.allRoles") },
        ...desk.roles.map((role) => ({ value: role, label: t(`session:role.${role}`) })),
      ]}
      onChange={({ currentTarget: { value } }) => state.setFilter("role", value === "ALL" ? "" : value)}
    />
  );
}

function AddButton({ desk }: DeskProps) {
  const { t } = useTranslation("member");
  return (
    <Button component={Link} to={desk.addPath} leftSection={<IconPlus size={18} aria-hidden />}>
      {t(`action.${desk.addWord}`)}
    </Button>
  );
}

/** Nobody here yet: what to do first. */
function Empty({ desk }: DeskProps) {
  const { t } = useTranslation(["member", "state"]);
  return (
    <StatePanel
      icon={<IconUsers size={34} stroke={1.4} aria-hidden />}
      title={t("state:empty.title")}
      text={t(`empty.${desk.word}`)}
      action={<AddButton desk={desk} />}
    />
  );
}
