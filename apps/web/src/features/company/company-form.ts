import type { newCompanyForm } from "@kilolane/contract";
import { isSeatedKind, type SeatedKind } from "@kilolane/domain";
import type { z } from "zod";
import { EMPTY_COMPANY, NEW_COMPANY_FIELDS } from "../../lib/forms/company-fields.ts";
import { href } from "../../lib/paths/href.ts";

/** The fields in their order on the screen. */
export const COMPANY_FIELDS = ["kind", ...NEW_COMPANY_FIELDS, "generatesKey"] as const;

/** The form as typed. */
export type CompanyForm = z.input<typeof newCompanyForm>;

/** Kinds that the general page adds; airlines have one of their own. */
export const ADDED_KINDS = [
  "forwarder",
  "shipper",
  "trucking",
  "data-entry",
] as const satisfies readonly SeatedKind[];

const ADD_COMPANY = "/super-admin/freight-forwarder/companies/add-new-company";
const ADD_AIRLINE = "/super-admin/airline/companies/add-new-airline";

/** Where a company of that kind is added. */
export function addCompanyHref(kind: SeatedKind): string {
  if (kind === "airline") return href(ADD_AIRLINE);
  return kind === "forwarder" ? href(ADD_COMPANY) : `${href(ADD_COMPANY)}?kind=${kind}`;
}

/** The kind that the address asks for. */
export function kindAt(location: { readonly pathname: string; readonly search: string }): SeatedKind {
  if (location.pathname === ADD_AIRLINE) return "airline";
  const asked = new URLSearchParams(location.search).get("kind") ?? "";
  return isSeatedKind(asked) ? asked : "forwarder";
}

const LISTS = {
  forwarder: "/super-admin/freight-forwarder/companies/approved-companies",
  airline: "/super-admin/airline/companies/approved-airlines",
  shipper: "/super-admin/shippers/list/view",
  trucking: "/super-admin/trucking/companies/list/view",
  "data-entry": "/super-admin/data-entry/users/list/view",
} as const;

/** The list that a company of that kind stands on. */
export function listHref(kind: SeatedKind): string {
  return href(LISTS[kind]);
}

/** An empty form. A key is mailed unless somebody says no: without one nobody of the company can register. */
export function newForm(kind: SeatedKind): CompanyForm {
  return {
    kind,
    ...EMPTY_COMPANY,
    generatesKey: true,
  };
}
