import type { ImportMapping } from "@kilolane/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { clearChoice, readChoice, storeChoice } from "./stored-mapping.ts";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

const MAPPING: ImportMapping = {
  sheets: [
    {
      sheet: "Rates",
      isUsed: true,
      headerRow: 1,
      columns: [{ column: 0, header: "From", field: "origin" }],
    },
  ],
  dateOrder: "auto",
  defaults: {},
  decimalSign: "auto",
};
const OPENED = { id: "one", mapping: MAPPING };
const CHOICE = { mapping: { ...MAPPING, defaults: { currency: "EUR" } }, mode: "update" } as const;
const ME = "me@lh.example.com";

test("a choice is returned to the person who made it, for that import alone", () => {
  expect(readChoice(ME, OPENED)).toBeNull();
  storeChoice(ME, OPENED, CHOICE);
  expect(readChoice(ME, OPENED)).toMatchObject(CHOICE);
  expect(readChoice("you@lh.example.com", OPENED)).toBeNull();
  expect(readChoice(ME, { ...OPENED, id: "two" })).toBeNull();
  clearChoice("one");
  expect(readChoice(ME, OPENED)).toBeNull();
});

test("a mapping that was checked meanwhile is not hidden by an older choice", () => {
  storeChoice(ME, OPENED, CHOICE);
  expect(readChoice(ME, { ...OPENED, mapping: { ...MAPPING, defaults: { currency: "USD" } } })).toBeNull();
});

test.each(["", "null", "[]", "{", '"text"', '{"mapping":7,"mode":"update"}'])(
  "nothing is given back when %s is stored",
  (text) => {
    sessionStorage.setItem("import-mapping.one", text);
    expect(readChoice(ME, OPENED)).toBeNull();
  },
);
