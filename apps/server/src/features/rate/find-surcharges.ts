import type { SurchargeList } from "@kilolane/contract";
import type { CargoType } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../db/transaction.ts";
import { getManagedAirline } from "./airline.ts";
import { getSurchargeLists, presentLists, readingDeskOf } from "./templates.ts";

/**
 * The surcharge lists of the airline named, or of the one airline of the caller's company. A caller who works with several
 * airlines and names none gets the product's own lists.
 * @throws AppError not-found, airline-missing; validation (airlineId required: the company has several airlines)
 */
export function findSurcharges(
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
  return getSurchargeLists(tx, await getManagedAirline(tx, desk, airlineId));
}
