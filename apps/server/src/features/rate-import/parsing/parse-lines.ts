import type { CalendarDate } from "@kilolane/domain/sheet";
import type { ImportMapping } from "@kilolane/contract";
import type { SpreadsheetKind } from "../../../integrations/spreadsheet/check-file.ts";
import { listSheets, readRows } from "../../../integrations/spreadsheet/read-sheets.ts";
import { SheetLimitError } from "../../../integrations/spreadsheet/sheet-limit-error.ts";
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

/** One origin × destination of a good line; `sheet` and `scheme` are places in the lists of the result. */
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
  }[];
}

export interface ParsedFile {
  readonly rowsRead: number;
  readonly rowsGood: number;
  readonly sheets: readonly SheetColumns[];
  readonly schemes: readonly (readonly string[])[];
  /** in the order of the index that quotations read: by origin, then destination */
  readonly lanes: readonly ParsedLane[];
  readonly badRows: readonly BadRow[];
  /** good lines with a price that is far from its neighbours */
  readonly warnedRows: readonly BadRow[];
  readonly unreadColumns: readonly UnreadColumn[];
}

const MAX_LINES = 120_000;
const MAX_LANES = 400_000;
const ROWS_PER_REPORT = 1_000;

/**
 * Reads every line of the used sheets, good or bad. The same bytes and mapping give the same result in the same
 * order, so that a run that was interrupted goes on where it stopped.
 *
 * @param report called now and then with the number of rows read so far
 * @throws SheetLimitError
 */
export async function parseLines(order: ParseOrder, report: (rows: number) => void): Promise<ParsedFile> {
  const { mapping, bytes, kind } = order;
  const collector = new LaneCollector(order.rateType);
  const rules = {
    ...mapping,
    places: new PlaceNames(order.airports),
    airlineNames: new Set(order.airlineNames),
  };
  const unreadColumns: UnreadColumn[] = [];
  let rowsRead = 0;
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
      if (rowsRead > MAX_LINES || collector.laneCount > MAX_LANES) {
        throw new SheetLimitError("sheet-too-many-lines", row);
      }
      if (rowsRead % ROWS_PER_REPORT === 0) report(rowsRead);
    }
    store.finish();
    unreadColumns.push(...unread.finish());
  }
  return { rowsRead, unreadColumns, ...collector.finish(rowsRead) };
}
