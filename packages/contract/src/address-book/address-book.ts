import { z } from "zod";
import { FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import {
  countryCode,
  id,
  instant,
  nameText,
  oneOf,
  optionalAirport,
  optionalEmail,
  optionalPhone,
  pageInput,
  queryVersion,
  seenVersion,
  sheetFormat,
  sortDirection,
  text,
} from "../values.ts";

/** What an address is for. */
export const ADDRESS_KINDS = ["shipper", "consignee", "warehouse", "trucker", "other"] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];
export const ADDRESS_FILTERS = ["all", ...ADDRESS_KINDS] as const;
export type AddressFilter = (typeof ADDRESS_FILTERS)[number];
export const ADDRESS_SORTS = ["company", "label", "city", "country", "updatedAt"] as const;
export type AddressSortField = (typeof ADDRESS_SORTS)[number];

/** An address of the company's book; `airport` is the one that goods from there usually leave by. */
export const address = z.object({
  id: z.string(),
  kind: z.enum(ADDRESS_KINDS),
  label: z.string(),
  companyName: z.string(),
  contactName: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
  email: z.string(),
  phone: z.string(),
  airport: z.string(),
  note: z.string(),
  updatedAt: instant,
  version: z.number(),
});
export type Address = z.output<typeof address>;

export const addressForm = z.object({
  kind: oneOf(ADDRESS_KINDS).default("other"),
  label: text(80).default(""),
  companyName: nameText(120, "company-name-missing"),
  contactName: text(120).default(""),
  street: text(200).default(""),
  city: nameText(80),
  state: text(60).default(""),
  zip: text(20).default(""),
  country: countryCode,
  email: optionalEmail.default(""),
  phone: optionalPhone.default(""),
  airport: optionalAirport.default(""),
  note: text(500).default(""),
});
export type AddressForm = z.output<typeof addressForm>;

const query = z.object({
  kind: oneOf(ADDRESS_FILTERS).default("all"),
  search: text(120).default(""),
  sort: oneOf(ADDRESS_SORTS).default("company"),
  direction: sortDirection.default("asc"),
});
const byId = z.object({ id });
const desk = { area: "address-book", roles: FORWARDER_DESK, scope: "company" } as const;

export const listAddresses = defineEndpoint({
  ...desk,
  name: "listAddresses",
  summary: "Addresses of the company's book, by kind and words",
  method: "GET",
  path: "/addresses",
  query: query.extend(pageInput),
  response: z.object({
    content: z.array(address),
    total: z.number(),
    counts: z.record(z.enum(ADDRESS_FILTERS), z.number()),
  }),
  errors: [],
});
export const exportAddresses = defineEndpoint({
  ...desk,
  name: "exportAddresses",
  summary: "The filtered addresses as a file",
  method: "GET",
  path: "/addresses/export",
  query: query.extend({ format: sheetFormat }),
  response: z.unknown(),
  content: "file",
  errors: [],
});
export const getAddress = defineEndpoint({
  ...desk,
  name: "getAddress",
  summary: "One address of the company's book",
  method: "GET",
  path: "/addresses/:id",
  params: byId,
  response: address,
  errors: ["not-found"],
});
export const createAddress = defineEndpoint({
  ...desk,
  name: "createAddress",
  summary: "Enters an address",
  method: "POST",
  path: "/addresses",
  body: addressForm,
  response: address,
  errors: [],
});
export const updateAddress = defineEndpoint({
  ...desk,
  name: "updateAddress",
  summary: "Changes an address, if nobody changed it since",
  method: "PUT",
  path: "/addresses/:id",
  params: byId,
  body: addressForm.extend({ version: seenVersion }),
  response: address,
  errors: ["not-found", "version-conflict"],
});
export const deleteAddress = defineEndpoint({
  ...desk,
  name: "deleteAddress",
  summary: "Deletes an address, if nobody changed it since; quotations hold their own copy",
  method: "DELETE",
  path: "/addresses/:id",
  params: byId,
  query: z.object({ version: queryVersion }),
  response: address,
  errors: ["not-found", "version-conflict"],
});
