import * as contract from "@kilolane/contract";
import { inEachLanguage } from "@kilolane/phrases";
import { beforeAll, expect, test } from "vitest";
import { buildUser, PASSWORD, type BuiltUser } from "../../../test/factories.ts";
import { usePerson, useTestWorld, type SignedInPerson } from "../../../test/harness.ts";

const world = useTestWorld();
const operator = usePerson(world, "ROLE_SUPERADMIN");
let user: BuiltUser;
beforeAll(async () => {
  user = await buildUser(world.database, { role: "ROLE_FFCLIENT" });
});

function textsOf(mark: string): contract.TermsTexts {
  const text = (language: string) => ({
    terms: `Terms ${mark} ${language}`,
    disclaimer: `Disclaimer ${mark} ${language}`,
  });
  return inEachLanguage(text);
}

const publish = (mark: string, afterVersion: number) =>
  operator.call(contract.publishTerms, { body: { texts: textsOf(mark), afterVersion } });
const accept = (person: SignedInPerson, version: number) =>
  person.call(contract.acceptTerms, { body: { version } }, { address: "203.0.113.9" });

test("before the first version nobody is asked anything", async () => {
  const person = await world.signIn(user);
  expect((await person.call(contract.getCurrentTerms)).status).toBe(404);
  expect((await accept(person, 1)).status).toBe(404);
  expect((await person.call(contract.getMeasurementUnit)).status).toBe(200);
  expect((await operator.call(contract.listTerms)).body).toEqual({ versions: [], texts: null });
});

test("a new version lets people finish, and is asked before everything else at their next sign-in", async () => {
  const atWork = await world.signIn(user);
  expect((await publish("one", 0)).body.versions).toMatchObject([{ version: 1, acceptedCount: 0 }]);
  expect((await atWork.call(contract.getMeasurementUnit)).status).toBe(200);

  const body = { username: user.email, password: PASSWORD, forceLogin: true };
  const answer = await world.anonymous.call(contract.authenticate, { body });
  expect(answer.body.mustAcceptTerms).toBe(true);
  const person = await world.signIn(user);
  const refused = await person.call(contract.getMeasurementUnit);
  expect([refused.status, refused.error.code]).toEqual([403, "terms-not-accepted"]);
  expect((await person.call(contract.getProfile)).status).toBe(403);
  const current = await person.call(contract.getCurrentTerms, {}, { headers: { "accept-language": "ar" } });
  expect(current.body).toMatchObject({
    version: 1,
    language: "ar",
    isAccepted: false,
    terms: "Terms one ar",
    disclaimer: "Disclaimer one ar",
  });
  expect((await accept(person, 1)).body.version).toBe(1);
  expect((await person.call(contract.getMeasurementUnit)).status).toBe(200);
  expect((await person.call(contract.getCurrentTerms)).body.isAccepted).toBe(true);
  const { rows } = await world.database.query(
    "select version, ip, language, accepted_at is not null as timed from terms_acceptance where user_id = $1",
    [user.id],
  );
  expect(rows).toEqual([{ version: 1, ip: "203.0.113.9", language: "en", timed: true }]);
  const again = await world.anonymous.call(contract.authenticate, { body });
  expect(again.body.mustAcceptTerms).toBe(false);
});

test("the next version asks again, and only what was read can be accepted", async () => {
  await publish("two", 1);
  const person = await world.signIn(user);
  const stale = await accept(person, 1);
  expect([stale.status, stale.error.code, stale.error.currentVersion]).toEqual([409, "version-conflict", 2]);
  expect((await person.call(contract.getMeasurementUnit)).status).toBe(403);
  expect((await accept(person, 2)).status).toBe(200);
  expect((await accept(person, 2)).status).toBe(200);
  const history = await operator.call(contract.listTerms);
  expect(history.body.versions.map(({ version, acceptedCount }) => [version, acceptedCount])).toEqual([
    [2, 1],
    [1, 1],
  ]);
  expect(history.body.texts).toEqual(textsOf("two"));
});

test("people who have not accepted may sign out, and the operator is not asked to accept", async () => {
  const waiting = await world.signInAs("ROLE_AIRLINE_AGENT");
  expect((await waiting.call(contract.getMeasurementUnit)).status).toBe(403);
  expect((await waiting.call(contract.logout)).status).toBe(200);
  const other = await world.signInAs("ROLE_SUPERADMIN");
  expect((await other.call(contract.getMeasurementUnit)).status).toBe(200);
});

test("two authors at once publish one version; the second gets a conflict", async () => {
  const both = await Promise.all([publish("a", 2), publish("b", 2)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await publish("late", 1)).error.currentVersion).toBe(3);
});

test("an old version can be read, an unknown one is not found", async () => {
  const first = await operator.call(contract.getTermsVersion, { params: { version: 1 } });
  expect(first.body).toMatchObject({ version: 1, texts: textsOf("one") });
  expect((await operator.call(contract.getTermsVersion, { params: { version: 99 } })).status).toBe(404);
});

test("every language must have both texts", async () => {
  const texts = { ...textsOf("gap"), ar: { terms: "  ", disclaimer: "x" } };
  const answer = await operator.send(contract.publishTerms, { body: { texts, afterVersion: 3 } });
  expect(answer.error.errors).toMatchObject([{ field: "texts.ar.terms", code: "required" }]);
});

test("terms that were published before a language was added are read in English in it", async () => {
  const { rows } = await world.database.query<{ version: number }>(
    `update terms_version set texts = texts - 'it' where version = (select max(version) from terms_version)
     returning version`,
  );
  expect(rows).toHaveLength(1);
  const person = await world.signInAs("ROLE_FFADMIN");
  const read = async (language: string) =>
    (await person.call(contract.getCurrentTerms, {}, { headers: { "accept-language": language } })).body;
  const [english, italian] = [await read("en"), await read("it")];
  expect([italian.language, italian.terms]).toEqual(["it", english.terms]);
});
