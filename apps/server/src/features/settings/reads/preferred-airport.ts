import type { PreferredAirport } from "@kilolane/contract";
import type { CompanyTransaction } from "../../../db/transaction.ts";

/** Preferred airports of the company in the order in which they were added. */
export function findPreferredAirportRows(tx: CompanyTransaction): Promise<PreferredAirport[]> {
  return tx.db
    .selectFrom("preferred_airport as p")
    .innerJoin("airport as a", "a.iata", "p.iata")
    .where("p.company_id", "=", tx.scope.companyId)
    .orderBy("p.position")
    .orderBy("p.id")
    .select(["p.id", "p.iata as airport", "a.name", "a.city", "a.country_code as country"])
    .execute();
}
