import type {
  activateCompany,
  addCompany,
  approveCompany,
  deactivateCompany,
  EndpointInput,
  exportCompanies,
  exportPeople,
  getManagedCompany,
  listCompanies,
  listPeople,
  rejectCompany,
  resetSecondFactor as resetSecondFactorEndpoint,
  setPersonActive,
} from "@kilolane/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callEndpoint, downloadEndpoint, routeOf } from "../../lib/api/call-endpoint.ts";
import type { CarrierChoice } from "../airline/components/carrier-picker.tsx";

/** Endpoints without their schemas, which no screen needs to call them. */
export const COMPANY_ROUTES = {
  listCompanies: routeOf<typeof listCompanies>("GET", "/super-admin/companies"),
  exportCompanies: {
    ...routeOf<typeof exportCompanies>("GET", "/super-admin/companies/export"),
    content: "file" as const,
  },
  getManagedCompany: routeOf<typeof getManagedCompany>("GET", "/super-admin/company/:companyId"),
  addCompany: routeOf<typeof addCompany>("POST", "/super-admin/company/create"),
  approveCompany: routeOf<typeof approveCompany>("POST", "/super-admin/company/approve"),
  rejectCompany: routeOf<typeof rejectCompany>("POST", "/super-admin/company/reject"),
  activateCompany: routeOf<typeof activateCompany>("POST", "/super-admin/company/activate"),
  deactivateCompany: routeOf<typeof deactivateCompany>("POST", "/super-admin/company/deactivate"),
  listPeople: routeOf<typeof listPeople>("GET", "/super-admin/users"),
  exportPeople: {
    ...routeOf<typeof exportPeople>("GET", "/super-admin/users/export"),
    content: "file" as const,
  },
  setPersonActive: routeOf<typeof setPersonActive>("POST", "/super-admin/user/active-status"),
  resetSecondFactor: routeOf<typeof resetSecondFactorEndpoint>(
    "PUT",
    "/super-admin/user/second-factor/remove",
  ),
};

export type CompanyQuery = NonNullable<EndpointInput<typeof listCompanies>["query"]>;
export type PeopleQuery = NonNullable<EndpointInput<typeof listPeople>["query"]>;
export type SheetFormat = "csv" | "xlsx";

/** A page of companies; the old rows stay until the new ones are there. */
export function companiesQuery(query: CompanyQuery) {
  return queryOptions({
    queryKey: ["company", "list", query],
    queryFn: async ({ signal }) => callEndpoint(COMPANY_ROUTES.listCompanies, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One company with its people, seats and history. */
export function companyQuery(companyId: string) {
  return queryOptions({
    queryKey: ["company", "one", companyId],
    queryFn: async ({ signal }) =>
      callEndpoint(COMPANY_ROUTES.getManagedCompany, { params: { companyId } }, { signal }),
  });
}

/** A page of people of all companies, or of one. */
export function peopleQuery(query: PeopleQuery) {
  return queryOptions({
    queryKey: ["company", "people", query],
    queryFn: async ({ signal }) => callEndpoint(COMPANY_ROUTES.listPeople, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The filtered companies as a file. */
export async function downloadCompanies(query: CompanyQuery, format: SheetFormat) {
  const { page: _page, size: _size, ...filter } = query;
  return downloadEndpoint(COMPANY_ROUTES.exportCompanies, { query: { ...filter, format } });
}

/** The filtered people as a file. */
export async function downloadPeople(query: PeopleQuery, format: SheetFormat) {
  const { page: _page, size: _size, ...filter } = query;
  return downloadEndpoint(COMPANY_ROUTES.exportPeople, { query: { ...filter, format } });
}

/** Stores a company that is approved from the start. */
export async function storeCompany(form: NonNullable<EndpointInput<typeof addCompany>["body"]>) {
  return callEndpoint(COMPANY_ROUTES.addCompany, { body: form });
}

export type CompanyDecision = "approve" | "reject" | "activate" | "deactivate";

/** Decides about a company; rejecting and deactivating say why. */
export async function decideCompany(decision: CompanyDecision, companyId: string, reason: string) {
  if (decision === "approve") return callEndpoint(COMPANY_ROUTES.approveCompany, { body: { companyId } });
  if (decision === "activate") return callEndpoint(COMPANY_ROUTES.activateCompany, { body: { companyId } });
  const route = decision === "reject" ? COMPANY_ROUTES.rejectCompany : COMPANY_ROUTES.deactivateCompany;
  return callEndpoint(route, { body: { companyId, reason } });
}

/** Approves an airline company with the airline that was chosen for it; the server asks for one when none was. */
export async function approveAirline(companyId: string, { source, known, fresh }: CarrierChoice) {
  const chosen = known === null ? {} : { airlineId: known.id };
  const carrier = source === "new" ? { newAirline: fresh } : chosen;
  return callEndpoint(COMPANY_ROUTES.approveCompany, { body: { companyId, ...carrier } });
}

/** Suspends somebody or lets them in again. */
export async function updatePersonStatus(id: string, status: "active" | "suspended") {
  return callEndpoint(COMPANY_ROUTES.setPersonActive, { body: { id, status } });
}

/** Takes a lost second factor off somebody's sign-in; the operator's own password proves who asks. */
export async function resetSecondFactor(id: string, currentPassword: string) {
  return callEndpoint(COMPANY_ROUTES.resetSecondFactor, { body: { id, currentPassword } });
}
