import type { HeldTariff } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { getPresentedCarrier } from "../carrier.ts";
import { presentHeldTariff } from "../present/proposal.ts";
import { getToday } from "../reads/proposal-day.ts";
import { actAsGuest, actForProposer, getHeld } from "./keeper.ts";

/** The caller's tariff as one forwarder holds it. @throws AppError not-found without a tie */
export async function getHeldTariff(scope: CompanyScope, id: string): Promise<HeldTariff> {
  const held = await withTransaction(actForProposer(scope), (tx) => getHeld(tx, scope.companyId, id));
  return withTransaction(actAsGuest(scope, held.company_id), async (tx) =>
    presentHeldTariff(held, await getPresentedCarrier(tx, id), await getToday(tx)),
  );
}
