import { exact, roundHalfUp } from "@kilolane/domain";
import type {
  DocumentChargeSection,
  DocumentLanguage,
  DocumentOption,
} from "../../../integrations/pdf/document.ts";
import type { DocumentPhrase } from "../../../integrations/pdf/document-text.ts";
import { formatMeasure, formatMoney, formatNumber, formatRoute } from "../../../integrations/pdf/format.ts";
import { listNames } from "../present/list-names.ts";
import type { ClientOption } from "../present/option.ts";

/** How options are printed. The options are a client's own view: there is no buy figure to print by mistake. */
export interface OptionPrinting {
  readonly language: DocumentLanguage;
  readonly phrase: DocumentPhrase;
  readonly serviceName: (level: ClientOption["serviceLevel"]) => string;
  readonly route: readonly string[];
  readonly detail: "bands" | "charges" | "all-in";
}

type ClientLine = ClientOption["lines"][number];

const FLAGS: Readonly<
  Record<
    string,
    "text.mainDeckOnly" | "text.cargoAircraftOnly" | "text.unknownShipper" | "text.subjectToRateChange"
  >
> = {
  "main-deck": "text.mainDeckOnly",
  "cargo-aircraft-only": "text.cargoAircraftOnly",
  "unknown-shipper": "text.unknownShipper",
  "rate-ends-before-departure": "text.subjectToRateChange",
};

function basisText(line: ClientLine, { phrase, language }: OptionPrinting): string {
  if (line.basis === "minimum") return phrase("basis.minimum");
  if (line.code === "eawb" || line.code === "mawb") return phrase("basis.perAirWaybill");
  if (line.code === "hawb") return phrase("basis.perHouseBill");
  if (line.quantity === null) return phrase("basis.flat");
  const { unit } = line;
  const quantity =
    unit === "kg" || unit === "lb"
      ? formatMeasure(line.quantity, phrase(`unit.${unit}`), language)
      : formatNumber(line.quantity, language);
  // trucking is priced per hundred pounds: quantity × price would not give the amount
  if (line.basis === "cwt" || line.basis === "mile" || (line.sellUnitValue === null && unit !== null))
    return quantity;
  if (line.sellUnitValue === null) return phrase("basis.flat");
  return phrase("basis.quantity", { quantity, rate: formatNumber(line.sellUnitValue, language) });
}

/** What a price holds and what it leaves out: surcharges inside an all-in one, services without a price. */
function scopeNotes(option: ClientOption, { phrase, language }: OptionPrinting): string[] {
  const { surchargesInside: inside, unpriced } = option;
  const names = inside && listNames(inside, language);
  const services = unpriced?.map(({ leg, label }) => `${label} (${phrase(`section.${leg}`)})`);
  return [
    ...(names === undefined
      ? []
      : [names === "" ? phrase("text.allIn") : phrase("text.allInWith", { names })]),
    ...(services === undefined ? [] : [phrase("text.unpriced", { services: listNames(services, language) })]),
  ];
}

/** An emission is an estimate: its decimals would promise what no factor holds. */
function wholeKilograms(co2Kg: string): string {
  return roundHalfUp(exact(co2Kg), 0).toString();
}

function legOf(line: ClientLine): "pickup" | "air" | "delivery" {
  if (line.kind !== "trucking") return "air";
  return line.code.startsWith("delivery") ? "delivery" : "pickup";
}

function sectionsOf(option: ClientOption, printing: OptionPrinting): DocumentChargeSection[] {
  const { phrase, language } = printing;
  const titles = {
    pickup: phrase("section.pickup"),
    air: phrase("section.airFreight"),
    delivery: phrase("section.delivery"),
  };
  const sections = (["pickup", "air", "delivery"] as const).flatMap((leg) => {
    const lines = option.lines.filter((line) => legOf(line) === leg);
    return lines.length === 0 ? [] : [{ leg, lines }];
  });
  return sections.map(({ leg, lines }) => ({
    ...(sections.length > 1 ? { title: titles[leg] } : {}),
    lines: lines.map((line) => ({
      label: line.label,
      basis: basisText(line, printing),
      amount: formatNumber(line.sell, language),
    })),
  }));
}

function bandsOf(option: ClientOption, { phrase, language }: OptionPrinting): DocumentOption["bands"] {
  const unit = phrase(`unit.${option.weightUnit}`);
  const rated = Number(option.ratedWeight ?? option.chargeableWeight);
  const applied = option.bands.findLastIndex((band) => Number(band.from) <= rated);
  return {
    unit: phrase("text.perUnit", { currency: option.currency, unit }),
    rows: option.bands.slice(0, 16).map((band, index) => ({
      weight: phrase("text.bandFrom", { weight: formatMeasure(band.from, unit, language) }),
      rate: formatNumber(band.sellRate, language),
      applied: index === applied && option.rateClass !== "M",
    })),
  };
}

/** One option as the document prints it. `index` counts from 0 and names it when the carrier is hidden. */
export function presentPrintedOption(
  option: ClientOption,
  index: number,
  printing: OptionPrinting,
): DocumentOption {
  const { phrase, language } = printing;
  const kg = phrase("unit.kg");
  const unit = phrase(`unit.${option.weightUnit}`);
  const isAllIn = printing.detail === "all-in";
  const { savings } = option;
  return {
    title: option.airline?.name ?? phrase("text.option", { number: String(index + 1) }),
    rateType: printing.serviceName(option.serviceLevel),
    route: formatRoute(printing.route),
    transit:
      option.transit_days === null
        ? phrase("text.transitUnknown")
        : phrase("text.transit", { count: option.transit_days }),
    ...(option.co2Kg === "" ? {} : { emissions: formatMeasure(wholeKilograms(option.co2Kg), kg, language) }),
    flags: [
      ...option.flags.flatMap((flag) => {
        const word = FLAGS[flag];
        return word === undefined ? [] : [phrase(word)];
      }),
      ...scopeNotes(option, printing),
    ],
    ...(printing.detail === "bands" && option.bands.length > 0 ? { bands: bandsOf(option, printing) } : {}),
    pricing: isAllIn
      ? { kind: "all-in", note: phrase("text.allInNote") }
      : { kind: "itemised", sections: sectionsOf(option, printing) },
    ...(savings === null || isAllIn
      ? {}
      : {
          ratedAs: phrase("text.ratedAs", {
            weight: formatMeasure(savings.ratedAs, unit, language),
            amount: formatMoney(savings.saved, option.currency, language),
          }),
        }),
    total: formatMoney(option.sellTotal, option.currency, language),
  };
}
