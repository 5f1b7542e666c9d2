import type { AirlineLine, ListFile } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FieldProblem } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/call.ts";
import { findCountryRows } from "../place/reads/place.ts";
import { importListIn, requireFile } from "../reference/file-import.ts";
import { carrierValues } from "./airline-values.ts";
import { lineOf, loadAirlineFormat } from "./airline-line.ts";
import { findPublishedLines } from "./reads/local.ts";
import { upsertLocalAirlines } from "./writes.ts";

/**
 * Says what a CSV file of published airlines changes, or writes what was shown; whose people keep the rates stays.
 * @throws AppError validation, payload-too-large, version-conflict
 */
export async function importLocalAirlines(
  scope: PlatformScope,
  uploaded: UploadedFile | undefined,
  { isTrial, listVersion }: { readonly isTrial: boolean; readonly listVersion: string },
): Promise<ListFile> {
  const file = requireFile(uploaded);
  const format = await loadAirlineFormat();
  return withTransaction(scope, async (tx) => {
    const countries = new Set((await findCountryRows(tx)).map(({ code }) => code));
    const problemOf = ({ country }: AirlineLine): FieldProblem | undefined =>
      countries.has(country) ? undefined : { field: "country", code: "unknown" };
    return importListIn(tx, {
      list: "airline",
      file,
      isTrial,
      seen: listVersion,
      format,
      find: async (lines) => {
        const codes = lines.map(({ iata }) => iata);
        return (await findPublishedLines(tx, codes)).map(lineOf);
      },
      problemOf,
      write: (lines) => upsertLocalAirlines(tx, lines.map(valuesOf)),
    });
  });
}

function valuesOf(line: AirlineLine) {
  const { airline_company_id: _keeper, ...values } = carrierValues(line, null);
  return { ...values, is_active: line.isActive };
}
