import { type MarginRule, RULE_CONDITIONS, RULE_STATE_FILTERS, type RuleCondition } from "@kilolane/contract";
import { may } from "@kilolane/domain";
import { Button, NativeSelect } from "@mantine/core";
import { IconPercentage, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { listProps } from "../../../lib/lists/list-props.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
import { RecordDeleteDialog } from "../../../lib/forms/record-delete-dialog.tsx";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import classes from "../margin.module.css";
import {
  downloadRules,
  MARGIN_READS,
  openConditionOf,
  openStateOf,
  removeRule,
  rulesQuery,
  storeRule,
  toRuleQuery,
} from "../queries.ts";
import { formOf } from "../rule-form.ts";
import { useRuleColumns } from "../use-rule-columns.tsx";

const RuleDialog = lazyPart(async () => import("./rule-dialog.tsx"));

interface RuleListProps {
  readonly title: string;
  readonly lead: string;
  /** shows no rules but those with this condition */
  readonly only?: RuleCondition;
  /** links beside the button */
  readonly links?: ReactNode;
}

/** Margin rules in the order in which they count; who keeps them adds, changes and deletes here. */
export function RuleList({ title, lead, only, links }: RuleListProps) {
  const { t } = useTranslation(["margin", "state"]);
  const language = useLanguage();
  usePageTitle(title);
  const isKeeper = may(useDesk(), "keepsMarginRules");
  /** undefined: no form; null: a new rule */
  const [edited, setEdited] = useState<MarginRule | null>();
  const [leaving, setLeaving] = useState<MarginRule>();
  const tools = useMemo(() => (isKeeper ? { onEdit: setEdited, onDelete: setLeaving } : null), [isKeeper]);
  const state = useListState();
  const query = only === undefined ? toRuleQuery(state) : { ...toRuleQuery(state), condition: only };
  const answer = useQuery(rulesQuery(query));
  const counts = answer.data?.counts;
  const addButton = isKeeper ? (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited(null)}>
      {t("action.add")}
    </Button>
  ) : null;
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        actions={
          <>
            {links}
            {addButton}
          </>
        }
      />
      <p className={classes["order"]}>{isKeeper ? t("order") : `${t("order")} ${t("adminOnly")}`}</p>
      <RecordList
        {...listProps(state, answer)}
        label={title}
        storageKey="margin-rules"
        columns={useRuleColumns(tools)}
        rowId={(row) => row.id}
        empty={
          <StatePanel
            icon={<IconPercentage size={34} stroke={1.4} aria-hidden />}
            title={t("state:empty.title")}
            text={t("empty")}
            action={addButton}
          />
        }
        savedViews={
          <ListTabs
            label={t("field.state")}
            tabs={RULE_STATE_FILTERS.map((id) => ({
              id,
              label: id === "all" ? t("all") : t(`state.${id}`),
              count: counts && formatNumber(counts[id], language),
            }))}
            open={openStateOf(state)}
            onOpen={(id) => state.setFilter("state", id === "all" ? "" : id)}
          />
        }
        filters={
          <>
            <ListStateSearch label={t("search")} state={state} />
            {only === undefined ? (
              <NativeSelect
                size="sm"
                aria-label={t("filterBy")}
                value={openConditionOf(state)}
                data={[
                  { value: "", label: t("anyCondition") },
                  ...RULE_CONDITIONS.map((one) => ({ value: one, label: t(`condition.${one}`) })),
                ]}
                onChange={({ currentTarget }) => state.setFilter("condition", currentTarget.value)}
              />
            ) : null}
          </>
        }
        exportButton={
          <ListExport name="margin-rules" download={async (format) => downloadRules(query, format)} />
        }
        texts={useTableTexts()}
      />
      {edited === undefined ? null : (
        <RuleDialog
          rule={edited ?? undefined}
          currency={(edited && formOf(edited).currency) || (answer.data?.currency ?? "")}
          onClose={() => setEdited(undefined)}
        />
      )}
      {leaving === undefined ? null : (
        <RecordDeleteDialog
          area="margin"
          record={leaving}
          name={leaving.name}
          remove={removeRule}
          restore={async (rule) => storeRule(formOf(rule), undefined)}
          reads={MARGIN_READS}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}
