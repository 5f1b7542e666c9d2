import { useQuery } from "@tanstack/react-query";
import type { ListFilter } from "../../../lib/lists/use-list-state.ts";
import { usableAirlineQuery } from "../../airline/queries.ts";
import { inquirerQuery } from "../../inquirer/queries.ts";
import { filterValue } from "./list-filter.ts";

/** The client and the airline that the list is narrowed to, by the ids of the address; null: not, or not known yet. */
export function useFilterParties(filter: ListFilter) {
  const [clientId, airlineId] = [filterValue(filter, "inquirer"), filterValue(filter, "airline")];
  const client = useQuery(inquirerQuery(clientId === "" ? null : clientId));
  const airline = useQuery(usableAirlineQuery(airlineId === "" ? null : Number(airlineId)));
  return {
    client: clientId === "" ? null : (client.data ?? null),
    airline: airlineId === "" ? null : (airline.data ?? null),
  };
}
