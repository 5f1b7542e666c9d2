import type { TruckingCarrierRecord } from "@kilolane/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { sayRefusal } from "../../lib/api/use-save.ts";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { forwarderHref } from "../../lib/paths/href.ts";
import { useDesk } from "../../lib/session/use-desk.ts";
import {
  CARRIER_FIELDS,
  carrierResolver,
  type CarrierValues,
  formOf,
  newCarrier,
  serverFieldOf,
} from "./carrier-form.ts";
import { CARRIER_READS, carrierQuery, storeCarrier } from "./queries.ts";

/** The form of a carrier, a new one or the stored one; once stored, the list. */
export function useCarrierForm(stored?: TruckingCarrierRecord) {
  const { t } = useTranslation("trucking-carrier");
  const navigate = useNavigate();
  const queries = useQueryClient();
  const listPath = forwarderHref(useDesk(), "trucking/list/view");
  const record = useRecordForm({
    defaultValues: stored === undefined ? newCarrier() : formOf(stored),
    resolver: carrierResolver,
    fields: CARRIER_FIELDS,
    record:
      stored === undefined
        ? undefined
        : {
            stored,
            getNow: async ({ id }: TruckingCarrierRecord) =>
              queries.fetchQuery({ ...carrierQuery(id), staleTime: 0 }),
            valuesOf: formOf,
          },
    save: async (values: CarrierValues, seen: TruckingCarrierRecord | undefined) =>
      storeCarrier(values, seen),
    say: ({ refusal, isAtField, showAt }) => {
      const places = refusal.fields.flatMap(({ field, message }) => {
        const path = serverFieldOf(field);
        return path === undefined ? [] : [{ path, message }];
      });
      for (const { path, message } of places.toReversed()) showAt(path, message);
      if (!isAtField && places.length === 0) sayRefusal(refusal);
    },
    invalidates: CARRIER_READS,
    done: t(stored === undefined ? "toast.created" : "toast.updated"),
    guardsLeave: true,
    onSaved: () => navigate(listPath),
  });
  return { record, listPath };
}
