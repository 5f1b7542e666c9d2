import {
  ADDRESS_FILTERS,
  ADDRESS_SORTS,
  type AddressFilter,
  createAddress,
  deleteAddress,
  exportAddresses,
  getAddress,
  listAddresses,
  searchDirectory,
  updateAddress,
} from "@kilolane/contract";
import { type EndpointBody, type EndpointQuery } from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";
import { exportOf, removalOf, storeOf } from "../../lib/api/record-calls.ts";
import { listInputOf } from "../../lib/lists/list-input.ts";
import type { ListPageState, ListState } from "../../lib/lists/use-list-state.ts";

/** What a change of the book makes old. */
export const ADDRESS_READS = [listAddresses, getAddress, searchDirectory];

type AddressQuery = EndpointQuery<typeof listAddresses>;
/** An address as typed. */
export type AddressFormValues = EndpointBody<typeof createAddress>;

/** The open tab. */
export function openKindOf({ filter }: Pick<ListState, "filter">): AddressFilter {
  return ADDRESS_FILTERS.find((kind) => kind === filter["kind"]) ?? "all";
}

/** The state of the address line as the list call's query. */
export function toAddressQuery(state: ListPageState): AddressQuery {
  return {
    kind: openKindOf(state),
    ...listInputOf(state, ADDRESS_SORTS),
  };
}

/** A page of the book. */
export function addressesQuery(query: AddressQuery) {
  return qPage(listAddresses, { query });
}

/** One address as it is now. */
export function addressQuery(id: string) {
  return q(getAddress, { params: { id } });
}

/** The filtered book as a file. */
export const downloadAddresses = exportOf(exportAddresses);

/** Enters an address, or changes the one that was seen. */
export const storeAddress = storeOf(createAddress, updateAddress);

/** Deletes an address in the version that was seen. */
export const removeAddress = removalOf(deleteAddress);
