import { exact, priceShipment } from "@kilolane/domain";
import type {
  CalendarDate,
  MarginRule,
  PricedShipment,
  PricingRequest,
  PricingSettings,
} from "@kilolane/domain";
import type { DemoRequest } from "../src/quotations/demo-request.ts";
import type { DemoRateSheet } from "../src/rates/demo-rate-sheet.ts";
import { rateCandidateOf } from "../src/rates/rate-candidate.ts";
import { DEMO_TRUCKING_CARRIERS } from "../src/trucking/demo-trucking.ts";
import { truckingTermsOf } from "../src/trucking/trucking-terms.ts";
import { DEMO_COMPANIES } from "../src/world/companies.ts";

/** Everything that pricing a demo request takes besides the request. */
export interface DemoPricing {
  readonly companyKey: string;
  readonly sheets: readonly DemoRateSheet[];
  readonly on: CalendarDate;
  /** units of the quotation currency per unit of each other currency */
  readonly exchange: Readonly<Record<string, string>>;
  readonly originCountry: string;
  readonly truckingCarrierKey: string | null;
  /** instead of the company's own freight margin */
  readonly freightMargin?: MarginRule;
}

/** Prices a demo request by the engine alone; the rate id of an option is its sheet's place in `sheets`. */
export function priceDemoRequest(request: DemoRequest, pricing: DemoPricing): PricedShipment {
  const candidates = pricing.sheets.flatMap((sheet, rateId) =>
    sheet.lanes
      .filter((lane) => lane.origin === request.shipFromAirport && lane.destination === request.shipToAirport)
      .map((lane) => rateCandidateOf(sheet, lane, { rateId, airlineId: 0, forwarderId: (key) => key })),
  );
  return priceShipment(toPricingRequest(request, pricing), candidates, toSettings(request, pricing), {
    readyOn: request.readyDate,
    today: pricing.on,
    timeOfDay: "00:00",
    daysBeyondRateEnd: 14,
  });
}

function toPricingRequest(request: DemoRequest, pricing: DemoPricing): PricingRequest {
  const carrier = DEMO_TRUCKING_CARRIERS.find(({ key }) => key === pricing.truckingCarrierKey);
  const tariff = carrier?.tariffs[0];
  return {
    requestId: null,
    forwarderId: pricing.companyKey,
    origin: request.shipFromAirport,
    destination: request.shipToAirport,
    originCountry: pricing.originCountry,
    destinationCountry: "",
    cargoType: request.typeOfGoods,
    shipperType: request.shipperType,
    dangerousGoods: request.dangerousGoods.map(({ hazardClass, ...goods }) => ({
      ...goods,
      dgClass: hazardClass,
      compatibilityGroup: null,
    })),
    temperatureRange: request.temperatureRange,
    shipment: {
      goods: request.goodsArray.map((line) => ({
        pieces: line.pieces,
        length: exact(line.length),
        width: exact(line.width),
        height: exact(line.height),
        totalWeight: exact(line.totalWeight),
      })),
      dimensionUnit: request.dimensionUnit,
      weightUnit: request.weightUnit,
      houses: request.houses,
      unNumbers: request.dangerousGoods.map((goods) => goods.unNumber),
      typeOfGoods: request.typeOfGoods,
      chargeableWeight: null,
      volumeM3: null,
    },
    distanceKm: null,
    truckingLegs:
      tariff === undefined
        ? []
        : [
            {
              direction: "pickup",
              terms: truckingTermsOf(tariff),
              miles: null,
              accessorials: [],
              validUntil: null,
            },
          ],
    insurance: null,
  };
}

function toSettings(request: DemoRequest, pricing: DemoPricing): PricingSettings {
  const settings = DEMO_COMPANIES.find(({ key }) => key === pricing.companyKey)?.settings;
  const own = settings?.freightMargin;
  const freight: MarginRule | null =
    own === undefined
      ? null
      : {
          form: own.form,
          value: exact(own.value),
          leastProfit: own.leastProfit === null ? null : exact(own.leastProfit),
          floorPercent: exact(settings?.marginFloorPercent ?? "0"),
        };
  return {
    currency: request.currency,
    exchangeRates: Object.entries(pricing.exchange).map(([from, rate]) => ({
      from,
      to: request.currency,
      rate: exact(rate),
      takenAt: `${pricing.on}T00:00:00Z`,
    })),
    margins: { freight: pricing.freightMargin ?? freight, surcharges: null, trucking: null, insurance: null },
    emissionFactors: null,
    sellStep: "currency",
    trace: "none",
  };
}
