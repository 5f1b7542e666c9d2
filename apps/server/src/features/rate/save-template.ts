import type { RateSurcharge, SurchargeList, WeightRangeKind, WeightRangeList } from "@kilolane/contract";
import { exact, validateBands, type CargoType } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getKeptAirline } from "./find-airline.ts";
import { getSurchargeLists, getWeightRanges } from "./list-templates.ts";
import { parseSurcharges } from "./parse-form.ts";
import { deskOf } from "./policy.ts";
import { insertTemplate, updateTemplate, type TemplateWish } from "./writes/template.ts";

interface RangeForm {
  readonly airlineId?: number | undefined;
  readonly kind: WeightRangeKind;
  readonly ranges: WeightRangeList["ranges"];
}
interface SurchargeForm {
  readonly airlineId?: number | undefined;
  readonly typeOfGoods: CargoType;
  readonly surcharges: readonly RateSurcharge[];
}

/**
 * Stores weight ranges: a first list without `version`, else in place of the one that was seen. Rates that exist
 * stay as they are.
 * @throws AppError not-found, airline-missing, validation; state-conflict when there is a list already;
 *   version-conflict
 */
export function saveWeightRanges(
  scope: CompanyScope,
  form: RangeForm,
  version?: number,
): Promise<WeightRangeList> {
  refuseWrongRanges(form.ranges);
  return withTransaction(scope, async (tx) => {
    const airlineId = await getKeptAirline(tx, deskOf(scope), form.airlineId);
    const find = async () =>
      (await getWeightRanges(tx, airlineId)).find((stored) => stored.kind === form.kind);
    const wish = { template: "ranges", airlineId, name: form.kind, list: form.ranges } as const;
    return save(tx, wish, version, find);
  });
}

/** The same for a surcharge list of a cargo type. */
export function saveSurcharges(
  scope: CompanyScope,
  form: SurchargeForm,
  version?: number,
): Promise<SurchargeList> {
  return withTransaction(scope, async (tx) => {
    const airlineId = await getKeptAirline(tx, deskOf(scope), form.airlineId);
    const find = async () =>
      (await getSurchargeLists(tx, airlineId)).find((stored) => stored.typeOfGoods === form.typeOfGoods);
    const list = parseSurcharges(form.surcharges);
    return save(tx, { template: "surcharges", airlineId, name: form.typeOfGoods, list }, version, find);
  });
}

async function save<List extends { readonly version: number }>(
  tx: CompanyTransaction,
  wish: TemplateWish,
  version: number | undefined,
  find: () => Promise<List | undefined>,
): Promise<List> {
  const isNew = version === undefined || version === 0;
  const isSaved = isNew ? await insertTemplate(tx, wish) : await updateTemplate(tx, wish, version);
  const list = await find();
  if (list === undefined) throw new Error("the list is gone");
  if (!isSaved) {
    if (version === undefined) throw new AppError("state-conflict");
    throw new AppError("version-conflict", { currentVersion: list.version });
  }
  const { template, airlineId, name } = wish;
  const subject = { subjectKind: "airline", subjectId: String(airlineId) };
  await recordAuditIn(tx, { action: `${template}.saved`, ...subject, detail: { name } });
  return list;
}

/** Ranges that overlap or end before they begin could never price anything. */
function refuseWrongRanges(ranges: RangeForm["ranges"]): void {
  const findings = validateBands(
    ranges.map(({ lowerRange, upperRange }) => ({
      lowerRange: exact(lowerRange),
      upperRange: upperRange === null ? null : exact(upperRange),
    })),
  );
  const errors = findings.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return;
  throw invalidFields(
    ...errors.map(({ code, index }) => ({
      field: `ranges.${index}.${code === "inverted" ? "upperRange" : "lowerRange"}`,
      code,
    })),
  );
}
