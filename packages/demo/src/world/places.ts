import type { ForwarderKey } from "./companies.ts";

/** A place of a demo forwarder, with whom to ask for there. */
export interface DemoPlace {
  readonly companyKey: ForwarderKey;
  readonly contactName: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly countryCode: string;
  readonly airport: string;
}

/** Reads a place from the cells of a line: contact | street | city | state | zip | country | airport. */
export function readPlace(forwarder: string | undefined, cells: readonly string[]): DemoPlace {
  const [contactName = "", street = "", city = "", state = "", zip = "", countryCode = "", airport = ""] =
    cells;
  const companyKey = forwarder === "nordlicht" ? "nordlicht" : "harbor-sky";
  return { companyKey, contactName, street, city, state, zip, countryCode, airport };
}
