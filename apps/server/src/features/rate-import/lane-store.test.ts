import { beforeAll, expect, test } from "vitest";
import { buildAirline, buildReference } from "../../../test/build-rates.ts";
import { checkSheet, PLAIN_HEADERS, uploadSheet } from "../../../test/build-sheets.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

/** Two whole steps and a part. */
const LINES = 9_000;

const world = useTestWorld({ runsJobs: true });
const operator = usePerson(world, "ROLE_SUPERADMIN");
let pairs: (readonly [string, string])[] = [];

beforeAll(async () => {
  await buildReference(world.database);
  const { rows } = await world.database.query<{ iata: string }>(
    "select iata from airport order by iata limit 200",
  );
  const codes = rows.map((row) => row.iata);
  pairs = codes
    .flatMap((from) => codes.map((to) => [from, to] as const))
    .filter(([from, to]) => from !== to)
    .slice(0, LINES);
});

test.each([
  ["origin by origin", (lines: readonly string[]) => lines],
  [
    "in an order that breaks at half",
    (lines: readonly string[]) => [...lines.slice(4_500), ...lines.slice(0, 4_500)],
  ],
  [
    "every origin twice",
    (lines: readonly string[]) => [0, 1].flatMap((half) => lines.filter((_, at) => at % 2 === half)),
  ],
])("the lanes of a sheet are stored once each: %s", async (name, order) => {
  const airlineId = await buildAirline(world.database);
  const lines = pairs.map(([from, to]) => `${from},${to},USD,2026-01-01,2026-12-31,75,4.1,3.05,2.8`);
  const bytes = Buffer.from([PLAIN_HEADERS.join(","), ...order(lines)].join("\n"));
  const upload = await uploadSheet(operator, { airlineId, bytes, name: `${name}.csv` });
  expect(await checkSheet(operator, upload)).toMatchObject({
    state: "checked",
    rowsGood: LINES,
    lanes: LINES,
  });
  const { rows } = await world.database.query<{ lanes: number; different: number }>(
    `select count(*)::integer as lanes, count(distinct (l.origin, l.destination))::integer as different
     from rate_lane l join rate_sheet s on s.id = l.sheet_id where s.airline_id = $1`,
    [airlineId],
  );
  expect(rows).toEqual([{ lanes: LINES, different: LINES }]);
});
