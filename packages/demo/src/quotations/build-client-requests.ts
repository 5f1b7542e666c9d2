import { addDays, type CalendarDate, type ClientRequestState } from "@kilolane/domain";
import { DEMO_INQUIRERS } from "../world/inquirers.ts";
import { createRandom } from "../world/random.ts";
import type { ForwarderKey } from "../world/companies.ts";
import type { DemoRequest } from "./demo-request.ts";
import { buildGoods } from "./goods.ts";

/** What a client of a demo forwarder asked its desk for, and how far the desk is. */
export interface DemoClientRequest {
  readonly companyKey: ForwarderKey;
  readonly clientUserKey: string;
  readonly request: DemoRequest;
  readonly note: string;
  /** hours before the world was made */
  readonly sentHoursAgo: number;
  readonly state: ClientRequestState;
  /** who of the desk has it; null: nobody yet */
  readonly assigneeKey: string | null;
  /** hours after which it was quoted, where it was */
  readonly answeredAfterHours: number;
}

type Row = readonly [
  lane: string,
  hoursAgo: number,
  state: ClientRequestState,
  assigneeKey: string | null,
  note: string,
  more?: { readonly clientKey?: string; readonly answeredAfter?: number },
];

// one waits within its time and one beyond it; the rest are further on
const ROWS: Readonly<Record<ForwarderKey, readonly Row[]>> = {
  "harbor-sky": [
    [
      "JFK-FRA",
      1,
      "new",
      null,
      "Two pallets, ready by noon. Cheapest service that arrives this week, please.",
    ],
    ["ORD-NRT", 27, "new", null, "Is a direct flight possible?", { clientKey: "ff-client-2" }],
    ["ORD-AMS", 5, "assigned", "ff-agent", "Please quote with pickup as an option."],
    ["LAX-HKG", 22, "quoted", "ff-agent", "Same goods as last month.", { answeredAfter: 3 }],
    ["JFK-LHR", 46, "replied", "ff-agent-2", "Customer decides by Thursday.", { clientKey: "ff-client-2" }],
    ["ORD-FRA", 120, "confirmed", "ff-agent", "", { answeredAfter: 26 }],
    ["LAX-PVG", 96, "cancelled", null, "Order postponed.", { clientKey: "ff-client-2" }],
  ],
  nordlicht: [["FRA-JFK", 3, "new", null, "By tomorrow morning if you can, thank you."]],
};

const CLIENTS: Readonly<Record<ForwarderKey, string>> = { "harbor-sky": "ff-client", nordlicht: "nl-client" };

/** Requests of the demo forwarders' clients, in every state. The same day gives the same list. */
export function buildDemoClientRequests(today: CalendarDate): readonly DemoClientRequest[] {
  return (["harbor-sky", "nordlicht"] as const).flatMap((companyKey) =>
    ROWS[companyKey].map(([lane, sentHoursAgo, state, assigneeKey, note, more = {}]) => {
      const { clientKey: clientUserKey = CLIENTS[companyKey], answeredAfter: answeredAfterHours = 1 } = more;
      const request = buildRequest(lane, clientUserKey, today);
      return {
        companyKey,
        clientUserKey,
        request,
        note,
        sentHoursAgo,
        state,
        assigneeKey,
        answeredAfterHours,
      };
    }),
  );
}

function buildRequest(lane: string, clientUserKey: string, today: CalendarDate): DemoRequest {
  const [shipFromAirport = "", shipToAirport = ""] = lane.split("-");
  const inquirer = DEMO_INQUIRERS.find((entry) => entry.clientUserKey === clientUserKey);
  const isImperial = clientUserKey.startsWith("ff-client");
  return {
    inquirerKey: inquirer?.key ?? "",
    shipFromAirport,
    shipToAirport,
    pickupZip: null,
    deliveryZip: null,
    readyDate: addDays(today, 3),
    typeOfGoods: "General",
    shipperType: "Known Shipper",
    dangerousGoods: [],
    temperatureRange: null,
    goodsArray: buildGoods(createRandom(`client-request:${lane}`), "General", isImperial),
    dimensionUnit: isImperial ? "in" : "cm",
    weightUnit: isImperial ? "lb" : "kg",
    houses: 1,
    incoterm: null,
    currency: inquirer?.currency ?? "USD",
  };
}
