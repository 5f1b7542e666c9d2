import { coverScreen, coverText } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import {
  approveCompany,
  chooseLanguage,
  comeFromElsewhere,
  fillSignUp,
  loadEntryWords,
  newSignUp,
  pastePin,
  pinIn,
  readMail,
  sendForm,
  signInByForm,
} from "./steps/sign-up.ts";

const KINDS = [
  ["Freight forwarder", "/freight-forwarder/sign-up", "/freight-forwarder/admin/quotation/create"],
  ["Airline", "/airline/sign-up", "/airline/admin/profile/update"],
  ["Shipper", "/shipper/sign-up", "/shipper/quotation/create"],
  ["Trucking company", "/trucking/sign-up", "/trucking/statistics"],
  ["Data entry", "/data-entry/sign-up", "/data-entry/airfare/create"],
] as const;

for (const [name, path, landing] of KINDS) {
  test(`${name}: form, mailed code, a word about the company, approval, first sign-in`, async ({
    page,
    request,
  }) => {
    const typed = newSignUp();
    await comeFromElsewhere(page);
    await page.goto("/sign-up");
    await page.getByRole("link", { name: new RegExp(`^${name} `) }).click();
    await expect(page).toHaveURL(path);
    await fillSignUp(page, typed);
    await expectAccessible(page);
    await sendForm(page);
    await expect(page).toHaveURL("/confirm-signup");
    await coverText(
      page,
      "code sent to the registered email",
      `A code of six digits was sent to ${typed.email}.`,
    );
    await expectAccessible(page);

    await pastePin(page, pinIn(await readMail(request, typed.email)));
    await expect(page).toHaveURL("/add-about/new");
    await page.getByLabel("About the company").fill("Air cargo since 1999 – <b>daily</b>");
    await page.getByLabel("Website").fill("elm.example.com");
    await expectAccessible(page);
    await sendForm(page);
    await expect(
      page.getByRole("heading", { name: `${typed.companyName} is waiting for approval` }),
    ).toBeVisible();
    await coverText(page, "signup complete", "Sign-up complete");
    await expectAccessible(page);
    coverScreen(page, "/confirm-signup", { task: "enter the mailed code" });
    coverScreen(page, "/add-about/new", { task: "write a word about the company" });

    await page.getByRole("link", { name: "To the sign-in" }).click();
    await signInByForm(page, typed.email, typed.password);
    await expect(page.getByRole("alert")).toContainText("Your company is waiting for approval");
    await approveCompany(request, typed.companyName);
    expect((await readMail(request, typed.email, 3)).subject).toBe(`${typed.companyName} is approved`);
    await signInByForm(page, typed.email, typed.password);
    await expect(page).toHaveURL(landing);
    await expect(page.getByText(typed.companyName, { exact: true }).first()).toBeVisible();
    coverScreen(page, path, { task: "sign up a company that is approved and signs in" });
    coverScreen(page, "/sign-up", { task: "choose what kind of company signs up" });
  });
}

test("in the demo world the code is read in the demo mailbox, and typed digit by digit", async ({ page }) => {
  const typed = newSignUp();
  await comeFromElsewhere(page);
  await page.goto("/shipper/sign-up");
  await fillSignUp(page, typed);
  await sendForm(page);
  await expect(page.getByLabel("Digit 1 of 6")).toBeFocused();
  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: "demo mailbox", exact: true }).click();
  const viewer = await opening;
  await viewer.getByRole("link").filter({ hasText: typed.email }).click();
  const frame = viewer.locator("iframe");
  await expect(frame).toHaveAttribute("srcdoc", /security code|\d{6}/);
  const pin = />\s*(\d{6})\s*</.exec((await frame.getAttribute("srcdoc")) ?? "")?.[1] ?? "";
  await viewer.close();
  await page.getByLabel("Digit 1 of 6").focus();
  await page.keyboard.type(pin.slice(0, 3));
  await expect(page.getByLabel("Digit 4 of 6")).toBeFocused();
  await page.keyboard.press("Backspace");
  await expect(page.getByLabel("Digit 3 of 6")).toBeFocused();
  await page.keyboard.type(pin.slice(2));
  await expect(page).toHaveURL("/add-about/new");
  await page.getByRole("button", { name: "Skip this" }).click();
  await expect(page.getByText("Sign-up complete")).toBeVisible();
  // What one is waiting for is still there after a reload.
  await page.reload();
  await expect(page.getByText("Sign-up complete")).toBeVisible();
});

test("an Arabic company signs up on a phone", async ({ openBrowser, request }) => {
  const page = await openBrowser({ viewport: { width: 390, height: 844 }, locale: "ar-AE" });
  const words = await loadEntryWords("ar");
  const typed = newSignUp({
    firstName: "نادية",
    lastName: "الحداد",
    companyName: `شركة الدردار للشحن ${Date.now()}`,
    city: "دبي",
    phone: "+971 4 555 0199",
  });
  await comeFromElsewhere(page);
  await chooseLanguage(page, "ar");
  await page.goto("/sign-up");
  await page
    .getByRole("link", { name: words.signup("kind.forwarder") })
    .first()
    .click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await fillSignUp(page, typed);
  const country = page.getByRole("combobox", { name: words.signup("form.country"), exact: true });
  await expect(country).toHaveValue("الإمارات العربية المتحدة");
  await expect(page.getByLabel(words.signup("form.dialCode"))).toHaveValue("AE");
  await country.fill("+49");
  await page.getByRole("option").filter({ hasText: "ألمانيا" }).click();
  await expect(page.getByLabel(words.signup("form.dialCode"))).toHaveValue("DE");
  await expectAccessible(page);
  await sendForm(page);
  await expect(page.getByRole("heading", { name: words.signup("pin.title") })).toBeVisible();
  await expectAccessible(page);
  const mail = await readMail(request, typed.email);
  expect(mail.text).toContain(typed.companyName);
  // Digits of the reader's own script are digits.
  const digits = pinIn(mail).replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  await pastePin(page, digits);
  await page.getByRole("button", { name: words.signup("about.skip") }).click();
  await expect(
    page.getByRole("heading", { name: words.signup("waiting.title", { company: typed.companyName }) }),
  ).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test("the form survives a reload of its tab and a change of mind, the password does not", async ({
  page,
}) => {
  const typed = newSignUp();
  await comeFromElsewhere(page);
  await page.goto("/airline/sign-up");
  await fillSignUp(page, typed);
  await page.reload();
  await expect(page.locator("[name=companyName]")).toHaveValue(typed.companyName);
  await expect(page.locator("[name=password]")).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(
    typed.password,
  );
  await page.getByRole("link", { name: "Choose another account type" }).click();
  await page.locator("a[href='/trucking/sign-up']").click();
  await expect(page.locator("[name=email]")).toHaveValue(typed.email);
});

test("names as people have them are stored and shown as typed", async ({ page, request }) => {
  const typed = newSignUp({
    firstName: '<img src=x onerror="alert(1)">',
    lastName: "אבי 👩🏽‍✈️ Ünal-Ñ",
    companyName: `${"Ça & Söhne 🚚 شحن ".repeat(5)}${Date.now()}`.slice(-120).trim(),
    street: "'; drop table company; --",
  });
  await comeFromElsewhere(page);
  await page.goto("/freight-forwarder/sign-up");
  await fillSignUp(page, typed);
  await sendForm(page);
  const mail = await readMail(request, typed.email);
  expect(mail.text).toContain(typed.firstName);
  expect(mail.text).toContain(typed.companyName);
  await pastePin(page, pinIn(mail));
  await page.getByRole("button", { name: "Skip this" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(typed.companyName);
  await approveCompany(request, typed.companyName);
  await page.getByRole("link", { name: "To the sign-in" }).click();
  await signInByForm(page, typed.email, typed.password);
  await expect(page.getByText(typed.companyName, { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: typed.firstName }).click();
  await expect(page.getByText(`${typed.firstName} ${typed.lastName}`, { exact: true })).toBeVisible();
});

test("a text that is too long is marked at its field and stays there", async ({ page }) => {
  const words = await loadEntryWords("en");
  const typed = newSignUp({ companyName: "x".repeat(121), firstName: "y".repeat(81), zip: "1".repeat(21) });
  await comeFromElsewhere(page);
  await page.goto("/freight-forwarder/sign-up");
  await fillSignUp(page, typed);
  await sendForm(page);
  for (const field of ["companyName", "firstName", "zip"]) {
    await expect(page.locator(`[name=${field}]`)).toHaveAccessibleDescription(words.error("field.too-long"));
  }
  await expect(page.locator("[name=firstName]")).toBeFocused();
  await expect(page.locator("[name=companyName]")).toHaveValue(typed.companyName);
});
