import { beforeEach, expect, test, vi } from "vitest";
import { newCreateForm } from "./create-form.ts";
import { readDraft, storeDraft } from "./quotation-draft.ts";
import { readSaved, storeSaved } from "./saved-origin.ts";

const ME = "me@elm.example";
const form = newCreateForm({ measurementUnit: "Metric", currency: "USD", today: "2026-11-21" });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

const REQUEST = "0198c1f2-0000-7000-8000-000000000001";
const QUOTATION = "0198c1f2-0000-7000-8000-000000000002";

test.each([
  [null, null],
  [REQUEST, null],
  [REQUEST, QUOTATION],
])("a draft of request %s and quotation %s is given back", (requestId, quotationId) => {
  storeDraft(ME, { form, requestId, quotationId });
  expect(readDraft(ME)).toEqual({ form, requestId, quotationId });
  expect(readDraft("another@elm.example")).toBeNull();
});

test("a draft stored before drafts had requests and quotations is given back without them", () => {
  sessionStorage.setItem("quotation-draft", JSON.stringify({ email: ME, form }));
  expect(readDraft(ME)).toEqual({ form, requestId: null, quotationId: null });
});

test.each([
  "nothing",
  "{}",
  JSON.stringify({ email: ME, form: {} }),
  JSON.stringify({ email: ME, form, requestId: 7 }),
  JSON.stringify({ email: ME, form, requestId: REQUEST, quotationId: 7 }),
])("a stored value that is not a draft is ignored: %s", (text) => {
  sessionStorage.setItem("quotation-draft", text);
  expect(readDraft(ME)).toBeNull();
});

test("what a request was saved into is kept for its person, and for no other request", () => {
  storeSaved(ME, REQUEST, "an earlier one");
  storeSaved(ME, REQUEST, QUOTATION);
  expect(readSaved(ME, REQUEST)).toBe(QUOTATION);
  expect(readSaved("another@elm.example", REQUEST)).toBeNull();
  expect(readSaved(ME, QUOTATION)).toBeNull();
  expect(readDraft(ME)).toBeNull();
});
