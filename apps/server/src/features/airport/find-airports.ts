import type { EndpointOutput, EndpointParsed, listManagedAirports } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentManagedAirport } from "./present.ts";
import { findManagedAirports } from "./reads/airport.ts";

/** A page of the airports. */
export async function findAirports(
  scope: PlatformScope,
  { page, size, ...filter }: EndpointParsed<typeof listManagedAirports>["query"],
): Promise<EndpointOutput<typeof listManagedAirports>> {
  const part = { limit: size, offset: (page - 1) * size };
  const { rows, total } = await withTransaction(scope, (tx) => findManagedAirports(tx, filter, part));
  return { content: rows.map(presentManagedAirport), total };
}
