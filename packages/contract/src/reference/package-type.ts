import { z } from "zod";
import { listFile, listFileQuery } from "../airport/list-file.ts";
import { OPERATOR, SIGNED_IN } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { exportCall, listFields } from "../record-calls.ts";
import { countInput, instant, nameText, oneOf, pageInput, seenVersion, yesNo } from "../values.ts";

/** Longer ones fit neither the goods grid nor the document. */
export const MOST_PACKAGE_LETTERS = 40;

const packageTypeChange = z.object({
  /** where it stands among the others; of equal ones the name decides */
  position: countInput({ min: 1, max: 9_999 }),
  /** false: it is offered no more */
  inUse: yesNo,
});
/** A package type as the operator types it. */
export const packageTypeForm = packageTypeChange.extend({ name: nameText(MOST_PACKAGE_LETTERS) });
export type PackageTypeForm = z.output<typeof packageTypeForm>;
/** What is typed of a package type, in the order of the screen and of the list as a file. */
export const PACKAGE_TYPE_FIELDS = [
  "name",
  "position",
  "inUse",
] as const satisfies readonly (keyof PackageTypeForm)[];

const managedPackageType = z.object({
  name: z.string(),
  position: z.number(),
  inUse: z.boolean(),
  version: z.number(),
  /** null: as it was delivered */
  updatedAt: instant.nullable(),
  updatedBy: z.string(),
});
export type ManagedPackageType = z.output<typeof managedPackageType>;

/** The names on offer, in their order: what the goods form shows and a quotation may say. */
export const listPackageTypes = defineEndpoint({
  name: "listPackageTypes",
  area: "reference",
  summary: "Names of the package types that new quotations may use, in their order",
  method: "GET",
  path: "/package-types",
  roles: SIGNED_IN,
  scope: "user",
  response: z.array(z.string()),
  errors: [],
});

export const PACKAGE_TYPE_SORTS = ["position", "name", "updatedAt"] as const;
const filter = z.object({
  ...listFields(PACKAGE_TYPE_SORTS),
  state: oneOf(["all", "in-use", "out-of-use"]).default("all"),
});

const operator = { area: "reference", roles: OPERATOR, scope: "platform" } as const;

export const listManagedPackageTypes = defineEndpoint({
  ...operator,
  name: "listManagedPackageTypes",
  summary: "Every package type, those out of use too",
  method: "GET",
  path: "/operator/package-types",
  query: filter.extend(pageInput),
  response: z.object({ content: z.array(managedPackageType), total: z.number() }),
  errors: [],
});
export const exportPackageTypes = defineEndpoint({
  ...operator,
  ...exportCall(filter),
  name: "exportPackageTypes",
  summary: "The filtered package types as a file, which can be imported again",
  path: "/operator/package-types/export",
});
export const createPackageType = defineEndpoint({
  ...operator,
  name: "createPackageType",
  summary: "Adds a package type; every goods form offers it at once",
  method: "POST",
  path: "/operator/package-types",
  body: packageTypeForm,
  response: managedPackageType,
  errors: [],
});
/** `Pieces` is what a line without a type is: it stays in use (`always-in-use`). */
export const updatePackageType = defineEndpoint({
  ...operator,
  name: "updatePackageType",
  summary: "Moves a package type, or puts it out of use; what names it keeps its text",
  method: "PUT",
  path: "/operator/package-types/:name",
  /** Any text: one that is no package type names none. */
  params: z.object({ name: z.string().max(120, "too-long").trim() }),
  body: packageTypeChange.extend({ version: seenVersion }),
  response: managedPackageType,
  errors: ["not-found", "version-conflict"],
});
/** A CSV file with the columns of the export, in any order and any of the product's languages. */
export const importPackageTypes = defineEndpoint({
  ...operator,
  name: "importPackageTypes",
  summary: "Checks a CSV file of package types and says what it changes, or writes what was shown",
  method: "POST",
  path: "/operator/package-types/import",
  query: listFileQuery,
  multipart: true,
  response: listFile,
  errors: ["file-unreadable", "version-conflict"],
  limit: "upload",
});
