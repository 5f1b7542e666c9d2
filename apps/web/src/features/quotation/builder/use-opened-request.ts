import type { PricedRequest } from "@kilolane/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { inquirerQuery } from "../../inquirer/queries.ts";
import { fromRequest, type CreateForm, type FormDefaults } from "./create-form.ts";
import { requestQuery } from "../queries.ts";

interface OpenedRequest {
  readonly isReady: boolean;
  readonly isError: boolean;
  readonly request: { readonly form: CreateForm; readonly priced: PricedRequest } | null;
}

/** A stored request as the screen holds it, with its inquirer; ready at once when none is asked for. */
export function useOpenedRequest(requestId: string | null, defaults: FormDefaults | null): OpenedRequest {
  const { data: priced, isError } = useQuery(requestQuery(requestId));
  const wanted = priced?.form["inquirerId"];
  const inquirerId = typeof wanted === "string" ? wanted : null;
  const { data: inquirer, isFetched } = useQuery(inquirerQuery(inquirerId));
  const isReady = requestId === null || (priced !== undefined && (inquirerId === null || isFetched));
  const request = useMemo(() => {
    if (!isReady || priced === undefined || defaults === null) return null;
    const parties = {
      from: priced.shipFromAirportDetail,
      to: priced.shipToAirportDetail,
      inquirer: inquirer ?? null,
    };
    return { priced, form: fromRequest(priced.form, parties, defaults) };
  }, [defaults, inquirer, isReady, priced]);
  return { isReady, isError, request };
}
