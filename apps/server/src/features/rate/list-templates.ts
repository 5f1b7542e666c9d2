import { WEIGHT_RANGE_KINDS, type SurchargeList, type WeightRangeList } from "@kilolane/contract";
import { may, CARGO_TYPES, STANDARD_RANGES, STANDARD_SURCHARGES, type CargoType } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { getKeptAirline } from "./find-airline.ts";
import { deskOf, usableDeskOf, type RateDesk } from "./policy.ts";
import { presentSurcharge } from "./present/rate.ts";
import { findSurchargeLists, findWeightRanges } from "./reads/template.ts";

/** Nobody has stored the list yet: it is the product's own. */
const NEVER_STORED = { version: 0, updatedAt: null, updatedBy: null };

/** Forwarders read the lists of every airline that they may keep rates of. */
function readingDeskOf(scope: CompanyScope): RateDesk {
  const isForwarder = may(scope.role, "worksAtForwarderDesk");
  return isForwarder ? usableDeskOf(scope) : deskOf(scope);
}

/** The airline's weight ranges, one list per kind. */
export async function getWeightRanges(tx: CompanyTransaction, airlineId: number): Promise<WeightRangeList[]> {
  const rows = await findWeightRanges(tx, airlineId);
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
  return presentLists(airlineId, await findSurchargeLists(tx, airlineId));
}

function presentLists(
  airlineId: number | null,
  rows: Awaited<ReturnType<typeof findSurchargeLists>>,
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

/** @throws AppError not-found, airline-missing, validation (airlineId required) */
export function listWeightRanges(
  scope: CompanyScope,
  airlineId: number | undefined,
): Promise<{ content: WeightRangeList[] }> {
  return withTransaction(scope, async (tx) => ({
    content: await getWeightRanges(tx, await getKeptAirline(tx, readingDeskOf(scope), airlineId)),
  }));
}

/**
 * The surcharge lists of the airline named, or of the one airline of the caller's company. Whoever works with several
 * airlines and names none gets the product's own lists.
 * @throws AppError not-found, airline-missing; validation (airlineId required: the company has several airlines)
 */
export function listSurcharges(
  scope: CompanyScope,
  query: { readonly airlineId?: number | undefined; readonly typeOfGoods?: CargoType | undefined },
): Promise<{ content: SurchargeList[] }> {
  return withTransaction(scope, async (tx) => {
    const lists = await getListsFor(tx, query.airlineId);
    const { typeOfGoods } = query;
    return { content: lists.filter((list) => typeOfGoods === undefined || list.typeOfGoods === typeOfGoods) };
  });
}

async function getListsFor(tx: CompanyTransaction, airlineId: number | undefined): Promise<SurchargeList[]> {
  const desk = readingDeskOf(tx.scope);
  if (airlineId === undefined && desk.kind !== "airline") return presentLists(null, []);
  return getSurchargeLists(tx, await getKeptAirline(tx, desk, airlineId));
}
