import { expect, it } from "vitest";
import { followCountry } from "./follow-country.ts";

function choose(prefix: string | undefined, before: string, country: string): string | undefined {
  let chosen = prefix;
  followCountry({ getValues: () => chosen, setValue: (_, code) => (chosen = code) })(country, before);
  return chosen;
}

it("the phone's prefix goes along with the country until somebody has chosen another one", () => {
  expect(choose(undefined, "", "DE")).toBe("DE");
  expect(choose("", "", "DE")).toBe("DE");
  expect(choose("DE", "DE", "FR")).toBe("FR");
  expect(choose("CH", "DE", "FR")).toBe("CH");
});
