import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { lazyPart } from "./lazy-part.tsx";

const Greeting = ({ name }: { readonly name: string }) => createElement("b", undefined, name);

test("a part is drawn at once where its file is there, and its place is kept until then", async () => {
  let fetched = 0;
  const Part = lazyPart(async () => {
    fetched += 1;
    return Promise.resolve({ default: Greeting });
  }, "…");
  const draw = () => renderToString(createElement(Part, { name: "Ada" }));
  expect(draw()).toBe("…");
  await Promise.all([Part.load(), Part.load()]);
  expect(draw()).toBe("<b>Ada</b>");
  await Part.load();
  expect(fetched).toBeLessThanOrEqual(2);
});

test("a file that could not be fetched is asked for again", async () => {
  let isThere = false;
  const Part = lazyPart(async () => {
    if (!isThere) throw new Error("no network");
    return Promise.resolve({ default: Greeting });
  });
  await expect(Part.load()).rejects.toThrow("no network");
  isThere = true;
  await Part.load();
  expect(renderToString(createElement(Part, { name: "Ada" }))).toBe("<b>Ada</b>");
});
