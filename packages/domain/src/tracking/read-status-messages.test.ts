import { describe, expect, test } from "vitest";
import { readStatusLine, readStatusMessages } from "./read-status-messages.ts";
import { shipmentStateOf } from "./status-codes.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");

describe("a carrier's status messages", () => {
  test("are read line by line, in several messages, and what is unknown is kept", () => {
    const text = [
      "FSU/14",
      "020-12345675ORDFRA/T3K480",
      "DEP/LH431/22NOV/ORDFRA/T3K480/A1735/S0925-N",
      "OSI/KEEP UPRIGHT",
      "FSU/12",
      "020-12345675ORDFRA/T3K480",
      "XYZ/22NOV1200/ORD",
    ].join("\r\n");
    const { statuses, unread, others } = readStatusMessages(text, "02012345675", NOW);
    expect(statuses).toMatchObject([
      {
        code: "DEP",
        airport: "ORD",
        toAirport: "FRA",
        flight: "LH431",
        date: "2026-11-22",
        time: "17:35",
        timeKind: "A",
        pieces: 3,
        weight: "K480",
        isPartial: false,
      },
    ]);
    expect(unread).toEqual(["OSI/KEEP UPRIGHT", "XYZ/22NOV1200/ORD"]);
    expect(others).toEqual([]);
  });

  test("about another air waybill say nothing of this one", () => {
    const text =
      "FSU/14\n020-12345675ORDFRA/T3\nRCS/21NOV0910/ORD/T3\nFSU/14\n020-99999991ORDFRA/T1\nDLV/22NOV0900/FRA/T1";
    const { statuses, others } = readStatusMessages(text, "02012345675", NOW);
    expect(statuses.map(({ code }) => code)).toEqual(["RCS"]);
    expect(others).toEqual(["02099999991"]);
  });

  test.each([
    ["RCS/21NOV1317/ORD/T3K480/ACME", { code: "RCS", airport: "ORD", time: "13:17", pieces: 3, flight: "" }],
    ["RCF/MK059/20NOV1300/MRU/T1K14.1//A1117-P", { airport: "MRU", date: "2026-11-20", time: "13:00" }],
    ["ARR/LH431/22NOV/ORDFRA/T3K480/A1735/A0912-N", { airport: "FRA", date: "2026-11-23", time: "09:12" }],
    ["BKD/DNT212/16DEC/LAXNEW/T25K47500/S1000", { toAirport: "NEW", time: "10:00", timeKind: "S" }],
    ["MAN/LH400/16OCT/FRAJFK", { date: "2026-10-16", time: null, pieces: null }],
    ["DIS/LH431/23NOV0800/FRA/MSCA/P1K160", { code: "DIS", discrepancy: "MSCA", isPartial: true, pieces: 1 }],
    ["DLV/02JAN0900/FRA/T3K480/MUELLER", { date: "2027-01-02", time: "09:00" }],
  ])("%s", (line, expected) => {
    expect(readStatusLine(line, NOW)).toMatchObject(expected);
  });

  test.each([
    "DEP/LH431/31FEB/ORDFRA/T3",
    "DEP/LH431/22NOV2575/ORDFRA/T3",
    "RCS/21NOV1317",
    "RCS",
    "HELLO WORLD",
    "FOO/21NOV1317/ORD/T3",
  ])("%s is none", (line) => {
    expect(readStatusLine(line, NOW)).toBeNull();
  });
});

const passed = (...steps: readonly (readonly [string, string, boolean?])[]) =>
  steps.map(([word, airport, isPartial = false]) => {
    const status = readStatusLine(`${word}/LH431/22NOV0900/${airport}/${isPartial ? "P1" : "T3"}`, NOW);
    if (status === null) throw new Error(word);
    return status;
  });

describe("where a shipment is", () => {
  test.each([
    [[], "waiting"],
    [[["RCS", "ORD"]], "accepted"],
    [
      [
        ["RCS", "ORD"],
        ["DEP", "ORD"],
        ["ARR", "CDG"],
      ],
      "underway",
    ],
    [
      [
        ["DEP", "ORD"],
        ["RCF", "FRA"],
      ],
      "arrived",
    ],
    [
      [
        ["RCF", "FRA"],
        ["DIS", "FRA"],
      ],
      "trouble",
    ],
    [
      [
        ["DIS", "FRA"],
        ["NFD", "FRA"],
      ],
      "arrived",
    ],
    [
      [
        ["NFD", "FRA"],
        ["DLV", "FRA", true],
      ],
      "arrived",
    ],
    [
      [
        ["NFD", "FRA"],
        ["DLV", "FRA"],
      ],
      "delivered",
    ],
  ] as const)("after %j it is %s", (steps, state) => {
    expect(shipmentStateOf(passed(...steps), "FRA")).toBe(state);
  });
});
