import * as contract from "@kilolane/contract";
import { expect, test } from "vitest";
import { changeSettings } from "../../../test/change-settings.ts";
import { PASSWORD } from "../../../test/factories.ts";
import { useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();

test("reminders of sent quotations: three days before, to the client only when the company wants it", async () => {
  const person = await world.signInAs("ROLE_FFADMIN");
  const first = await person.call(contract.getCompanySetting);
  expect(first.body).toMatchObject({ remindDays: 3, remindClient: false });
  const body = { remindDays: 0, remindClient: true };
  expect((await changeSettings(person, body)).body).toMatchObject(body);
  expect((await person.call(contract.getCompanySetting)).body).toMatchObject({ ...body, validityDays: 14 });
  for (const remindDays of [-1, 31, 1.5])
    expect((await changeSettings(person, { remindDays })).status).toBe(400);
});

test("an answer is promised within the company's own hours; what was promised before stays", async () => {
  const admin = await world.signInAs("ROLE_FFADMIN");
  expect((await admin.call(contract.getCompanySetting)).body).toMatchObject({ answerHours: 24 });
  expect((await changeSettings(admin, { answerHours: 4 })).body).toMatchObject({ answerHours: 4 });
  for (const answerHours of [0, 241, 1.5])
    expect((await changeSettings(admin, { answerHours })).error.errors[0]?.field).toBe("answerHours");
});

test("language and look go with the person to the next sign-in; what is left out stays", async () => {
  const person = await world.signInAs("ROLE_AIRLINE_AGENT");
  await person.call(contract.updateLook, { body: { locale: "ar", themeMode: "dark" } });
  const answer = await person.call(contract.updateLook, { body: { themeStyle: "standard" } });
  const look = { locale: "ar", themeMode: "dark", themeStyle: "standard" };
  expect(answer.body).toEqual(look);
  expect((await person.call(contract.getPersonalProfile)).body).toMatchObject(look);
  const body = { username: person.user.email, password: PASSWORD, forceLogin: true };
  expect((await world.anonymous.call(contract.authenticate, { body })).body).toMatchObject(look);
  const again = await world.signIn(person.user);
  const refused = await again.send(contract.updateLook, { body: { themeMode: "neon" } });
  expect(refused.error.errors).toMatchObject([{ field: "themeMode", code: "unknown" }]);
});

test("of two people who change the settings from the same version, the second is refused and overwrites nothing", async () => {
  const first = await world.signInAs("ROLE_FFADMIN");
  const second = await world.signInAs("ROLE_FFADMIN", { company: first.user.company });
  const { version } = (await second.call(contract.getCompanySetting)).body;
  expect((await changeSettings(first, { terms: "Prepaid only" })).body.version).toBe(version + 1);
  const late = await second.call(contract.updateCompanySetting, { body: { terms: "Collect", version } });
  expect([late.status, late.error]).toMatchObject([
    409,
    { code: "version-conflict", currentVersion: version + 1 },
  ]);
  expect((await first.call(contract.getCompanySetting)).body.terms).toBe("Prepaid only");
  expect((await second.send(contract.updateCompanySetting, { body: { terms: "Collect" } })).status).toBe(400);
  expect((await changeSettings(second, { terms: "Collect" })).body).toMatchObject({ terms: "Collect" });
});
