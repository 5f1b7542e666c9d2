import {
  countMenuNotifications,
  countNotifications,
  findNotificationPage,
  listNotifications,
  markMenuNotificationsRead,
  markNotificationRead,
  markNotificationsRead,
  updateNotificationStatus,
} from "@kilolane/contract";
import { newId } from "../../db/new-id.ts";
import { describe, expect, it } from "vitest";
import { coverEndpoint } from "../../../test/cover.ts";
import { systemScope } from "../../../test/factories.ts";
import { useTestWorld, type SignedInPerson } from "../../../test/harness.ts";
import { withTransaction } from "../../db/transaction.ts";

const world = useTestWorld();

/** Tells a person that a client accepted quotations Q-1 … Q-n, one a minute. @returns ids, the oldest first */
async function tell(
  person: SignedInPerson,
  count: number,
  kind = "quotation-accepted",
  subMenu = "list",
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  await withTransaction(systemScope(world.database), (tx) =>
    tx.db
      .insertInto("notification")
      .values(
        ids.map((id, index) => ({
          id,
          company_id: person.user.company.id,
          user_id: person.user.id,
          kind,
          main_menu: "quotation",
          sub_menu: subMenu,
          detail: JSON.stringify({ number: `Q-${index + 1}`, client: "Acme" }),
          created_at: new Date(Date.UTC(2026, 0, 1, 12, index)),
        })),
      )
      .execute(),
  );
  return ids;
}

/** A menu entry as it is counted. */
function menuEntry(subManu: string, noNotification: number) {
  return { mainManu: "quotation", subManu, noNotification };
}

async function countUnread(person: SignedInPerson): Promise<number> {
  return (await person.call(countNotifications)).body.notificationCount;
}

describe("notifications", () => {
  it("are listed newest first, in the caller's language, to nobody else", async () => {
    const admin = await world.signInAs("ROLE_FFADMIN");
    const colleague = await world.signInAs("ROLE_FFAGENT", { company: admin.user.company });
    const stranger = await world.signInAs("ROLE_FFADMIN");
    await tell(admin, 3);
    const whole = await admin.call(listNotifications);
    const english = await admin.call(listNotifications, { query: { size: 2 } });
    expect(english.body.map((entry) => entry.description)).toEqual([
      "Acme accepted quotation Q-3.",
      "Acme accepted quotation Q-2.",
    ]);
    expect(english.body[0]).toMatchObject({
      status: "unread",
      mainManu: "quotation",
      subManu: "list",
      notificationType: "quotation-accepted",
      createDateTime: "2026-01-01T12:02:00.000Z",
    });
    const chinese = await admin.call(
      listNotifications,
      { query: { page: 3, size: 1 } },
      { headers: { "accept-language": "zh" } },
    );
    expect(chinese.body[0]?.description).toBe("Acme 已接受报价单 Q-1。");
    expect((await colleague.call(listNotifications)).body).toEqual([]);
    coverEndpoint("GET", "/notification/list", {
      status: whole.status,
      readBack: {
        through: "GET /notification/count",
        agrees: (await countUnread(admin)) === whole.body.filter(({ status }) => status === "unread").length,
      },
      foreign: { found: (await stranger.call(listNotifications)).body.length },
    });
  });

  it("of a kind that this version does not know still say something", async () => {
    const admin = await world.signInAs("ROLE_FFADMIN");
    await tell(admin, 1, "meteor-sighted");
    expect((await admin.call(listNotifications)).body[0]?.description).toBe("You have a new notification.");
  });

  it("are counted and marked one by one, many at once, and never another person's", async () => {
    const admin = await world.signInAs("ROLE_FFADMIN");
    const colleague = await world.signInAs("ROLE_FFAGENT", { company: admin.user.company });
    const stranger = await world.signInAs("ROLE_FFADMIN");
    const [first = "", second = "", third = "", fourth = ""] = await tell(admin, 4);
    const counted = await admin.call(countNotifications);
    expect(counted.body).toEqual({ notificationCount: 4 });
    coverEndpoint("GET", "/notification/count", {
      status: counted.status,
      readBack: {
        through: "GET /notification/list",
        agrees: (await admin.call(listNotifications)).body.length === counted.body.notificationCount,
      },
      foreign: { found: await countUnread(stranger) },
    });

    const single = await admin.call(markNotificationRead, { params: { id: first } });
    expect(single.body).toEqual({ notificationCount: 3 });
    const foreign = await stranger.call(markNotificationRead, { params: { id: second } });
    expect((await colleague.call(markNotificationRead, { params: { id: second } })).status).toBe(404);
    const agrees = (await countUnread(admin)) === 3;
    coverEndpoint("PUT", "/notification/mark-as-read/{id}", {
      status: single.status,
      readBack: { through: "GET /notification/count", agrees },
      foreign,
    });

    await stranger.call(markNotificationsRead, { body: { notificationIds: [second, third] } });
    const changedByStranger = 3 - (await countUnread(admin));
    const all = await admin.call(markNotificationsRead, {
      body: { notificationIds: [second, third, newId()] },
    });
    expect(all.body).toEqual({ notificationCount: 1 });
    expect((await admin.call(markNotificationsRead, { body: { id: fourth } })).body.notificationCount).toBe(
      0,
    );
    const list = await admin.call(listNotifications);
    expect(list.body.every((entry) => entry.status === "read")).toBe(true);
    coverEndpoint("POST", "/notification/mark-as-read", {
      status: all.status,
      readBack: { through: "GET /notification/count", agrees: (await countUnread(admin)) === 0 },
      foreign: { found: changedByStranger },
    });
  });

  it("are counted and marked by the menu entry that they belong to", async () => {
    const admin = await world.signInAs("ROLE_FFADMIN");
    const colleague = await world.signInAs("ROLE_FFAGENT", { company: admin.user.company });
    const stranger = await world.signInAs("ROLE_FFADMIN");
    const [first = ""] = await tell(admin, 3);
    await tell(admin, 2, "request-created", "requests");
    await tell(colleague, 1);
    const counted = await admin.call(countMenuNotifications);
    expect(counted.body).toEqual([menuEntry("list", 3), menuEntry("requests", 2)]);
    coverEndpoint("GET", "/notification/menu-count", {
      status: counted.status,
      readBack: {
        through: "GET /notification/count",
        agrees:
          counted.body.reduce((sum, menu) => sum + menu.noNotification, 0) === (await countUnread(admin)),
      },
      foreign: { found: (await stranger.call(countMenuNotifications)).body.length },
    });

    const foreign = await stranger.call(updateNotificationStatus, { params: { id: first } });
    const opened = await admin.call(updateNotificationStatus, { params: { id: first } });
    expect(opened.body).toEqual({ notificationCount: 4 });
    const list = await admin.call(listNotifications);
    coverEndpoint("PUT", "/updateStatus/{id}", {
      status: opened.status,
      readBack: {
        through: "GET /notification/list",
        agrees: list.body.find((one) => one.id === first)?.status === "read",
      },
      foreign,
    });

    const query = { menu: "quotation", subMenu: "list" };
    await stranger.call(markMenuNotificationsRead, { query });
    const changedByStranger = 4 - (await countUnread(admin));
    const marked = await admin.call(markMenuNotificationsRead, { query });
    expect(marked.body).toEqual({ notificationCount: 2 });
    const left = await admin.call(countMenuNotifications);
    expect(left.body).toEqual([menuEntry("requests", 2)]);
    expect(await countUnread(colleague)).toBe(1);
    coverEndpoint("PUT", "/notificationList/menu-sub-menu", {
      status: marked.status,
      readBack: { through: "GET /notification/menu-count", agrees: left.body.length === 1 },
      foreign: { found: changedByStranger },
    });
    const whole = await admin.call(markMenuNotificationsRead, { query: { menu: "quotation" } });
    expect(whole.body).toEqual({ notificationCount: 0 });
    const nameless = await admin.send(markMenuNotificationsRead, { query: {} });
    expect([nameless.status, nameless.error.errors[0]?.field]).toEqual([400, "menu"]);
  });

  it("are read page by page, the unread first, narrowed to a menu entry", async () => {
    const admin = await world.signInAs("ROLE_FFADMIN");
    const stranger = await world.signInAs("ROLE_FFADMIN");
    const [first = ""] = await tell(admin, 3);
    await tell(admin, 1, "key-used", "requests");
    await admin.call(markNotificationRead, { params: { id: first } });
    const all = await admin.call(findNotificationPage, { query: { size: 2, page: 2 } });
    expect(all.body.total).toBe(4);
    expect(all.body.content.map(({ id, status }) => [id === first, status])).toEqual([
      [false, "unread"],
      [true, "read"],
    ]);
    expect(all.body.menus).toEqual([
      { ...menuEntry("list", 2), total: 3 },
      { ...menuEntry("requests", 1), total: 1 },
    ]);
    const query = { menu: "quotation", subMenu: "list", unread: "true" } as const;
    const narrow = await admin.call(findNotificationPage, { query });
    expect([narrow.body.total, narrow.body.content.length]).toEqual([2, 2]);
    const other = await admin.call(findNotificationPage, { query: { menu: "rate" } });
    expect([other.body.total, other.body.content]).toEqual([0, []]);
    expect((await stranger.call(findNotificationPage, { query: {} })).body).toEqual({
      content: [],
      total: 0,
      menus: [],
    });
  });

  it("refuse ids that are none", async () => {
    const admin = await world.signInAs("ROLE_FFADMIN");
    expect((await admin.call(markNotificationRead, { params: { id: "x" } })).status).toBe(404);
    const { status, error } = await admin.call(markNotificationsRead, { body: { notificationIds: ["x"] } });
    expect(status).toBe(400);
    expect(error.errors).toMatchObject([{ field: "notificationIds.0", code: "unknown" }]);
    expect((await world.anonymous.call(countNotifications)).status).toBe(401);
  });
});
