import { z } from "zod";
import { ADDRESS_KEEPERS } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { deleteCall, exportCall, getCall, listCall, listFields, updateCall } from "../record-calls.ts";
import {
  contactFields,
  countryCode,
  instant,
  nameText,
  oneOf,
  optionalAirport,
  seenVersion,
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
  contactName: contactFields.contactName,
  street: text(200).default(""),
  city: nameText(80),
  state: text(60).default(""),
  zip: text(20).default(""),
  country: countryCode,
  email: contactFields.email,
  phone: contactFields.phone,
  airport: optionalAirport.default(""),
  note: text(500).default(""),
});
export type AddressForm = z.output<typeof addressForm>;

const query = z.object({
  kind: oneOf(ADDRESS_FILTERS).default("all"),
  ...listFields(ADDRESS_SORTS),
});
const desk = { area: "address-book", roles: ADDRESS_KEEPERS, scope: "company" } as const;

export const listAddresses = defineEndpoint({
  ...desk,
  ...listCall(query, address, ADDRESS_FILTERS),
  name: "listAddresses",
  summary: "Addresses of the company's book, by kind and words",
  path: "/addresses",
});
export const exportAddresses = defineEndpoint({
  ...desk,
  ...exportCall(query),
  name: "exportAddresses",
  summary: "The filtered addresses as a file",
  path: "/addresses/export",
});
export const getAddress = defineEndpoint({
  ...desk,
  ...getCall(address),
  name: "getAddress",
  summary: "One address of the company's book",
  path: "/addresses/:id",
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
  ...updateCall(addressForm.extend({ version: seenVersion }), address),
  name: "updateAddress",
  summary: "Changes an address, if nobody changed it since",
  path: "/addresses/:id",
});
export const deleteAddress = defineEndpoint({
  ...desk,
  ...deleteCall(address),
  name: "deleteAddress",
  summary: "Deletes an address, if nobody changed it since; quotations hold their own copy",
  path: "/addresses/:id",
});
