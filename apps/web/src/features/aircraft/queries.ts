import {
  type AircraftLimitRecord,
  createAircraftLimit,
  exportAircraftLimits,
  importAircraftLimits,
  listAircraftLimits,
  updateAircraftLimit,
} from "@kilolane/contract";
import { ApiError } from "../../lib/api/api-error.ts";
import { callEndpoint, type EndpointQuery, uploadFile } from "../../lib/api/call-endpoint.ts";
import { q } from "../../lib/api/query.ts";
import { exportOf } from "../../lib/api/record-calls.ts";
import type { LimitValues } from "./limit-form.ts";

/** Every limit, in each group the latest day first. */
export const aircraftLimitsQuery = q(listAircraftLimits);

/** What a change of a limit makes old. */
export const LIMIT_READS = [listAircraftLimits];

/** Every limit as a file. */
export const downloadLimits = exportOf(exportAircraftLimits);

/** Tries a file of limits, or writes it. */
export async function sendLimitFile(file: File, query: EndpointQuery<typeof importAircraftLimits>) {
  return uploadFile(importAircraftLimits, file, file.name, {}, query);
}

/** A limit as it is stored now. @throws ApiError when it is gone */
export async function findLimit({ id }: Pick<AircraftLimitRecord, "id">): Promise<AircraftLimitRecord> {
  const { content } = await callEndpoint(listAircraftLimits, {});
  const found = content.find((limit) => limit.id === id);
  if (found === undefined) throw new ApiError(404, { title: "" });
  return found;
}

/** Adds a limit, or corrects the one that was seen: its group and its day stay. */
export async function storeLimit(values: LimitValues, seen: AircraftLimitRecord | undefined) {
  if (seen === undefined) return callEndpoint(createAircraftLimit, { body: values });
  const { group: _group, validFrom: _validFrom, ...figures } = values;
  return callEndpoint(updateAircraftLimit, {
    params: { id: seen.id },
    body: { ...figures, version: seen.version },
  });
}
