import { useMemo } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";

const MENUS = [
  "quotation",
  "incoming-requests",
  "sent-requests",
  "company",
  "key-management",
  "rate",
  "feedback",
  "margins",
  "messages",
  "trucking",
] as const;
const SUB_MENUS = [
  "list",
  "assigned",
  "general",
  "contract",
  "priority",
  "promo",
  "spot",
  "feedbackList",
  "proposals",
] as const;

/** Names of the menu entries that notifications belong to; one that this version does not know is 'other'. */
export function useNewsMenuName() {
  const { t } = useTranslation("notification");
  return useMemo(
    () => ({
      main: (menu: string) => t(`menu.${MENUS.find((known) => known === menu) ?? "other"}`),
      sub: (subMenu: string) => t(`subMenu.${SUB_MENUS.find((known) => known === subMenu) ?? "other"}`),
    }),
    [t],
  );
}
