import { addDays, type CalendarDate } from "@kilolane/domain";
import { createRandom } from "../world/random.ts";
import type { DemoQuotation } from "./build-quotations.ts";
import { buildGoods } from "./goods.ts";

/** A quotation with a trucking carrier on its pickup. */
interface DemoHaul extends Pick<
  DemoQuotation,
  "companyKey" | "ownerUserKey" | "request" | "createdOn" | "createdAtMinute" | "status" | "decidedOn"
> {
  /** name of the carrier; null: asked for, and quoted without one */
  readonly truckingCarrier: string | null;
}

// days ago, lane, zip, inquirer of the forwarder, what became of it, carrier
const TABLE = `
3|JFK-FRA|10018|nordlicht-2|sent|Tri-County Cartage
5|ORD-AMS|60007|nordlicht-3|accepted|Tri-County Cartage
8|JFK-FRA|07302|nordlicht-4|accepted|Tri-County Cartage
11|LAX-NRT|90045|nordlicht-5|rejected|Tri-County Cartage
14|JFK-FRA|10018|nordlicht-2|accepted|Tri-County Cartage
19|ORD-AMS|60007|nordlicht-3|rejected|Ironbound Haulage
24|MIA-GRU|33126|nordlicht-6|accepted|
41|JFK-FRA|11201|nordlicht-2|accepted|Tri-County Cartage
47|LAX-NRT|90045|nordlicht-5|rejected|Tri-County Cartage
`;
const OWNERS = ["nl-agent", "nl-agent-2"] as const;
const MINUTE_OF_DAY = 10 * 60;
const DAYS_TO_DECIDE = 2;

/** What a demo forwarder quoted with a truck to the airport; the same day gives the same. */
export function buildDemoHauls(today: CalendarDate): DemoHaul[] {
  return TABLE.trim()
    .split("\n")
    .map((line, index) => {
      const [daysAgo = "", lane = "", pickupZip = "", inquirerKey = "", status = "", carrier = ""] =
        line.split("|");
      const [shipFromAirport = "", shipToAirport = ""] = lane.split("-");
      const createdOn = addDays(today, -Number(daysAgo));
      return {
        companyKey: "nordlicht",
        ownerUserKey: OWNERS[index % OWNERS.length] ?? OWNERS[0],
        createdOn,
        createdAtMinute: MINUTE_OF_DAY + 7 * index,
        status: status === "accepted" || status === "rejected" ? status : "sent",
        decidedOn: status === "sent" ? null : addDays(createdOn, DAYS_TO_DECIDE),
        truckingCarrier: carrier === "" ? null : carrier,
        request: {
          inquirerKey,
          shipFromAirport,
          shipToAirport,
          pickupZip,
          deliveryZip: null,
          readyDate: addDays(createdOn, 4),
          typeOfGoods: "General",
          shipperType: "Known Shipper",
          dangerousGoods: [],
          temperatureRange: null,
          goodsArray: buildGoods(createRandom(`haul:${index}`), "General", false),
          dimensionUnit: "cm",
          weightUnit: "kg",
          houses: 1,
          incoterm: null,
          currency: "USD",
        },
      };
    });
}
