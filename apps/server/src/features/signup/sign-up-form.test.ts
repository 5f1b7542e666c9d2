import * as contract from "@kilolane/contract";
import { beforeEach, expect, test } from "vitest";
import { coverText } from "../../../test/cover.ts";
import { useTestWorld } from "../../../test/harness.ts";
import { newSignUpForm } from "../../../test/sign-up-forms.ts";

const world = useTestWorld();
// this file signs up more often in a minute than an address may in an hour
beforeEach(() => world.database.query("delete from rate_limit"));

const register = (body: ReturnType<typeof newSignUpForm>) =>
  world.anonymous.call(contract.registerForwarder, { body });

const TEXTS = [
  [{ companyName: "" }, "companyName", "Please enter Company Name!"],
  [{ companyEmail: " " }, "companyEmail", "Please enter Company Email!"],
  [{ email: "" }, "email", "Please enter Email Address!"],
  [{ email: "nadia@" }, "email", "The Email you entered is not a valid format!"],
  [{ phone: "" }, "phone", "Please enter phone number!"],
  [{ phone: "call me" }, "phone", "Phone number is not valid!"],
  [{ firstName: "" }, "firstName", "Please enter name!"],
  [{ password: "" }, "password", "Please enter password!"],
  [{ confirmPassword: "" }, "confirmPassword", "Please re-enter password!"],
  [
    { confirmPassword: "weigh seven crates thrice" },
    "confirmPassword",
    "The two passwords you entered did not match!",
  ],
] as const;

test.each(TEXTS)("%j brings up the fixed text at %s", async (change, field, message) => {
  const { status, error } = await register(newSignUpForm(change));
  expect(status).toBe(400);
  expect(error.errors.map((entry) => [entry.field, entry.message])).toContainEqual([field, message]);
  coverText(error.errors.find((entry) => entry.message === message)?.message, message);
});

test.each([
  "short words",
  "passwordpassword",
  "aaaaaaaaaaaaaaaaaaaa",
  "12345678901234567890",
  "kilolanekilolane1",
  "Nadia O'Brien 2026!",
])("the password %s is refused", async (password) => {
  const { status, error } = await register(newSignUpForm({ password, confirmPassword: password }));
  expect([status, error.errors[0]?.field]).toEqual([400, "password"]);
});

test("a password of 128 characters of any script is taken", async () => {
  const password = "货 ünïcode עברית ".repeat(8).slice(0, 128);
  expect((await register(newSignUpForm({ password, confirmPassword: password }))).status).toBe(200);
});
