import type { TruckingTariffForm } from "@kilolane/contract";
import {
  ACCESSORIAL_CODES,
  compareExact,
  exact,
  formatZipRanges,
  type TruckingTerms,
} from "@kilolane/domain";
import { parseTariffTerms, type StoredTruckingTerms } from "./parse-tariff.ts";

/** A typed tariff in the stored shape; bands from the lowest weight on. */
export function storedTermsOf(form: TruckingTariffForm): StoredTruckingTerms {
  return {
    mode: form.mode,
    bands:
      form.mode === "cwt"
        ? form.bands.toSorted((a, b) => compareExact(exact(a.lowerLb), exact(b.lowerLb)))
        : [],
    ratePerMile: form.mode === "mile" ? plain(form.ratePerMile) : null,
    minimum: form.minimum,
    dimensionalRule: dimensionalRuleOf(form),
    fuel: fuelOf(form),
    accessorials: form.accessorials
      .filter(({ state }) => state === "priced")
      .map(({ code, amount }) => ({ code, amount: plain(amount) })),
    notOffered: form.accessorials.filter(({ state }) => state === "not-offered").map(({ code }) => code),
  };
}

/** A typed figure that the contract has checked, without thousands commas. */
function plain(typed: string): string {
  return typed.replaceAll(",", "");
}

function dimensionalRuleOf(
  form: TruckingTariffForm,
): NonNullable<StoredTruckingTerms["dimensionalRule"]> | null {
  if (form.dimensionalKind === "none") return null;
  const value = plain(form.dimensionalValue);
  return form.dimensionalKind === "density"
    ? { kind: "density", lbPerCubicFoot: value }
    : { kind: "divisor", cubicInchesPerLb: value };
}

function fuelOf(form: TruckingTariffForm): NonNullable<StoredTruckingTerms["fuel"]> | null {
  if (form.fuelKind === "none") return null;
  const value = plain(form.fuelValue);
  return form.fuelKind === "percent"
    ? { kind: "percent", percent: value, includesAccessorials: form.fuelOnAccessorials }
    : { kind: "per-mile", amountPerMile: value };
}

/** A typed tariff in the engine's numbers. */
export function termsOfForm(form: TruckingTariffForm): TruckingTerms {
  return parseTariffTerms(form.currency, storedTermsOf(form));
}

type TermsFields = Omit<TruckingTariffForm, "name" | "validFrom" | "validTo" | "areas">;

/** Stored terms as the form shows them. */
export function presentTerms(terms: TruckingTerms): TermsFields {
  const { dimensionalRule, fuel } = terms;
  return {
    currency: terms.currency,
    mode: terms.mode,
    bands: terms.bands.map(({ lowerLb, ratePerCwt }) => ({
      lowerLb: lowerLb.toString(),
      ratePerCwt: ratePerCwt.toString(),
    })),
    ratePerMile: terms.ratePerMile?.toString() ?? "",
    minimum: terms.minimum.toString(),
    dimensionalKind: dimensionalRule?.kind ?? "none",
    dimensionalValue: dimensionalRule === null ? "" : dimensionalValueOf(dimensionalRule),
    fuelKind: fuel?.kind ?? "none",
    fuelValue: fuel === null ? "" : (fuel.kind === "percent" ? fuel.percent : fuel.amountPerMile).toString(),
    fuelOnAccessorials: fuel?.kind === "percent" && fuel.includesAccessorials,
    accessorials: accessorialsOf(terms),
  };
}

function dimensionalValueOf(rule: NonNullable<TruckingTerms["dimensionalRule"]>): string {
  return (rule.kind === "density" ? rule.lbPerCubicFoot : rule.cubicInchesPerLb).toString();
}

function accessorialsOf(terms: TruckingTerms): TermsFields["accessorials"] {
  return ACCESSORIAL_CODES.map((code) => {
    const priced = terms.accessorials.find((listed) => listed.code === code);
    if (priced !== undefined) return { code, state: "priced", amount: priced.amount.toString() };
    return { code, state: terms.notOffered?.includes(code) === true ? "not-offered" : "ask", amount: "" };
  });
}

interface ZoneRow {
  readonly airport: string;
  readonly direction: string;
  readonly zip_from: string;
  readonly zip_to: string;
}

/** Zones of one tariff as areas: those of one airport and direction in one line of zips. */
export function areasOf(zones: readonly ZoneRow[]): TruckingTariffForm["areas"] {
  const areas = Map.groupBy(zones, ({ airport, direction }) => `${airport} ${direction}`);
  return [...areas.values()].flatMap((ofArea) => {
    const [first] = ofArea;
    if (first === undefined) return [];
    const direction =
      first.direction === "pickup" || first.direction === "delivery" ? first.direction : "both";
    const zips = formatZipRanges(ofArea.map((zone) => ({ from: zone.zip_from, to: zone.zip_to })));
    return [{ airport: first.airport, direction, zips }];
  });
}
