import { expect, test } from "vitest";
import { noteCall } from "./call-journal.ts";
import { coverEndpoint, coverText } from "./cover.ts";

const fine = {
  status: 200,
  readBack: { through: "GET /auth", agrees: true },
  foreign: { status: 404 },
} as const;

test.each([
  ["a refusal", { ...fine, status: 400 }, "answered 400"],
  ["a change that nobody sees", { ...fine, readBack: { through: "GET /x", agrees: false } }, "does not show"],
  ["a call vouching for itself", { ...fine, readBack: { through: "POST /logout", agrees: true } }, "vouch"],
  ["a foreign user let in", { ...fine, foreign: { status: 200 } }, "another company's user"],
  ["records in a foreign list", { ...fine, foreign: { found: 2 } }, "showed 2 records"],
  ["a call that was never made", fine, "was not called"],
])("%s is no proof", (_, proof, reason) => {
  expect(() => coverEndpoint("POST", "/logout", proof)).toThrow(reason);
});

test("an endpoint that the specification does not list counts for nothing", () => {
  expect(() => coverEndpoint("GET", "/nowhere", fine)).toThrow("lists no endpoint 'GET /nowhere'");
});

test("an answer without a specified name is no proof", () => {
  noteCall({ method: "GET", path: "/notification/count", query: {}, body: undefined, form: [], answer: {} });
  expect(() => coverEndpoint("GET", "/notification/count", fine)).toThrow(
    "lacks in its answer: notificationCount",
  );
});

test("a text that differs by a letter is not the specified one", () => {
  expect(() => coverText("Bad Credentials", "Bad credentials")).toThrow("said was 'Bad Credentials'");
});
