import * as contract from "@kilolane/contract";
import { PACKAGE_TYPES } from "@kilolane/domain";
import { beforeAll, expect, test } from "vitest";
import { buildForm } from "../../../test/build-quotations.ts";
import { buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const operator = usePerson(world, "ROLE_SUPERADMIN");
const admin = usePerson(world, "ROLE_FFADMIN");
beforeAll(() => buildReference(world.database));

type UnNumberInput = NonNullable<contract.EndpointInput<typeof contract.createUnNumber>["body"]>;

const SUBSTANCE = {
  number: "UN2999",
  name: "Quarry solvent, n.o.s.",
  hazardClass: "3",
  packingGroups: ["II"],
  cargoAircraftOnly: false,
  inUse: true,
} satisfies UnNumberInput;
const { number: _number, ...SUBSTANCE_CHANGE } = SUBSTANCE;

const addSubstance = (changes: object = {}) =>
  operator.call(contract.createUnNumber, { body: { ...SUBSTANCE, ...changes } });
const changeSubstance = (number: string, changes: object, version: number) =>
  operator.call(contract.updateUnNumber, {
    params: { number },
    body: { ...SUBSTANCE_CHANGE, ...changes, version },
  });
const changeType = (name: string, changes: { position: number; inUse: boolean; version: number }) =>
  operator.call(contract.updatePackageType, { params: { name }, body: changes });
const offered = async () => (await admin.call(contract.listPackageTypes)).body;
const suggested = async (search: string) => {
  const { body } = await admin.call(contract.searchUnNumbers, { query: { search } });
  return body.map(({ number }) => number);
};
const packedAs = (packageType: string) =>
  buildForm({ goodsArray: buildForm().goodsArray.map((line) => ({ ...line, packageType })) });
const dangerous = (unNumber: string, hazardClass: "3" | "8") =>
  buildForm({
    typeOfGoods: "Dangerous Goods",
    dangerousGoods: [{ unNumber, hazardClass, packingGroup: "II" }],
  });
const refusalOf = async (body: ReturnType<typeof buildForm>) => {
  const { status, error } = await admin.call(contract.createQuotation, { body });
  return status === 200 ? "priced" : error.errors.map(({ field, code }) => `${field} ${code}`).join();
};
const auditOf = async (subject: string) => {
  const { rows } = await world.database.query<{ action: string }>(
    "select action from audit_entry where subject_id = $1 order by id",
    [subject],
  );
  return rows.map(({ action }) => action);
};

test("the delivered package types are those of the contract, in their order", async () => {
  expect(await offered()).toEqual([...PACKAGE_TYPES]);
});

test("a package type is quoted once it is added, no more once it is out of use, and stays where it was named", async () => {
  expect(await refusalOf(packedAs("Octabin"))).toBe("goodsArray.0.packageType unknown");
  const added = await operator.call(contract.createPackageType, {
    body: { name: "Octabin", position: 15, inUse: true },
  });
  expect(added.body).toMatchObject({ name: "Octabin", position: 15, inUse: true, version: 1 });
  expect((await offered()).slice(0, 3)).toEqual(["Envelope", "Octabin", "Bag"]);
  const priced = await admin.call(contract.createQuotation, { body: packedAs("Octabin") });
  expect(priced.status, priced.text).toBe(200);

  expect((await changeType("Octabin", { position: 15, inUse: false, version: 1 })).body).toMatchObject({
    inUse: false,
    version: 2,
  });
  expect(await offered()).not.toContain("Octabin");
  expect(await refusalOf(packedAs("Octabin"))).toBe("goodsArray.0.packageType out-of-use");
  expect((await changeType("Octabin", { position: 20, inUse: true, version: 1 })).error.currentVersion).toBe(
    2,
  );
  expect(await auditOf("Octabin")).toEqual(["package-type.created", "package-type.put-out-of-use"]);
});

test("lines without a type have one that stays in use, and no name comes twice whatever its capitals", async () => {
  const body = { position: 270, inUse: false, version: 1 };
  const kept = await operator.call(contract.updatePackageType, { params: { name: "Pieces" }, body });
  expect(kept.error.errors).toMatchObject([{ field: "inUse", code: "always-in-use" }]);
  const double = await operator.call(contract.createPackageType, {
    body: { name: "PALLET", position: 1, inUse: true },
  });
  expect(double.error.errors).toMatchObject([{ field: "name", code: "double" }]);
  expect((await changeType("Nothing so named", body)).status).toBe(404);
});

test("a mail is read into types that are in use", async () => {
  await changeType("Crate", { position: 190, inUse: false, version: 1 });
  const { body } = await admin.call(contract.readQuotationDraft, {
    body: { text: "2 crates 100x80x60 cm, total 200 kg, JFK to FRA" },
  });
  expect(body.goods).toMatchObject([{ packageType: "Pieces", confidence: "likely" }]);
  await changeType("Crate", { position: 190, inUse: true, version: 2 });
});

test("a substance is suggested and checked as the list says, the next moment", async () => {
  expect(await suggested("2999")).toEqual([]);
  expect((await addSubstance()).body).toMatchObject({ ...SUBSTANCE, version: 1, updatedBy: "Test Person" });
  expect(await suggested("quarry solvent")).toEqual(["UN2999"]);
  expect(await refusalOf(dangerous("UN2999", "8"))).toBe("dangerousGoods.0.hazardClass un-class");
  await changeSubstance("UN2999", { hazardClass: "8" }, 1);
  expect(await refusalOf(dangerous("UN2999", "8"))).toBe("priced");
  await changeSubstance("UN2999", { hazardClass: "8", inUse: false }, 2);
  expect(await suggested("2999")).toEqual([]);
  expect(await refusalOf(dangerous("UN2999", "8"))).toBe("dangerousGoods.0.unNumber out-of-use");
  expect(await auditOf("UN2999")).toEqual([
    "un-number.created",
    "un-number.updated",
    "un-number.put-out-of-use",
  ]);
});

test("of two people who change one substance, the second is told", async () => {
  await addSubstance({ number: "UN2998" });
  const both = await Promise.all([
    changeSubstance("UN2998", { name: "One" }, 1),
    changeSubstance("UN2998", { name: "Other" }, 1),
  ]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test.each([
  [{ number: "UN9999" }, "number unknown-un-number"],
  [{ number: "1263" }, "number un-number"],
  [{ number: "" }, "number required"],
  [{ number: "UN1263" }, "number double"],
  [{ name: " " }, "name required"],
  [{ hazardClass: "10" }, "hazardClass unknown"],
  [{ hazardClass: "1.4" }, "hazardClass un-class"],
  [{ packingGroups: ["IV"] }, "packingGroups unknown"],
])("a substance with %j is refused: %s", async (changes, problem) => {
  const { status, error } = await addSubstance({ number: "UN2997", ...changes });
  expect([status, ...error.errors.map(({ field, code }) => `${field} ${code}`)]).toEqual([400, problem]);
});

const HEADER = "number,name,hazardClass,packingGroups,cargoAircraftOnly,inUse";
const sendFile = (lines: readonly string[], query: { isTrial: "true" | "false"; listVersion?: string }) =>
  operator.call(
    contract.importUnNumbers,
    { query },
    {
      file: {
        name: "un.csv",
        contentType: "text/csv",
        bytes: Buffer.from([HEADER, ...lines].join("\r\n")),
      },
    },
  );

test("a file shows what it adds, changes and puts out of use, and is written only as it was shown", async () => {
  await addSubstance({ number: "UN2990" });
  await addSubstance({ number: "UN2991" });
  const lines = [
    'UN2990,"Quarry solvent, n.o.s.",3,II,no,no',
    'UN2991,"Quarry solvent, mended",3,"II, III",yes,yes',
    "UN2992,Ridge solvent,3,,no,yes",
  ];
  const trial = await sendFile(lines, { isTrial: "true" });
  expect(trial.body).toMatchObject({ isWritten: false, added: 1, changed: 1, outOfUse: 1, unchanged: 0 });
  expect(trial.body.changes).toContainEqual({
    line: 3,
    key: "UN2991",
    field: "packingGroups",
    before: "II",
    after: "II, III",
  });
  expect(await suggested("2992")).toEqual([]);
  const { listVersion } = trial.body;
  await addSubstance({ number: "UN2993" });
  const late = await sendFile(lines, { isTrial: "false", listVersion });
  expect([late.status, late.error.code]).toEqual([409, "version-conflict"]);
  expect(await suggested("2992")).toEqual([]);

  const again = await sendFile(lines, { isTrial: "true" });
  const written = await sendFile(lines, { isTrial: "false", listVersion: again.body.listVersion });
  expect(written.body).toMatchObject({ isWritten: true, added: 1, changed: 1, outOfUse: 1 });
  expect([await suggested("2990"), await suggested("2992")]).toEqual([[], ["UN2992"]]);
  expect((await sendFile(lines, { isTrial: "true" })).body).toMatchObject({ unchanged: 3, changes: [] });
});

test("a file with a wrong line is written not at all, and says line and field", async () => {
  const lines = ["UN2980,Good,3,II,no,yes", "UN9999,Bad,3,II,no,yes", "UN2981,,33,II,maybe,yes"];
  const { listVersion } = (await sendFile(lines, { isTrial: "true" })).body;
  const { body } = await sendFile(lines, { isTrial: "false", listVersion });
  expect(body.isWritten).toBe(false);
  expect(body.problems).toEqual([
    { line: 3, field: "number", code: "unknown-un-number" },
    { line: 4, field: "name", code: "required" },
    { line: 4, field: "hazardClass", code: "unknown" },
    { line: 4, field: "cargoAircraftOnly", code: "unknown" },
  ]);
  expect(await suggested("2980")).toEqual([]);
});

test("an exported list is imported again unchanged", async () => {
  const exported = await operator.call(contract.exportPackageTypes, {});
  const file = { name: "p.csv", contentType: "text/csv", bytes: Buffer.from(exported.text) };
  const { body } = await operator.call(contract.importPackageTypes, { query: { isTrial: "true" } }, { file });
  expect(body).toMatchObject({ added: 0, changed: 0, outOfUse: 0, problems: [] });
  expect(body.unchanged).toBeGreaterThanOrEqual(PACKAGE_TYPES.length);
});

test("a row that the operator changed is not written over by the delivered list", async () => {
  await operator.call(contract.updateUnNumber, {
    params: { number: "UN1263" },
    body: { ...SUBSTANCE_CHANGE, name: "Paint as we call it", version: 1 },
  });
  await buildReference(world.database);
  const { rows } = await world.database.query("select name from un_number where number = 'UN1263'");
  expect(rows).toEqual([{ name: "Paint as we call it" }]);
});
