import { QUOTATION_STATES } from "@kilolane/domain";
import { UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { ListState } from "../../../lib/lists/use-list-state.ts";
import { statusesOf } from "../list-filter.ts";
import classes from "./quotation-list.module.css";

/** The server counts no further (contract: listOf). */
const MOST_COUNTED = 10_000;

interface StatusTabsProps {
  readonly state: ListState;
  /** how many match by status, whatever the tab */
  readonly counts: Readonly<Record<string, number>> | undefined;
}

/** One tab per state with how many there are; the address keeps which is open. */
export function StatusTabs({ state, counts }: StatusTabsProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const open = statusesOf(state.filter);
  const shown = (count: number) =>
    count > MOST_COUNTED ? t("list.more", { count: MOST_COUNTED }) : formatNumber(count, language);
  const all = QUOTATION_STATES.reduce((sum, status) => sum + (counts?.[status] ?? 0), 0);
  const tabs = [
    { key: "all", label: t("list.all"), count: all, isOpen: open.length === 0, next: [] },
    ...QUOTATION_STATES.map((status) => ({
      key: status,
      label: t(`status.${status}`),
      count: counts?.[status] ?? 0,
      isOpen: open.length === 1 && open[0] === status,
      next: [status],
    })),
  ];
  return (
    <fieldset className={classes.tabs} aria-label={t("list.status")}>
      {tabs.map((tab) => (
        <UnstyledButton
          key={tab.key}
          className={classes.tab}
          aria-pressed={tab.isOpen}
          data-testid={`tab-${tab.key}`}
          onClick={() => state.setFilter("status", tab.next)}
        >
          {tab.label}
          {counts === undefined ? null : <span className={classes.count}>{shown(tab.count)}</span>}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
