import type { PricedRequest } from "@kilolane/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { inquirerQuery } from "../../inquirer/queries.ts";
import { fromRequest, type CreateForm, type FormDefaults } from "./create-form.ts";
import { requestQuery } from "../queries.ts";

interface OpenedRequest {
  readonly isReady: boolean;
  readonly isError: boolean;
  readonly request: { readonly form: CreateForm; readonly priced: PricedRequest } | null;
}

function inquirerIdOf({ form }: PricedRequest): string | null {
  const wanted = form["inquirerId"];
  return typeof wanted === "string" ? wanted : null;
}

function formOf(priced: PricedRequest, inquirer: CreateForm["inquirer"], defaults: FormDefaults): CreateForm {
  const { shipFromAirportDetail: from, shipToAirportDetail: to } = priced;
  return fromRequest(priced.form, { from, to, inquirer }, defaults);
}

/** A stored request as the screen holds it, with its inquirer; ready at once when none is asked for. */
export function useOpenedRequest(requestId: string | null, defaults: FormDefaults | null): OpenedRequest {
  const { data: priced, isError } = useQuery(requestQuery(requestId));
  const inquirerId = priced === undefined ? null : inquirerIdOf(priced);
  const { data: inquirer, isFetched } = useQuery(inquirerQuery(inquirerId));
  const isReady = requestId === null || (priced !== undefined && (inquirerId === null || isFetched));
  const request = useMemo(() => {
    if (!isReady || priced === undefined || defaults === null) return null;
    return { priced, form: formOf(priced, inquirer ?? null, defaults) };
  }, [defaults, inquirer, isReady, priced]);
  return { isReady, isError, request };
}

/** Puts the request as it is stored by now into the form; what the form held is gone. */
export function useCurrentRequest(
  form: UseFormReturn<CreateForm>,
  defaults: FormDefaults,
  onShown: (priced: PricedRequest) => void,
) {
  const queries = useQueryClient();
  return useSaveWith(
    async (requestId: string) => {
      const priced = await queries.fetchQuery({ ...requestQuery(requestId), staleTime: 0 });
      const inquirerId = inquirerIdOf(priced);
      const inquirer = inquirerId === null ? null : await queries.fetchQuery(inquirerQuery(inquirerId));
      return { priced, form: formOf(priced, inquirer, defaults) };
    },
    {
      onSaved: (current) => {
        form.reset(current.form);
        onShown(current.priced);
      },
    },
  );
}
