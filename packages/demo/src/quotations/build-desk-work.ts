import { addDays, type CalendarDate } from "@kilolane/domain";
import { createRandom } from "../world/random.ts";
import type { DemoRequest } from "./demo-request.ts";
import { buildGoods } from "./goods.ts";

/** A line of a manual quotation as it is typed. */
interface DemoManualLine {
  readonly charge: string;
  readonly kind: "freight" | "fee" | "trucking";
  readonly leg?: "pickup" | "delivery";
  readonly basis: "chargeable" | "flat" | "unit";
  readonly quantity?: string;
  readonly unit?: string;
  readonly buy: string;
  readonly sell: string;
  readonly currency: string;
}

/** A manual quotation of the demo forwarder. */
export interface DemoManualQuotation {
  readonly request: DemoRequest;
  /** null: trucking alone */
  readonly airlineIata: string | null;
  readonly validUntil: CalendarDate;
  readonly lines: readonly DemoManualLine[];
  readonly remarks: string;
  readonly isSent: boolean;
}

/** A question of an agent below the floor, and what an admin said. */
export interface DemoFloorQuestion {
  readonly agentKey: string;
  readonly request: DemoRequest;
  /** margin that is asked for, per cent of sell */
  readonly margin: string;
  readonly reason: string;
  readonly answer: { readonly decision: "approved" | "declined"; readonly reason: string } | null;
}

/** What the demo forwarder's desk typed and asked by hand. */
export interface DemoDeskWork {
  readonly manual: readonly DemoManualQuotation[];
  readonly floor: readonly DemoFloorQuestion[];
  /** what a client asked on the page of its quotation, and what the desk wrote back */
  readonly talk: { readonly question: string; readonly answer: string };
}

function buildRequest(inquirerKey: string, lane: string, today: CalendarDate): DemoRequest {
  const [shipFromAirport = "", shipToAirport = ""] = lane.split("-");
  return {
    inquirerKey,
    shipFromAirport,
    shipToAirport,
    pickupZip: null,
    deliveryZip: null,
    readyDate: addDays(today, 4),
    typeOfGoods: "General",
    shipperType: "Known Shipper",
    dangerousGoods: [],
    temperatureRange: null,
    goodsArray: buildGoods(createRandom(`desk-work:${lane}`), "General", false),
    dimensionUnit: "cm",
    weightUnit: "kg",
    houses: 1,
    incoterm: null,
    currency: "USD",
  };
}

function buildManual(first: string, second: string, today: CalendarDate): DemoDeskWork["manual"] {
  const validUntil = addDays(today, 21);
  return [
    {
      request: buildRequest(first, "JFK-GVA", today),
      airlineIata: "LH",
      validUntil,
      isSent: true,
      remarks: "Charter part load: space is held until the day after tomorrow.",
      lines: [
        {
          charge: "Air freight",
          kind: "freight",
          basis: "chargeable",
          buy: "3.10",
          sell: "3.85",
          currency: "USD",
        },
        { charge: "Export handling", kind: "fee", basis: "flat", buy: "45", sell: "70", currency: "USD" },
      ],
    },
    {
      request: buildRequest(second, "ORD-MEX", today),
      airlineIata: null,
      validUntil,
      isSent: false,
      remarks: "",
      lines: [
        {
          charge: "Liftgate truck to the airport",
          kind: "trucking",
          leg: "pickup",
          basis: "unit",
          quantity: "3",
          unit: "hour",
          buy: "95",
          sell: "120",
          currency: "USD",
        },
      ],
    },
  ];
}

/** One is open, the others are answered. */
function buildFloor(inquirerKeys: readonly string[], today: CalendarDate): DemoDeskWork["floor"] {
  const [first = "", second = "", third = ""] = inquirerKeys;
  return [
    {
      agentKey: "ff-agent",
      request: buildRequest(third, "JFK-AMS", today),
      margin: "3.5",
      reason: "They ship every week from January on if we match the price of last year.",
      answer: null,
    },
    {
      agentKey: "ff-agent-2",
      request: buildRequest(first, "ORD-FRA", today),
      margin: "1",
      reason: "A competitor is cheaper by 80 dollars.",
      answer: { decision: "declined", reason: "Offer them the later departure instead." },
    },
    {
      agentKey: "ff-agent",
      request: buildRequest(second, "LAX-NRT", today),
      margin: "2.5",
      reason: "First order of a new department.",
      answer: { decision: "approved", reason: "Once, to open the door." },
    },
  ];
}

/**
 * Manual quotations, questions below the floor and a mail thread of the demo forwarder. The same day gives the same.
 * @param inquirerKeys of the forwarder, at least three
 */
export function buildDemoDeskWork(inquirerKeys: readonly string[], today: CalendarDate): DemoDeskWork {
  const [first = "", second = ""] = inquirerKeys;
  return {
    manual: buildManual(first, second, today),
    floor: buildFloor(inquirerKeys, today),
    talk: {
      question: "Can the crates be picked up on Friday evening, after 6 pm?",
      answer: "Yes. The driver comes between 6 and 8 pm; please have the dock open and the papers ready.",
    },
  };
}
