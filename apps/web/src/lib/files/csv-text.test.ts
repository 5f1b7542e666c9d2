import { expect, test } from "vitest";
import { csvText } from "./csv-text.ts";

test("quotes what would break a line, and disarms formulas", () => {
  const text = csvText([
    ["Airline", "Entries"],
    ['"Best", Air', 3],
    ["=1+1", -2],
    ["two\nlines", 0],
  ]);
  expect(text).toBe('\uFEFFAirline,Entries\r\n"""Best"", Air",3\r\n\'=1+1,-2\r\n"two\nlines",0\r\n');
});
