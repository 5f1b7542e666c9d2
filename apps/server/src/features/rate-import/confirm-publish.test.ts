import {
  checkRateImport,
  listImportChanges,
  listImportProblems,
  publishRateImport,
  type ImportDetail,
} from "@kilolane/contract";
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

/* What somebody has to say before an import goes live, and what is shown for it. */

const world = useTestWorld({ runsJobs: true });
const operator = usePerson(world, "ROLE_SUPERADMIN");
let airlineId = 0;

beforeAll(() => buildReference(world.database));
beforeEach(async () => {
  airlineId = await buildAirline(world.database);
});

async function upload(...rows: readonly (readonly SheetCell[])[]): Promise<ImportDetail> {
  return uploadSheet(operator, { airlineId, bytes: await buildWorkbook({ name: "Rates", rows }) });
}

function publish(id: string, confirmWarnings?: boolean) {
  const body = confirmWarnings === undefined ? {} : { confirmWarnings };
  return operator.call(publishRateImport, { params: { id }, body });
}

test("a price far from its neighbours goes live only when the call says that it is meant", async () => {
  const slip = plainLine("DXB");
  slip[7] = 1234.56;
  const checked = await checkSheet(operator, await upload(PLAIN_HEADERS, plainLine("FRA"), slip));
  expect(checked).toMatchObject({ rowsGood: 2, rowsBad: 0, rowsWarned: 1 });
  const warnings = await operator.call(listImportProblems, {
    params: { id: checked.id },
    query: { kind: "warning" },
  });
  expect(warnings.body.total).toBe(1);
  expect(warnings.body.content).toMatchObject([
    {
      sheet: "Rates",
      row: 3,
      problems: [
        {
          column: "H",
          field: "band",
          code: "far-from-lane",
          value: "1234.56",
          message: "1234.56 is far from the other prices of this lane, whose median is 4.1",
        },
      ],
    },
  ]);
  const bad = await operator.call(listImportProblems, { params: { id: checked.id } });
  expect(bad.body).toMatchObject({ total: 0, reasons: [] });
  const refused = await publish(checked.id);
  expect([refused.status, refused.error.code]).toEqual([409, "import-has-warnings"]);
  expect((await publish(checked.id, true)).body).toMatchObject({ state: "published" });
});

test("without an unusual price nothing is to be confirmed, and a new check forgets the old warnings", async () => {
  const slip = plainLine("DXB");
  slip[7] = 1234.56;
  const checked = await checkSheet(operator, await upload(PLAIN_HEADERS, plainLine("FRA"), slip));
  const [sheet] = checked.mapping.sheets;
  if (sheet === undefined) throw new Error("no sheet");
  const columns = sheet.columns.filter(({ column }) => column !== 7);
  const again = await checkSheet(operator, checked, {
    mapping: { ...checked.mapping, sheets: [{ ...sheet, columns }] },
  });
  expect(again).toMatchObject({ rowsGood: 2, rowsWarned: 0 });
  // the column that is not imported any more is named instead
  expect(again.unreadColumns).toEqual([
    { sheet: "Rates", column: "H", header: "", sample: "3.05", figures: 2 },
  ]);
  expect((await publish(again.id)).body).toMatchObject({ state: "published" });
});

test("what the file is has to be said: nothing is assumed", async () => {
  const detail = await upload(PLAIN_HEADERS, plainLine("FRA"));
  expect(detail.mode).toBeNull();
  const answer = await operator.send(checkRateImport, {
    params: { id: detail.id },
    body: { mapping: detail.mapping },
  });
  expect([answer.status, answer.error.errors]).toMatchObject([400, [{ field: "mode" }]]);
  expect((await checkSheet(operator, detail, { mode: "update" })).mode).toBe("update");
});

const SPECIAL_HEADERS: readonly SheetCell[] = [
  ...PLAIN_HEADERS,
  "Class rate %",
  "Class rate of",
  "Class rate minimum weight",
  "Commodity item",
  "Commodity minimum weight",
  "Commodity rate",
  "ULD pivot weight",
  "ULD pivot charge",
  "ULD over-pivot rate",
  "ULD tare",
];
const specialLine = (percent: number): SheetCell[] => [
  ...plainLine("FRA"),
  percent,
  "N",
  10,
  "0300",
  100,
  1.9,
  1000,
  2500,
  2.4,
  90,
];

async function findChanges({ id }: ImportDetail, kind: "added" | "changed") {
  return (await operator.call(listImportChanges, { params: { id }, query: { kind } })).body.content;
}

async function checkSpecial(percent: number): Promise<ImportDetail> {
  return checkSheet(operator, await upload(SPECIAL_HEADERS, specialLine(percent)));
}

test("class rates, specific commodities and unit rates are seen in the difference", async () => {
  const first = await checkSpecial(150);
  expect(await findChanges(first, "added")).toMatchObject([
    {
      before: null,
      after: {
        classRate: { percent: "150", base: "N", minWeight: "10", minPercent: null },
        specificCommodity: { item: "0300", minWeight: "100", rate: "1.9" },
        uld: { pivotWeight: "1000", pivotCharge: "2500", overPivotRate: "2.4", tare: "90" },
      },
    },
  ]);
  await publish(first.id);
  const [change] = await findChanges(await checkSpecial(175), "changed");
  expect([change?.before?.classRate?.percent, change?.after?.classRate?.percent]).toEqual(["150", "175"]);
});

test("a surcharge, a fee and a divisor that change are seen in the difference", async () => {
  const headers: readonly SheetCell[] = [...PLAIN_HEADERS, "Fuel per kg", "MAWB fee", "Volume divisor"];
  const checkLine = async (...cells: SheetCell[]) =>
    checkSheet(operator, await upload(headers, [...plainLine("FRA"), ...cells]));
  await publish((await checkLine(0.95, 25, 6000)).id);
  const [change] = await findChanges(await checkLine(9.5, 30, 5000), "changed");
  const said = [change?.before, change?.after].map((lane) => [
    lane?.surcharges.map(({ label, value, unit }) => `${label} ${value} ${unit}`),
    ...["mawbFee", "divisor"].map((name) => lane?.terms.find(({ field }) => field === name)?.value),
  ]);
  expect(said).toEqual([
    [["Fuel 0.95 per_kg"], "25", "6000"],
    [["Fuel 9.5 per_kg"], "30", "5000"],
  ]);
});

test("the lanes that an import adds can be searched by airport and sorted", async () => {
  const lines = ["FRA", "NRT", "DXB"].map((to) => plainLine(to));
  const { id } = await checkSheet(
    operator,
    await upload(PLAIN_HEADERS, ...lines, plainLine("JFK", 75, "FRA")),
  );
  const lanesOf = async (query: {
    search?: string;
    order?: "asc" | "desc";
    size?: number;
    page?: number;
  }) => {
    const { body } = await operator.call(listImportChanges, {
      params: { id },
      query: { kind: "added", ...query },
    });
    return [body.total, ...body.content.map(({ origin, destination }) => `${origin}${destination}`)];
  };
  expect(await lanesOf({})).toEqual([4, "FRAJFK", "JFKDXB", "JFKFRA", "JFKNRT"]);
  expect(await lanesOf({ order: "desc", size: 2, page: 2 })).toEqual([4, "JFKDXB", "FRAJFK"]);
  expect(await lanesOf({ search: "fra" })).toEqual([2, "FRAJFK", "JFKFRA"]);
  expect(await lanesOf({ search: "JFK-N" })).toEqual([1, "JFKNRT"]);
  expect(await lanesOf({ search: "%" })).toEqual([4, "FRAJFK", "JFKDXB", "JFKFRA", "JFKNRT"]);
});
