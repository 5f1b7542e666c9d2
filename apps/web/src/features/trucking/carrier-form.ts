import { zodResolver } from "@hookform/resolvers/zod";
import {
  truckingCarrierForm,
  type TruckingCarrierForm,
  type TruckingCarrierRecord,
  type TruckingTariffForm,
} from "@kilolane/contract";
import { ACCESSORIAL_CODES } from "@kilolane/domain";
import type { FieldErrors, Resolver } from "react-hook-form";
import { today } from "../../lib/format/dates.ts";

/** A zone of a carrier as typed: every service has its line. */
export type TariffValues = Omit<TruckingTariffForm, "validFrom" | "validTo"> & {
  validFrom: string;
  validTo: string;
};
/** A carrier as typed. */
export type CarrierValues = Omit<TruckingCarrierForm, "transitDays" | "tariffs"> & {
  transitDays: string;
  tariffs: TariffValues[];
};

/** The fields in their order on the screen. */
export const CARRIER_FIELDS = [
  "name",
  "contactName",
  "email",
  "phone",
  "transitDays",
  "note",
  "isActive",
  "margin",
  "tariffs",
] as const;

export const NEW_BAND = { lowerLb: "", ratePerCwt: "" };
export const NEW_AREA = { airport: "", direction: "both" as const, zips: "" };

/** A zone to be typed: by the cwt from the first pound on, for a year from today; every service is to be asked for. */
export function newTariff(): TariffValues {
  const validFrom = today();
  return {
    name: "",
    currency: "USD",
    mode: "cwt",
    bands: [{ lowerLb: "0", ratePerCwt: "" }],
    ratePerMile: "",
    minimum: "",
    dimensionalKind: "none",
    dimensionalValue: "",
    fuelKind: "none",
    fuelValue: "",
    fuelOnAccessorials: false,
    accessorials: ACCESSORIAL_CODES.map((code) => ({ code, state: "ask" as const, amount: "" })),
    validFrom,
    validTo: `${Number(validFrom.slice(0, 4)) + 1}${validFrom.slice(4).replace("-02-29", "-02-28")}`,
    areas: [NEW_AREA],
  };
}

/** A new carrier with one zone; once it is stored it is offered. */
export function newCarrier(): CarrierValues {
  return {
    name: "",
    contactName: "",
    email: "",
    phone: "",
    note: "",
    transitDays: "1",
    isActive: true,
    margin: {
      selectedTrucking: "company",
      truckingMinMarginDollar: "0",
      truckingMarginDollar: "0",
      truckingMinMarginPercentage: "0",
      truckingMarginPercentage: "0",
    },
    tariffs: [newTariff()],
  };
}

/** A carrier as the form shows it. */
export function formOf(record: TruckingCarrierRecord): CarrierValues {
  const { id: _id, version: _version, updatedAt: _updatedAt, ...fields } = record;
  return { ...fields, transitDays: String(fields.transitDays) };
}

/** A zone without what its choices leave out: what is hidden can be wrong, and must not hold the form back. */
export function countedTariff(tariff: TariffValues): TariffValues {
  return tariff.mode === "mile" ? { ...tariff, bands: [] } : { ...tariff, ratePerMile: "" };
}

const resolve = zodResolver(truckingCarrierForm);

/** The contract's checks, of what the form's choices leave on the screen. */
export const carrierResolver: Resolver<CarrierValues> = async (values, context, options) => {
  const counted = { ...values, tariffs: values.tariffs.map(countedTariff) };
  const { fields, shouldUseNativeValidation } = options;
  const answer = await resolve(counted, context, { fields, shouldUseNativeValidation });
  const errors: FieldErrors<CarrierValues> = answer.errors;
  return Object.keys(errors).length === 0 ? { values: counted, errors: {} } : { values: {}, errors };
};

/** A field of a zone that the server alone can check, by the name it gives the field. */
export function serverFieldOf(
  field: string,
): `tariffs.${number}.currency` | `tariffs.${number}.areas.${number}.airport` | undefined {
  const currency = /^tariffs\.(\d+)\.currency$/.exec(field);
  if (currency !== null) return `tariffs.${Number(currency[1])}.currency`;
  const airport = /^tariffs\.(\d+)\.areas\.(\d+)\.airport$/.exec(field);
  return airport === null ? undefined : `tariffs.${Number(airport[1])}.areas.${Number(airport[2])}.airport`;
}
