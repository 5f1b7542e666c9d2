import { newId } from "../../../db/new-id.ts";
import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { ShipperCard } from "../reads/shipper.ts";

/**
 * Puts a shipper who asks on the list of the scope's company, as it introduces itself; what the company has noted of
 * it stays. @returns the id of a new entry; null when it was there
 */
export async function insertAskingShipper(
  tx: CompanyTransaction,
  shipperCompanyId: string,
  card: ShipperCard,
): Promise<string | null> {
  const [row] = await queryRows<{ id: string }>(
    tx,
    `insert into forwarder_shipper (id, company_id, shipper_company_id, shipper_user_id, company_name, first_name,
       last_name, email, phone, phone_country_code, country_code, city, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $4)
     on conflict on constraint forwarder_shipper_once do nothing returning id`,
    [
      newId(),
      tx.scope.companyId,
      shipperCompanyId,
      tx.scope.userId,
      card.companyName,
      card.firstName,
      card.lastName,
      card.email,
      card.phone,
      card.phoneCountryCode,
      card.countryCode,
      card.city,
    ],
  );
  return row?.id ?? null;
}
