import { describe, expect, it } from "vitest";
import { buildDetail, FIRST, SECOND, withFirst } from "./build-detail.ts";
import { changesOf, differencesOf, rebase } from "./edit-conflict.ts";
import { editFormOf } from "./edit-form.ts";

describe("two editors", () => {
  const base = editFormOf(buildDetail());
  const mine = withFirst({ ...base, terms: "Mine" }, { margin: { kind: "margin", value: "15", least: "" } });

  it("are distinguished: theirs, mine, and what both changed differently", () => {
    const theirs = withFirst(
      { ...base, terms: "Theirs", remarks: "Handle with care" },
      { sell: { mawb: "50.00" } },
    );
    expect(differencesOf(base, theirs, mine)).toEqual([
      { place: { part: "sell", quoteId: FIRST, code: "mawb" }, theirs: true, mine: false, isClash: false },
      { place: { part: "terms" }, theirs: true, mine: true, isClash: true },
      { place: { part: "remarks" }, theirs: true, mine: false, isClash: false },
      { place: { part: "margin", quoteId: FIRST }, theirs: false, mine: true, isClash: false },
    ]);
  });

  it("do not clash when both typed the same", () => {
    const same = differencesOf(base, { ...base, terms: "Mine" }, mine).find(
      ({ place }) => place.part === "terms",
    );
    expect(same).toMatchObject({ theirs: true, mine: true, isClash: false });
  });

  it("keep everything: mine stays, the rest becomes theirs", () => {
    const theirs = withFirst(
      { ...base, terms: "Theirs", remarks: "Handle with care" },
      { sell: { mawb: "50.00" } },
    );
    const merged = rebase(base, theirs, mine);
    expect(merged).toMatchObject({ terms: "Mine", remarks: "Handle with care" });
    expect(merged.options[0]).toMatchObject({ margin: { value: "15" }, sell: { mawb: "50.00" } });
    expect(changesOf(theirs, merged)).toEqual([{ part: "margin", quoteId: FIRST }, { part: "terms" }]);
  });

  it("say that an option the other left out is gone, and do not bring it back", () => {
    const theirs = { ...base, options: base.options.slice(1) };
    expect(differencesOf(base, theirs, mine)).toContainEqual({
      place: { part: "kept", quoteId: FIRST },
      theirs: true,
      mine: false,
      isClash: false,
    });
    expect(rebase(base, theirs, mine).options.map((option) => option.quoteId)).toEqual([SECOND]);
  });
});
