import { coverText } from "./cover.ts";
import { expect, expectAccessible, test, OWN_CLOCK } from "./fixtures.ts";
import {
  loadEntryWords,
  newSignUp,
  openFilled,
  openPin,
  pastePin,
  pinIn,
  readMail,
  sendForm,
} from "./steps/sign-up.ts";

/** What is typed into the form instead of the right thing, and the text that the specification fixes for it. */
const FIXED = [
  ["firstName", "", "Please enter name!"],
  ["lastName", " ", "Please enter name!"],
  ["email", "", "Please enter Email Address!"],
  ["email", "nadia@elm", "The Email you entered is not a valid format!"],
  ["password", "", "Please enter password!"],
  ["confirmPassword", "", "Please re-enter password!"],
  ["confirmPassword", "weigh seven crates thrice", "The two passwords you entered did not match!"],
  ["companyName", "", "Please enter Company Name!"],
  ["companyEmail", "", "Please enter Company Email!"],
  ["companyEmail", "office", "The Email you entered is not a valid format!"],
  ["phone", "", "Please enter phone number!"],
  ["phone", "call me", "Phone number is not valid!"],
] as const;

const wrongFor = (pin: string) => (pin === "000000" ? "000001" : "000000");

test("each fixed text is shown at its field, in all languages, and what was typed stays", async ({
  page,
}) => {
  const typed = newSignUp();
  await openFilled(page, typed);
  for (const [field, wrong, text] of FIXED) {
    const input = page.locator(`[name=${field}]`);
    const right = await input.inputValue();
    await input.fill(wrong);
    await sendForm(page);
    await expect(input).toHaveAccessibleDescription(new RegExp(text));
    await expect(input).toBeFocused();
    await expect(page).toHaveURL("/freight-forwarder/sign-up");
    await coverText(page, text);
    await input.fill(right);
  }
  await page.locator("[name=phone]").fill("");
  await sendForm(page);
  const words = await loadEntryWords("fr");
  await page.locator("select").first().selectOption("fr");
  await expect(page.locator("[name=phone]")).toHaveAccessibleDescription(words.error("field.phone-missing"));
  await expect(page.locator("[name=companyName]")).toHaveValue(typed.companyName);
});

test("the meter judges a password as the server does, and says why it is refused", async ({ page }) => {
  const words = await loadEntryWords("en");
  const typed = newSignUp({ companyName: "Elmlane Cargo" });
  await openFilled(page, typed);
  const password = page.locator("[name=password]");
  const meter = page.locator("[data-level]");
  for (const [text, level] of [
    ["too short", "1"],
    ["passwordpassword", "2"],
    ["1qaz2wsx3edc4rfv", "2"],
    ["elmlane cargo 2026!", "2"],
    ["Liverpool-1892-1892", "2"],
    ["crates on lanes", "3"],
    ["weigh seven crates twice", "4"],
  ] as const) {
    await password.fill(text);
    await expect(meter, text).toHaveAttribute("data-level", level);
  }
  await password.fill("Liverpool-1892-1892");
  await page.locator("[name=confirmPassword]").fill("Liverpool-1892-1892");
  await sendForm(page);
  await expect(password).toHaveAccessibleDescription(new RegExp(words.error("field.password-common")));
  await page.getByRole("button", { name: "Show password" }).first().click();
  await expect(password).toHaveAttribute("type", "text");
});

test("an email with an account is marked at its field, with the two ways on", async ({ page, request }) => {
  const accounts: readonly { username: string }[] = await (await request.get("/api/demo/accounts")).json();
  await openFilled(page, newSignUp({ email: accounts[0]?.username ?? "" }));
  await sendForm(page);
  const text = "The entered Email address is already registered!";
  await expect(page.locator("[name=email]")).toHaveAccessibleDescription(text);
  await expect(page.locator("[name=email]")).toBeFocused();
  // A registration failure is a toast, too (quotation-core.md §8).
  await expect(page.getByRole("region", { name: "Messages" })).toContainText(text);
  await expectAccessible(page);
  await coverText(page, text);
  await page.getByRole("link", { name: "Set a new password" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("a sign-up begun before is continued only with its password", async ({ page, openBrowser, request }) => {
  const typed = newSignUp();
  await openPin(page, typed);
  const text = "you have already started Signup Process, please enter security code to complete the process!";
  const stranger = await openBrowser();
  await openFilled(stranger, { ...typed, password: "some other long words" });
  await sendForm(stranger);
  await expect(stranger.locator("[name=email]")).toHaveAccessibleDescription(text);
  await expect(stranger.getByText(/with the same password as before/)).toBeVisible();
  await expect(stranger.getByRole("link", { name: "Enter the code" })).toHaveCount(0);

  const owner = await openBrowser();
  await openFilled(owner, typed);
  await sendForm(owner);
  await expect(owner.locator("[name=email]")).toHaveAccessibleDescription(text);
  await coverText(owner, text);
  await owner.getByRole("link", { name: "Enter the code" }).click();
  await pastePin(owner, pinIn(await readMail(request, typed.email)));
  await expect(owner).toHaveURL("/add-about/new");
});

test(
  "wrong codes get one answer, five of them use the code up, a new one works",
  { tag: OWN_CLOCK },
  async ({ page, request }) => {
    const typed = newSignUp();
    await openPin(page, typed);
    const pin = pinIn(await readMail(request, typed.email));
    await page.getByLabel("Digit 1 of 6").focus();
    await page.keyboard.type("123");
    await sendForm(page);
    await expect(page.locator("form").getByRole("alert")).toContainText(
      "The length of Pin should be 6 digits",
    );
    await expect(page.getByLabel("Digit 1 of 6")).toHaveAccessibleDescription(
      "The length of Pin should be 6 digits",
    );
    await coverText(page.locator("form"), "The length of Pin should be 6 digits");
    for (let tries = 0; tries < 5; tries += 1) {
      const answered = page.waitForResponse("**/api/sign-up/confirm");
      await pastePin(page, wrongFor(pin));
      expect((await answered).status()).toBe(400);
      await expect(page.locator("form").getByRole("alert")).toContainText("Please try again");
      await expect(page.getByLabel("Digit 1 of 6")).toBeFocused();
    }
    await coverText(page.locator("form"), "Please try again");
    await expectAccessible(page);
    await pastePin(page, pin);
    await expect(page.locator("form").getByRole("alert")).toContainText("Please try again");
    await expect(page).toHaveURL("/confirm-signup");

    await page.clock.install({ time: new Date() });
    await page.reload();
    await expect(page.getByRole("button", { name: /^Send a new code/ })).toBeDisabled();
    await page.clock.fastForward("01:05");
    await page.getByRole("button", { name: "Send a new code", exact: true }).click();
    await expect(page.getByText("A new code is on its way; the old one no longer works.")).toBeVisible();
    await expect(page.getByText(/valid for another/)).toBeVisible();
    await pastePin(page, pinIn(await readMail(request, typed.email, 2)));
    await expect(page).toHaveURL("/add-about/new");
  },
);

test("three codes an hour, then the form asks to wait", { tag: OWN_CLOCK }, async ({ page }) => {
  const words = await loadEntryWords("en");
  await page.clock.install({ time: new Date() });
  await openPin(page, newSignUp());
  const resend = page.getByRole("button", { name: "Send a new code", exact: true });
  for (let code = 2; code <= 3; code += 1) {
    await page.clock.fastForward("01:05");
    const answered = page.waitForResponse("**/api/sign-up/resend");
    await resend.click();
    expect((await answered).status()).toBe(200);
    // The minute begins when the page has read the answer: only then may the clock go on.
    await expect(resend).toHaveCount(0);
  }
  await page.clock.fastForward("01:05");
  await resend.click();
  await expect(page.locator("form").getByRole("alert")).toContainText(words.error("too-many-requests.title"));
  await page.clock.fastForward("10:00");
  await expect(page.getByText(words.signup("pin.over"))).toBeVisible();
});

test("a code that has run out sends back to the form, which is still filled", async ({ page }) => {
  const words = await loadEntryWords("en");
  const typed = newSignUp();
  await openPin(page, typed);
  const { title, detail } = {
    title: words.error("pin-expired.title"),
    detail: words.error("pin-expired.detail"),
  };
  // Ten minutes later: the server's own answer (its own tests bring it up), without the wait.
  await page.route("**/api/sign-up/confirm", (route) =>
    route.fulfill({ status: 409, json: { title, detail, status: 409, code: "pin-expired", errors: [] } }),
  );
  await pastePin(page, "123456");
  await expect(page.locator("form").getByRole("alert")).toContainText(
    "The Code you entered is expired, please signup again!",
  );
  await expectAccessible(page);
  await coverText(page.locator("form"), "The Code you entered is expired, please signup again!");
  await page.getByRole("link", { name: "Sign up again" }).click();
  await expect(page.locator("[name=companyName]")).toHaveValue(typed.companyName);
  await expect(page.locator("[name=password]")).toHaveValue("");
});

test("a failure of the server says so and keeps the form", async ({ page, complaints }) => {
  const typed = newSignUp();
  await openFilled(page, typed);
  await page.route("**/api/freightforwarder/register", (route) =>
    route.fulfill({ status: 503, json: { title: "", detail: "", status: 503, code: "busy", errors: [] } }),
  );
  await sendForm(page);
  const text = "Something went wrong, Please try again!";
  await expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
  await coverText(page, text);
  await expect(page.locator("[name=companyName]")).toHaveValue(typed.companyName);
  await page.unrouteAll({ behavior: "wait" });
  await sendForm(page);
  await expect(page).toHaveURL("/confirm-signup");
  // The refusal of this test's own making is no complaint of the page.
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes("503")));
});

test("the code's page without a sign-up says what to do", async ({ page }) => {
  await page.goto("/add-about/new");
  await expect(page).toHaveURL("/confirm-signup");
  await expect(page.getByRole("heading", { name: "No sign-up in progress" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Create your account" }).click();
  await expect(page).toHaveURL("/sign-up");
});
