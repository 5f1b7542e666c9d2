import * as contract from "@kilolane/contract";
import { expect, test } from "vitest";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { newId } from "../../db/new-id.ts";

const world = useTestWorld();
const operator = usePerson(world, "ROLE_SUPERADMIN");
const admin = usePerson(world, "ROLE_FFADMIN");

const list = async (query: object = {}) => (await operator.call(contract.listAuditEntries, { query })).body;

test("what a person did is found by person, company, action, record and day, with what changed", async () => {
  await operator.call(contract.createVersionNote, {
    body: { label: "Beta 7", texts: { en: { title: "Seven", text: "New." } } },
  });
  const { content } = await list({ search: "version-note.created" });
  const [entry] = content;
  expect(content).toHaveLength(1);
  expect(entry).toMatchObject({
    subjectKind: "version-note",
    userId: operator.user.id,
    personEmail: operator.user.email,
  });
  const { id = "", subjectId = "", at = "" } = entry ?? {};
  const day = at.slice(0, 10);
  const idsOf = async (query: object) => (await list(query)).content.map((row) => row.id);
  for (const query of [
    { search: `${operator.user.email} created` },
    { userId: operator.user.id },
    { subjectId },
    { from: day, to: day },
  ])
    expect(await idsOf(query), JSON.stringify(query)).toContain(id);
  for (const query of [{ userId: admin.user.id }, { to: "2020-01-01" }, { search: "nobody-did-this" }])
    expect(await idsOf(query), JSON.stringify(query)).not.toContain(id);
  const one = await operator.call(contract.getAuditEntry, { params: { id } });
  expect(one.body).toMatchObject({ id, detail: { label: "Beta 7" } });
});

test("pages follow each other without a gap, and the export holds all of them and is noted itself", async () => {
  const first = await list({ size: 1 });
  const second = await list({ size: 1, page: 2 });
  expect(first.content[0]?.id).not.toBe(second.content[0]?.id);
  expect((first.content[0]?.at ?? "") >= (second.content[0]?.at ?? "")).toBe(true);
  const { total } = await list();
  const file = await operator.call(contract.exportAuditEntries, {});
  // the header, every entry, the export's own, and the empty end
  expect(file.text.split("\r\n")).toHaveLength(total + 3);
  expect((await list({ search: "audit.exported" })).total).toBe(1);
});

test("an entry that is not there is not found, and nobody but the operator reads the log", async () => {
  expect((await operator.call(contract.getAuditEntry, { params: { id: newId() } })).status).toBe(404);
  expect((await admin.call(contract.listAuditEntries)).status).toBe(403);
});
