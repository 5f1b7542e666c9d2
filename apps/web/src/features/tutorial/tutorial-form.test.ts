import { expect, test } from "vitest";
import { isWritten } from "../../lib/forms/translated-words.ts";
import { formOf, toTutorialBody } from "./tutorial-form.ts";

test("languages without a word are left out; one that was begun travels, so that its gap is named", () => {
  const empty = formOf(null);
  expect(toTutorialBody(empty)).toEqual({ roles: [], texts: {}, videoUrl: "", isPublished: false });
  const form = {
    ...empty,
    roles: ["ROLE_FFADMIN" as const],
    texts: { ...empty.texts, en: { title: "Quote", text: "First." }, ar: { title: " ", text: "نص" } },
    videoUrl: " https://video.example/1 ",
  };
  expect(isWritten(form.texts, "zh")).toBe(false);
  expect(toTutorialBody(form)).toEqual({
    roles: ["ROLE_FFADMIN"],
    texts: { en: { title: "Quote", text: "First." }, ar: { title: " ", text: "نص" } },
    videoUrl: "https://video.example/1",
    isPublished: false,
  });
});
