import type { newShipperForm, Shipper } from "@kilolane/contract";
import type { z } from "zod";
import type { ListState, ListPageState } from "../../lib/lists/use-list-state.ts";
import type { ShipperQuery } from "./queries.ts";

/** The fields in their order on the screen. */
export const SHIPPER_FIELDS = [
  "companyName",
  "reference",
  "firstName",
  "lastName",
  "email",
  "countryCode",
  "mobile",
  "country",
  "city",
  "locale",
  "note",
] as const;

/** The form as typed; a stored shipper's email stands and is not sent. */
export type NewShipperForm = z.input<typeof newShipperForm>;

/** An empty form, or what is stored. */
export function shipperFormOf(
  shipper: Shipper | undefined,
  locale: NewShipperForm["locale"],
): NewShipperForm {
  return {
    companyName: shipper?.companyName ?? "",
    reference: shipper?.reference ?? "",
    firstName: shipper?.firstName ?? "",
    lastName: shipper?.lastName ?? "",
    email: shipper?.email ?? "",
    countryCode: shipper?.countryCode ?? "",
    mobile: shipper?.mobile ?? "",
    country: shipper?.country ?? "",
    city: shipper?.city ?? "",
    note: shipper?.note ?? "",
    locale,
  };
}

const STATES = ["All", "Active", "Suspended"] as const;
const SORTS = ["company", "name", "country", "createdAt"] as const;

/** The tabs over the list. */
export const SHIPPER_TABS = STATES;

/** The open tab. */
export function openTabOf({ filter }: Pick<ListState, "filter">): (typeof STATES)[number] {
  return STATES.find((state) => state === filter["tab"]) ?? "All";
}

/** The state of the address as the list call's query. */
export function toShipperQuery(state: ListPageState): ShipperQuery {
  const sort = SORTS.find((field) => field === state.sort?.by);
  return {
    state: openTabOf(state),
    search: state.search.trim().slice(0, 120),
    ...(sort === undefined ? {} : { sort, direction: state.sort?.descending === true ? "desc" : "asc" }),
    page: state.page,
    size: state.size,
  };
}
