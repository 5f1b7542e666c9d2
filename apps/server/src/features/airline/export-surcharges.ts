import type { EndpointParsed, exportAirlineSurcharges } from "@kilolane/contract";
import { CARGO_TYPES } from "@kilolane/domain";
import { loadTranslator } from "@kilolane/phrases";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import type { SheetColumn } from "../../integrations/sheets/write-sheet.ts";
import { exportList, loadHead } from "./airline-file.ts";
import { findSurchargeRows, type SurchargesRow } from "./reads/overview.ts";

/** Airlines with how many surcharges their own lists have; no number: the goods start from the standard list. */
export async function exportSurcharges(
  scope: PlatformScope,
  query: EndpointParsed<typeof exportAirlineSurcharges>["query"],
): Promise<FileAnswer> {
  const { name, iata, keeper } = await loadHead(scope.locale);
  const tRate = await loadTranslator(scope.locale, "rate");
  const { view, search: term } = query;
  return exportList<SurchargesRow>(
    (run) => withTransaction(scope, run),
    {
      name: "surcharges",
      columns: [
        name,
        iata,
        keeper,
        ...CARGO_TYPES.map((goods): SheetColumn<SurchargesRow> => [
          tRate(`goods.${goods}`),
          ({ lists }) => lists.find((list) => list.goods === goods)?.surcharges ?? "",
        ]),
      ],
      find: (tx, part) => findSurchargeRows(tx, { view, term, ...part }),
    },
    query,
  );
}
