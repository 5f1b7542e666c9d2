import { type SurchargeList, WEIGHT_RANGE_KINDS, type WeightRangeList } from "@kilolane/contract";
import { may, CARGO_TYPES, STANDARD_RANGES, STANDARD_SURCHARGES } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { deskOf, type RateDesk, usableDeskOf } from "./policy.ts";
import { presentSurcharge } from "./present/rate.ts";
import { findSurchargeRows, findWeightRangeRows } from "./reads/template.ts";

/** Nobody has stored the list yet: it is the product's own. */
const NEVER_STORED = { version: 0, updatedAt: null, updatedBy: null };

/** Forwarders read the lists of every airline that they may keep rates of. */
export function readingDeskOf(scope: CompanyScope): RateDesk {
  const isForwarder = may(scope.role, "worksAtForwarderDesk");
  return isForwarder ? usableDeskOf(scope) : deskOf(scope);
}

/** The airline's weight ranges, one list per kind. */
export async function getWeightRanges(tx: CompanyTransaction, airlineId: number): Promise<WeightRangeList[]> {
  const rows = await findWeightRangeRows(tx, airlineId);
  return WEIGHT_RANGE_KINDS.map((kind) => {
    const row = rows.find((stored) => stored.kind === kind);
    return {
      airlineId,
      kind,
      ranges: (row?.ranges ?? STANDARD_RANGES).map((range) => ({ ...range })),
      ...(row === undefined ? NEVER_STORED : stampOf(row)),
    };
  });
}

/** The airline's surcharge lists, one per cargo type; the product's own where it stored none. */
export async function getSurchargeLists(tx: CompanyTransaction, airlineId: number): Promise<SurchargeList[]> {
  return presentLists(airlineId, await findSurchargeRows(tx, airlineId));
}

export function presentLists(
  airlineId: number | null,
  rows: Awaited<ReturnType<typeof findSurchargeRows>>,
): SurchargeList[] {
  return CARGO_TYPES.map((typeOfGoods) => {
    const row = rows.find((stored) => stored.goods_type === typeOfGoods);
    const standard = STANDARD_SURCHARGES[typeOfGoods].map((surcharge) => ({ ...surcharge, value: "0" }));
    return {
      airlineId,
      typeOfGoods,
      surcharges: (row?.surcharges ?? standard).map(presentSurcharge),
      ...(row === undefined ? NEVER_STORED : stampOf(row)),
    };
  });
}

function stampOf(row: {
  readonly version: number;
  readonly updated_at: Date;
  readonly updated_by: string | null;
}) {
  return { version: row.version, updatedAt: row.updated_at.toISOString(), updatedBy: row.updated_by };
}
