import {
  createPackageType,
  createUnNumber,
  exportPackageTypes,
  exportUnNumbers,
  importPackageTypes,
  importUnNumbers,
  listManagedPackageTypes,
  listManagedUnNumbers,
  listPackageTypes,
  type ManagedPackageType,
  type ManagedUnNumber,
  searchUnNumbers,
  updatePackageType,
  updateUnNumber,
} from "@kilolane/contract";
import { ApiError } from "../../lib/api/api-error.ts";
import { callEndpoint, type EndpointQuery, uploadFile } from "../../lib/api/call-endpoint.ts";
import { qPage } from "../../lib/api/query.ts";
import { exportOf } from "../../lib/api/record-calls.ts";
import type { PackageTypeValues, UnNumberValues } from "./reference-forms.ts";

export type UnNumberQuery = EndpointQuery<typeof listManagedUnNumbers>;
export type PackageTypeQuery = EndpointQuery<typeof listManagedPackageTypes>;

/** What a change of a UN number makes old. */
export const UN_NUMBER_READS = [listManagedUnNumbers, searchUnNumbers];

/** What a change of a package type makes old. */
export const PACKAGE_TYPE_READS = [listManagedPackageTypes, listPackageTypes];

/** A page of the UN numbers; the old rows stay until the new ones are there. */
export function unNumberListQuery(query: UnNumberQuery) {
  return qPage(listManagedUnNumbers, { query });
}

/** A page of the package types; the old rows stay until the new ones are there. */
export function packageTypeListQuery(query: PackageTypeQuery) {
  return qPage(listManagedPackageTypes, { query });
}

/** The filtered UN numbers as a file. */
export const downloadUnNumbers = exportOf(exportUnNumbers);

/** The filtered package types as a file. */
export const downloadPackageTypes = exportOf(exportPackageTypes);

/** A UN number as it is stored now. @throws ApiError when it is gone */
export async function findUnNumber({ number }: Pick<ManagedUnNumber, "number">): Promise<ManagedUnNumber> {
  const { content } = await callEndpoint(listManagedUnNumbers, { query: { search: number } });
  return found(content.find((one) => one.number === number));
}

/** A package type as it is stored now. @throws ApiError when it is gone */
export async function findPackageType({
  name,
}: Pick<ManagedPackageType, "name">): Promise<ManagedPackageType> {
  const { content } = await callEndpoint(listManagedPackageTypes, { query: { search: name, size: 100 } });
  return found(content.find((one) => one.name === name));
}

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError(404, { title: "" });
  return row;
}

/** Adds a UN number, or changes the one that was seen: the number itself stays. */
export async function storeUnNumber(values: UnNumberValues, seen: ManagedUnNumber | undefined) {
  if (seen === undefined) return callEndpoint(createUnNumber, { body: values });
  const { number: _number, ...changes } = values;
  return callEndpoint(updateUnNumber, {
    params: { number: seen.number },
    body: { ...changes, version: seen.version },
  });
}

/** Adds a package type, or changes the one that was seen: its name stays. */
export async function storePackageType(values: PackageTypeValues, seen: ManagedPackageType | undefined) {
  if (seen === undefined) return callEndpoint(createPackageType, { body: values });
  const { name: _name, ...changes } = values;
  return callEndpoint(updatePackageType, {
    params: { name: seen.name },
    body: { ...changes, version: seen.version },
  });
}

/** Tries a file of UN numbers, or writes it. */
export async function sendUnNumberFile(file: File, query: EndpointQuery<typeof importUnNumbers>) {
  return uploadFile(importUnNumbers, file, file.name, {}, query);
}

/** Tries a file of package types, or writes it. */
export async function sendPackageTypeFile(file: File, query: EndpointQuery<typeof importPackageTypes>) {
  return uploadFile(importPackageTypes, file, file.name, {}, query);
}
