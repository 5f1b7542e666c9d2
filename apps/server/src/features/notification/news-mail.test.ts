import {
  getNotificationSetting,
  listNotifications,
  markNotificationRead,
  updateNotificationSetting,
  type NotificationSetting,
} from "@kilolane/contract";
import { expect, test } from "vitest";
import { systemScope } from "../../../test/factories.ts";
import { useTestWorld, type SignedInPerson } from "../../../test/harness.ts";
import { newId } from "../../db/new-id.ts";
import { withTransaction } from "../../db/transaction.ts";
import { sendWaiting } from "./send-waiting.ts";

/** Monday noon in Rome. */
const NOON = "2026-03-02T12:00:00+01:00";
const world = useTestWorld({ at: NOON });

const SETTING: NotificationSetting = { choices: {}, timeZone: "Europe/Rome", quiet: null };

async function choose(person: SignedInPerson, setting: Partial<NotificationSetting>): Promise<void> {
  const { status } = await person.call(updateNotificationSetting, { body: { ...SETTING, ...setting } });
  expect(status).toBe(200);
}

/** Tells a person that a client accepted a quotation. @returns the id of the notification */
async function tell(person: SignedInPerson, number: string, mainMenu = "quotation"): Promise<string> {
  const id = newId();
  await withTransaction(systemScope(world.database), (tx) =>
    tx.db
      .insertInto("notification")
      .values({
        id,
        company_id: person.user.company.id,
        user_id: person.user.id,
        kind: "quotation-accepted",
        main_menu: mainMenu,
        sub_menu: "list",
        detail: JSON.stringify({ number, client: "Acme" }),
      })
      .execute(),
  );
  return id;
}

interface QueuedMail {
  readonly kind: string;
  readonly language: string;
  readonly values: { readonly first: string; readonly list: string; readonly day: string };
}

/** What a turn at that moment sends a person. */
async function mailsAt(person: SignedInPerson, moment: string): Promise<QueuedMail[]> {
  await sendWaiting(systemScope(world.database), world.app, new Date(moment));
  const { rows } = await world.database.query<{ data: QueuedMail }>(
    "delete from pgboss.job where name = 'notice-mail' and data ->> 'to' = $1 returning data",
    [person.user.email],
  );
  return rows.map(({ data }) => data);
}

const listed = async (person: SignedInPerson) =>
  (await person.call(listNotifications)).body.map(({ description }) => description);

test("without a choice news is shown in the product, and nothing is mailed", async () => {
  const agent = await world.signInAs("ROLE_FFAGENT");
  expect((await agent.call(getNotificationSetting)).body.setting).toBeNull();
  await tell(agent, "Q-1");
  expect(await mailsAt(agent, "2026-03-05T12:00:00+01:00")).toEqual([]);
  expect(await listed(agent)).toEqual(["Acme accepted quotation Q-1."]);
});

test("what is wanted at once is one mail of all that came within a turn, in the person's language, once", async () => {
  const agent = await world.signInAs("ROLE_FFAGENT", { locale: "es" });
  await choose(agent, { choices: { quotation: "mail" } });
  await tell(agent, "Q-1");
  await tell(agent, "Q-2");
  await tell(agent, "Q-3", "feedback");
  const [mail, ...others] = await mailsAt(agent, "2026-03-02T12:01:00+01:00");
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: "news", language: "es" });
  expect(mail?.values.list.split("\n").map((line) => /Q-\d/.exec(line)?.[0])).toEqual(["Q-1", "Q-2"]);
  expect(await mailsAt(agent, "2026-03-02T12:02:00+01:00")).toEqual([]);
});

test("in quiet hours mails wait until they end", async () => {
  const agent = await world.signInAs("ROLE_FFAGENT");
  await choose(agent, { choices: { quotation: "mail" }, quiet: { from: "20:00", to: "07:00" } });
  await tell(agent, "Q-1");
  for (const moment of ["2026-03-02T20:00:00+01:00", "2026-03-03T06:59:00+01:00"])
    expect(await mailsAt(agent, moment)).toEqual([]);
  expect(await mailsAt(agent, "2026-03-03T07:00:00+01:00")).toHaveLength(1);
});

test("the daily mail comes at eight by the person's clock with what is still unread", async () => {
  const agent = await world.signInAs("ROLE_FFAGENT");
  await choose(agent, { choices: { quotation: "digest" }, timeZone: "America/New_York" });
  const read = await tell(agent, "Q-1");
  await tell(agent, "Q-2");
  await agent.call(markNotificationRead, { params: { id: read } });
  // noon in Rome is six in the morning in New York: its mail is that of the same day
  expect(await mailsAt(agent, "2026-03-02T07:59:00-05:00")).toEqual([]);
  const [mail] = await mailsAt(agent, "2026-03-02T08:00:00-05:00");
  expect(mail).toMatchObject({ kind: "newsOfDay", values: { list: "Acme accepted quotation Q-2." } });
  expect(await mailsAt(agent, "2026-03-03T08:00:00-05:00")).toEqual([]);
});

test("what is wanted nowhere is not even listed, and a mail that is no longer wanted is not sent", async () => {
  const agent = await world.signInAs("ROLE_FFAGENT");
  await choose(agent, { choices: { quotation: "none", feedback: "mail" } });
  await tell(agent, "Q-1");
  await tell(agent, "Q-2", "feedback");
  expect(await listed(agent)).toEqual(["Acme accepted quotation Q-2."]);
  await choose(agent, { choices: { quotation: "none" } });
  expect(await mailsAt(agent, "2026-03-02T12:01:00+01:00")).toEqual([]);
});

test("a choice is the person's own, and is given back as it was stored", async () => {
  const agent = await world.signInAs("ROLE_FFAGENT");
  const colleague = await world.signInAs("ROLE_FFAGENT", { company: agent.user.company });
  const setting: NotificationSetting = {
    choices: { quotation: "none", rate: "digest" },
    timeZone: "Asia/Tokyo",
    quiet: { from: "22:00", to: "06:30" },
  };
  await choose(agent, setting);
  expect((await agent.call(getNotificationSetting)).body.setting).toEqual(setting);
  expect((await colleague.call(getNotificationSetting)).body.setting).toBeNull();
  await tell(colleague, "Q-1");
  expect(await listed(colleague)).toHaveLength(1);
});

test.each([
  ["timeZone", { timeZone: "Europe/Atlantis" }],
  ["choices", { choices: { quotation: "pigeon" } }],
  ["quiet", { quiet: { from: "24:00", to: "07:00" } }],
])("a wrong %s is refused at its field", async (field, part) => {
  const agent = await world.signInAs("ROLE_FFAGENT");
  const { status, error } = await agent.send(updateNotificationSetting, { body: { ...SETTING, ...part } });
  expect(status).toBe(400);
  expect(error.errors[0]?.field).toContain(field);
});

test("somebody who may no longer sign in gets no mail", async () => {
  const agent = await world.signInAs("ROLE_FFAGENT");
  await choose(agent, { choices: { quotation: "mail" } });
  await tell(agent, "Q-1");
  await world.database.query("update user_account set is_suspended = true where id = $1", [agent.user.id]);
  expect(await mailsAt(agent, "2026-03-02T12:01:00+01:00")).toEqual([]);
});
