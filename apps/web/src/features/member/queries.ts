import type {
  countKeys,
  createMember,
  createShipper,
  EndpointInput,
  exportMembers,
  exportShippers,
  getShipper,
  findMembers,
  getMember,
  inviteMember,
  listShippers,
  seatMember,
  setMemberActive,
  setShipperActive,
  updateMember,
  updateShipper,
} from "@kilolane/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callEndpoint, downloadEndpoint, routeOf } from "../../lib/api/call-endpoint.ts";

/** Endpoints without their schemas, which no screen needs to call them. */
export const MEMBER_ROUTES = {
  findMembers: routeOf<typeof findMembers>("GET", "/member/list"),
  exportMembers: {
    ...routeOf<typeof exportMembers>("GET", "/member/list/export"),
    content: "file" as const,
  },
  getMember: routeOf<typeof getMember>("GET", "/member/:id"),
  createMember: routeOf<typeof createMember>("POST", "/member/create"),
  updateMember: routeOf<typeof updateMember>("PUT", "/member/update"),
  setMemberActive: routeOf<typeof setMemberActive>("POST", "/member/active-status"),
  inviteMember: routeOf<typeof inviteMember>("POST", "/member/invite"),
  seatMember: routeOf<typeof seatMember>("POST", "/member/assign-seat"),
  countKeys: routeOf<typeof countKeys>("GET", "/freight-forwarder/get-key-count"),
  listShippers: routeOf<typeof listShippers>("GET", "/ffcompany/shipper/list"),
  exportShippers: {
    ...routeOf<typeof exportShippers>("GET", "/ffcompany/shipper/list/export"),
    content: "file" as const,
  },
  getShipper: routeOf<typeof getShipper>("GET", "/ffcompany/shipper/:id"),
  createShipper: routeOf<typeof createShipper>("POST", "/ffcompany/shipper/create"),
  updateShipper: routeOf<typeof updateShipper>("PUT", "/ffcompany/shipper/update"),
  setShipperActive: routeOf<typeof setShipperActive>("POST", "/ffcompany/shipper/active-status"),
};

export type MemberQuery = NonNullable<EndpointInput<typeof findMembers>["query"]>;
export type ShipperQuery = NonNullable<EndpointInput<typeof listShippers>["query"]>;
type SheetFormat = "csv" | "xlsx";
type Status = "active" | "suspended";

/** A page of the company's people; the old rows stay until the new ones are there. */
export function membersQuery(query: MemberQuery) {
  return queryOptions({
    queryKey: ["member", "list", query],
    queryFn: async ({ signal }) => callEndpoint(MEMBER_ROUTES.findMembers, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One person of the company. */
export function memberQuery(id: string) {
  return queryOptions({
    queryKey: ["member", "one", id],
    queryFn: async ({ signal }) => callEndpoint(MEMBER_ROUTES.getMember, { params: { id } }, { signal }),
  });
}

/** How many seats of each type there are, and how many are taken. */
export const seatsQuery = queryOptions({
  queryKey: ["member", "seats"],
  queryFn: async ({ signal }) => (await callEndpoint(MEMBER_ROUTES.countKeys, {}, { signal })).types,
});

/** A page of the forwarder's shippers. */
export function shippersQuery(query: ShipperQuery) {
  return queryOptions({
    queryKey: ["member", "shippers", query],
    queryFn: async ({ signal }) => callEndpoint(MEMBER_ROUTES.listShippers, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The filtered people as a file. */
export async function downloadMembers(query: MemberQuery, format: SheetFormat) {
  const { page: _page, size: _size, ...filter } = query;
  return downloadEndpoint(MEMBER_ROUTES.exportMembers, { query: { ...filter, format } });
}

/** One shipper as it is now. */
export function shipperQuery(id: string) {
  return queryOptions({
    queryKey: ["member", "shipper", id],
    queryFn: async ({ signal }) => callEndpoint(MEMBER_ROUTES.getShipper, { params: { id } }, { signal }),
  });
}

/** The filtered shippers as a file. */
export async function downloadShippers(query: ShipperQuery, format: SheetFormat) {
  const { page: _page, size: _size, ...filter } = query;
  return downloadEndpoint(MEMBER_ROUTES.exportShippers, { query: { ...filter, format } });
}

/** Makes an account for a person, whom a mail invites. */
export async function createPerson(body: NonNullable<EndpointInput<typeof createMember>["body"]>) {
  return callEndpoint(MEMBER_ROUTES.createMember, { body });
}

/** Changes names and phone, if nobody changed them since. */
export async function storePerson(body: NonNullable<EndpointInput<typeof updateMember>["body"]>) {
  return callEndpoint(MEMBER_ROUTES.updateMember, { body });
}

/** Suspends somebody or lets them in again. */
export async function updateMemberStatus(id: string, status: Status) {
  return callEndpoint(MEMBER_ROUTES.setMemberActive, { body: { id, status } });
}

/** Mails the link to set a password once more. */
export async function resendInvitation(id: string) {
  return callEndpoint(MEMBER_ROUTES.inviteMember, { body: { id } });
}

/** Puts somebody on a seat of the company. */
export async function assignSeat(id: string) {
  return callEndpoint(MEMBER_ROUTES.seatMember, { body: { id } });
}

/** Puts a shipper on the forwarder's list. */
export async function addShipper(body: NonNullable<EndpointInput<typeof createShipper>["body"]>) {
  return callEndpoint(MEMBER_ROUTES.createShipper, { body });
}

/** Changes what the forwarder has noted about a shipper. */
export async function storeShipper(body: NonNullable<EndpointInput<typeof updateShipper>["body"]>) {
  return callEndpoint(MEMBER_ROUTES.updateShipper, { body });
}

/** Ends the tie to a shipper or takes it up again. */
export async function updateShipperStatus(id: string, status: Status) {
  return callEndpoint(MEMBER_ROUTES.setShipperActive, { body: { id, status } });
}
