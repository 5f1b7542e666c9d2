import { zodResolver } from "@hookform/resolvers/zod";
import { type Warehouse, warehouseForm } from "@kilolane/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { useRecordForm } from "../../lib/forms/use-record-form.ts";
import { forwarderHref } from "../../lib/paths/href.ts";
import { useDesk } from "../../lib/session/use-desk.ts";
import { storeWarehouse, WAREHOUSE_READS, type WarehouseFormValues, warehouseQuery } from "./queries.ts";
import { formOf, NEW_WAREHOUSE, WAREHOUSE_FIELDS } from "./warehouse-form.ts";

/** The form of a warehouse, a new one or the stored one; once stored, the list. */
export function useWarehouseForm(stored?: Warehouse) {
  const { t } = useTranslation("warehouse");
  const navigate = useNavigate();
  const queries = useQueryClient();
  const listPath = forwarderHref(useDesk(), "warehouses/list/view");
  const record = useRecordForm({
    defaultValues: stored === undefined ? NEW_WAREHOUSE : formOf(stored),
    resolver: zodResolver(warehouseForm),
    fields: WAREHOUSE_FIELDS,
    record: stored && {
      stored,
      getNow: async ({ id }: Warehouse) => queries.fetchQuery({ ...warehouseQuery(id), staleTime: 0 }),
      valuesOf: formOf,
    },
    save: async (values: WarehouseFormValues, seen: Warehouse | undefined) => storeWarehouse(values, seen),
    invalidates: WAREHOUSE_READS,
    done: t(stored === undefined ? "toast.created" : "toast.updated"),
    guardsLeave: true,
    onSaved: () => navigate(listPath),
  });
  return { record, listPath };
}
