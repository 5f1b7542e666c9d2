import { coreOfPassword, findPasswordProblem, PASSWORD_MIN } from "@kilolane/domain";
import * as contract from "@kilolane/contract";
import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { PASSWORD } from "../../../test/factories.ts";
import { useTestWorld } from "../../../test/harness.ts";
import { holderForm, makeKeyDesk } from "../../../test/hold-keys.ts";
import { linkTokenOf, untilMail } from "../../../test/read-mail.ts";
import { newSignUpForm } from "../../../test/sign-up-forms.ts";
import { findNewPasswordProblem } from "./password-rules.ts";

const world = useTestWorld({ runsJobs: true });

/** One of the three thousand most used passwords, as people stretch it. */
const STRETCHED = "Scooter!2026!2026";

/** A well-known password as people stretch it to the length asked for. */
function longForms(word: string): string[] {
  const padding = PASSWORD_MIN - word.length;
  return [
    word,
    word.repeat(Math.ceil(PASSWORD_MIN / word.length)),
    word + "123456789012345".slice(0, Math.max(padding, 1)),
    `${word}!2026`.padEnd(PASSWORD_MIN, "!"),
    `${word.charAt(0).toUpperCase()}${word.slice(1)}-2026-2026-2026`,
  ];
}

test("the 3,000 most used passwords are refused, as they are and stretched to fifteen characters", () => {
  const most = dictionary["passwords-common"].slice(0, 3000);
  const forms = most.flatMap(longForms);
  expect(forms.length).toBe(15_000);
  expect(forms.filter((form) => findNewPasswordProblem(form, []) === undefined)).toEqual([]);
});

test("so is every longer one of the whole list, and none of these good ones", () => {
  const long = dictionary["passwords-common"].filter((word) => word.length >= PASSWORD_MIN);
  expect(long.length).toBeGreaterThan(30);
  expect(long.filter((word) => findNewPasswordProblem(word, []) === undefined)).toEqual([]);
  const good = [
    "freight-by-the-kilo",
    "weigh seven crates twice",
    "orange elephants juggle quietly",
    "8f2c1e9a-77b0-4d5e",
  ];
  expect(good.filter((password) => findNewPasswordProblem(password, []) !== undefined)).toEqual([]);
});

test("a stretched one is refused by the list alone, wherever a password is chosen", async () => {
  // the words of the product's own would let it pass
  expect(coreOfPassword(STRETCHED)).toMatch(/^scooter/);
  expect(findPasswordProblem(STRETCHED, [])).toBeUndefined();
  const weak = { password: STRETCHED, confirmPassword: STRETCHED };
  const person = await world.signInAs("ROLE_FFADMIN");
  const { email } = person.user;
  await world.anonymous.call(contract.forgotPassword, { body: { email } });
  const token = linkTokenOf(await untilMail(world, email));
  const desk = makeKeyDesk(world);
  const key = await desk.assign(person);
  const answers = [
    await world.anonymous.call(contract.registerForwarder, { body: newSignUpForm(weak) }),
    await world.anonymous.call(contract.resetPassword, { body: { token, ...weak } }),
    await desk.register({ ...holderForm(key), ...weak }),
    await person.call(contract.changePassword, {
      body: { previousPassword: PASSWORD, newPassword: STRETCHED, confirmPassword: STRETCHED },
    }),
  ];
  expect(
    answers.map(({ status, error }) => [
      status,
      ...error.errors.map((entry) => `${entry.field} ${entry.code}`),
    ]),
  ).toEqual([
    [400, "password password-common"],
    [400, "password password-common"],
    [400, "password password-common"],
    [400, "newPassword password-common"],
  ]);
});
