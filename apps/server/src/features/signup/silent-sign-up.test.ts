import * as contract from "@kilolane/contract";
import { expect, test } from "vitest";
import { buildUser } from "../../../test/factories.ts";
import { createTestWorld } from "../../../test/harness.ts";
import { untilMail } from "../../../test/read-mail.ts";
import { newSignUpForm } from "../../../test/sign-up-forms.ts";

test("where TELL_REGISTERED is off, only the owner learns that an email has an account", async () => {
  const silent = await createTestWorld({ environment: { TELL_REGISTERED: "off" }, runsJobs: true });
  const user = await buildUser(silent.database);
  const start = (form: ReturnType<typeof newSignUpForm>) =>
    silent.anonymous.call(contract.registerForwarder, { body: form });
  const fresh = await start(newSignUpForm());
  const taken = await start(newSignUpForm({ email: user.email, companyName: "Elm Freight" }));
  expect(taken.status, taken.text).toBe(200);
  expect(Object.keys(taken.body)).toEqual(Object.keys(fresh.body));
  expect(taken.body.signUpToken).toHaveLength(fresh.body.signUpToken?.length ?? 0);
  const mail = await untilMail(silent, user.email);
  expect(mail.subject).toBe("Your email address already has a Kilolane account");
  expect(mail.text).toContain("Elm Freight");
  const signUpToken = taken.body.signUpToken ?? "";
  const resent = await silent.anonymous.call(contract.resendPin, { body: { signUpToken } });
  expect(resent.status).toBe(200);
  const guess = await silent.anonymous.call(contract.confirmSignUp, { body: { signUpToken, pin: "123456" } });
  expect(guess.error.code).toBe("pin-wrong");
  const { rows } = await silent.database.query("select 1 from signup where email = $1", [user.email]);
  expect(rows).toEqual([]);
  await silent.close();
});
