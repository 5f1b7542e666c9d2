import * as contract from "@kilolane/contract";
import { ROLES } from "@kilolane/domain";
import { expect, test } from "vitest";
import { coverEndpoint } from "../../../test/cover.ts";
import { usePerson, useTestWorld, type SignedInPerson } from "../../../test/harness.ts";
import { newId } from "../../db/new-id.ts";

const world = useTestWorld();
const operator = usePerson(world, "ROLE_SUPERADMIN");
const admin = usePerson(world, "ROLE_FFADMIN");

const words = (title: string) => ({ title, text: `${title}: first.\n\nThen the rest.` });

const through = (name: string, agrees: boolean) => ({ through: name, agrees });

async function publish(label: string, texts: contract.TutorialTexts = { en: words(label) }) {
  const answer = await operator.call(contract.createVersionNote, { body: { label, texts } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const newsOf = async (person: SignedInPerson, language = "en") =>
  (await person.call(contract.getVersionNews, undefined, { headers: { "accept-language": language } })).body;

test("a note is news to each person until they have seen it, in their language or in English", async () => {
  expect(await newsOf(admin)).toEqual({ latest: null, unseen: 0 });
  await publish("Beta 2.0.1");
  const note = await publish("Beta 2.0.2", { en: words("Faster"), fr: words("Plus rapide") });
  const news = await newsOf(admin);
  expect(news).toMatchObject({
    latest: { id: note.id, label: "Beta 2.0.2", title: "Faster", language: "en" },
    unseen: 2,
  });
  expect((await newsOf(admin, "fr")).latest).toMatchObject({ title: "Plus rapide", language: "fr" });
  expect((await newsOf(admin, "ar")).latest).toMatchObject({ title: "Faster", language: "en" });
  // who wrote them has seen them
  expect((await newsOf(operator)).unseen).toBe(0);
  const all = await admin.call(contract.listVersionNotes);
  expect([all.body.total, all.body.content.map(({ label }) => label)]).toEqual([
    2,
    ["Beta 2.0.2", "Beta 2.0.1"],
  ]);
  const one = await admin.call(contract.getVersionNote, { params: { id: note.id } });
  expect(one.body).toEqual(all.body.content[0]);
  const seen = await admin.call(contract.seeVersionNote, { params: { id: note.id } });
  expect([seen.body, (await newsOf(admin)).unseen]).toEqual([{ unseen: 0 }, 0]);
  const noRecord = { noRecord: "names no record" } as const;
  coverEndpoint("POST", "/version-control/create", {
    status: 200,
    readBack: through("GET /version-control/{id}", one.body.title === "Faster"),
    foreign: noRecord,
  });
  coverEndpoint("GET", "/version-control", {
    status: 200,
    readBack: through("POST /version-control/create", news.latest?.id === note.id),
    foreign: noRecord,
  });
  coverEndpoint("GET", "/version-control-all", {
    status: all.status,
    readBack: through("POST /version-control/create", all.body.content[0]?.id === note.id),
    foreign: noRecord,
  });
  coverEndpoint("GET", "/version-control/{id}", {
    status: one.status,
    readBack: through("GET /version-control-all", all.body.content[0]?.title === one.body.title),
    foreign: noRecord,
  });
});

test("every role reads them; an earlier note seen late takes nothing back", async () => {
  const first = await publish("Beta 3.0");
  const second = await publish("Beta 3.1");
  for (const role of ROLES) {
    const person = await world.signInAs(role);
    expect([role, (await newsOf(person)).latest?.id]).toEqual([role, second.id]);
  }
  await admin.call(contract.seeVersionNote, { params: { id: second.id } });
  const late = await admin.call(contract.seeVersionNote, { params: { id: first.id } });
  expect(late.body).toEqual({ unseen: 0 });
});

test("a person who joins after a note was published is not shown it", async () => {
  await publish("Beta 4.0");
  const person = await world.signInAs("ROLE_FFAGENT");
  await world.database.query("update user_account set created_at = $2 where id = $1", [
    person.user.id,
    "2036-12-01T00:00:00Z",
  ]);
  expect(await newsOf(person)).toMatchObject({ latest: { label: "Beta 4.0" }, unseen: 0 });
});

test("a correction needs the version that was read, is audited, and is no news again", async () => {
  const note = await publish("Beta 5.0");
  await admin.call(contract.seeVersionNote, { params: { id: note.id } });
  const params = { id: note.id };
  const body = { label: "Beta 5.0.1", texts: { en: words("Better") }, version: note.version };
  const changed = await operator.call(contract.updateVersionNote, { params, body });
  expect(changed.body).toMatchObject({ label: "Beta 5.0.1", version: 2, updatedBy: "Test Person" });
  expect(await newsOf(admin)).toMatchObject({ latest: { title: "Better" }, unseen: 0 });
  const stale = await operator.call(contract.updateVersionNote, { params, body });
  expect([stale.status, stale.error.currentVersion]).toEqual([409, 2]);
  const found = await operator.call(contract.listManagedVersionNotes, { query: { search: "bett 5.0" } });
  expect(found.body.content.map(({ id }) => id)).toEqual([note.id]);
  const early = await operator.call(contract.deleteVersionNote, { params, query: { version: 1 } });
  expect([early.status, early.error.currentVersion]).toEqual([409, 2]);
  expect((await operator.call(contract.deleteVersionNote, { params, query: { version: 2 } })).status).toBe(
    200,
  );
  expect((await admin.call(contract.getVersionNote, { params })).status).toBe(404);
  const { rows } = await world.database.query(
    "select action from audit_entry where subject_id = $1 order by id",
    [note.id],
  );
  expect(rows).toEqual(
    ["created", "updated", "deleted"].map((became) => ({ action: `version-note.${became}` })),
  );
});

test("what is wrong is named at its field; nobody but the operator writes", async () => {
  const wrong = await operator.send(contract.createVersionNote, {
    body: { label: " ", texts: { it: { title: "", text: "x" } } },
  });
  expect(wrong.error.errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
    "label required",
    "texts.it.title title-missing",
  ]);
  const none = await operator.send(contract.createVersionNote, { body: { label: "6", texts: {} } });
  expect(none.error.errors).toMatchObject([{ field: "texts", code: "required" }]);
  const body = { label: "6", texts: { en: words("6") } };
  expect((await admin.call(contract.createVersionNote, { body })).status).toBe(403);
  expect((await admin.call(contract.listManagedVersionNotes)).status).toBe(403);
  const params = { id: newId() };
  expect((await admin.call(contract.seeVersionNote, { params })).status).toBe(404);
  expect((await operator.call(contract.getManagedVersionNote, { params })).status).toBe(404);
});
