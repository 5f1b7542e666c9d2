import { describe, expect, test } from "vitest";
import { cleanPhrase, cleanText, isolate, withoutNeedlessIsolates } from "./clean-text.ts";

describe("cleaning of what people typed", () => {
  test("lone surrogates become the replacement character, so that the JSON stays valid", () => {
    expect(cleanText("a\ud800b")).toBe("a\ufffdb");
  });

  test("control characters go, line breaks of every kind stay as one kind, tabs become spaces", () => {
    expect(cleanText("a\u0000b\u001b[31mc\u009f\ufeff")).toBe("ab[31mc");
    expect(cleanText("one\r\ntwo\rthree\u2028four\u0085five\tsix")).toBe("one\ntwo\nthree\nfour\nfive six");
  });

  test("direction overrides, embeddings, isolates and marks of the user go", () => {
    expect(cleanText("\u202egpj.exe\u202c \u2067x\u2069 \u200e\u200f\u061cy")).toBe("gpj.exe x y");
  });

  test("letters are composed", () => {
    expect(cleanText("Cafe\u0301")).toBe("Caf\u00e9");
  });

  test("a word without end gets a break point every 40 letters, never inside a letter", () => {
    const pieces = cleanText("x".repeat(100), 4000).split("\u200b");
    expect(pieces.map((piece) => piece.length)).toEqual([40, 40, 20]);
    const families = cleanText("👩‍👩‍👧".repeat(45), 4000).split("\u200b");
    expect(families.map((piece) => piece.length)).toEqual([40 * 8, 5 * 8]);
    expect(cleanText("货".repeat(100), 4000)).toBe("货".repeat(100));
  });

  test("too long a text is cut with an ellipsis, never through a surrogate pair", () => {
    expect(cleanText("ab cd ef", 6)).toBe("ab cd…");
    expect(cleanText("a😀b", 3)).toBe("a…");
    expect(cleanText("ab", 2)).toBe("ab");
  });
});

describe("isolates", () => {
  test("stay around right-to-left values, go around others", () => {
    const text = `A ${isolate("حداد")} B ${isolate("+971 4")}`;
    expect(withoutNeedlessIsolates(text)).toBe("A \u2068حداد\u2069 B +971 4");
  });

  test("are set per line", () => {
    expect(isolate("one\n\ntwo")).toBe("\u2068one\u2069\n\n\u2068two\u2069");
  });

  test("of a phrase survive when balanced, and all go when not", () => {
    expect(cleanPhrase("من \u206845 kg\u2069\u202e")).toBe("من \u206845 kg\u2069");
    expect(cleanPhrase("a \u2068b")).toBe("a b");
    expect(cleanPhrase("a \u2069b\u2068")).toBe("a b");
    expect(cleanPhrase("a \u2068b\nc\u2069")).toBe("a b\nc");
  });
});
