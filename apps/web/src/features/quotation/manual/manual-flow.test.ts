import { describe, expect, test } from "vitest";
import { needsCheck, NEW_FLOW, nextFlow } from "./manual-flow.ts";

describe("the way to a saved manual quotation", () => {
  test("begins with new quotes that are checked first", () => {
    expect(NEW_FLOW.submission).toBe("newQuotes");
    expect(needsCheck(NEW_FLOW)).toBe(true);
  });

  test("asks where the same is saved already, and goes on once that is accepted", () => {
    const asked = nextFlow(NEW_FLOW, { kind: "checked", isKnown: true });
    expect(asked).toMatchObject({ isModalOpen: true, isAvailabilityAccepted: false });
    const accepted = nextFlow(asked, { kind: "accepted" });
    expect(accepted).toMatchObject({ isModalOpen: false, isAvailabilityAccepted: true });
    expect(needsCheck(accepted)).toBe(false);
  });

  test("looks again after the person went back to the form", () => {
    const asked = nextFlow(NEW_FLOW, { kind: "checked", isKnown: true });
    expect(needsCheck(nextFlow(asked, { kind: "declined" }))).toBe(true);
  });

  test("updates what was saved, and starts over with a new quote", () => {
    const saved = nextFlow(nextFlow(NEW_FLOW, { kind: "checked", isKnown: false }), { kind: "saved" });
    expect(saved.submission).toBe("update");
    expect(needsCheck(saved)).toBe(false);
    expect(nextFlow(saved, { kind: "new" })).toEqual(NEW_FLOW);
  });
});
