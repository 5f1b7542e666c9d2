import type { RateSurcharge, SurchargeList } from "@kilolane/contract";
import type { CargoType } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getManagedAirline } from "./airline.ts";
import { parseSurcharges } from "./parsing/parse-form.ts";
import { deskOf } from "./policy.ts";
import { updateTemplateIn } from "./template-change.ts";
import { getSurchargeLists } from "./templates.ts";

interface SurchargeForm {
  readonly airlineId?: number | undefined;
  readonly typeOfGoods: CargoType;
  readonly surcharges: readonly RateSurcharge[];
}

/** The same for a surcharge list of a cargo type. */
export function updateSurcharges(
  scope: CompanyScope,
  form: SurchargeForm,
  version?: number,
): Promise<SurchargeList> {
  return withTransaction(scope, async (tx) => {
    const airlineId = await getManagedAirline(tx, deskOf(scope), form.airlineId);
    const find = async () =>
      (await getSurchargeLists(tx, airlineId)).find((stored) => stored.typeOfGoods === form.typeOfGoods);
    const list = parseSurcharges(form.surcharges);
    return updateTemplateIn(
      tx,
      { template: "surcharges", airlineId, name: form.typeOfGoods, list },
      version,
      find,
    );
  });
}
