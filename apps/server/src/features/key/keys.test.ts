import * as contract from "@kilolane/contract";
import { KEY_BYTES, keyTextOf, type KeyType } from "@kilolane/domain";
import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { coverEndpoint } from "../../../test/cover.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { holderForm, makeKeyDesk, newHolderEmail } from "../../../test/hold-keys.ts";
import { keyOf, untilMail } from "../../../test/read-mail.ts";

const world = useTestWorld({ runsJobs: true });
const admin = usePerson(world, "ROLE_FFADMIN");
const stranger = usePerson(world, "ROLE_FFADMIN");
const desk = makeKeyDesk(world);
beforeEach(() => world.database.query("delete from rate_limit"));

const validate = (
  text: string,
  keyType: KeyType = "agent",
  clientType = "freightforwarder",
  address = "10.0.0.2",
) =>
  world.anonymous.send(
    contract.validateKey,
    { body: { alphanumericKey: text, keyType, clientType } },
    { address },
  );

describe("from generation to sign-in", () => {
  test("generated, masked in lists, assigned by mail, validated, registered, in use", async () => {
    const key = await desk.generate(admin);
    expect(key).toMatchObject({ assignStatus: "Unassigned", usedStatus: "Unused", activeStatus: "Active" });
    const email = newHolderEmail();
    const put = await admin.call(contract.assignKey, {
      params: { id: key.id },
      body: { email: email.toUpperCase() },
    });
    expect(put.body).toMatchObject({ email, assignStatus: "Assigned" });
    const mail = await untilMail(world, email);
    const text = keyOf(mail);
    expect(text).not.toBe("");
    expect(mail.text).toContain("/freightforwarder/key/validate");
    const list = await admin.call(contract.listKeys);
    expect(list.text).not.toContain(text);
    expect(list.body.content[0]?.key.endsWith(text.slice(-4))).toBe(true);
    const valid = await validate(text.toLowerCase());
    expect(valid.body).toMatchObject({ email, keyType: "agent", role: "ROLE_FFAGENT" });
    const done = await desk.register(holderForm({ id: key.id, email, text, keyType: "agent" }));
    expect(done.body).toEqual({ status: "REGISTERED", signUpToken: null, email });
    const signedIn = await desk.login(email);
    expect(signedIn.body.role).toEqual([{ authority: "ROLE_FFAGENT" }]);
    const [told] = (await admin.call(contract.listNotifications, { query: {} })).body;
    expect(told).toMatchObject({
      mainManu: "key-management",
      isRedirect: true,
      notificationType: "key-used",
    });
    expect(told?.description).toBe(`Ines Oliveira (${email}) entered their licence key.`);
    const own = await admin.call(contract.getKey, { params: { id: key.id } });
    expect(own.body).toMatchObject({
      usedStatus: "Used",
      holderName: "Ines Oliveira",
      alphanumericKey: null,
    });
    const params = { role: "agent" as const, id: own.body.ffuserId ?? "" };
    const byUser = await admin.call(contract.getKeyOfUser, { params });
    expect(byUser.body.id).toBe(key.id);
    coverEndpoint("POST", "/key/validate", {
      status: valid.status,
      readBack: {
        through: "GET /key-management/{id}",
        agrees: valid.text.includes(`"${email}"`) && own.body.id === key.id,
      },
      foreign: { noRecord: "nobody is signed in" },
    });
    const foreign = await stranger.call(contract.getKey, { params: { id: key.id } });
    coverEndpoint("GET", "/key-management/{id}", {
      status: own.status,
      readBack: { through: "GET /get-key/{role}/{id}", agrees: byUser.body.id === own.body.id },
      foreign,
    });
    coverEndpoint("GET", "/get-key/{role}/{id}", {
      status: byUser.status,
      readBack: { through: "GET /key-management/{id}", agrees: byUser.body.id === own.body.id },
      foreign: await stranger.call(contract.getKeyOfUser, { params }),
    });
  });

  test("its text is sealed at rest, and shown to admins alone while it is unused", async () => {
    const { id, text } = await desk.assign(admin);
    const agent = await world.signInAs("ROLE_FFAGENT", { company: admin.user.company });
    const params = { id };
    const query = { showsText: "true" } as const;
    expect((await admin.call(contract.getKey, { params, query })).body.alphanumericKey).toBe(text);
    expect((await admin.call(contract.getKey, { params })).text).not.toContain(text);
    const seen = await agent.call(contract.getKey, { params, query });
    expect(seen.body).toMatchObject({ alphanumericKey: null, actions: [] });
    const { body } = await admin.call(contract.getKey, { params });
    expect(body.history.map((event) => event.step)).toEqual(["shown", "assigned", "generated"]);
    const { rows } = await world.database.query<{ text: string; sealed: Buffer; found: Buffer }>(
      "select k::text as text, key_sealed as sealed, key_index as found from licence_key k where id = $1",
      [id],
    );
    const stored = rows[0];
    expect(stored?.text).not.toContain(text.slice(0, 13));
    for (const bytes of [stored?.sealed, stored?.found]) {
      expect(bytes?.toString("latin1")).not.toContain(text.slice(0, 6));
    }
    const jobs = await world.database.query<{ text: string }>("select data::text as text from pgboss.job");
    for (const job of jobs.rows) expect(job.text).not.toContain(text);
  });

  test("a hundred redemptions at once make one account", async () => {
    const key = await desk.assign(admin);
    // no two from one address: the limit per address is another test's matter
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => desk.register(holderForm(key), `10.2.${index}.1`)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const { rows } = await world.database.query(
      `select (select count(*) from user_account where email = $1) as people,
         (select count(*) from licence_key where id = $2 and used_by is not null) as used`,
      [key.email, key.id],
    );
    expect(rows).toEqual([{ people: 1, used: 1 }]);
    expect((await desk.register(holderForm(key))).error.code).toBe("key-invalid");
  });

  test("every reason against a key is the same answer", async () => {
    const [expired, suspended, wrong, used, unassigned] = [
      await desk.assign(admin),
      await desk.assign(admin),
      await desk.assign(admin),
      await desk.hold(admin),
      await desk.assign(admin),
    ];
    await world.database.query("update licence_key set expires_at = '2020-01-01' where id = $1", [
      expired.id,
    ]);
    await desk.setActive(admin, suspended, "suspended");
    await admin.call(contract.unassignKey, { params: { id: unassigned.id } });
    const answers = [
      await validate("not a key"),
      await validate(keyTextOf(randomBytes(KEY_BYTES))),
      await validate(expired.text),
      await validate(suspended.text),
      await validate(used.text),
      await validate(unassigned.text),
      await validate(wrong.text, "admin"),
      await validate(wrong.text, "agent", "airline", "10.0.0.3"),
      await desk.register(holderForm(wrong, { email: newHolderEmail() })),
      await desk.register(holderForm(wrong, { keyType: "client" })),
    ];
    const bodies = answers.map((answer) => JSON.stringify({ ...answer.error, requestId: "" }));
    expect(new Set(bodies).size).toBe(1);
    expect(answers[0]?.error.code).toBe("key-invalid");
    expect((await validate(wrong.text)).status).toBe(200);
    await world.database.query("update company set is_active = false where id = $1", [admin.user.company.id]);
    const inactive = await validate(wrong.text);
    await world.database.query("update company set is_active = true where id = $1", [admin.user.company.id]);
    expect(inactive.error.code).toBe("key-invalid");
  });

  test("ten questions a minute and address", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await validate("not a key", "agent", "shipper", "10.7.7.7")).status);
    }
    expect([statuses.indexOf(429), statuses[0]]).toEqual([10, 400]);
  });
});
