import { ListTabs } from "../../ui/list-tools/list-tabs.tsx";
import { formatNumber } from "../format/numbers.ts";
import { useLanguage } from "../i18n/use-language.ts";
import type { ListState } from "./use-list-state.ts";

/** Tabs over a list, each a value of one filter. */
export interface TabsOfList<Id extends string> {
  readonly label: string;
  /** the filter in the address that the tabs set */
  readonly filter: string;
  /** the first is everything: it takes the filter away */
  readonly ids: readonly Id[];
  readonly open: Id;
  readonly labelOf: (id: Id) => string;
}

interface CountedTabsProps<Id extends string> extends TabsOfList<Id> {
  readonly state: Pick<ListState, "setFilter">;
  /** how many rows each tab holds; undefined until the list has answered */
  readonly counts: Readonly<Record<Id, number>> | undefined;
}

/** Tabs that narrow a list whose state is its address, each with how many rows there are. */
export function CountedTabs<Id extends string>(props: CountedTabsProps<Id>) {
  const { label, filter, ids, open, labelOf, state, counts } = props;
  const language = useLanguage();
  return (
    <ListTabs
      label={label}
      tabs={ids.map((id) => ({
        id,
        label: labelOf(id),
        count: counts && formatNumber(counts[id], language),
      }))}
      open={open}
      onOpen={(id) => state.setFilter(filter, id === ids[0] ? "" : id)}
    />
  );
}
