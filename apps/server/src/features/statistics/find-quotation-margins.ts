import type { EndpointOutput, listQuotationMargins, MarginGroup } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { type AskedPeriod, getCounted } from "./period.ts";
import { presentResult } from "./present.ts";
import { findAirlineNames, findGroupResults, findPlaces } from "./reads.ts";

const MOST_GROUPS = 40;

/** The airports of `ORD-FRA`. */
const airportsOf = (lane: string) => lane.split("-");

/** Revenue, profit and margin by client, lane or airline, those with the most revenue. */
export function findQuotationMargins(
  scope: CompanyScope,
  { by, ...asked }: AskedPeriod & { readonly by: MarginGroup },
): Promise<EndpointOutput<typeof listQuotationMargins>> {
  return withTransaction(scope, async (tx) => {
    const counted = await getCounted(scope, tx, asked);
    const rows = await findGroupResults(tx, counted, by, MOST_GROUPS);
    const airports = by === "lane" ? rows.flatMap(({ name }) => airportsOf(name)) : [];
    const places = await findPlaces(tx, airports);
    const airlines = await findAirlineNames(
      tx,
      rows.flatMap(({ airline_id: id }) => (id === null ? [] : [id])),
    );
    const placesOf = (lane: string) => {
      const [from, to] = airportsOf(lane).map((airport) => places.get(airport));
      return from === undefined || to === undefined ? null : { from, to };
    };
    return {
      groups: rows.map((row) => ({
        ...presentResult(row),
        name: row.airline_id === null ? row.name : (airlines.get(row.airline_id) ?? ""),
        inquirerId: row.inquirer_id,
        airlineId: row.airline_id,
        places: by === "lane" ? placesOf(row.name) : null,
      })),
    };
  });
}
