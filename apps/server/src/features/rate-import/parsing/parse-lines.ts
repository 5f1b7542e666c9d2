import { setImmediate as turn } from "node:timers/promises";
import type { CalendarDate } from "@kilolane/domain/sheet";
import type { ImportMapping } from "@kilolane/contract";
import type { SpreadsheetKind } from "../../../integrations/spreadsheet/check-file.ts";
import { listSheets, readRows } from "../../../integrations/spreadsheet/read-sheets.ts";
import { SheetLimitError } from "../../../integrations/spreadsheet/sheet-limit-error.ts";
import type { LaneQueue } from "./lane-queue.ts";
import { LaneCollector } from "./parse-lanes.ts";
import { LineParser } from "./parse-line.ts";
import { PlaceNames, type NamedAirport } from "./parse-places.ts";
import type { SheetColumns } from "./parse-sheet-columns.ts";
import { UnreadColumns, type UnreadColumn } from "./parse-unread.ts";

/** A file and how to read it. */
export interface ParseOrder {
  readonly bytes: Uint8Array;
  readonly kind: SpreadsheetKind;
  readonly mapping: ImportMapping;
  readonly rateType: string;
  readonly airports: readonly NamedAirport[];
  readonly airlineNames: readonly string[];
}

/** One origin × destination of a good line; `sheet` and `scheme` are places in the lists of `ReadSoFar`. */
export interface ParsedLane {
  readonly sheet: number;
  readonly scheme: number;
  readonly origin: string;
  readonly destination: string;
  readonly validFrom: CalendarDate;
  readonly validTo: CalendarDate;
  readonly scale: number;
  readonly minCharge: number;
  readonly basicCharge: number | null;
  readonly breaks: readonly number[];
}

export interface BadRow {
  readonly sheet: string;
  readonly row: number;
  readonly cells: readonly string[];
  readonly problems: readonly {
    /** letters of the column; null: the line as a whole */
    readonly column: string | null;
    readonly field: string | null;
    readonly code: string;
    readonly value: string;
    /** what the phrase names besides: another line, what a city could be, the figure next to it */
    readonly other?: string;
    /** where the figure is that of many lines: one of their lanes, and how many there are */
    readonly lane?: string;
    readonly lanes?: number;
  }[];
}

/** How far a sheet is read; what the lanes name is there before they are ready. */
export interface ReadSoFar {
  readonly rows: number;
  /** lanes that may be stored, those taken already among them */
  readonly lanes: number;
  readonly sheets: readonly SheetColumns[];
  readonly schemes: readonly (readonly string[])[];
}

export interface ParsedFile {
  readonly rowsRead: number;
  readonly rowsGood: number;
  readonly badRows: readonly BadRow[];
  /** good lines with a price that is far from its neighbours */
  readonly warnedRows: readonly BadRow[];
  readonly unreadColumns: readonly UnreadColumn[];
}

const MAX_LINES = 120_000;
const MAX_LANES = 400_000;
const ROWS_PER_REPORT = 1_000;

/**
 * Reads every line of the used sheets, good or bad.
 *
 * @param lanes where the lanes of good lines go; somebody may take them while others are read
 * @param report called now and then, and at the end
 * @throws SheetLimitError
 */
export async function parseLines(
  order: ParseOrder,
  lanes: LaneQueue,
  report: (soFar: ReadSoFar) => void,
): Promise<ParsedFile> {
  const { mapping, bytes, kind } = order;
  const collector = new LaneCollector(order.rateType, lanes);
  const rules = {
    ...mapping,
    places: new PlaceNames(order.airports),
    airlineNames: new Set(order.airlineNames),
  };
  const unreadColumns: UnreadColumn[] = [];
  let rowsRead = 0;
  const tell = (): void => {
    const { sheets, schemes } = collector;
    report({ rows: rowsRead, lanes: lanes.ready, sheets, schemes });
  };
  for (const { index, name } of await listSheets(bytes, kind)) {
    const sheet = mapping.sheets.find((known) => known.sheet === name);
    if (sheet === undefined || !sheet.isUsed) continue;
    const parser = new LineParser({ ...rules, columns: sheet.columns });
    const unread = new UnreadColumns(name, sheet.columns);
    const store = collector.openSheet(name, sheet.columns);
    for await (const { row, cells } of readRows(bytes, kind, index)) {
      if (row <= sheet.headerRow) continue;
      const line = parser.parse(cells);
      if (line === undefined) continue;
      rowsRead += 1;
      unread.add(cells);
      store.add({ row, cells, line });
      if (rowsRead > MAX_LINES || lanes.count > MAX_LANES) {
        throw new SheetLimitError("sheet-too-many-lines", row);
      }
      if (rowsRead % ROWS_PER_REPORT > 0) continue;
      tell();
      // lets somebody take lanes
      await turn();
    }
    store.finish();
    unreadColumns.push(...unread.finish());
  }
  const found = collector.finish(rowsRead);
  tell();
  return { rowsRead, unreadColumns, ...found };
}
