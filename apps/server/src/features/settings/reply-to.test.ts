import * as contract from "@kilolane/contract";
import { expect, test } from "vitest";
import { type SignedInPerson, usePerson, useTestWorld } from "../../../test/harness.ts";
import { untilMail } from "../../../test/read-mail.ts";

const world = useTestWorld({ runsJobs: true });
const admin = usePerson(world, "ROLE_FFADMIN");
const FORM = { firstName: "Maya", lastName: "Ross", mobile: "", countryCode: "us" };

async function replyToOfMail(person: SignedInPerson, email: string) {
  const body = { email, msg: "Hello", sender: "", receiver: "" };
  expect((await person.send(contract.sendEmail, { body })).status).toBe(200);
  await untilMail(world, email);
  const list = await world.anonymous.call(contract.listCaughtMails, { query: { recipient: email } });
  const params = { id: list.body.content[0]?.id ?? "" };
  return (await world.anonymous.call(contract.getCaughtMail, { params })).body.replyTo;
}

test("names where answers to the person's mails go, once that address is proven and not before", async () => {
  const person = await world.signInAs("ROLE_FFAGENT", { company: admin.user.company });
  const { email } = person.user;
  const replyToEmail = "answers@maya.example";
  const stored = await person.call(contract.updateProfile, { body: { ...FORM, email, replyToEmail } });
  expect(stored.body).toMatchObject({ replyToEmail, isReplyToProven: false });
  expect(await replyToOfMail(person, "buyer@oak.example")).toBe(email);

  const proof = await untilMail(world, replyToEmail);
  const token = /#token=([\w-]+)&for=answers/.exec(proof.text)?.[1] ?? "";
  // it proves where answers go, and opens no account
  const words = { password: "a-long-new-password-1", confirmPassword: "a-long-new-password-1" };
  const reset = await world.anonymous.call(contract.resetPassword, { body: { token, ...words } });
  expect(reset.error.code).toBe("password-link-invalid");
  const confirmed = await world.anonymous.call(contract.confirmEmail, { body: { token } });
  expect(confirmed.body, confirmed.text).toEqual({ email: replyToEmail });
  expect((await person.call(contract.getPersonalProfile)).body).toMatchObject({
    email,
    isReplyToProven: true,
  });
  expect(await replyToOfMail(person, "second@oak.example")).toBe(replyToEmail);

  const changed = { body: { ...FORM, email, replyToEmail: "other@maya.example" } };
  expect((await person.call(contract.updateProfile, changed)).body.isReplyToProven).toBe(false);
  expect(await replyToOfMail(person, "third@oak.example")).toBe(email);
});
