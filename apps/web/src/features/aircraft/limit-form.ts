import type { aircraftLimitForm, AircraftLimitRecord } from "@kilolane/contract";
import { AIRCRAFT_GROUPS, type AircraftGroup, LIMIT_FIGURES } from "@kilolane/domain";
import type { z } from "zod";

/** The fields of a limit in their order on the screen. */
export const LIMIT_FIELDS = ["group", "validFrom", "source", ...LIMIT_FIGURES] as const;

/** A limit as it is typed. */
export type LimitValues = z.input<typeof aircraftLimitForm>;

/** What is stored, as the form shows it. */
export function limitValues(limit: AircraftLimitRecord): LimitValues {
  return {
    group: limit.group,
    validFrom: limit.validFrom,
    source: limit.source,
    doorWidthCm: String(limit.doorWidthCm),
    doorHeightCm: String(limit.doorHeightCm),
    heightCm: String(limit.heightCm),
    baseLengthCm: String(limit.baseLengthCm),
    baseWidthCm: String(limit.baseWidthCm),
    longestSideCm: String(limit.longestSideCm),
    pieceWithoutAgreementKg: String(limit.pieceWithoutAgreementKg),
    heaviestPieceKg: String(limit.heaviestPieceKg),
  };
}

/** A new row of a group: the figures of its latest one, to be changed, without day and source. */
export function newLimit(limits: readonly AircraftLimitRecord[], group: AircraftGroup): LimitValues {
  const latest = limits.find((limit) => limit.group === group);
  if (latest !== undefined) return { ...limitValues(latest), validFrom: "", source: "" };
  const none = { doorWidthCm: "", doorHeightCm: "", heightCm: "", baseLengthCm: "", baseWidthCm: "" };
  const rest = { longestSideCm: "", pieceWithoutAgreementKg: "", heaviestPieceKg: "" };
  return { group, validFrom: "", source: "", ...none, ...rest };
}

/** One of the groups by its code. */
export function findGroup(code: string): AircraftGroup {
  return AIRCRAFT_GROUPS.find((group) => group === code) ?? AIRCRAFT_GROUPS[0];
}

/** Whether a row decides today, will, or did. @param limits in each group the latest day first */
export function stateOf(
  limit: AircraftLimitRecord,
  limits: readonly AircraftLimitRecord[],
  today: string,
): "now" | "future" | "former" {
  if (limit.validFrom > today) return "future";
  const inForce = limits.find((other) => other.group === limit.group && other.validFrom <= today);
  return inForce?.id === limit.id ? "now" : "former";
}
