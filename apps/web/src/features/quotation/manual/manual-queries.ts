import {
  copyManualQuotation,
  createManualTruckingQuotation,
  type EndpointInput,
  type EndpointOutput,
  getManualQuotation,
  getManualQuotationDefaults,
  holdQuoteNumber,
  listManualTemplates,
  listQuotations,
  saveManualQuotation,
} from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../../lib/api/query.ts";

/** Who may, the company's floor, and today's rates into a currency; the company's own without one. */
export function manualDefaultsQuery(currency: string | null) {
  return qPage(getManualQuotationDefaults, { query: currency === null ? {} : { currency } });
}

/** A manual quotation with the lines as they were typed. */
export function manualQuery(id: string | null) {
  return queryOptions({
    ...q(getManualQuotation, { params: { id: id ?? "" }, query: {} }),
    enabled: id !== null,
  });
}

/** The number that the next quotation will have; the same one until it is saved. */
export function heldNumberQuery(isAllowed: boolean) {
  return queryOptions({
    ...q(holdQuoteNumber, { body: {} }),
    enabled: isAllowed,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export const templatesQuery = q(listManualTemplates);

/** Open manual quotations of a client on a lane: another one is asked about first. */
export async function findSavedManual(lane: {
  readonly from: string;
  readonly to: string;
  readonly inquirer: string;
}) {
  const filter = JSON.stringify({ ...lane, type: "manual", status: ["draft", "sent"] });
  return callEndpoint(listQuotations, { query: { page: 1, size: 1, filter } });
}

export type ManualBody = NonNullable<EndpointInput<typeof saveManualQuotation>["body"]>;
export type ManualNote = EndpointOutput<typeof saveManualQuotation>;

/** Saves typed lines: into the quotation that the body names, as a copy of it, as trucking alone, else as a new one. */
export async function saveManual(
  body: ManualBody,
  as: "quotation" | "copy" | "trucking",
): Promise<ManualNote> {
  const { quotation_id, version, lockVersion, ...typed } = body;
  if (as === "copy" && quotation_id !== undefined)
    return callEndpoint(copyManualQuotation, { body: { ...typed, quotation_id } });
  if (as === "trucking" && quotation_id === undefined)
    return callEndpoint(createManualTruckingQuotation, { body: typed });
  const seen = {
    ...(version !== undefined && { version }),
    ...(lockVersion !== undefined && { lockVersion }),
  };
  const into = quotation_id === undefined ? {} : { quotation_id, ...seen };
  return callEndpoint(saveManualQuotation, { body: { ...typed, ...into } });
}
