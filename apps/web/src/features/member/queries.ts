import {
  countKeys,
  createMember,
  createShipper,
  exportMembers,
  exportShippers,
  findMembers,
  getMember,
  getShipper,
  listShippers,
  setMemberActive,
  setShipperActive,
  updateMember,
  updateShipper,
} from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { callEndpoint, type EndpointBody, type EndpointQuery } from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";
import { exportOf } from "../../lib/api/record-calls.ts";

/** What a change of a person or shipper makes old. */
export const MEMBER_READS = [findMembers, getMember, countKeys, listShippers, getShipper];

export type MemberQuery = EndpointQuery<typeof findMembers>;
export type ShipperQuery = EndpointQuery<typeof listShippers>;
type Status = "active" | "suspended";

/** A page of the company's people; the old rows stay until the new ones are there. */
export function membersQuery(query: MemberQuery) {
  return qPage(findMembers, { query });
}

/** One person of the company. */
export function memberQuery(id: string) {
  return q(getMember, { params: { id } });
}

/** How many seats of each type there are, and how many are taken. */
export const seatsQuery = queryOptions({
  ...q(countKeys),
  select: ({ types }) => types,
});

/** A page of the forwarder's shippers. */
export function shippersQuery(query: ShipperQuery) {
  return qPage(listShippers, { query });
}

/** The filtered people as a file. */
export const downloadMembers = exportOf(exportMembers);

/** One shipper as it is now. */
export function shipperQuery(id: string) {
  return q(getShipper, { params: { id } });
}

/** The filtered shippers as a file. */
export const downloadShippers = exportOf(exportShippers);

/** Makes an account for a person, whom a mail invites. */
export async function createPerson(body: EndpointBody<typeof createMember>) {
  return callEndpoint(createMember, { body });
}

/** Changes names and phone, if nobody changed them since. */
export async function storePerson(id: string, body: EndpointBody<typeof updateMember>) {
  return callEndpoint(updateMember, { params: { id }, body });
}

/** Suspends somebody or lets them in again. */
export async function updateMemberStatus(id: string, status: Status) {
  return callEndpoint(setMemberActive, { params: { id }, body: { status } });
}

/** Puts a shipper on the forwarder's list. */
export async function addShipper(body: EndpointBody<typeof createShipper>) {
  return callEndpoint(createShipper, { body });
}

/** Changes what the forwarder has noted about a shipper. */
export async function storeShipper(id: string, body: EndpointBody<typeof updateShipper>) {
  return callEndpoint(updateShipper, { params: { id }, body });
}

/** Ends the tie to a shipper or takes it up again. */
export async function updateShipperStatus(id: string, status: Status) {
  return callEndpoint(setShipperActive, { params: { id }, body: { status } });
}
