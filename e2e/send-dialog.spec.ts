import { expect, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { storeDraft } from "./steps/saved-quotation.ts";
import { readMail } from "./steps/sign-up.ts";

test("a mail is filled in, follows the language chosen, is looked at and leaves with a copy that cannot accept", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  const { id, number } = await storeDraft(page, 2);
  const inquirer = await ask<{ id: string }>(page, "POST", "/ffadmin/quotation-inquirer/create", {
    companyName: "Aubrac SA",
    nameofInquirer: "Léa Roux",
    country: "FR",
    email: `lea-${number.toLowerCase()}@aubrac.example.com`,
    language: "fr",
  });
  await ask(page, "POST", "/ffadmin/saved-quotation/update", {
    quotation_id: id,
    version: 1,
    lockVersion: 1,
    inquirerId: inquirer.id,
  });
  await page.goto(`/freight-forwarder/admin/quotation/details/${id}`);
  await page.getByRole("button", { name: "Mail", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const [to, cc, subject, message] = ["To", "Cc", "Subject", "Message"].map((label) =>
    dialog.getByLabel(label, { exact: true }),
  );
  if (!to || !cc || !subject || !message) throw new Error("a dialog without its fields");
  const language = dialog.getByLabel("Language of the email");
  await expect(to).toBeFocused();
  await expect(to).toHaveValue(`lea-${number.toLowerCase()}@aubrac.example.com`);
  await expect(language).toHaveValue("fr");
  await expect(subject).toHaveValue(`Cotation ${number} : ATL – LUX`);
  await expect(message).toHaveValue(/^Merci de votre demande/);
  await expect(dialog).toContainText("Bonjour Léa Roux,");

  // what was not touched follows the language, what was typed stays
  await language.selectOption("en");
  await expect(message).toHaveValue(/^Thank you for your enquiry/);
  await message.fill("As agreed on the phone.");
  await language.selectOption("it");
  await expect(subject).toHaveValue(new RegExp(`${number}: ATL – LUX`));
  await expect(message).toHaveValue("As agreed on the phone.");

  await cc.fill(`Desk <copy-${number.toLowerCase()}@aubrac.example.com>, nobody`);
  await dialog.getByRole("button", { name: "Preview" }).click();
  const frame = dialog.locator("iframe");
  await expect(frame).toHaveAttribute("sandbox", "");
  await expect(frame).toHaveAttribute("srcdoc", /As agreed on the phone\./);
  await expect(frame).toHaveAttribute("srcdoc", /Buongiorno Léa Roux/);
  await expect(frame).not.toHaveAttribute("srcdoc", /\/q\//);

  // refused from the preview: back at the field, with everything that was typed
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog).toContainText("nobody: ");
  await expect(cc).toBeFocused();
  await expect(message).toHaveValue("As agreed on the phone.");
  await cc.fill(`copy-${number.toLowerCase()}@aubrac.example.com`);
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Email sent successfully!")).toBeVisible();
  const mails = page.getByRole("region", { name: "Mails" });
  await expect(mails.getByRole("listitem")).toHaveCount(2);
  await expect(mails).toContainText("Copy of the email to lea-");

  const mail = await readMail(page.request, `lea-${number.toLowerCase()}@aubrac.example.com`);
  const copy = await readMail(page.request, `copy-${number.toLowerCase()}@aubrac.example.com`);
  expect(mail.text).toMatch(/\/q\/[\w-]{20,}/);
  expect(copy.text).toContain("As agreed on the phone.");
  expect(copy.text).not.toContain("/q/");

  // a message goes to the last reader, and what was sent goes out again
  await mails.getByRole("button", { name: "Write to the client" }).click();
  const lea = `lea-${number.toLowerCase()}@aubrac.example.com`;
  await expect(to).toHaveValue(lea);
  await expect(message).toBeFocused();
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(message).toHaveAttribute("aria-invalid", "true");
  await message.fill("Pickup on Saturday is possible.");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(mails.getByRole("listitem")).toHaveCount(3);
  await expect(mails.getByRole("listitem").first()).toContainText("Pickup on Saturday is possible.");
  const again = mails.getByRole("button", { name: `Send again: copy-${number.toLowerCase()}` });
  await page.reload();
  await again.click();
  await to.fill("nobody");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(to).toHaveAttribute("aria-invalid", "true");
  await to.fill(lea);
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(mails.getByRole("listitem")).toHaveCount(4);
  await page.goto(/\/q\/[\w-]{20,}/.exec(mail.text)?.[0] ?? "");
  await expect(page.getByText("Pickup on Saturday is possible.")).toBeVisible();
});
