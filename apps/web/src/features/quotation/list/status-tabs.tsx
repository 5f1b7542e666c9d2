import { QUOTATION_STATES, type QuotationState } from "@kilolane/domain";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { ListState } from "../../../lib/lists/use-list-state.ts";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { statusesOf } from "./list-filter.ts";

/** The server counts no further (contract: listOf). */
const MOST_COUNTED = 10_000;
const ALL = "all";

interface StatusTabsProps {
  readonly state: ListState;
  /** how many match by status, whatever the tab */
  readonly counts: Readonly<Record<string, number>> | undefined;
  /** those that the reader can have */
  readonly states?: readonly QuotationState[];
}

/** One tab per state with how many there are; the address keeps which is open. */
export function StatusTabs({ state, counts, states = QUOTATION_STATES }: StatusTabsProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const open = statusesOf(state.filter);
  const shown = (count: number) =>
    count > MOST_COUNTED ? t("list.more", { count: MOST_COUNTED }) : formatNumber(count, language);
  const all = states.reduce((sum, status) => sum + (counts?.[status] ?? 0), 0);
  const tabs = [
    { id: ALL, label: t("list.all"), count: counts && shown(all) },
    ...states.map((status) => ({
      id: status,
      label: t(`status.${status}`),
      count: counts && shown(counts[status] ?? 0),
    })),
  ];
  return (
    <ListTabs
      label={t("list.status")}
      tabs={tabs}
      open={open.length === 0 ? ALL : open.length === 1 ? open[0] : undefined}
      onOpen={(id) => state.setFilter("status", id === ALL ? [] : [id])}
    />
  );
}
