import { expect, test } from "vitest";
import { narrowingOf, sharesUnder, toNotificationQuery } from "./notification-filter.ts";

const MENUS = [
  { mainManu: "quotation", subManu: "list", total: 5, noNotification: 2 },
  { mainManu: "quotation", subManu: "requests", total: 1, noNotification: 0 },
  { mainManu: "rate", subManu: "general", total: 3, noNotification: 3 },
];

test("the address narrows to a menu entry; a sub menu without its menu narrows nothing", () => {
  expect(narrowingOf({ filter: { subMenu: "list" } })).toEqual({ menu: "", subMenu: "", unreadOnly: false });
  const filter = { menu: "quotation", subMenu: "list", state: "unread" };
  expect(toNotificationQuery({ filter, page: 2, size: 25 })).toEqual({
    menu: "quotation",
    subMenu: "list",
    unread: "true",
    page: 2,
    size: 25,
  });
  expect(narrowingOf({ filter: { menu: ["a"] } }).menu).toBe("");
});

test("what is under a menu is counted, and only entries with something unread are marked", () => {
  expect(sharesUnder(MENUS, { menu: "", subMenu: "" })).toEqual({
    total: 9,
    unread: 5,
    unreadEntries: [
      { menu: "quotation", subMenu: "list" },
      { menu: "rate", subMenu: "general" },
    ],
  });
  expect(sharesUnder(MENUS, { menu: "quotation", subMenu: "requests" })).toEqual({
    total: 1,
    unread: 0,
    unreadEntries: [],
  });
});
