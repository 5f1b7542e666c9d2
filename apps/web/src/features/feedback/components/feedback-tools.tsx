import type { FeedbackCounts } from "@kilolane/contract";
import { NativeSelect } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { ListState } from "../../../lib/lists/use-list-state.ts";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { FEEDBACK_KINDS, FEEDBACK_TABS, openTabOf } from "../feedback-lists.ts";

interface FeedbackTabsProps {
  readonly state: ListState;
  readonly counts: FeedbackCounts | undefined;
}

/** All, open, answered, closed, each with how many there are. */
export function FeedbackTabs({ state, counts }: FeedbackTabsProps) {
  const { t } = useTranslation("feedback");
  const language = useLanguage();
  return (
    <ListTabs
      label={t("tab.label")}
      tabs={FEEDBACK_TABS.map((id) => ({
        id,
        label: t(`tab.${id}`),
        count: counts && formatNumber(counts[id], language),
      }))}
      open={openTabOf(state)}
      onOpen={(id) => state.setFilter("state", id === "all" ? "" : id)}
    />
  );
}

/** Words and type to filter by. */
export function FeedbackFilters({ state, label }: { readonly state: ListState; readonly label: string }) {
  const { t } = useTranslation("feedback");
  const type = FEEDBACK_KINDS.find((kind) => kind === state.filter["type"]) ?? "";
  return (
    <>
      <ListStateSearch label={label} state={state} />
      <NativeSelect
        size="xs"
        aria-label={t("filter.type")}
        value={type}
        data={[
          { value: "", label: t("filter.anyType") },
          ...FEEDBACK_KINDS.map((kind) => ({ value: kind, label: t(`type.${kind}`) })),
        ]}
        onChange={(event) => state.setFilter("type", event.currentTarget.value)}
      />
    </>
  );
}
