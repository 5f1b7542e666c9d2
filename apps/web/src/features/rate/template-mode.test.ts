import { expect, test } from "vitest";
import { belongsElsewhere, templateModeAt } from "./template-mode.ts";

test.each([
  ["/airline/admin/wieght-range/create", "create", "/airline/admin/wieght-range/update"],
  ["/airline/admin/wieght-range/update", "update", "/airline/admin/wieght-range/create"],
  ["/data-entry/sur-charge/create", "create", "/data-entry/sur-charge/update"],
  ["/super-admin/airline/sur-charge/create", "both", null],
  ["/super-admin/airline/general-rate/surcharge", "both", null],
])("%s opens in the mode %s", (path, kind, otherPath) => {
  expect(templateModeAt(path)).toEqual({ kind, otherPath });
});

test("a stored list is changed and another is stored first, each on its own screen", () => {
  const create = templateModeAt("/airline/agent/sur-charge/create");
  const update = templateModeAt("/airline/agent/sur-charge/update");
  const both = templateModeAt("/super-admin/airline/sur-charge/create");
  expect([0, 1].map((version) => belongsElsewhere(create, version))).toEqual([false, true]);
  expect([0, 1].map((version) => belongsElsewhere(update, version))).toEqual([true, false]);
  expect([0, 1].map((version) => belongsElsewhere(both, version))).toEqual([false, false]);
});
