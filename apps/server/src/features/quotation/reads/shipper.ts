import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { RequestInRow, StoredRequest } from "./request-content.ts";
import { parseStoredRequest } from "./request-form.ts";

/** A shipper as it introduces itself to a forwarder that it asks. */
export interface ShipperCard {
  readonly companyName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneCountryCode: string;
  readonly countryCode: string;
  readonly city: string;
}

/** The card of the caller, who is a shipper. */
export async function getOwnShipperCard(tx: CompanyTransaction): Promise<ShipperCard> {
  const [row] = await queryRows<ShipperCard>(
    tx,
    `select c.name as "companyName", u.first_name as "firstName", u.last_name as "lastName", u.email, u.phone,
       u.country_code as "phoneCountryCode", c.country_code as "countryCode", c.city
     from user_account u join company c on c.id = u.company_id
     where u.company_id = $1 and u.id = $2`,
    [tx.scope.companyId, tx.scope.userId],
  );
  if (row === undefined) throw new Error("nobody is signed in");
  return row;
}

/** A request of the caller's own that it priced. */
export interface PricedRow {
  readonly requestId: string;
  readonly request: StoredRequest;
  readonly createdAt: Date;
}

/** The caller's newest requests that are still to be decided. */
export async function findPricedRows(tx: CompanyTransaction): Promise<PricedRow[]> {
  const rows = await queryRows<Omit<PricedRow, "request"> & { readonly request: RequestInRow }>(
    tx,
    `select id as "requestId", input as request, created_at as "createdAt" from quotation_request
     where company_id = $1 and created_by = $2 and status in ('priced', 'saved')
     order by created_at desc, id desc limit 20`,
    [tx.scope.companyId, tx.scope.userId],
  );
  return rows.map((row) => ({ ...row, request: parseStoredRequest(row.request) }));
}
