import * as contract from "@kilolane/contract";
import { ROLES, type Role } from "@kilolane/domain";
import { expect, test } from "vitest";
import { coverText } from "../../../test/cover.ts";
import { companyScopeOf } from "../../../test/factories.ts";
import { usePerson, useTestWorld, type SignedInPerson } from "../../../test/harness.ts";
import { newId } from "../../db/new-id.ts";
import { withTransaction } from "../../db/transaction.ts";

const world = useTestWorld();
const operator = usePerson(world, "ROLE_SUPERADMIN");

const words = (title: string) => ({ title, text: `${title}: first.\n\nThen the rest.` });

async function create(title: string, changes: object = {}) {
  const body = {
    roles: ["ROLE_FFADMIN" as Role],
    texts: { en: words(title), it: words(`${title} it`) },
    videoUrl: "",
    isPublished: true,
    ...changes,
  };
  return (await operator.call(contract.createTutorial, { body })).body;
}

const titlesOf = async (person: SignedInPerson, language = "en") => {
  const headers = { "accept-language": language };
  const { body } = await person.call(contract.listTutorials, undefined, { headers });
  return body.map(({ title }) => title);
};

test("a role reads what is published for it, in its language or the nearest, in the operator's order", async () => {
  const first = await create("Quote");
  const second = await create("Prices", { texts: { zh: words("价格") } });
  await create("Draft", { isPublished: false });
  await create("Rates", { roles: ["ROLE_AIRLINE_ADMIN", "ROLE_DATAENTRY"] });
  const admin = await world.signInAs("ROLE_FFADMIN");
  expect(await titlesOf(admin)).toEqual(["Quote", "价格"]);
  expect(await titlesOf(admin, "it")).toEqual(["Quote it", "价格"]);
  expect(await titlesOf(admin, "fr")).toEqual(["Quote", "价格"]);
  const ordered = await operator.call(contract.orderTutorials, {
    body: { ids: [second.id, first.id, newId()] },
  });
  expect(ordered.body.map(({ id }) => id).slice(0, 2)).toEqual([second.id, first.id]);
  expect(await titlesOf(admin)).toEqual(["价格", "Quote"]);
  const readers = new Map<Role, string[]>();
  for (const role of ROLES) {
    if (role !== "ROLE_SUPERADMIN") readers.set(role, await titlesOf(await world.signInAs(role)));
  }
  expect([...readers].filter(([, titles]) => titles.includes("Rates")).map(([role]) => role)).toEqual([
    "ROLE_AIRLINE_ADMIN",
    "ROLE_DATAENTRY",
  ]);
});

test("a change needs the version that was read; what is wrong is named", async () => {
  const { id, version } = await create("Versions", { roles: ["ROLE_CONSIGNEE"] });
  const params = { id };
  const body = { version, roles: ["ROLE_CONSIGNEE" as Role], texts: { en: words("Second") } };
  const changed = await operator.call(contract.updateTutorial, {
    params,
    body: { ...body, isPublished: true },
  });
  expect(changed.body).toMatchObject({ texts: { en: words("Second") }, version: version + 1 });
  const stale = await operator.call(contract.updateTutorial, { params, body });
  expect([stale.status, stale.error.currentVersion]).toEqual([409, version + 1]);
  const wrong = await operator.send(contract.createTutorial, {
    body: { roles: [], texts: { fr: { title: " ", text: "x" } }, videoUrl: "javascript:alert(1)" },
  });
  expect(wrong.error.errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
    "roles required",
    "texts.fr.title title-missing",
    "videoUrl website",
  ]);
  const untitled = await operator.send(contract.createTutorial, {
    body: { roles: ["ROLE_FFADMIN"], texts: { en: { title: "", text: "x" } }, videoUrl: "" },
  });
  coverText(untitled.error.errors[0]?.message, "Please enter Title!");
  const nothing = await operator.send(contract.createTutorial, {
    body: { roles: ["ROLE_FFADMIN"], texts: {}, videoUrl: "" },
  });
  expect(nothing.error.errors).toMatchObject([{ field: "texts", code: "required" }]);
  const unknown = await operator.call(contract.updateTutorial, {
    params: { id: newId() },
    body,
  });
  expect(unknown.status).toBe(404);
});

test("a file lies beside it for those who may read it, is exchanged, and goes with it", async () => {
  const { id } = await create("File", { roles: ["ROLE_TRUCKING_ADMIN"] });
  const reader = await world.signInAs("ROLE_TRUCKING_ADMIN");
  const other = await world.signInAs("ROLE_FFADMIN");
  const params = { id };
  const upload = (name: string, text: string) =>
    operator.call(
      contract.uploadTutorialFile,
      { params },
      { file: { name, contentType: "text/plain", bytes: Buffer.from(text) } },
    );
  expect((await reader.call(contract.downloadTutorialFile, { params })).status).toBe(404);
  const stored = await upload("steps.txt", "one");
  expect(stored.body.file).toEqual({ originalName: "steps.txt", sizeBytes: 3 });
  expect((await upload("better.csv", "a,b\n1,2\n")).body.file?.originalName).toBe("better.csv");
  const refused = await upload("page.html", "<script>");
  expect(refused.error.errors).toMatchObject([{ field: "file.0", code: "attachment-type" }]);
  const file = await reader.call(contract.downloadTutorialFile, { params });
  expect([file.text, file.headers["content-type"]]).toEqual(["a,b\n1,2\n", "text/csv"]);
  expect((await other.call(contract.downloadTutorialFile, { params })).status).toBe(404);
  expect((await operator.call(contract.downloadTutorialFile, { params })).status).toBe(200);

  expect((await operator.call(contract.removeTutorialFile, { params })).body.file).toBeNull();
  expect((await reader.call(contract.downloadTutorialFile, { params })).status).toBe(404);
  await upload("last.txt", "three");
  const { rows } = await world.database.query<{ file_name: string }>(
    "select file_name from tutorial where id = $1",
    [id],
  );
  const name = rows[0]?.file_name ?? "";
  expect(await world.app.files.read(name)).toBeDefined();
  expect((await operator.call(contract.deleteTutorial, { params })).status).toBe(200);
  expect(await world.app.files.read(name)).toBeUndefined();
  expect((await operator.call(contract.deleteTutorial, { params })).status).toBe(404);
  expect(await titlesOf(reader)).toEqual([]);
});

test("inside a company nobody writes one, whatever the query", async () => {
  const { user } = await world.signInAs("ROLE_FFADMIN");
  const change = withTransaction(companyScopeOf(world.database, user), (tx) =>
    tx.query("update tutorial set is_published = true"),
  );
  await expect(change).rejects.toThrow(/permission denied/);
});
