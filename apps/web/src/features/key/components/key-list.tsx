import { KEY_FILTERS, type KeyFilter } from "@kilolane/contract";
import { KEY_TYPES } from "@kilolane/domain";
import { Button, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { listProps } from "../../../lib/lists/list-props.ts";
import type { ListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import type { KeyDesk } from "../key-desk.ts";
import { STANDARD_SORT, tabOf, toKeyQuery, typeOf } from "../key-filter.ts";
import { downloadKeys, keyListQuery, type ListedKey } from "../queries.ts";
import type { KeyActs } from "../use-key-acts.ts";
import { useKeyColumns } from "../use-key-columns.tsx";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import classes from "./key-screen.module.css";

interface KeyListProps {
  readonly title: string;
  readonly desk: KeyDesk;
  readonly state: ListState;
  readonly standard: KeyFilter;
  readonly onTab?: (tab: KeyFilter) => boolean;
  readonly filters?: ReactNode;
  readonly empty: ReactNode;
  readonly acts: KeyActs;
  readonly onDetails: (key: ListedKey) => void;
}

/** The keys of a desk; the whole state of the list is its address. */
export function KeyList(props: KeyListProps) {
  const { desk, state, standard, acts, onDetails } = props;
  const { t } = useTranslation("key");
  const texts = useTableTexts();
  const namesCompany = desk.kind === "operator" && desk.companyId === undefined;
  const columns = useKeyColumns({ acts, namesCompany, onDetails });
  const query = toKeyQuery(state, standard);
  const answer = useQuery(keyListQuery(desk, query));
  const { data } = answer;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const tab = tabOf(state.filter, standard);
  const chosen = useMemo(() => (data?.content ?? []).filter((key) => selected.has(key.id)), [data, selected]);
  return (
    <RecordList
      {...listProps(state, answer)}
      label={t("list.label")}
      storageKey={namesCompany ? "all-keys" : "keys"}
      columns={columns}
      rowId={(key) => key.id}
      sort={state.sort ?? STANDARD_SORT}
      filtered={state.search !== "" || typeOf(state.filter) !== undefined || (data?.counts.all ?? 0) > 0}
      onClearFilters={state.clearFilters}
      empty={props.empty}
      onOpen={onDetails}
      selection={selected}
      onSelection={setSelected}
      bulkActions={<BulkActions keys={chosen} acts={acts} onDone={() => setSelected(new Set())} />}
      filters={
        <>
          <ListStateSearch label={t(namesCompany ? "list.searchAll" : "list.search")} state={state} />
          <TypeSelect state={state} />
          {props.filters}
        </>
      }
      savedViews={
        <KeyTabs
          tab={tab}
          counts={data?.counts}
          onOpen={(next) => {
            if (props.onTab?.(next) !== true) state.setFilter("state", next === standard ? "" : next);
          }}
        />
      }
      exportButton={
        <ListExport name="licence-keys" download={async (format) => downloadKeys(desk, query, format)} />
      }
      texts={texts}
    />
  );
}

interface KeyTabsProps {
  readonly tab: KeyFilter;
  readonly counts: Readonly<Record<Lowercase<KeyFilter>, number>> | undefined;
  readonly onOpen: (tab: KeyFilter) => void;
}

function isLower(word: string): word is Lowercase<KeyFilter> {
  return KEY_FILTERS.some((tab) => tab.toLowerCase() === word);
}

function KeyTabs({ tab, counts, onOpen }: KeyTabsProps) {
  const { t } = useTranslation("key");
  const language = useLanguage();
  const countOf = (word: KeyFilter) => {
    const name = word.toLowerCase();
    return counts && isLower(name) ? formatNumber(counts[name], language) : undefined;
  };
  return (
    <ListTabs
      label={t("filter.label")}
      tabs={KEY_FILTERS.map((id) => ({ id, label: t(`filter.${id}`), count: countOf(id) }))}
      open={tab}
      onOpen={(id) => {
        const next = KEY_FILTERS.find((word) => word === id);
        if (next) onOpen(next);
      }}
    />
  );
}

function TypeSelect({ state }: { readonly state: ListState }) {
  const { t } = useTranslation("key");
  return (
    <NativeSelect
      size="xs"
      className={classes.select ?? ""}
      aria-label={t("list.type")}
      value={typeOf(state.filter) ?? ""}
      data={[
        { value: "", label: t("list.allTypes") },
        ...KEY_TYPES.map((type) => ({ value: type, label: t(`types.${type}`) })),
      ]}
      onChange={(event) => state.setFilter("type", event.currentTarget.value)}
    />
  );
}

interface BulkActionsProps {
  readonly keys: readonly ListedKey[];
  readonly acts: KeyActs;
  readonly onDone: () => void;
}

const BULK = ["resend", "unassign"] as const;

/** What can be done with several keys at once: those of them that allow it. */
function BulkActions({ keys, acts, onDone }: BulkActionsProps) {
  const { t } = useTranslation("key");
  return BULK.map((action) => {
    const able = keys.filter((key) => key.actions.includes(action));
    return (
      <Button
        key={action}
        size="xs"
        variant="default"
        disabled={able.length === 0}
        onClick={() => {
          for (const key of able) acts.run(action, key);
          onDone();
        }}
      >
        {`${t(`action.${action}`)} (${able.length})`}
      </Button>
    );
  });
}
