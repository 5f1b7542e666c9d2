import { isAssignableUnNumber, isClassOfUnNumber } from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { FieldProblem } from "../../../http/app-error.ts";
import { findListedPackageTypes, findListedSubstances } from "../../place/reads/goods-list.ts";
import type { StoredRequest } from "./request-content.ts";

/** What a request of before names: it may say that again, whatever was put out of use since. */
export type FormerGoods = Pick<StoredRequest, "goods" | "dangerousGoods">;

/** What the operator's lists refuse of the goods: package types and substances, each with its field. */
export async function findGoodsProblems(
  tx: CompanyTransaction,
  request: FormerGoods,
  former: FormerGoods | undefined,
): Promise<FieldProblem[]> {
  return [
    ...(await findPackageProblems(tx, request, former)),
    ...(await findSubstanceProblems(tx, request, former)),
  ];
}

async function findPackageProblems(
  tx: CompanyTransaction,
  { goods }: FormerGoods,
  former: FormerGoods | undefined,
): Promise<FieldProblem[]> {
  const kept = new Set(former?.goods.map(({ packageType }) => packageType));
  const asked = [...new Set(goods.map(({ packageType }) => packageType))].filter((type) => !kept.has(type));
  if (asked.length === 0) return [];
  const listed = await findListedPackageTypes(tx, asked);
  return goods.flatMap(({ packageType }, index): FieldProblem[] => {
    if (kept.has(packageType) || listed.get(packageType) === true) return [];
    const code = listed.has(packageType) ? "out-of-use" : "unknown";
    return [{ field: `goodsArray.${index}.packageType`, code }];
  });
}

/** Substances whose number is none or out of use, or whose class is another one's (pricing rules §9). */
async function findSubstanceProblems(
  tx: CompanyTransaction,
  { dangerousGoods }: FormerGoods,
  former: FormerGoods | undefined,
): Promise<FieldProblem[]> {
  const kept = new Set(former?.dangerousGoods.map(({ unNumber }) => unNumber));
  const listed = await findListedSubstances(
    tx,
    dangerousGoods.map(({ unNumber }) => unNumber),
  );
  return dangerousGoods.flatMap(({ unNumber, hazardClass }, index): FieldProblem[] => {
    const at = `dangerousGoods.${index}`;
    if (!isAssignableUnNumber(unNumber)) return [{ field: `${at}.unNumber`, code: "unknown-un-number" }];
    const substance = listed.get(unNumber);
    if (substance?.isActive === false && !kept.has(unNumber))
      return [{ field: `${at}.unNumber`, code: "out-of-use" }];
    if (isClassOfUnNumber(unNumber, hazardClass, substance?.hazardClass)) return [];
    return [{ field: `${at}.hazardClass`, code: "un-class" }];
  });
}
