import { type CalendarDate, addDays } from "@kilolane/domain";
import type { DemoGoodsLine, DemoRequest } from "../quotations/demo-request.ts";
import type { StoryId } from "./story-types.ts";

type StoryRequest = Pick<DemoRequest, "shipFromAirport" | "shipToAirport" | "goodsArray"> &
  Partial<DemoRequest>;

const READY_IN_DAYS = 3;

function boxes(
  pieces: number,
  length: number,
  width: number,
  height: number,
  totalWeight: number,
): DemoGoodsLine {
  const packageType = totalWeight / pieces > 60 ? "Pallet" : "Carton";
  return { pieces, packageType, length, width, height, totalWeight, stackable: true, tiltable: false };
}

const REQUESTS: Readonly<Record<StoryId, StoryRequest>> = {
  "break-bump": { shipFromAirport: "JFK", shipToAirport: "OSL", goodsArray: [boxes(2, 50, 40, 40, 30)] },
  "minimum-wins": {
    shipFromAirport: "BOS",
    shipToAirport: "KEF",
    goodsArray: [boxes(1, 30, 20, 20, 6)],
    inquirerKey: "harbor-sky-3",
  },
  "volume-beats-weight": {
    shipFromAirport: "ATL",
    shipToAirport: "LUX",
    goodsArray: [boxes(4, 120, 80, 100, 410)],
    inquirerKey: "harbor-sky-9",
  },
  "cargo-aircraft-only": {
    shipFromAirport: "ORD",
    shipToAirport: "LEJ",
    goodsArray: [boxes(3, 80, 60, 60, 180)],
    typeOfGoods: "Dangerous Goods",
    dangerousGoods: [{ unNumber: "UN3480", hazardClass: "9", packingGroup: "None", cargoAircraftOnly: true }],
    inquirerKey: "harbor-sky-23",
  },
  "unknown-shipper": {
    shipFromAirport: "MIA",
    shipToAirport: "VCP",
    goodsArray: [boxes(10, 60, 40, 40, 250)],
    shipperType: "Unknown Shipper",
    inquirerKey: "harbor-sky-21",
  },
  "spot-beats-contract": {
    shipFromAirport: "SEA",
    shipToAirport: "TPE",
    goodsArray: [boxes(12, 50, 50, 50, 200)],
    inquirerKey: "harbor-sky-11",
  },
  "expired-rate": {
    shipFromAirport: "DFW",
    shipToAirport: "MAD",
    goodsArray: [boxes(5, 80, 60, 50, 210)],
    inquirerKey: "harbor-sky-15",
  },
  "margin-below-floor": {
    shipFromAirport: "CVG",
    shipToAirport: "BRU",
    goodsArray: [boxes(6, 100, 80, 90, 600)],
    inquirerKey: "harbor-sky-7",
  },
  "client-in-yen": {
    shipFromAirport: "SFO",
    shipToAirport: "KIX",
    goodsArray: [boxes(8, 60, 50, 40, 150)],
    inquirerKey: "harbor-sky-5",
    currency: "JPY",
  },
  "deficit-weight": {
    shipFromAirport: "ORD",
    shipToAirport: "PRG",
    pickupZip: "53202",
    goodsArray: [boxes(10, 48, 40, 40, 4700)],
    dimensionUnit: "in",
    weightUnit: "lb",
    inquirerKey: "harbor-sky-6",
  },
  "over-160-cm": {
    shipFromAirport: "LAX",
    shipToAirport: "GDL",
    goodsArray: [boxes(1, 120, 100, 161, 300)],
    inquirerKey: "harbor-sky-10",
  },
  "nobody-flies-there": {
    shipFromAirport: "JFK",
    shipToAirport: "RAR",
    goodsArray: [boxes(2, 60, 40, 40, 48)],
  },
};

/** The create form of a story, ready three days from today. */
export function buildStoryRequest(id: StoryId, today: CalendarDate): DemoRequest {
  return {
    inquirerKey: "harbor-sky-1",
    pickupZip: null,
    deliveryZip: null,
    readyDate: addDays(today, READY_IN_DAYS),
    typeOfGoods: "General",
    shipperType: "Known Shipper",
    dangerousGoods: [],
    temperatureRange: null,
    dimensionUnit: "cm",
    weightUnit: "kg",
    houses: 0,
    incoterm: "FCA",
    currency: "USD",
    ...REQUESTS[id],
  };
}
