import type { AnalysedQuotation } from "@kilolane/contract";
import { href } from "../../lib/paths/href.ts";

/** Where a quotation's details are: its company is part of the address, because ids count in each company. */
export function detailLink(quotation: Pick<AnalysedQuotation, "id" | "companyId" | "isManual">): string {
  const id = `${quotation.companyId}.${quotation.id}`;
  return quotation.isManual
    ? href("/super-admin/freight-forwarder/quotation/manual/details/:id?", { id })
    : href("/super-admin/freight-forwarder/quotation/details/:id?", { id });
}

/** The company and the quotation that an address names; one without a company names none. */
export function placeOf(id: string): { readonly companyId: string; readonly id: string } {
  const [companyId = "", quotation = companyId] = id.split(".");
  return { companyId, id: quotation };
}
