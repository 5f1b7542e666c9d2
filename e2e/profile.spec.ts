import { loadTranslator } from "@kilolane/phrases";
import { coverScreen, coverText } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { drawTwoHalves, lookAtStored } from "./steps/pictures.ts";

/** Where each role keeps its profile; the menu of the top bar leads there. */
const PROFILES = [
  ["ROLE_FFADMIN", "/freight-forwarder/admin/settings/profile/update"],
  ["ROLE_FFAGENT", "/freight-forwarder/agent/settings/profile/update"],
  ["ROLE_FFCLIENT", "/freight-forwarder/client/settings/profile/update"],
  ["ROLE_CONSIGNEE", "/shipper/profile/update"],
  ["ROLE_AIRLINE_ADMIN", "/airline/admin/profile/update"],
  ["ROLE_AIRLINE_AGENT", "/airline/agent/profile/update"],
  ["ROLE_SUPERADMIN", "/super-admin/profile"],
  ["ROLE_DATAENTRY", "/data-entry/profile"],
  ["ROLE_TRUCKING_ADMIN", "/trucking/profile"],
] as const;

interface Profile {
  readonly mobile: string;
  readonly replyToEmail: string;
  readonly imageUrl: string | null;
  readonly companyLogo: string | null;
}

for (const [role, path] of PROFILES) {
  test(`${role} keeps the own profile, with a photo cut to what shows`, async ({
    page,
    keepStored,
    signInAs,
  }) => {
    const t = await loadTranslator("en", "settings");
    await keepStored(role, "profile");
    await signInAs(role);
    await page.goto("/");
    await page.getByRole("button", { name: /^Account of / }).click();
    await page.getByRole("link", { name: "Profile", exact: true }).last().click();
    await expect(page).toHaveURL(path);

    const phone = page.getByLabel(t("person.mobile"), { exact: true });
    await phone.fill("call me");
    await page.getByLabel(t("person.replyTo"), { exact: true }).fill("desk@elm.example");
    await expect(page.getByText(t("unsaved"))).toBeVisible();
    await page
      .getByRole("button", { name: t("save") })
      .first()
      .click();
    await expect(page.getByText("Phone number is not valid!")).toBeVisible();
    await expect(phone).toBeFocused();
    await coverText(page, "Phone number is not valid!");
    await phone.fill("+1 (212) 555-0142");
    await page
      .getByRole("button", { name: t("save") })
      .first()
      .click();
    await coverText(page, "Record Updated Successfully");

    const buffer = await drawTwoHalves(page, 640, 320);
    await page.getByTestId("photo-file").setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
    const dialog = page.getByRole("dialog", { name: t("crop.title") });
    await expectAccessible(page);
    // The keyboard places the picture: the left edge of what was two halves.
    await dialog.getByLabel(t("crop.horizontal")).press("Home");
    await dialog.getByRole("button", { name: t("crop.use") }).click();
    await expect(page.getByText(t("photo.saved"))).toBeVisible();
    await expect(dialog).toBeHidden();

    await page.reload();
    await expect(phone).toHaveValue("+1 (212) 555-0142");
    await expect(page.getByRole("banner").locator("img")).toBeVisible();
    const stored = await ask<Profile>(page, "GET", "/profile");
    expect(stored).toMatchObject({ mobile: "+1 (212) 555-0142", replyToEmail: "desk@elm.example" });
    expect(await lookAtStored(page, stored.imageUrl ?? "")).toEqual({
      width: 320,
      height: 320,
      left: "red",
      right: "red",
    });
    await page.getByRole("button", { name: t("photo.remove") }).click();
    await expect(page.getByText(t("photo.removed"))).toBeVisible();
    expect((await ask<Profile>(page, "GET", "/profile")).imageUrl).toBeNull();
    coverScreen(page, path, { task: "change the own profile and photo" });
  });
}

test("the pointer drags the picture, and a file that is none is refused", async ({ page, signInAs }) => {
  const t = await loadTranslator("en", "settings");
  await signInAs("ROLE_FFCLIENT");
  await page.goto("/freight-forwarder/client/settings/profile/update");
  const input = page.getByTestId("photo-file");
  await input.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("<html>") });
  await expect(page.getByText(t("crop.unreadable"))).toBeVisible();
  const buffer = await drawTwoHalves(page, 640, 320);
  await input.setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  const stage = page.getByRole("img", { name: t("crop.preview") });
  const box = await stage.boundingBox();
  if (box === null) throw new Error("no stage");
  await page.mouse.move(box.x + 200, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 60, { steps: 4 });
  await page.mouse.up();
  await page.getByRole("button", { name: t("crop.use") }).click();
  await expect(page.getByText(t("photo.saved"))).toBeVisible();
  const { imageUrl } = await ask<Profile>(page, "GET", "/profile");
  expect(await lookAtStored(page, imageUrl ?? "")).toMatchObject({ left: "blue", right: "blue" });
  await page.getByRole("button", { name: t("photo.remove") }).click();
  await expect(page.getByText(t("photo.removed"))).toBeVisible();
});

test("the company's logo is stored uncropped, and shown in the menu", async ({ page, signInAs }) => {
  const t = await loadTranslator("en", "settings");
  await signInAs("ROLE_CONSIGNEE");
  await page.goto("/shipper/profile/update");
  const buffer = await drawTwoHalves(page, 300, 150);
  await page.getByTestId("logo-file").setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: t("crop.use") }).click();
  await expect(page.getByText(t("logo.saved"))).toBeVisible();
  const { companyLogo } = await ask<Profile>(page, "GET", "/profile");
  expect(await lookAtStored(page, companyLogo ?? "")).toEqual({
    width: 300,
    height: 150,
    left: "red",
    right: "blue",
  });
  await expect(
    page.getByRole("navigation").locator("img").or(page.locator("aside img")).first(),
  ).toBeVisible();
  await page.getByRole("button", { name: t("logo.remove") }).click();
  await expect(page.getByText(t("logo.removed"))).toBeVisible();
});
