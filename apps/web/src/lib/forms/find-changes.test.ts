import { describe, expect, it } from "vitest";
import { findChanges } from "./find-changes.ts";

const BEFORE = {
  name: "Docks",
  roles: ["agent"],
  isLive: false,
  texts: { en: { title: "Dock" }, it: { title: "" } },
};
const FIELDS = ["name", "roles", "isLive", "texts", "texts.en.title", "texts.it.title"] as const;

describe("what differs between two states of a form", () => {
  it("is nothing when both hold the same", () => {
    expect(findChanges(FIELDS, BEFORE, structuredClone(BEFORE))).toEqual([]);
  });

  it("names each field with its later value, and the parts of a field instead of the whole", () => {
    const after = {
      ...BEFORE,
      roles: ["agent", "admin"],
      texts: { ...BEFORE.texts, it: { title: "Banchina" } },
    };
    expect(findChanges(FIELDS, BEFORE, after)).toEqual([
      { field: "roles", value: ["agent", "admin"] },
      { field: "texts.it.title", value: "Banchina" },
    ]);
  });
});
