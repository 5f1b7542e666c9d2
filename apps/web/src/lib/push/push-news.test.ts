// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { announce, forgetNews, onPush } from "./push-news.ts";

type Ids = readonly string[] | undefined;

function listen(topic: "quotation" | "chat") {
  const heard: Ids[] = [];
  const stop = onPush(topic, (ids) => heard.push(ids));
  return { heard, stop };
}

test("changes that come together are told together, each record once, to those who follow the topic", async () => {
  const { heard, stop } = listen("quotation");
  const other = listen("chat");
  announce([["quotation", "a"]]);
  announce([
    ["quotation", "a"],
    ["quotation", "b"],
  ]);
  await vi.waitFor(() => expect(heard).toEqual([["a", "b"]]));
  expect(other.heard).toEqual([]);
  for (const each of [stop, other.stop]) each();
});

test("a change without a name, and a break that was too long, mean any record", async () => {
  const { heard, stop } = listen("quotation");
  announce([
    ["quotation", "a"],
    ["quotation", null],
    ["quotation", "b"],
  ]);
  await vi.waitFor(() => expect(heard).toEqual([undefined]));
  announce("all");
  await vi.waitFor(() => expect(heard).toEqual([undefined, undefined]));
  stop();
});

test("what was not told when somebody signs out is told to nobody", async () => {
  const { heard, stop } = listen("quotation");
  announce([["quotation", "a"]]);
  forgetNews();
  announce([["quotation", "b"]]);
  await vi.waitFor(() => expect(heard).toEqual([["b"]]));
  stop();
});
