/** The 39 package types in the order of pricing rules §9. */
export const PACKAGE_TYPES = [
  "Envelope",
  "Bag",
  "Bale",
  "Barrel",
  "Basket",
  "Bin",
  "Box",
  "Bunch",
  "Bundle",
  "Cabinet",
  "Can",
  "Carboy",
  "Carrier",
  "Carton",
  "Case",
  "Cask",
  "Coil",
  "Container",
  "Crate",
  "Cylinder",
  "Drum",
  "Loose",
  "Other",
  "Package",
  "Pail",
  "Pallet",
  "Pieces",
  "Pipe Line",
  "Rack",
  "Reel",
  "Roll",
  "Skid",
  "Spool",
  "Tank",
  "Totes",
  "Tube",
  "Unit",
  "Van Pack",
  "Wrapped",
] as const;
export type PackageType = (typeof PACKAGE_TYPES)[number];

/** What a line is that names no type; it is always in use. */
export const DEFAULT_PACKAGE_TYPE = "Pieces" satisfies PackageType;

/** The delivered type of that name, which has a phrase in every language; undefined for one that the operator added. */
export function findDeliveredPackageType(name: string): PackageType | undefined {
  return PACKAGE_TYPES.find((type) => type === name);
}
