import { zodResolver } from "@hookform/resolvers/zod";
import { AIRPORT_FIELDS, airportForm, type EndpointOutput, type getManagedAirport } from "@kilolane/contract";
import { useNavigate } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { href } from "../../lib/paths/href.ts";
import { airportValues } from "./airport-form.ts";
import { AIRPORT_READS, findAirport, storeAirport } from "./queries.ts";

/** Where the form leads when it is stored or left. */
export const AIRPORT_LIST = href("/super-admin/admins/airport-management/list/view");

/** The form of an airport. @param airport undefined: a new one */
export function useAirportForm(airport: EndpointOutput<typeof getManagedAirport> | undefined) {
  const { t } = useTranslation("airport");
  const navigate = useNavigate();
  return useRecordForm({
    defaultValues: airportValues(airport),
    resolver: zodResolver(airportForm, undefined, { raw: true }),
    fields: AIRPORT_FIELDS,
    record: airport && { stored: airport, getNow: findAirport, valuesOf: airportValues },
    save: storeAirport,
    invalidates: AIRPORT_READS,
    done: t("toast.saved"),
    onSaved: () => navigate(AIRPORT_LIST),
    refusalsAt: "head",
    guardsLeave: true,
  });
}
