import { checkRateImport, getRateImport, listImportProblems } from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildAirline, buildReference } from "../../../test/build-rates.ts";
import { checkSheet, PLAIN_HEADERS, plainLine, uploadSheet } from "../../../test/build-sheets.ts";
import { systemScope } from "../../../test/factories.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { removeOldFiles } from "./remove-old-files.ts";

const world = useTestWorld({ runsJobs: true });
const operator = usePerson(world, "ROLE_SUPERADMIN");
let airlineId = 0;

beforeAll(async () => {
  await buildReference(world.database);
  airlineId = await buildAirline(world.database);
});

const LINES = [PLAIN_HEADERS, plainLine("FRA"), plainLine("QQQ"), plainLine("NRT")];
const bytes = Buffer.from(LINES.map((line) => line.join(",")).join("\n"));
const remove = (days: number) => removeOldFiles(systemScope(world.database), world.app.files, days);

async function nameOfFile(id: string): Promise<string> {
  const { rows } = await world.database.query<{ file_name: string }>(
    "select file_name from rate_import where id = $1",
    [id],
  );
  return rows[0]?.file_name ?? "";
}

test("files of imports go after their days, their counts and reasons stay, younger ones and running ones are left alone", async () => {
  const [old, young, running] = [
    await uploadSheet(operator, { airlineId, bytes, name: "old.csv" }),
    await uploadSheet(operator, { airlineId, bytes, name: "young.csv" }),
    await uploadSheet(operator, { airlineId, bytes, name: "running.csv" }),
  ];
  const before = await checkSheet(operator, old);
  expect([before.rowsGood, before.rowsBad]).toEqual([2, 1]);
  const names = [await nameOfFile(old.id), await nameOfFile(young.id), await nameOfFile(running.id)];
  await world.database.query(
    "update rate_import set created_at = now() - interval '91 days' where id = any($1::uuid[])",
    [[old.id, running.id]],
  );
  await world.database.query("update rate_import set created_at = now() - interval '89 days' where id = $1", [
    young.id,
  ]);
  await world.database.query(
    "update rate_import set state = 'checking', heartbeat_at = now() where id = $1",
    [running.id],
  );
  expect(world.app.config.rateFileDays).toBe(90);
  expect([await remove(0), await remove(90), await remove(90)]).toEqual([0, 1, 0]);
  const left = await Promise.all(names.map((name) => world.app.files.read(name)));
  expect(left.map((content) => content?.equals(bytes) ?? false)).toEqual([false, true, true]);

  const params = { id: old.id };
  const { body } = await operator.call(getRateImport, { params });
  expect(body).toMatchObject({ state: "checked", rowsRead: 3, rowsGood: 2, rowsBad: 1, preview: [] });
  expect(body.changes).toEqual(before.changes);
  const findings = await operator.call(listImportProblems, { params });
  expect(findings.body.total).toBe(1);
  expect(JSON.stringify(findings.body)).toContain("unknown-airport");
  const again = await operator.call(checkRateImport, {
    params,
    body: { mapping: old.mapping, mode: "replace" },
  });
  expect(again.error.errors).toMatchObject([{ field: "file", code: "sheet-removed" }]);
  expect(again.error.errors[0]?.message).toContain("upload it again");
});
