import { expect, test } from "vitest";
import { z } from "zod";
import { companyForm, inquirerForm, personForm, shipperForm } from "../src/index.ts";

const NAMES = [
  ["a company", companyForm.shape.companyName],
  ["a person's first name", personForm.shape.firstName],
  ["a person's last name", personForm.shape.lastName],
  ["an inquirer's company", inquirerForm.shape.companyName],
  ["an inquirer", inquirerForm.shape.nameofInquirer],
  ["a shipper", shipperForm.shape.companyName],
] as const;

test.each(NAMES)("the name of %s is one line", (_what, schema) => {
  for (const name of [
    "Ada\r\nBcc: all@example.com",
    "Ada\nLee",
    "Ada\u2028Lee",
    "Ada\u2029Lee",
    "Ada\u0000Lee",
  ]) {
    const refused = z.safeParse(schema, name);
    expect(refused.error?.issues.map(({ message }) => message)).toEqual(["line-break"]);
  }
  for (const name of ["Ada Lee", "مؤسسة النور", "株式会社 山田", "O’Neill & Söhne", "  Ada Lee \n"]) {
    expect(z.parse(schema, name)).toBe(name.trim());
  }
});
