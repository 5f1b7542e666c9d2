import {
  createFeedback,
  createInquirer,
  createSavedView,
  deleteSavedView,
  FEEDBACK_TYPES,
  listInquirers,
} from "@kilolane/contract";
import { expect, test } from "vitest";
import { useTestWorld, type SignedInPerson } from "../../test/harness.ts";

const world = useTestWorld();
let person: SignedInPerson;

const form = (companyName: string) => ({
  companyName,
  nameofInquirer: "Ada Stone",
  country: "US",
  email: "ada@shipper.example",
});

async function create(key: string, companyName = "Northwind") {
  return person.call(createInquirer, { body: form(companyName) }, { headers: { "idempotency-key": key } });
}

async function getCount(companyName: string): Promise<number> {
  const { body } = await person.call(listInquirers);
  return body.content.filter((inquirer) => inquirer.companyName === companyName).length;
}

test("the same key and request happens once and answers the same", async () => {
  person = await world.signInAs("ROLE_FFADMIN");
  const first = await create("k1");
  const second = await create("k1");
  expect(first.status).toBe(200);
  expect(second.text).toBe(first.text);
  expect(await getCount("Northwind")).toBe(1);
});

test("ten at once happen once; calls that come too early get a retry time", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => create("k2", "Contoso")));
  const done = answers.filter((answer) => answer.status === 200);
  const waiting = answers.filter((answer) => answer.error?.code === "idempotency-running");
  expect(done.length).toBeGreaterThanOrEqual(1);
  expect(done.length + waiting.length).toBe(10);
  expect(new Set(done.map((answer) => answer.text)).size).toBe(1);
  expect(await getCount("Contoso")).toBe(1);
});

test("the same key with another request is refused, another key is another record", async () => {
  await create("k3", "Fabrikam");
  expect((await create("k3", "Tailspin")).error.code).toBe("idempotency-mismatch");
  expect(await getCount("Tailspin")).toBe(0);
  await create("k4", "Fabrikam");
  expect(await getCount("Fabrikam")).toBe(2);
});

test("one person's key is not another's", async () => {
  const mine = await create("k5", "Litware");
  person = await world.signInAs("ROLE_FFADMIN");
  const theirs = await create("k5", "Litware");
  expect(theirs.status).toBe(200);
  expect(theirs.body.id).not.toBe(mine.body.id);
});

test("a refused request does not use its key up", async () => {
  const bad = await person.send(
    createInquirer,
    { body: { ...form("Adatum"), email: "no address" } },
    { headers: { "idempotency-key": "k6" } },
  );
  expect(bad.status).toBe(400);
  expect((await create("k6", "Adatum")).status).toBe(200);
});

test("a deletion that is repeated answers as it did; with another key it finds nothing to delete", async () => {
  const params = { screen: "quotations" };
  const made = await person.call(createSavedView, { params, body: { name: "Drafts", query: "page=1" } });
  const remove = async (key: string) =>
    person.call(
      deleteSavedView,
      { params: { ...params, id: made.body.id } },
      { headers: { "idempotency-key": key } },
    );
  const first = await remove("k8");
  expect(first.status, first.text).toBe(200);
  expect((await remove("k8")).text).toBe(first.text);
  expect((await remove("k9")).status).toBe(404);
});

test("after a crash between commit and answer, a repetition creates nothing", async () => {
  await create("k7", "Wingtip");
  // What a killed process leaves: the record is committed, the answer was never stored.
  await world.database.query(
    "update idempotency set answer = null, started_at = now() - interval '10 minutes' where key = 'k7'",
  );
  expect((await create("k7", "Wingtip")).error.code).toBe("idempotency-running");
  expect(await getCount("Wingtip")).toBe(1);
});

test("after a crash before the commit, a repetition creates it", async () => {
  await create("k8", "Proseware");
  await world.database.query("delete from inquirer where company_name = 'Proseware'");
  await world.database.query(
    "update idempotency set answer = null, committed = false, started_at = now() - interval '2 minutes' where key = 'k8'",
  );
  expect((await create("k8", "Proseware")).status).toBe(200);
  expect(await getCount("Proseware")).toBe(1);
});

test("the same key with another file is refused, with the same file it answers as it did", async () => {
  const fields = {
    description: "The total is wrong",
    mainMenu: "Quotation",
    feedbackType: FEEDBACK_TYPES[0],
  };
  const upload = async (text: string) => {
    const files = [{ name: "total.txt", contentType: "text/plain", bytes: Buffer.from(text) }];
    const options = { headers: { "idempotency-key": "k9" }, form: { fields, field: "files", files } };
    return person.call(createFeedback, undefined, options);
  };
  const first = await upload("100.00");
  expect(first.status, first.text).toBe(200);
  expect((await upload("100.00")).text).toBe(first.text);
  expect((await upload("999.99")).error.code).toBe("idempotency-mismatch");
});
