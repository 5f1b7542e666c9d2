import type { EndpointParsed, exportAirlineAirfares } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { exportList, loadHead } from "./airline-file.ts";
import { type AirfaresRow, findAirfareRows } from "./reads/overview.ts";

/** Airlines with their rates counted. */
export async function exportAirfares(
  scope: PlatformScope,
  query: EndpointParsed<typeof exportAirlineAirfares>["query"],
): Promise<FileAnswer> {
  const { t, name, iata, keeper } = await loadHead(scope.locale);
  const { view, search: term, sort, direction } = query;
  return exportList<AirfaresRow>(
    (run) => withTransaction(scope, run),
    {
      name: "airfares",
      columns: [
        name,
        iata,
        keeper,
        [t("column.rates"), (row) => row.live],
        [t("column.lanes"), (row) => row.live_lanes],
        [t("column.drafts"), (row) => row.drafts],
        [t("column.expiring"), (row) => row.expiring],
        [t("column.expired"), (row) => row.expired],
        [t("column.published"), (row) => row.published_at?.toISOString() ?? ""],
      ],
      find: (tx, part) => findAirfareRows(tx, { view, term, sort, direction, ...part }),
    },
    query,
  );
}
