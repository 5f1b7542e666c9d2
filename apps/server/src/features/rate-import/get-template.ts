import { FileAnswer } from "../../http/call.ts";
import { SPREADSHEET_TYPES, writeTable } from "../../integrations/spreadsheet/write-sheets.ts";
import { presentHeaders } from "./present/rate-row.ts";

/** The breaks most tariffs have, in kg. */
const BREAKS = ["0", "45", "100", "300", "500", "1000"];
/** The shape in which marketplaces pass rates on. */
const MARKETPLACE =
  "Airline|Origin|Destination|Commodity|Currency|Valid from|Valid to|Min|Norm|45|100|300|500|1000|FSC|SSC|Transit days";

/** An empty rate sheet; a column may be left out, and left empty. */
export function getTemplate(shape: "full" | "marketplace", format: "csv" | "xlsx"): FileAnswer {
  const headers = shape === "full" ? presentHeaders(BREAKS) : MARKETPLACE.split("|");
  return new FileAnswer({
    contentType: SPREADSHEET_TYPES[format],
    fileName: `rates-${shape}.${format}`,
    bytes: writeTable(
      format,
      "Rates",
      headers.map((header) => ({ header })),
      noRows(),
    ),
  });
}

// An empty table still comes as a stream.
async function* noRows(): AsyncGenerator<never> {
  yield* [];
}
