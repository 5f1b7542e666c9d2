import { expect, test } from "vitest";
import { readTable, writeTable } from "./clipboard-table.ts";
import { cellsOfRange, clearRange, fillDown, pasteCells } from "./edit-rows.ts";
import type { FigureStyle, GridColumn, GridRow } from "./grid-types.ts";
import { moveSpot, nextSpot, rangeOf } from "./selection.ts";

const COLUMNS: readonly GridColumn[] = [
  { id: "from", header: "From", kind: "figure", width: 6 },
  { id: "price", header: "Price", kind: "figure", width: 6 },
  {
    id: "kind",
    header: "Kind",
    kind: "choice",
    width: 6,
    choices: [
      { value: "plus", label: "Added" },
      { value: "all-in", label: "Included" },
    ],
  },
];
const FIGURES: FigureStyle = {
  read: (text) => text.replace(",", "."),
  show: (text) => text.replace(".", ","),
};
const newRow = (): GridRow => ({ from: "", price: "", kind: "plus" });
const one = (row: number, column: number) => ({ top: row, bottom: row, start: column, end: column });

test("a spreadsheet's clipboard is read cell by cell, quotes and line breaks included", () => {
  expect(readTable('0\t4,10\r\n45\t"3""05"\r\n')).toEqual([
    ["0", "4,10"],
    ["45", '3"05'],
  ]);
  expect(readTable('"a\tb\nc"\td')).toEqual([["a\tb\nc", "d"]]);
  expect(readTable("7")).toEqual([["7"]]);
  expect(readTable("\t\n1\t2")).toEqual([
    ["", ""],
    ["1", "2"],
  ]);
});

test("what is copied comes back the same", () => {
  const cells = [
    ["a", 'b"c'],
    ["d\te", "f\ng"],
  ];
  expect(readTable(writeTable(cells))).toEqual(cells);
});

test("a pasted table makes the lines that are missing and leaves its header out", () => {
  const { rows, range } = pasteCells([newRow()], COLUMNS, {
    at: one(0, 0),
    table: readTable("Weight\tPrice\tKind\tMore\n0\t4,10\tincluded\tx\n45\t3,05\tADDED\ty"),
    newRow,
    figures: FIGURES,
  });
  expect(rows).toEqual([
    { from: "0", price: "4.10", kind: "all-in" },
    { from: "45", price: "3.05", kind: "plus" },
  ]);
  expect(range).toEqual({ top: 0, bottom: 1, start: 0, end: 2 });
});

test("a pasted word that is none of the choices stays for the refusal to name; an empty cell gets the first", () => {
  const { rows } = pasteCells([newRow()], COLUMNS, {
    at: one(0, 2),
    table: [["per mile"], [""]],
    newRow,
    figures: FIGURES,
  });
  expect(rows.map((row) => row["kind"])).toEqual(["per mile", "plus"]);
  expect(cellsOfRange(rows, COLUMNS, { top: 0, bottom: 1, start: 2, end: 2 }, FIGURES)).toEqual([
    ["per mile"],
    ["Added"],
  ]);
});

test("one value fills the whole selection", () => {
  const { rows } = pasteCells([newRow(), newRow()], COLUMNS, {
    at: { top: 0, bottom: 1, start: 1, end: 1 },
    table: [["2"]],
    newRow,
    figures: FIGURES,
  });
  expect(rows.map((row) => row["price"])).toEqual(["2", "2"]);
});

test("cells are copied as they are shown, emptied and filled down", () => {
  const rows: GridRow[] = [
    { from: "0", price: "4.10", kind: "all-in" },
    { from: "45", price: "3.05", kind: "plus" },
  ];
  expect(cellsOfRange(rows, COLUMNS, { top: 0, bottom: 1, start: 1, end: 2 }, FIGURES)).toEqual([
    ["4,10", "Included"],
    ["3,05", "Added"],
  ]);
  expect(clearRange(rows, COLUMNS, { top: 0, bottom: 0, start: 1, end: 2 })[0]).toEqual({
    from: "0",
    price: "",
    kind: "plus",
  });
  expect(fillDown(rows, COLUMNS, one(1, 1))[1]).toEqual({ from: "45", price: "4.10", kind: "plus" });
  expect(fillDown(rows, COLUMNS, one(0, 1))).toEqual(rows);
});

const SIZE = { rows: 3, columns: 3 };
const key = (name: string, isJump = false, isMirrored = false) => ({ key: name, isJump, isMirrored });

test("keys move, stop at the edges and mirror with the page", () => {
  expect(moveSpot({ row: 0, column: 0 }, key("ArrowRight"), SIZE)).toEqual({ row: 0, column: 1 });
  expect(moveSpot({ row: 0, column: 0 }, key("ArrowLeft"), SIZE)).toEqual({ row: 0, column: 0 });
  expect(moveSpot({ row: 0, column: 1 }, key("ArrowLeft", false, true), SIZE)).toEqual({ row: 0, column: 2 });
  expect(moveSpot({ row: 0, column: 1 }, key("ArrowDown", true), SIZE)).toEqual({ row: 2, column: 1 });
  expect(moveSpot({ row: 1, column: 1 }, key("End", true), SIZE)).toEqual({ row: 2, column: 2 });
  expect(moveSpot({ row: 1, column: 1 }, key("x"), SIZE)).toBeNull();
});

test("Tab walks in reading order and leaves at either end", () => {
  expect(nextSpot({ row: 0, column: 2 }, SIZE, false)).toEqual({ row: 1, column: 0 });
  expect(nextSpot({ row: 2, column: 2 }, SIZE, false)).toBeNull();
  expect(nextSpot({ row: 0, column: 0 }, SIZE, true)).toBeNull();
});

test("a selection is a rectangle whichever way it was drawn", () => {
  expect(rangeOf({ anchor: { row: 2, column: 0 }, focus: { row: 0, column: 1 } })).toEqual({
    top: 0,
    bottom: 2,
    start: 0,
    end: 1,
  });
});
