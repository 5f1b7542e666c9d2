import * as contract from "@kilolane/contract";
import { expect, test } from "vitest";
import { PASSWORD } from "../../../test/factories.ts";
import { useTestWorld, type SignedInPerson } from "../../../test/harness.ts";
import { untilMail } from "../../../test/read-mail.ts";

const world = useTestWorld({ runsJobs: true });

async function askFor(person: SignedInPerson, email: string) {
  const { firstName, lastName } = (await person.call(contract.getPersonalProfile)).body;
  const body = { firstName, lastName, email, currentPassword: PASSWORD };
  return person.call(contract.updateProfile, { body });
}

/** The token in the link of the last mail to an address. */
async function tokenFor(email: string, count = 1): Promise<string> {
  const token = /#token=([\w-]+)/u.exec((await untilMail(world, email, count)).text)?.[1];
  if (token === undefined) throw new Error("the mail has no link");
  return token;
}

const confirm = (token: string) => world.anonymous.call(contract.confirmEmail, { body: { token } });

async function signInStatus(username: string): Promise<number> {
  const body = { username, password: PASSWORD, forceLogin: true };
  return (await world.anonymous.call(contract.authenticate, { body })).status;
}

const reset = (token: string) => {
  const password = "kilo-lane-air-freight-7";
  return world.anonymous.call(contract.resetPassword, {
    body: { token, password, confirmPassword: password },
  });
};

test("a new email signs in once its link is opened, and until then the former one does", async () => {
  const person = await world.signInAs("ROLE_FFADMIN");
  const email = "moved@maya.example";
  await askFor(person, email);
  expect([await signInStatus(email), await signInStatus(person.user.email)]).toEqual([401, 200]);
  const token = await tokenFor(email);
  expect((await confirm(token)).body).toEqual({ email });
  expect([await signInStatus(email), await signInStatus(person.user.email)]).toEqual([200, 401]);
  expect((await untilMail(world, person.user.email)).text).toContain(email);
  expect((await confirm(token)).error.code).toBe("email-link-invalid");
});

test("a changed email ends the links to set a password that were mailed to the former one", async () => {
  const person = await world.signInAs("ROLE_FFADMIN");
  await world.anonymous.call(contract.forgotPassword, { body: { email: person.user.email } });
  const old = await tokenFor(person.user.email);
  const email = "second@maya.example";
  await askFor(person, email);
  const token = await tokenFor(email);
  // neither link does the work of the other
  expect((await reset(token)).error.code).toBe("password-link-invalid");
  expect((await confirm(old)).error.code).toBe("email-link-invalid");
  expect((await confirm(token)).status).toBe(200);
  expect((await reset(old)).error.code).toBe("password-link-invalid");
});

test("of two emails asked for, the last one counts, and one that became somebody else's is refused", async () => {
  const person = await world.signInAs("ROLE_FFADMIN");
  await askFor(person, "first-try@maya.example");
  const first = await tokenFor("first-try@maya.example");
  const asked = await askFor(person, "last-try@maya.example");
  expect(asked.body.pendingEmail).toBe("last-try@maya.example");
  expect((await confirm(first)).error.code).toBe("email-link-invalid");
  const other = await world.signInAs("ROLE_FFADMIN");
  await world.database.query("update user_account set email = 'last-try@maya.example' where id = $1", [
    other.user.id,
  ]);
  expect((await confirm(await tokenFor("last-try@maya.example"))).error.code).toBe("email-link-invalid");
});
