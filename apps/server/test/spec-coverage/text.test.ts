import { checkDistance, createInquirer, createQuotation, searchAirports } from "@kilolane/contract";
import { LANGUAGE_CODES } from "@kilolane/phrases";
import { expect, test } from "vitest";
import { coverText } from "../cover.ts";
import { FORM, useMarket } from "../build-market.ts";
import { createTestWorld, useTestWorld } from "../harness.ts";

/* Texts that the specification fixes and the API says; each provoked, and translated in the other five languages. */

const OTHERS = LANGUAGE_CODES.filter((code) => code !== "en");

const world = useTestWorld();
const market = useMarket(world);

async function expectTranslated(english: string, provoke: (language: string) => Promise<string | undefined>) {
  const said = await provoke("en");
  const translations = await Promise.all(OTHERS.map(provoke));
  expect(new Set([english, ...translations]).size).toBe(6);
  coverText(said, english);
}

test("an unknown ZIP code", async () => {
  const lookUp = (language: string) =>
    market.ours.admin.call(
      checkDistance,
      { query: { zip: "99998", airport: "JFK" } },
      { headers: { "accept-language": language } },
    );
  await expectTranslated("Zipcode not available", async (language) => (await lookUp(language)).error.title);
  await expectTranslated(
    "Zipcode not found Please enter the data Manaualy",
    async (language) => (await lookUp(language)).error.detail,
  );
  const form = { ...FORM, pickupZip: "99998" };
  const { error } = await market.ours.admin.call(createQuotation, { body: form });
  expect(error.errors).toMatchObject([{ field: "pickupZip", message: "Zipcode not available" }]);
});

test("an email address of the wrong form", async () => {
  const body = { companyName: "A", nameofInquirer: "B", country: "US", email: "nobody@" };
  await expectTranslated("The Email you entered is not a valid format!", async (language) => {
    const headers = { "accept-language": language };
    const { error } = await market.ours.admin.call(createInquirer, { body }, { headers });
    return error.errors[0]?.message;
  });
});

test("a failure of the server says so, and nothing of why", async () => {
  const broken = await createTestWorld();
  try {
    const person = await broken.signInAs("ROLE_FFADMIN");
    await broken.database.query("alter table airport rename column search_text to lost_text");
    await expectTranslated("Internal Server Error", async (language) => {
      const headers = { "accept-language": language };
      const { status, error, text } = await person.call(
        searchAirports,
        { body: { search: "fra" } },
        { headers },
      );
      expect(status).toBe(500);
      expect(text).not.toMatch(/search_text|select|\.ts|column/i);
      return error.title;
    });
  } finally {
    await broken.close();
  }
});
