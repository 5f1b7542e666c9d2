import {
  activateCompany,
  addCompany,
  approveCompany,
  deactivateCompany,
  exportCompanies,
  exportPeople,
  getManagedCompany,
  listCompanies,
  listPeople,
  rejectCompany,
  setPersonActive,
} from "@kilolane/contract";
import { callEndpoint, type EndpointBody, type EndpointQuery } from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";
import type { CarrierChoice } from "../airline/components/carrier-picker.tsx";
import { exportOf } from "../../lib/api/record-calls.ts";

/** What a change of a company or of its people makes old. */
export const COMPANY_READS = [listCompanies, getManagedCompany, listPeople];

export type CompanyQuery = EndpointQuery<typeof listCompanies>;
export type PeopleQuery = EndpointQuery<typeof listPeople>;

/** A page of companies; the old rows stay until the new ones are there. */
export function companiesQuery(query: CompanyQuery) {
  return qPage(listCompanies, { query });
}

/** One company with its people, seats and history. */
export function companyQuery(companyId: string) {
  return q(getManagedCompany, { params: { companyId } });
}

/** A page of people of all companies, or of one. */
export function peopleQuery(query: PeopleQuery) {
  return qPage(listPeople, { query });
}

/** The filtered companies as a file. */
export const downloadCompanies = exportOf(exportCompanies);

/** The filtered people as a file. */
export const downloadPeople = exportOf(exportPeople);

/** Stores a company that is approved from the start. */
export async function storeCompany(form: EndpointBody<typeof addCompany>) {
  return callEndpoint(addCompany, { body: form });
}

export type CompanyDecision = "approve" | "reject" | "activate" | "deactivate";

/** Decides about a company; rejecting and deactivating say why. */
export async function decideCompany(decision: CompanyDecision, companyId: string, reason: string) {
  if (decision === "approve") return callEndpoint(approveCompany, { params: { companyId }, body: {} });
  if (decision === "activate") return callEndpoint(activateCompany, { params: { companyId } });
  const route = decision === "reject" ? rejectCompany : deactivateCompany;
  return callEndpoint(route, { params: { companyId }, body: { reason } });
}

/** Approves an airline company with the airline that was chosen for it; the server asks for one when none was. */
export async function approveAirline(companyId: string, { source, known, fresh }: CarrierChoice) {
  const chosen = known === null ? {} : { airlineId: known.id };
  const carrier = source === "new" ? { newAirline: fresh } : chosen;
  return callEndpoint(approveCompany, { params: { companyId }, body: carrier });
}

/** Suspends somebody or lets them in again. */
export async function updatePersonStatus(id: string, status: "active" | "suspended") {
  return callEndpoint(setPersonActive, { params: { id }, body: { status } });
}
