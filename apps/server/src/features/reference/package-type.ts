import {
  type ManagedPackageType,
  PACKAGE_TYPE_FIELDS,
  type PackageTypeForm,
  packageTypeForm,
} from "@kilolane/contract";
import { DEFAULT_PACKAGE_TYPE } from "@kilolane/domain";
import type { PlatformTransaction } from "../../db/transaction.ts";
import { AppError, type FieldProblem } from "../../http/app-error.ts";
import { cellText } from "../../integrations/sheets/cell-text.ts";
import { loadColumnNames } from "../../integrations/sheets/column-names.ts";
import type { ListFormat } from "../../integrations/sheets/read-list.ts";
import { presentManagedPackageType } from "./present.ts";
import { findPackageTypesOf, type PackageTypeRow } from "./reads/package-type.ts";

type PackageTypeField = (typeof PACKAGE_TYPE_FIELDS)[number];

/** A package type's field as the file spells it. */
export function packageTypeText(form: PackageTypeForm, field: PackageTypeField): string {
  return cellText(form[field]);
}

/** How the list is read from a file. */
export async function loadPackageTypeFormat(): Promise<ListFormat<PackageTypeField, PackageTypeForm>> {
  const named = await loadColumnNames("reference");
  return {
    fields: PACKAGE_TYPE_FIELDS,
    names: {
      name: named("packageName", "field.packageName"),
      position: named("position", "field.position"),
      inUse: named("inUse", "field.inUse"),
    },
    schema: packageTypeForm,
    keyOf: ({ name }) => name.toLowerCase(),
    nameOf: ({ name }) => name,
    textOf: packageTypeText,
    isInUse: ({ inUse }) => inUse,
  };
}

/** A line that names no type is of the default one: that stays in use. */
export function packageProblemOf({
  name,
  inUse,
}: Pick<PackageTypeForm, "name" | "inUse">): FieldProblem | undefined {
  return name === DEFAULT_PACKAGE_TYPE && !inUse ? { field: "inUse", code: "always-in-use" } : undefined;
}

/** One package type, spelled exactly so. @throws AppError not-found */
export async function getPackageTypeRow(tx: PlatformTransaction, name: string): Promise<PackageTypeRow> {
  const row = (await findPackageTypesOf(tx, [name])).find((found) => found.name === name);
  if (row === undefined) throw new AppError("not-found");
  return row;
}

/** One package type as the operator sees it. @throws AppError not-found */
export async function getPresentedPackageType(
  tx: PlatformTransaction,
  name: string,
): Promise<ManagedPackageType> {
  return presentManagedPackageType(await getPackageTypeRow(tx, name));
}
