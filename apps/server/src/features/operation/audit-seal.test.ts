import * as contract from "@kilolane/contract";
import { expect, test, vi } from "vitest";
import { systemScope } from "../../../test/factories.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { withTransaction } from "../../db/transaction.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { checkAuditLog } from "./check-audit-log.ts";
import { createSeals } from "./create-seals.ts";

const world = useTestWorld();
const operator = usePerson(world, "ROLE_SUPERADMIN");
const admin = usePerson(world, "ROLE_FFADMIN");

const log = {
  info: vi.fn<(detail: object, text: string) => void>(),
  error: vi.fn<(detail: object, text: string) => void>(),
};
const scope = () => systemScope(world.database);
const note = (subjectId: string) =>
  withTransaction(scope(), (tx) =>
    recordAuditIn(tx, { action: "test.noted", subjectKind: "test", subjectId, detail: { b: 1, a: "é" } }),
  );
const stateNow = async () => (await operator.call(contract.getAuditSealState)).body;
const check = async () => {
  await createSeals(scope(), null);
  await checkAuditLog(scope(), log);
  return (await stateNow()).check;
};
const idOf = async (subject: string) => {
  const { rows } = await world.database.query<{ id: string }>(
    "select id from audit_entry where subject_id = $1",
    [subject],
  );
  return rows[0]?.id ?? "";
};

test("what was written is sealed once, and the chain is intact", async () => {
  await note("first");
  await createSeals(scope(), null);
  const before = await stateNow();
  expect(before.sealed).toBeGreaterThan(0);
  expect(await createSeals(scope(), null)).toBe(0);
  await note("second");
  expect(await stateNow()).toMatchObject({ sealed: before.sealed, waiting: 1 });
  expect(await createSeals(scope(), 2)).toBe(1);
  const after = await stateNow();
  expect(after).toMatchObject({ sealed: before.sealed + 1, waiting: 0 });
  expect(after.head).not.toBe(before.head);
  expect(await check()).toMatchObject({ sealed: after.sealed, breakCount: 0, breaks: [] });
});

test("a transaction that ends after a later one was sealed is sealed then, and waits for nobody", async () => {
  await createSeals(scope(), null);
  await withTransaction(scope(), async (early) => {
    await recordAuditIn(early, { action: "test.noted", subjectKind: "test", subjectId: "early" });
    await note("late");
    expect(await createSeals(scope(), 2)).toBe(1);
  });
  expect(await createSeals(scope(), 2)).toBe(1);
  expect(await check()).toMatchObject({ breakCount: 0 });
});

test("two nodes that seal at once make one chain", async () => {
  for (const subject of ["n1", "n2", "n3"]) await note(subject);
  const sealed = await Promise.all([createSeals(scope(), 2), createSeals(scope(), 2)]);
  expect(sealed.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(await check()).toMatchObject({ breakCount: 0 });
});

test("no role of the product changes a seal or an entry", async () => {
  for (const statement of [
    "update audit_seal set hash = hash",
    "delete from audit_seal",
    "update audit_entry set action = ''",
    "delete from audit_entry",
    "delete from audit_check",
  ])
    await expect(
      withTransaction(scope(), (tx) => tx.query(statement)),
      statement,
    ).rejects.toThrow("permission denied");
});

test("an entry that the database's owner changed or removed is named, told to the operator, and told once", async () => {
  for (const subject of ["kept", "altered", "deleted"]) await note(subject);
  await createSeals(scope(), null);
  const [altered, deleted] = [await idOf("altered"), await idOf("deleted")];
  await world.database.query("update audit_entry set detail = '{}' where id = $1", [altered]);
  await world.database.query("delete from audit_entry where id = $1", [deleted]);
  const found = await check();
  expect(found?.breaks.map(({ kind, entryId }) => [kind, entryId])).toEqual([
    ["changed", altered],
    ["removed", deleted],
  ]);
  expect(log.error).toHaveBeenCalledOnce();
  await check();
  const { rows } = await world.database.query(
    "select detail from notification where user_id = $1 and kind = 'audit-broken'",
    [operator.user.id],
  );
  expect(rows).toEqual([{ detail: { count: "2" } }]);
  expect((await admin.call(contract.getAuditSealState)).status).toBe(403);
});
