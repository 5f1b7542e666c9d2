import { joinedFileOf } from "@kilolane/phrases";
import { expect, test } from "vitest";
import { FIRST_SCREENS } from "../../first-files.ts";
import { ALL_SCREENS } from "../lib/paths/screens.ts";
import { FEATURE_ROUTES } from "./feature-routes.ts";

const find = (path: string, isSignedIn: boolean) =>
  FIRST_SCREENS.find((screen) => screen.isSignedIn === isSignedIn && new RegExp(screen.path).test(path));

test.each([
  ["/freight-forwarder/admin/quotation/create", "features/quotation/pages/create-quotation-page.tsx"],
  ["/freight-forwarder/agent/quotation/list/view", "features/quotation/pages/quotation-list-page.tsx"],
  ["/freight-forwarder/client/quotation/create", "features/quotation/pages/client-create-page.tsx"],
  ["/shipper/quotation/create", "features/quotation/pages/client-create-page.tsx"],
  ["/freight-forwarder/admin/quotation/details/:id", "features/quotation/pages/quotation-details-page.tsx"],
] as const)("%s is asked for with its page and all texts that its route names", (path, module) => {
  expect(ALL_SCREENS.map((screen) => screen.path)).toContain(path);
  const screen = find(path, true);
  expect(screen?.modules).toContain(module);
  const files = FEATURE_ROUTES.get(path)?.areas?.flatMap((area) => joinedFileOf(area) ?? []);
  expect(screen?.texts).toEqual(expect.arrayContaining(files ?? []));
});

test("without a session every screen of a role is asked for as the sign-in page", () => {
  const screens = ALL_SCREENS.filter(({ role }) => role.startsWith("ROLE_"));
  for (const { path } of screens) {
    expect(find(path, false)?.modules, path).toEqual(["features/session/pages/sign-in-page.tsx"]);
  }
});

test("a client's link asks for nothing of the signed-in product", () => {
  expect(find("/q/token", true)).toBeUndefined();
  expect(find("/q/token", false)).toBeUndefined();
});
