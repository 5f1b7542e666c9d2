import type { EndpointOutput, findNotificationPage } from "@kilolane/contract";
import type { ListState } from "../../lib/lists/use-list-state.ts";
import type { NotificationQuery } from "./page-queries.ts";

export type MenuShare = EndpointOutput<typeof findNotificationPage>["menus"][number];

const textOf = (state: Pick<ListState, "filter">, field: string): string => {
  const value = state.filter[field];
  return typeof value === "string" ? value.slice(0, 60) : "";
};

/** What the address narrows the list to. */
export function narrowingOf(state: Pick<ListState, "filter">) {
  const menu = textOf(state, "menu");
  return {
    menu,
    subMenu: menu === "" ? "" : textOf(state, "subMenu"),
    unreadOnly: state.filter["state"] === "unread",
  };
}

/** The state of the address as the call's query. */
export function toNotificationQuery(state: Pick<ListState, "filter" | "page" | "size">): NotificationQuery {
  const { menu, subMenu, unreadOnly } = narrowingOf(state);
  return { menu, subMenu, ...(unreadOnly ? { unread: "true" } : {}), page: state.page, size: state.size };
}

/** Menu entries under the narrowing, and how many notifications they have. */
export function sharesUnder(
  menus: readonly MenuShare[],
  { menu, subMenu }: { readonly menu: string; readonly subMenu: string },
) {
  const shares = menus.filter(
    ({ mainManu, subManu }) => (menu === "" || mainManu === menu) && (subMenu === "" || subManu === subMenu),
  );
  return {
    total: shares.reduce((sum, share) => sum + share.total, 0),
    unread: shares.reduce((sum, share) => sum + share.noNotification, 0),
    unreadEntries: shares
      .filter((share) => share.noNotification > 0)
      .map(({ mainManu, subManu }) => ({ menu: mainManu, subMenu: subManu })),
  };
}
