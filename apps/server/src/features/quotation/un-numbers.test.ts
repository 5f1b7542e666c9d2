import {
  createQuotation,
  createClientQuotation,
  type quotationForm,
  repriceQuotation,
} from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildForm, buildFuelMarket, buildQuotation } from "../../../test/build-quotations.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

/* UN numbers and their classes are checked against the list (pricing rules §9). */

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const client = usePerson(world, "ROLE_FFCLIENT", () => ({ company: admin.user.company }));

beforeAll(async () => {
  await buildFuelMarket(world);
  await world.database.query(
    `insert into un_number (number, name, hazard_class, packing_groups) values
       ('UN1263', 'Paint', '3', '{I,II,III}') on conflict do nothing`,
  );
});

type AnyForm = Parameters<typeof quotationForm.parse>[0];
const formOf = (...lines: readonly (readonly [unNumber: string, hazardClass: string])[]): AnyForm => ({
  ...buildForm({ typeOfGoods: "Dangerous Goods" }),
  dangerousGoods: lines.map(([unNumber, hazardClass]) => ({ unNumber, hazardClass, packingGroup: "II" })),
});

test.each([
  [[["UN1263", "8"]], "0.hazardClass", "un-class"],
  [[["UN9999", "3"]], "0.unNumber", "unknown-un-number"],
  [
    [
      ["UN1263", "3"],
      ["UN0999", "1.4"],
    ],
    "1.unNumber",
    "unknown-un-number",
  ],
  [[["UN1050", "1.4"]], "0.hazardClass", "un-class"],
] as const)(
  "%j is refused at %s as %s, for desk and client, new and priced again",
  async (lines, field, code) => {
    const refused = { field: `dangerousGoods.${field}`, code };
    const body = formOf(...lines);
    const asked = await admin.send(createQuotation, { body });
    expect([asked.status, asked.error.errors]).toMatchObject([400, [refused]]);
    const byClient = await client.send(createClientQuotation, { body });
    expect([byClient.status, byClient.error.errors]).toMatchObject([400, [refused]]);
    const { request_id } = await buildQuotation(admin);
    const again = await admin.send(repriceQuotation, { params: { id: request_id }, body });
    expect([again.status, again.error.errors]).toMatchObject([400, [refused]]);
  },
);

test.each([
  ["un1263", "3"],
  ["UN1050", "2.3"],
  ["ID8000", "9"],
])("%s of class %s is priced, listed or not", async (unNumber, hazardClass) => {
  const { status, text } = await admin.send(createQuotation, { body: formOf([unNumber, hazardClass]) });
  expect(status, text).toBe(200);
});
