import { listImportProblems, publishRateImport, type ImportDetail } from "@kilolane/contract";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { buildAirline, buildReference } from "../../../test/build-rates.ts";
import {
  buildWorkbook,
  checkSheet,
  PLAIN_HEADERS,
  plainLine,
  uploadSheet,
  type SheetCell,
} from "../../../test/build-sheets.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

/* A surcharge, a fee or a minimum that is ten times the one that counts now, or a tenth of it, has to be confirmed. */

const world = useTestWorld({ runsJobs: true });
const operator = usePerson(world, "ROLE_SUPERADMIN");
let airlineId = 0;

beforeAll(() => buildReference(world.database));
beforeEach(async () => {
  airlineId = await buildAirline(world.database);
});

const HEADERS: readonly SheetCell[] = [...PLAIN_HEADERS, "Surcharges", "MAWB fee"];

interface SheetChoices {
  readonly minimum?: number;
  readonly surcharges?: string;
  readonly mawbFee?: number;
  readonly validFrom?: string;
  readonly mode?: "replace" | "update";
}

/** A sheet of three lanes with the same surcharges, checked against what is live. */
async function check({
  minimum = 75,
  surcharges = "Fuel = 0.95 per_kg, min 25; Security = 0.15 per_kg",
  mawbFee = 25,
  validFrom = "2026-01-01",
  mode = "replace",
}: SheetChoices = {}): Promise<ImportDetail> {
  const lines = ["DXB", "FRA", "NRT"].map((to) => {
    const line = [...plainLine(to, minimum), surcharges, mawbFee];
    line[3] = validFrom;
    return line;
  });
  const bytes = await buildWorkbook({ name: "Rates", rows: [HEADERS, ...lines] });
  return checkSheet(operator, await uploadSheet(operator, { airlineId, bytes }), { mode });
}

const publish = (id: string, confirmWarnings = false) =>
  operator.call(publishRateImport, { params: { id }, body: { confirmWarnings } });

async function findWarnings({ id }: ImportDetail) {
  const query = { kind: "warning" } as const;
  const { body, text } = await operator.call(listImportProblems, { params: { id }, query });
  expect(body.total, text).toBe(body.content.length);
  return body.content.map(({ row, lanes, problems }) => {
    expect([row, lanes]).toEqual([null, { first: "JFK–DXB", count: 3 }]);
    return problems.map(({ field, code, message }) => `${field} ${code}: ${message}`).join(" | ");
  });
}

const said = (value: string, other: string) =>
  `far-from-former: ${value} is far from what counts now: ${other}`;

test("tenfold surcharges, fees and minimums of the whole file go live only once they are confirmed", async () => {
  expect((await publish((await check()).id)).body).toMatchObject({ state: "published" });
  const checked = await check({
    surcharges: "Fuel = 9.5 per_kg, min 250; Security = 0.16 per_kg",
    mawbFee: 2.5,
    minimum: 750,
  });
  expect(checked).toMatchObject({ rowsGood: 3, rowsBad: 0, rowsWarned: 4 });
  expect(await findWarnings(checked)).toEqual([
    `mawbFee ${said("2.5", "25")}`,
    `surcharges ${said("Fuel = 9.5 per_kg", "0.95")}`,
    `surcharges ${said("Fuel min 250", "25")}`,
    `minCharge ${said("750", "75")}`,
  ]);
  const refused = await publish(checked.id);
  expect([refused.status, refused.error.code]).toEqual([409, "import-has-warnings"]);
  expect((await publish(checked.id, true)).body).toMatchObject({ state: "published" });
  // what was confirmed counts now
  expect(
    await findWarnings(await check({ surcharges: "Fuel = 9.4 per_kg", minimum: 740, mawbFee: 2.5 })),
  ).toEqual([]);
});

test.each(["replace", "update"] as const)(
  "a sheet that begins on another day is compared as well: %s",
  async (mode) => {
    await publish((await check()).id);
    const later = await check({
      mode,
      validFrom: "2026-06-01",
      surcharges: "Fuel = 0.095 per_kg, min 25; Security = 0.15 per_kg",
      minimum: 7.5,
    });
    expect((await findWarnings(later)).map((warning) => warning.split(":")[0])).toEqual([
      "surcharges far-from-former",
      "minCharge far-from-former",
    ]);
  },
);

test("a first sheet, a usual change, and a surcharge that comes or goes ask for nothing", async () => {
  const first = await check();
  expect(first.rowsWarned).toBe(0);
  await publish(first.id);
  const usual = await check({
    surcharges: "Fuel = 1.95 per_kg, min 0; Peak = 9 per_kg",
    mawbFee: 0,
    minimum: 120,
  });
  expect(usual.rowsWarned).toBe(0);
  expect((await publish(usual.id)).body).toMatchObject({ state: "published" });
});
