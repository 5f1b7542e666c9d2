// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { endSession, startSession, type SessionEnd } from "../session/session-store.ts";
import { keepTyped, takeTyped } from "./typed-values.ts";

const FIELDS = ["name", "note", "newPassword"];

function signIn(email = "ada@forwarder.example"): void {
  startSession({
    jwtToken: email,
    firstName: "Ada",
    lastName: "Reyes",
    email,
    role: [{ authority: "ROLE_FFADMIN" }],
    avatar: null,
  });
}

function endWhileTyping(typed: Readonly<Record<string, string>>, reason: SessionEnd): void {
  const stop = keepTyped(FIELDS, () => Object.entries(typed).map(([field, value]) => ({ field, value })));
  endSession(reason);
  stop();
}

const takeAll = (fields = FIELDS) =>
  Object.fromEntries(takeTyped(fields).map(({ field, value }) => [field, value]));

beforeEach(() => {
  sessionStorage.clear();
  signIn();
});

test.each(["forced", "idle", "locked"] as const)(
  "what was typed is given back once after a session that ended: %s",
  (reason) => {
    endWhileTyping({ name: "Acme", note: "Fragile" }, reason);
    signIn();
    expect(takeAll()).toEqual({ name: "Acme", note: "Fragile" });
    expect(takeAll()).toEqual({});
  },
);

test("who signs out leaves nothing behind", () => {
  endWhileTyping({ name: "Acme" }, "logout");
  signIn();
  expect(takeAll()).toEqual({});
});

test("a password is never stored", () => {
  endWhileTyping({ name: "Acme", newPassword: "never-to-be-seen" }, "forced");
  expect(sessionStorage.getItem("kilolane.typed")).not.toContain("never-to-be-seen");
  signIn();
  expect(takeAll()).toEqual({ name: "Acme" });
});

test("another person, and another form, get nothing of it", () => {
  endWhileTyping({ name: "Acme" }, "forced");
  signIn("ben@forwarder.example");
  expect(takeAll()).toEqual({});
  signIn();
  expect(takeAll(["name"])).toEqual({});
  expect(takeAll()).toEqual({ name: "Acme" });
});
