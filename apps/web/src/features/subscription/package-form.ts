import type { ManagedPackage } from "@kilolane/contract";
import type { PackageFormValues } from "./queries.ts";

/** The fields in their order on the screen. */
export const PACKAGE_FIELDS = [
  "name",
  "description",
  "adminKeys",
  "agentKeys",
  "clientKeys",
  "termMonths",
  "graceDays",
  "isOffered",
  "prices",
] as const;

export const NEW_PRICE = { currency: "USD", admin: "", agent: "", client: "" };

/** A new package; one that is entered is offered at once. */
export const NEW_PACKAGE: PackageFormValues = {
  name: "",
  description: "",
  adminKeys: "2",
  agentKeys: "5",
  clientKeys: "20",
  termMonths: "12",
  graceDays: "14",
  isOffered: true,
  prices: [NEW_PRICE],
};

/** A package as the form shows it. */
export function formOf(stored: ManagedPackage): PackageFormValues {
  const { id: _id, version: _version, companyCount: _count, prices, ...fields } = stored;
  return {
    ...fields,
    prices: prices.map(({ total: _total, ...price }) => price),
  };
}
