import { parseCalendarDate } from "@kilolane/domain";
import {
  cancelRateImport,
  checkRateImport,
  listImportChanges,
  listImportProblems,
  listRateImports,
  listRateSets,
  publishRateImport,
  rollBackRateSet,
  saveImportProfile,
} from "@kilolane/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import {
  buildRateSheet,
  buildWorkbook,
  checkSheet,
  plainLine,
  uploadSheet,
} from "../../../test/build-sheets.ts";
import { companyScopeOf } from "../../../test/factories.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { withTransaction } from "../../db/transaction.ts";
import { ratesFor } from "../rate/reads/cached-rates.ts";

const ON = parseCalendarDate("2026-11-20");

const world = useTestWorld({ runsJobs: true });
const operator = usePerson(world, "ROLE_SUPERADMIN");
const forwarder = usePerson(world, "ROLE_FFADMIN");
let airlineId = 0;

beforeAll(() => buildReference(world.database));
beforeEach(async () => {
  airlineId = await buildAirline(world.database);
});

async function importSheet(bytes: Uint8Array, mode: "replace" | "update" = "replace") {
  return checkSheet(operator, await uploadSheet(operator, { airlineId, bytes }), { mode });
}

function publish(id: string, publishGood = false) {
  return operator.call(publishRateImport, { params: { id }, body: { publishGood } });
}

/** `minimum from–to` of every live rate of the airline on a lane from JFK. */
async function liveRates(destination: string): Promise<string[]> {
  const rates = await withTransaction(companyScopeOf(world.database, forwarder.user), (tx) =>
    ratesFor(tx, { origin: "JFK", destination }, tx.scope.companyId, { on: ON, readyOn: ON }),
  );
  return rates
    .filter(({ candidate }) => candidate.airlineId === airlineId)
    .map(
      ({ candidate }) =>
        `${String(candidate.terms.minCharge)} ${candidate.startDate}–${candidate.expiryDate}`,
    )
    .toSorted();
}

describe("from upload to live", () => {
  test("headers are found, lines checked, differences shown, and everything goes live at once", async () => {
    await buildRate(world.database, { airlineId, destination: "NRT", minimum: 60 });
    const upload = await uploadSheet(operator, {
      airlineId,
      bytes: await buildRateSheet(plainLine("FRA"), plainLine("DXB")),
    });
    expect(upload.mapping.sheets[0]?.columns.map(({ field, weight }) => weight ?? field)).toEqual([
      "origin",
      "destination",
      "currency",
      "validFrom",
      "validTo",
      "minCharge",
      "0",
      "45",
      "100",
    ]);
    expect(upload.preview[0]?.rows[1]?.cells.slice(0, 2)).toEqual(["JFK", "FRA"]);
    const checked = await checkSheet(operator, upload);
    expect(checked).toMatchObject({
      state: "checked",
      percent: 100,
      rowsGood: 2,
      rowsBad: 0,
      lanes: 2,
      changes: { added: 2, changed: 0, ended: 1, unchanged: 0 },
    });
    expect([await liveRates("FRA"), await liveRates("NRT")]).toEqual([[], ["60 2020-01-01–2099-12-31"]]);
    const published = await publish(upload.id);
    expect(published.body, published.text).toMatchObject({ state: "published" });
    expect([await liveRates("FRA"), await liveRates("NRT")]).toEqual([["75 2026-01-01–2026-12-31"], []]);
    expect((await publish(upload.id)).error.code).toBe("state-conflict");
  });

  test("the differences can be read lane by lane, before and after", async () => {
    const first = await importSheet(await buildRateSheet(plainLine("FRA"), plainLine("DXB")));
    await publish(first.id);
    const second = await importSheet(await buildRateSheet(plainLine("FRA", 80), plainLine("NRT")));
    expect(second.changes).toEqual({ added: 1, changed: 1, ended: 1, unchanged: 0 });
    const changes = async (kind: "added" | "changed" | "ended") =>
      (await operator.call(listImportChanges, { params: { id: second.id }, query: { kind } })).body;
    const [change] = (await changes("changed")).content;
    expect(change).toMatchObject({ origin: "JFK", destination: "FRA", kind: "changed" });
    expect([change?.before?.minCharge, change?.after?.minCharge]).toEqual(["75", "80"]);
    expect(change?.after?.breaks).toEqual([
      { weight: "0", rate: "4.1" },
      { weight: "45", rate: "3.05" },
      { weight: "100", rate: "2.8" },
    ]);
    expect((await changes("added")).content[0]).toMatchObject({ destination: "NRT", before: null });
    expect((await changes("ended")).content[0]).toMatchObject({ destination: "DXB", after: null });
  });

  test("a set is rolled back exactly, and the import says so", async () => {
    const first = await importSheet(await buildRateSheet(plainLine("FRA", 70)));
    await publish(first.id);
    const second = await importSheet(await buildRateSheet(plainLine("FRA", 80)));
    const { setId } = (await publish(second.id)).body;
    const sets = await operator.call(listRateSets, { query: { airlineId } });
    expect(sets.body.content.map(({ id, liveSheets }) => [id, liveSheets])).toEqual([
      [setId, 1],
      [first.setId, 0],
    ]);
    const answer = await operator.call(rollBackRateSet, { params: { id: setId ?? 0 }, body: {} });
    expect(answer.body, answer.text).toEqual({ rolledBack: [setId] });
    expect(await liveRates("FRA")).toEqual(["70 2026-01-01–2026-12-31"]);
    const list = await operator.call(listRateImports, { query: { airlineId } });
    expect(list.body.content.map(({ state }) => state)).toEqual(["rolled-back", "published"]);
  });

  test("an update leaves other rates alone and cuts the validity it takes over", async () => {
    await publish((await importSheet(await buildRateSheet(plainLine("FRA", 70), plainLine("DXB", 71)))).id);
    const later = plainLine("FRA", 90);
    later[3] = "2026-07-01";
    const update = await importSheet(await buildRateSheet(later), "update");
    expect(update.changes).toEqual({ added: 1, changed: 1, ended: 0, unchanged: 1 });
    await publish(update.id);
    expect(await liveRates("FRA")).toEqual(["90 2026-07-01–2026-12-31"]);
    expect(await liveRates("DXB")).toEqual(["71 2026-01-01–2026-12-31"]);
    const { rows } = await world.database.query(
      `select l.valid_to from rate_lane l join rate_sheet s on s.id = l.sheet_id
       where s.set_id = $1 and destination = 'FRA' order by valid_from`,
      [update.setId],
    );
    expect(rows).toEqual([
      { valid_to: parseCalendarDate("2026-06-30") },
      { valid_to: parseCalendarDate("2026-12-31") },
    ]);
  });

  test("rates that changed since the check are never overwritten unseen", async () => {
    const checked = await importSheet(await buildRateSheet(plainLine("FRA", 80)));
    await buildRate(world.database, { airlineId, destination: "FRA", minimum: 50 });
    expect((await publish(checked.id)).error.code).toBe("rates-changed");
    expect(await liveRates("FRA")).toEqual(["50 2020-01-01–2099-12-31"]);
  });
});

describe("bad lines", () => {
  const lines = [
    ...Array.from({ length: 6 }, (_, n) => plainLine(["FRA", "DXB", "NRT", "ORD", "LHR", "CDG"][n] ?? "FRA")),
    ...Array.from({ length: 4 }, (_, n) => plainLine(`Q${n}Q`)),
  ];

  test("of 40 % bad lines nothing goes live unless the good ones are asked for", async () => {
    const checked = await importSheet(await buildRateSheet(...lines));
    expect([checked.rowsGood, checked.rowsBad]).toEqual([6, 4]);
    const refused = await publish(checked.id);
    expect([refused.status, refused.error.code]).toEqual([409, "import-has-bad-rows"]);
    expect(await liveRates("FRA")).toEqual([]);
    expect((await publish(checked.id, true)).body.state).toBe("published");
    expect(await liveRates("FRA")).toHaveLength(1);
  });

  test("each is named by sheet, row and column, in the caller's language", async () => {
    const checked = await importSheet(await buildRateSheet(...lines));
    const answer = await operator.call(
      listImportProblems,
      { params: { id: checked.id }, query: { size: 2 } },
      { headers: { "accept-language": "fr" } },
    );
    expect(answer.body.total).toBe(4);
    expect(answer.body.content[0]).toEqual({
      sheet: "Rates",
      row: 8,
      problems: [
        {
          column: "B",
          field: "destination",
          code: "unknown-airport",
          value: "Q0Q",
          message: "Aucun aéroport ne porte ce code",
        },
      ],
    });
    expect(answer.body.reasons).toEqual([
      { code: "unknown-airport", rows: 4, message: "Aucun aéroport ne porte ce code" },
    ]);
  });

  test("a file without a good line replaces nothing, whatever is said", async () => {
    await buildRate(world.database, { airlineId, destination: "FRA", minimum: 50 });
    const checked = await importSheet(await buildRateSheet(plainLine("Q1Q")));
    expect((await publish(checked.id, true)).error.code).toBe("import-has-bad-rows");
    expect(await liveRates("FRA")).toHaveLength(1);
  });

  test("a file without lines says what to look at", async () => {
    expect(await importSheet(await buildRateSheet())).toMatchObject({
      state: "failed",
      failure: "sheet-no-lines",
    });
  });
});

describe("cancelling and checking again", () => {
  test("a cancelled import can be checked again, but never published as it was", async () => {
    const checked = await importSheet(await buildRateSheet(plainLine("FRA")));
    const params = { id: checked.id };
    expect((await operator.call(cancelRateImport, { params })).body.state).toBe("cancelled");
    expect((await publish(checked.id)).error.code).toBe("state-conflict");
    const again = await checkSheet(operator, checked);
    expect((await publish(again.id)).body.state).toBe("published");
    expect((await operator.call(cancelRateImport, { params })).error.code).toBe("state-conflict");
  });

  test("a mapping without origin, or with a field twice, is refused at its place", async () => {
    const upload = await uploadSheet(operator, { airlineId, bytes: await buildRateSheet(plainLine("FRA")) });
    const [sheet] = upload.mapping.sheets;
    const columns = (sheet?.columns ?? []).map((column) =>
      column.field === "origin" ? { ...column, field: "destination" as const } : column,
    );
    const mapping = {
      ...upload.mapping,
      sheets: [{ ...sheet, sheet: "Rates", isUsed: true, headerRow: 1, columns }],
    };
    const answer = await operator.call(checkRateImport, {
      params: { id: upload.id },
      body: { mapping, mode: "replace" },
    });
    expect(answer.error.errors.map(({ field, code }) => [field, code])).toEqual([
      ["mapping.sheets.0.origin", "required"],
      ["mapping.sheets.0.columns.1", "taken-twice"],
    ]);
  });

  test("a saved mapping is proposed for next month's file, wherever its columns are then", async () => {
    const rows = [
      ["Wohin", "Woher", "Was es kostet", "gilt"],
      ["FRA", "JFK", 3.2, "2026-12-31"],
    ];
    const upload = await uploadSheet(operator, {
      airlineId,
      bytes: await buildWorkbook({ name: "A", rows }),
    });
    const mapping = {
      ...upload.mapping,
      defaults: { currency: "EUR", validFrom: parseCalendarDate("2026-01-01") },
      sheets: [
        {
          sheet: "A",
          isUsed: true,
          headerRow: 1,
          columns: [
            { column: 0, header: "Wohin", field: "destination" as const },
            { column: 1, header: "Woher", field: "origin" as const },
            { column: 2, header: "Was es kostet", field: "band" as const, weight: "0" },
            { column: 3, header: "gilt", field: "validTo" as const },
          ],
        },
      ],
    };
    expect(await checkSheet(operator, upload, { mapping })).toMatchObject({ rowsGood: 1, rowsBad: 0 });
    await operator.call(saveImportProfile, { body: { airlineId, name: "Monatlich", mapping } });
    const next = await uploadSheet(operator, {
      airlineId,
      bytes: await buildWorkbook({
        name: "Neu",
        rows: [
          ["Woher", "Wohin", "gilt", "Was es kostet"],
          ["JFK", "DXB", "2026-12-31", 3.4],
        ],
      }),
    });
    expect(next.profile).toBe("Monatlich");
    expect(await checkSheet(operator, next)).toMatchObject({ rowsGood: 1, rowsBad: 0 });
  });
});
