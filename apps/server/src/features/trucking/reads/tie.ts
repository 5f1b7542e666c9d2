import { queryRows } from "../../../db/query-rows.ts";
import type { SystemTransaction } from "../../../db/transaction.ts";

/** The addresses of a trucking company's people that were proven when they signed in. */
const PROVEN = `u.role = 'ROLE_TRUCKING_ADMIN' and not u.is_suspended and u.last_sign_in_at is not null`;

/**
 * The rows by which forwarders keep a trucking company ($1) among their carriers: those with the address of one of its
 * people, which was proven when that person signed in. A forwarder's own word is the only tie (decision 0041).
 */
export const OWN_CARRIERS = `select c.company_id, c.id from trucking_carrier c
  join company f on f.id = c.company_id and f.is_active
  where c.is_active and lower(c.email) in (select u.email from user_account u where u.company_id = $1 and ${PROVEN})`;

/** A tariff that a forwarder holds of the trucking company. */
export interface HeldRow {
  readonly id: string;
  readonly company_id: string;
  readonly forwarder: string;
  readonly name: string;
  readonly zones: number;
  readonly valid_to: string;
  readonly takes_proposals: boolean;
  readonly open: number;
}

/** Where the trucking company's tariff is held, by the forwarder's name. @param id of one carrier alone */
export async function findHeldRows(
  tx: SystemTransaction,
  truckingCompanyId: string,
  id: string | null = null,
): Promise<HeldRow[]> {
  return queryRows(
    tx,
    `select c.id, c.company_id, f.name as forwarder, c.name, c.takes_proposals,
       (select count(*)::integer from trucking_tariff t where t.company_id = c.company_id and t.carrier_id = c.id)
         as zones,
       (select to_char(max(t.valid_to), 'YYYY-MM-DD') from trucking_tariff t
         where t.company_id = c.company_id and t.carrier_id = c.id) as valid_to,
       (select count(*)::integer from trucking_proposal p where p.company_id = c.company_id
         and p.carrier_id = c.id and p.trucking_company_id = $1 and p.state = 'open') as open
     from (${OWN_CARRIERS}) own
     join trucking_carrier c on c.company_id = own.company_id and c.id = own.id
     join company f on f.id = c.company_id
     where $2::uuid is null or c.id = $2::uuid
     order by lower(f.name), lower(c.name), c.id`,
    [truckingCompanyId, id],
  );
}

/** The name of the trucking company behind a carrier's address; undefined: an address that nobody has proven. */
export async function findProposer(
  tx: SystemTransaction,
  companyId: string,
  carrierId: string,
): Promise<string | undefined> {
  const [row] = await queryRows<{ name: string }>(
    tx,
    `select t.name from trucking_carrier c
     join user_account u on u.email = lower(c.email) and ${PROVEN}
     join company t on t.id = u.company_id and t.is_active
     where c.company_id = $1 and c.id = $2 and c.is_active`,
    [companyId, carrierId],
  );
  return row?.name;
}
