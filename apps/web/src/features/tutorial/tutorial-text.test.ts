import { expect, test } from "vitest";
import { paragraphsOf } from "../../lib/format/paragraphs.ts";
import { findGuides, hostOf } from "./tutorial-text.ts";

test("an empty line begins a new paragraph; markup is text like any other", () => {
  expect(paragraphsOf("One\nline\n\n  \n<b>Two</b>\n\n")).toEqual(["One\nline", "<b>Two</b>"]);
  expect(paragraphsOf(" \n ")).toEqual([]);
});

test("a link is named by its place", () => {
  expect(hostOf("https://www.video.example/watch?v=1")).toBe("video.example");
  expect(hostOf("no address")).toBe("");
});

test("a guide is found when it says every word", () => {
  const guides = [
    { title: "Quote a shipment", text: "Type the goods" },
    { title: "Read the list", text: "Filters stay in the address" },
  ];
  expect(findGuides(guides, " GOODS quote ")).toEqual([guides[0]]);
  expect(findGuides(guides, "goods list")).toEqual([]);
  expect(findGuides(guides, "")).toEqual(guides);
});
