import type { AssignmentRule } from "@kilolane/contract";
import { Button, Text } from "@mantine/core";
import { IconPlus, IconUserCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordDeleteDialog } from "../../../lib/forms/record-delete-dialog.tsx";
import { NamedPageHeader } from "../../../lib/i18n/named-page-header.tsx";
import { listProps } from "../../../lib/lists/list-props.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { href } from "../../../lib/paths/href.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import {
  ASSIGNMENT_READS,
  assignmentRulesQuery,
  removeAssignmentRule,
} from "../assignment/assignment-queries.ts";
import { useAssignmentColumns } from "../assignment/use-assignment-columns.tsx";

const AssignmentDialog = lazyPart(async () => import("../assignment/assignment-dialog.tsx"));

/** Who gets a client's request when it arrives: the rules in the order in which they count. */
export default function AssignmentRulesPage() {
  const { t } = useTranslation("assignment");
  /** undefined: no form; null: a new rule */
  const [edited, setEdited] = useState<AssignmentRule | null>();
  const [leaving, setLeaving] = useState<AssignmentRule>();
  const tools = useMemo(() => ({ onEdit: setEdited, onDelete: setLeaving }), []);
  const state = useListState({ size: 100 });
  const answer = useQuery(assignmentRulesQuery);
  const rules = answer.data?.content;
  const page = { ...answer, data: rules && { content: rules, total: rules.length } };
  const title = t("title");
  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited(null)}>
      {t("action.add")}
    </Button>
  );
  return (
    <>
      <NamedPageHeader title={title} lead={t("lead")}>
        <Button
          component={Link}
          variant="default"
          to={href("/freight-forwarder/admin/incoming-requests/list/view")}
        >
          {t("back")}
        </Button>
        {addButton}
      </NamedPageHeader>
      <Text size="sm" c="dimmed" mb="md" maw={820}>
        {t("order")}
      </Text>
      <RecordList
        {...listProps(state, page)}
        label={title}
        storageKey="assignment-rules"
        columns={useAssignmentColumns(tools)}
        rowId={(row) => row.id}
        empty={
          <StatePanel
            icon={<IconUserCheck size={34} stroke={1.4} aria-hidden />}
            title={title}
            text={t("empty")}
            action={addButton}
          />
        }
        texts={useTableTexts()}
      />
      {edited === undefined ? null : (
        <AssignmentDialog rule={edited ?? undefined} onClose={() => setEdited(undefined)} />
      )}
      {leaving === undefined ? null : (
        <RecordDeleteDialog
          area="assignment"
          record={leaving}
          name={leaving.name}
          remove={removeAssignmentRule}
          reads={ASSIGNMENT_READS}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}
