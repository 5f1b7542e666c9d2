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

test("leaves a loss the number that it is", () => {
  const text = csvText([
    ["Profit", "Margin"],
    ["-1234.50", "-5.0"],
    ["-1+1", "-"],
  ]);
  expect(text).toBe("\uFEFFProfit,Margin\r\n-1234.50,-5.0\r\n'-1+1,'-\r\n");
});
