import type {
  createLocalAirline as createLocalAirlineEndpoint,
  createManualAirline as createManualAirlineEndpoint,
  EndpointOutput,
  EndpointParsed,
} from "@kilolane/contract";
import type * as writes from "./writes.ts";

export type ManualAirline = EndpointOutput<typeof createManualAirlineEndpoint>;

export type ManualForm = EndpointParsed<typeof createManualAirlineEndpoint>["body"];

export type LocalForm = EndpointParsed<typeof createLocalAirlineEndpoint>["body"];

type CarrierForm = Omit<LocalForm, "isActive" | "airlineCompanyId">;

const orNull = (typed: string): string | null => (typed === "" ? null : typed);

export function manualValues(form: ManualForm, isActive: boolean): writes.AirlineValues {
  return {
    name: form.name,
    iata: orNull(form.iata),
    icao: null,
    country_code: form.country,
    awb_prefix: orNull(form.awbPrefix),
    cut_off: orNull(form.cutOff),
    awb_prefix_sure: false,
    has_freighters: false,
    is_active: isActive,
    airline_company_id: null,
  };
}

/** A published airline as a form describes it, and whose people keep its rates. */
export function carrierValues(form: CarrierForm, companyId: string | null): writes.AirlineValues {
  return {
    name: form.name,
    iata: form.iata,
    icao: orNull(form.icao),
    country_code: form.country,
    awb_prefix: orNull(form.awbPrefix),
    cut_off: orNull(form.cutOff),
    // Nobody is sure of a prefix that is not known.
    awb_prefix_sure: form.awbPrefix !== "" && form.isAwbPrefixSure,
    has_freighters: form.hasFreighters,
    is_active: true,
    airline_company_id: companyId,
  };
}
