import { coverScreen, coverText } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { signUpApproved } from "./steps/companies.ts";
import {
  comeFromElsewhere,
  loadEntryWords,
  newSignUp,
  readMail,
  sendForm,
  signInByForm,
} from "./steps/sign-up.ts";

const NEXT = "crates on seven lanes";

test("a forgotten password: mail, link, new password, sign-in; the link works once", async ({
  page,
  request,
}) => {
  const words = await loadEntryWords("en");
  const typed = await signUpApproved(request, "shipper");
  await comeFromElsewhere(page);
  await page.goto("/sign-in");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL("/forgot-password");
  await expectAccessible(page);
  for (const [text, problem] of [
    ["", "Please enter Email Address!"],
    ["nadia@", "The Email you entered is not a valid format!"],
  ] as const) {
    await page.locator("[name=email]").fill(text);
    await sendForm(page);
    await expect(page.locator("[name=email]")).toHaveAccessibleDescription(problem);
    await coverText(page, problem);
  }
  await page.locator("[name=email]").fill(typed.email);
  await sendForm(page);
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expectAccessible(page);
  coverScreen(page, "/forgot-password", { task: "ask for a link by mail" });

  const mail = await readMail(request, typed.email, 4);
  const link = /\/password\/reset#token=[\w-]+/.exec(mail.text)?.[0] ?? "";
  await page.goto(link);
  const password = page.locator("[name=password]");
  await sendForm(page);
  await expect(password).toHaveAccessibleDescription(/Please enter new password!/);
  await coverText(page, "Please enter new password!");
  await password.fill("passwordpassword1");
  await page.locator("[name=confirmPassword]").fill("passwordpassword2");
  await sendForm(page);
  await expect(password).toHaveAccessibleDescription(new RegExp(words.error("field.password-common")));
  await expect(page.locator("[name=confirmPassword]")).toHaveAccessibleDescription(
    "The two passwords you entered did not match!",
  );
  await expectAccessible(page);
  await password.fill(NEXT);
  await page.locator("[name=confirmPassword]").fill(NEXT);
  await sendForm(page);
  await expect(page.getByRole("heading", { name: "Your new password is set" })).toBeVisible();
  await expectAccessible(page);
  coverScreen(page, "/password/reset", { task: "set a new password by the link and sign in" });

  await page.getByRole("link", { name: "Sign in" }).click();
  await signInByForm(page, typed.email, typed.password);
  await expect(page.getByRole("alert")).toBeVisible();
  await signInByForm(page, typed.email, NEXT);
  await expect(page).toHaveURL("/shipper/quotation/create");

  await page.goto("/error-pages/error-404");
  await page.goto(link);
  await password.fill("orange elephants juggle");
  await page.locator("[name=confirmPassword]").fill("orange elephants juggle");
  await sendForm(page);
  await expect(page.getByRole("heading", { name: words.signup("reset.invalidTitle") })).toBeVisible();
  await expectAccessible(page);
});

test("an address that nobody has gets the same answer, and a link without a token says so", async ({
  page,
}) => {
  await comeFromElsewhere(page);
  await page.goto("/forgot-password");
  await page.locator("[name=email]").fill(newSignUp().email);
  await sendForm(page);
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await page.goto("/password/reset");
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("a locked screen shows nothing, and its password opens it where one was", async ({ page, signInAs }) => {
  const { username, password } = await signInAs("ROLE_FFADMIN");
  const list = "/freight-forwarder/admin/quotation/list/view?search=HS";
  await page.goto(list);
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("button", { name: "Lock the screen" }).click();
  await expect(page).toHaveURL("/lock-screen");
  await expect(page.getByText(username)).toBeVisible();
  await expectAccessible(page);
  // Neither a reload, nor the way back, nor another address opens it: the session has ended.
  await page.reload();
  await expect(page.getByText(username)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  await sendForm(page);
  await expect(page.locator("[name=password]")).toHaveAccessibleDescription("Please enter password!");
  await page.locator("[name=password]").fill("not my password at all");
  await sendForm(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await page.locator("[name=password]").fill(password);
  await sendForm(page);
  await expect(page).toHaveURL(list);
  coverScreen(page, "/lock-screen", { task: "open the locked screen with the password" });

  await page.goto("/lock-screen");
  await expect(page.getByText(username)).toBeVisible();
  await page.getByRole("link", { name: "Sign in as someone else" }).click();
  await expect(page).toHaveURL("/sign-in");
  await page.goto("/lock-screen");
  await expect(page).toHaveURL("/sign-in");
});
