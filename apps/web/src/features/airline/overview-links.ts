import type { CargoType } from "@kilolane/domain";
import { href } from "../../lib/paths/href.ts";

/** Tab of the rate list that a figure stands for. */
type RateListTab = "live" | "draft" | "expiring" | "expired";

/** The rate list, narrowed to one airline and what a figure counts. */
export function ratesOfAirlineHref(airlineId: number, tab: RateListTab): string {
  const filter = JSON.stringify({ airlineId: String(airlineId), tab });
  return `${href("/super-admin/airline/airrate/list/view")}?${new URLSearchParams({ filter })}`;
}

/** The surcharge lists of an airline, opened at one type of goods. */
export function surchargesOfAirlineHref(airlineId: number, goods: CargoType): string {
  const query = new URLSearchParams({ airline: String(airlineId), goods });
  return `${href("/super-admin/airline/sur-charge/create")}?${query}`;
}
