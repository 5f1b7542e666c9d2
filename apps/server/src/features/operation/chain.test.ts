import { describe, expect, it } from "vitest";
import { CHAIN_START, chainEntries, findBreaks, hashEntry } from "./chain.ts";

const entries = ["a", "b", "c", "d"].map((id) => ({ id, content: `content of ${id}` }));
const START = { position: 0, hash: CHAIN_START };
const linked = () =>
  chainEntries(undefined, entries).map((seal) => ({
    ...seal,
    content: entries.find(({ id }) => id === seal.entryId)?.content,
  }));

describe("the chain of the audit log", () => {
  it("is SHA-256 over the hash before and the content", () => {
    expect(hashEntry(CHAIN_START, "content of a")).toBe(
      "e18a63a4b91b259ecbffe5a361a2b91ae45e6ad5498eeca9659350bf2460c2a4",
    );
  });

  it("is the same whether it was made at once or in parts", () => {
    const first = chainEntries(undefined, entries.slice(0, 2));
    expect([...first, ...chainEntries(first.at(-1), entries.slice(2))]).toEqual(
      chainEntries(undefined, entries),
    );
  });

  it("has no break while nothing was touched", () => {
    expect(findBreaks(START, linked())).toEqual([]);
  });

  it("names the entry that was changed, and no other", () => {
    const links = linked().map((link) => (link.entryId === "b" ? { ...link, content: "else" } : link));
    expect(findBreaks(START, links)).toEqual([{ position: 2, kind: "changed", entryId: "b" }]);
  });

  it("names the entry that was removed", () => {
    const links = linked().map((link) => (link.entryId === "c" ? { ...link, content: undefined } : link));
    expect(findBreaks(START, links)).toEqual([{ position: 3, kind: "removed", entryId: "c" }]);
  });

  it("says the place whose seal is gone", () => {
    const links = linked().filter(({ entryId }) => entryId !== "b");
    expect(findBreaks(START, links)).toEqual([{ position: 2, kind: "unsealed", entryId: null }]);
  });

  it("names the entry whose seal was written over, and the one behind it, which stands on it", () => {
    const links = linked().map((link) => (link.entryId === "b" ? { ...link, hash: CHAIN_START } : link));
    expect(findBreaks(START, links).map(({ entryId }) => entryId)).toEqual(["b", "c"]);
  });
});
