import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { FileAnswer } from "../../http/call.ts";
import { SPREADSHEET_TYPES, writeTable } from "../../integrations/spreadsheet/write-sheets.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { narrowSheets, type PublishedFilter } from "../rate/reads/rate.ts";
import { findLiveSheetIds } from "../rate/reads/set.ts";
import { presentHeaders, presentRateRow, presentSheetCells } from "./present/rate-row.ts";
import {
  findLanesAfter,
  findSchemes,
  findSheets,
  type LaneFilter,
  type SegmentSheet,
} from "../rate/reads/segment.ts";
import { getSegment } from "../rate/segment.ts";
import { findAirline } from "./reads/airline.ts";
import type { SegmentChoice } from "./reads/import.ts";

const WINDOW = 5_000;
/** Name of the table in a workbook. */
const SHEET_NAME = "Rates";

interface Segment {
  readonly airline: string;
  readonly sheets: readonly SegmentSheet[];
  readonly schemes: ReadonlyMap<number, readonly string[]>;
  readonly weights: readonly string[];
}

/** Which rates, and as what. */
interface ExportOptions extends SegmentChoice, LaneFilter, PublishedFilter {
  readonly format: "csv" | "xlsx";
}

/**
 * The live rates of a segment in the shape that the import reads: importing the whole file again changes nothing.
 * @throws AppError not-found, validation at `forwarderId`
 */
export async function exportRates(scope: CompanyScope, choice: ExportOptions): Promise<FileAnswer> {
  const segment = await findSegment(scope, choice);
  const { format, rateType } = choice;
  return new FileAnswer({
    contentType: SPREADSHEET_TYPES[format],
    fileName: `${segment.airline} ${rateType}.${format}`,
    bytes: writeTable(
      format,
      SHEET_NAME,
      presentHeaders(segment.weights).map((header) => ({ header })),
      findRows(scope, segment, choice),
    ),
  });
}

function findSegment(scope: CompanyScope, choice: ExportOptions): Promise<Segment> {
  return withTransaction(scope, async (tx) => {
    const { airlineId, rateType } = choice;
    const all = await findLiveSheetIds(tx, await getSegment(tx, choice));
    const sheetIds = await narrowSheets(tx, all, choice);
    const airline = await findAirline(tx, airlineId);
    const schemes = await findSchemes(tx, sheetIds);
    const weights = [...new Set([...schemes.values()].flat().map(Number))].toSorted(
      (left, right) => left - right,
    );
    await recordAuditIn(tx, {
      action: "rate.exported",
      subjectKind: "airline",
      subjectId: String(airlineId),
      detail: { rateType, format: choice.format },
    });
    return {
      airline: airline?.iata ?? airline?.name ?? "",
      sheets: await findSheets(tx, sheetIds),
      schemes,
      weights: weights.map(String),
    };
  });
}

/** Window by window, each in a transaction of its own: a slow reader holds no connection. */
async function* findRows(scope: CompanyScope, segment: Segment, { from, to }: LaneFilter) {
  for (const sheet of segment.sheets) {
    const cells = presentSheetCells(sheet);
    for (let after = 0; ;) {
      const lanes = await withTransaction(scope, (tx) =>
        findLanesAfter(tx, sheet.id, { after, limit: WINDOW, from, to }),
      );
      for (const lane of lanes) {
        const scheme = segment.schemes.get(lane.scheme_id) ?? [];
        yield presentRateRow(lane, {
          airline: segment.airline,
          sheet: cells,
          weights: segment.weights,
          scheme,
        });
      }
      const last = lanes.at(-1);
      if (last === undefined || lanes.length < WINDOW) break;
      after = last.id;
    }
  }
}
