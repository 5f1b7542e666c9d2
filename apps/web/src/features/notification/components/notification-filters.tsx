import { NativeSelect } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { ListState } from "../../../lib/lists/use-list-state.ts";
import { type MenuShare, narrowingOf } from "../notification-filter.ts";
import { useNewsMenuName } from "../use-news-menu-name.ts";

interface NotificationFiltersProps {
  readonly state: ListState;
  readonly menus: readonly MenuShare[];
}

/** Menu and sub menu to filter by: those that there are notifications under. */
export function NotificationFilters({ state, menus }: NotificationFiltersProps) {
  const { t } = useTranslation("notification");
  const name = useNewsMenuName();
  const { menu, subMenu } = narrowingOf(state);
  const mains = [...new Set([...menus.map((share) => share.mainManu), ...(menu === "" ? [] : [menu])])];
  const subs = menus.filter((share) => share.mainManu === menu).map((share) => share.subManu);
  return (
    <>
      <NativeSelect
        size="xs"
        aria-label={t("filter.menu")}
        value={menu}
        data={[
          { value: "", label: t("filter.everyMenu") },
          ...mains.map((value) => ({ value, label: name.main(value) })),
        ]}
        onChange={(event) => state.setFilter("menu", event.currentTarget.value)}
      />
      {subs.length > 1 ? (
        <NativeSelect
          size="xs"
          aria-label={t("filter.subMenu")}
          value={subMenu}
          data={[
            { value: "", label: t("filter.everySubMenu") },
            ...subs.map((value) => ({ value, label: name.sub(value) })),
          ]}
          onChange={(event) => state.setFilter("subMenu", event.currentTarget.value)}
        />
      ) : null}
    </>
  );
}
