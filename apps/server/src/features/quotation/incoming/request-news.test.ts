import {
  acceptOrCancelRequest,
  assignClientRequest,
  createClientQuotation,
  sendClientRequest,
  updateNotificationSetting,
  type NotificationSetting,
} from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildForm } from "../../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../../test/build-rates.ts";
import { systemScope } from "../../../../test/factories.ts";
import { type SignedInPerson, usePerson, useTestWorld } from "../../../../test/harness.ts";
import { sendWaiting } from "../../notification/send-waiting.ts";
import { requestNewsJob } from "./incoming-step.ts";
import { sendRequestNews } from "./send-request-news.ts";

/* Mails of a request's steps keep to what each person chose in the notification settings. */

/** Monday noon in Rome. */
const NOON = "2026-03-02T12:00:00+01:00";
const world = useTestWorld({ at: NOON });
const admin = usePerson(world, "ROLE_FFADMIN");
const client = usePerson(world, "ROLE_FFCLIENT", () => ({ company: admin.user.company }));

beforeAll(async () => {
  await buildReference(world.database);
  const airlineId = await buildAirline(world.database, { iata: "QA", name: "Quiet Air" });
  await buildRate(world.database, { airlineId });
});

/** The client sends a request, and its news is sent. */
async function sendRequest(): Promise<void> {
  const { body } = await client.call(createClientQuotation, { body: buildForm() });
  const sent = await client.call(sendClientRequest, { body: { request_id: body.request_id } });
  expect(sent.status, sent.text).toBe(200);
  const { rows } = await world.database.query<{ data: unknown }>(
    "delete from pgboss.job where name = $1 returning data",
    [requestNewsJob.name],
  );
  expect(rows).toHaveLength(1);
  for (const { data } of rows)
    await sendRequestNews(systemScope(world.database), world.app, requestNewsJob.schema.parse(data));
}

/** Kinds of the mails that a person gets until that moment. */
async function mailsAt(person: SignedInPerson, moment: string): Promise<string[]> {
  await sendWaiting(systemScope(world.database), world.app, new Date(moment));
  const { rows } = await world.database.query<{ kind: string }>(
    "delete from pgboss.job where name = 'notice-mail' and data ->> 'to' = $1 returning data ->> 'kind' as kind",
    [person.user.email],
  );
  return rows.map(({ kind }) => kind);
}

async function choose(setting: Partial<NotificationSetting>): Promise<void> {
  const body = { choices: {}, timeZone: "Europe/Rome", quiet: null, ...setting };
  expect((await admin.call(updateNotificationSetting, { body })).status).toBe(200);
}

test("who has not chosen is mailed of each step at once, and from then on only as chosen", async () => {
  await sendRequest();
  expect(await mailsAt(admin, NOON)).toEqual(["requestCreated"]);

  for (const choice of ["product", "none"] as const) {
    await choose({ choices: { "incoming-requests": choice } });
    await sendRequest();
    expect(await mailsAt(admin, "2026-03-04T12:00:00+01:00")).toEqual([]);
  }

  await choose({ choices: { "incoming-requests": "digest" } });
  await sendRequest();
  expect(await mailsAt(admin, "2026-03-03T07:59:00+01:00")).toEqual([]);
  expect(await mailsAt(admin, "2026-03-03T08:00:00+01:00")).toEqual(["newsOfDay"]);

  await choose({ choices: { "incoming-requests": "mail" }, quiet: { from: "11:00", to: "14:00" } });
  await sendRequest();
  expect(await mailsAt(admin, "2026-03-02T13:59:00+01:00")).toEqual([]);
  expect(await mailsAt(admin, "2026-03-02T14:00:00+01:00")).toEqual(["news"]);
});

test("what an assignee who cannot sign in would hear, the admins hear", async () => {
  const agent = await world.signInAs("ROLE_FFAGENT", { company: admin.user.company });
  const { body } = await client.call(createClientQuotation, { body: buildForm() });
  const { request_id } = body;
  await client.call(sendClientRequest, { body: { request_id } });
  const given = { requestId: request_id, ffUserId: agent.user.id };
  expect((await admin.call(assignClientRequest, { query: given })).status).toBe(200);
  await world.database.query("update user_account set is_suspended = true where id = $1", [agent.user.id]);
  const query = { request_id, status: "cancel" } as const;
  expect((await client.call(acceptOrCancelRequest, { query })).status).toBe(200);
  const { rows } = await world.database.query<{ kind: string }>(
    "select kind from notification where user_id = $1 and kind = 'request-cancelled'",
    [admin.user.id],
  );
  expect(rows).toHaveLength(1);
});
