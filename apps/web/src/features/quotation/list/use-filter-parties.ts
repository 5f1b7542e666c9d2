import { useQuery } from "@tanstack/react-query";
import type { ListFilter } from "../../../lib/lists/use-list-state.ts";
import { usableAirlineQuery } from "../../airline/queries.ts";
import { inquirerQuery } from "../../inquirer/queries.ts";
import { filterValue } from "./list-filter.ts";

/** The client and the airlines that the list is narrowed to, by the ids of the address; null: not, or not known yet. */
export function useFilterParties(filter: ListFilter) {
  const clientId = filterValue(filter, "inquirer");
  const [airlineId, mainId] = [filterValue(filter, "airline"), filterValue(filter, "mainAirline")];
  const client = useQuery(inquirerQuery(clientId === "" ? null : clientId));
  const airline = useQuery(usableAirlineQuery(airlineId === "" ? null : Number(airlineId)));
  const main = useQuery(usableAirlineQuery(mainId === "" ? null : Number(mainId)));
  return {
    client: clientId === "" ? null : (client.data ?? null),
    airline: airlineId === "" ? null : (airline.data ?? null),
    mainAirline: mainId === "" ? null : (main.data ?? null),
  };
}
