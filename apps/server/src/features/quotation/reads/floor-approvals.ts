import type { FloorApprovalFilter, FloorApprovalState, optionEdit } from "@kilolane/contract";
import type { Role } from "@kilolane/domain";
import type { z } from "zod";
import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { ListPart } from "../../../integrations/sheets/read-windows.ts";

/** The price as it was when somebody asked; decimal strings. */
export interface AskedFigures {
  readonly airline: string;
  readonly clientName: string;
  readonly currency: string;
  readonly buyTotal: string;
  readonly sellTotal: string;
  readonly profit: string;
  readonly marginPercent: string;
  readonly floorPercent: string;
}

/** At what an option is to be sold; nothing: as it is priced. */
export type AskedEdit = Pick<z.output<typeof optionEdit>, "margin" | "sell">;

/** A question to sell below the floor, as stored, with the names around it. */
export interface FloorApprovalRecord {
  readonly id: string;
  readonly version: number;
  readonly status: FloorApprovalState;
  readonly requestId: string;
  readonly quotationId: string | null;
  readonly quotationNumber: string | null;
  readonly quoteId: string;
  readonly edit: AskedEdit;
  readonly figures: AskedFigures;
  readonly reason: string;
  readonly from: string;
  readonly to: string;
  readonly askedById: string;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly decisionReason: string;
}

const COLUMNS = `f.id, f.version, f.status, f.request_id as "requestId", f.quotation_id as "quotationId",
  q.number as "quotationNumber", f.quote_id as "quoteId", f.edit, f.figures, f.reason,
  r.from_airport as "from", r.to_airport as "to", f.asked_by as "askedById",
  trim(a.first_name || ' ' || a.last_name) as "askedBy", f.created_at as "askedAt",
  trim(d.first_name || ' ' || d.last_name) as "decidedBy", f.decided_at as "decidedAt",
  f.decision_reason as "decisionReason"`;
const TABLES = `floor_approval f
  join quotation_request r on r.company_id = f.company_id and r.id = f.request_id
  join user_account a on a.company_id = f.company_id and a.id = f.asked_by
  left join user_account d on d.company_id = f.company_id and d.id = f.decided_by
  left join quotation q on q.company_id = f.company_id and q.id = f.quotation_id`;

/** What a list of questions is narrowed by; `askedById` null: everybody's. */
export interface FloorApprovalSearch {
  readonly status: FloorApprovalFilter;
  readonly search: string;
  readonly requestId?: string | undefined;
  readonly askedById: string | null;
}

function clauseOf(
  tx: CompanyTransaction,
  { search, requestId, askedById }: Omit<FloorApprovalSearch, "status">,
) {
  const values: unknown[] = [tx.scope.companyId, askedById];
  const conditions = ["f.company_id = $1", "($2::uuid is null or f.asked_by = $2::uuid)"];
  if (requestId !== undefined) conditions.push(`f.request_id = $${values.push(requestId)}`);
  for (const word of search.toLowerCase().split(/\s+/u)) {
    if (word === "") continue;
    conditions.push(
      `strpos(lower(concat_ws(' ', r.from_airport, r.to_airport, q.number, f.figures->>'airline',
         f.figures->>'clientName', a.first_name, a.last_name, f.reason)), $${values.push(word)}) > 0`,
    );
  }
  return { values, conditions };
}

/** Part of the questions, the open ones first, then the newest. */
export function findFloorApprovalRows(
  tx: CompanyTransaction,
  { status, ...search }: FloorApprovalSearch,
  { limit, offset }: ListPart,
): Promise<FloorApprovalRecord[]> {
  const { values, conditions } = clauseOf(tx, search);
  if (status !== "all") conditions.push(`f.status = $${values.push(status)}`);
  return queryRows<FloorApprovalRecord>(
    tx,
    `select ${COLUMNS} from ${TABLES} where ${conditions.join(" and ")}
     order by (f.status = 'open') desc, f.created_at desc, f.id
     limit ${Math.trunc(limit)} offset ${Math.trunc(offset)}`,
    values,
  );
}

/** How many questions there are in each state. */
export function countFloorApprovals(
  tx: CompanyTransaction,
  search: Omit<FloorApprovalSearch, "status">,
): Promise<{ status: FloorApprovalState; count: number }[]> {
  const { values, conditions } = clauseOf(tx, search);
  return queryRows(
    tx,
    `select f.status, count(*)::int as count from ${TABLES} where ${conditions.join(" and ")} group by f.status`,
    values,
  );
}

/** A person of the company as a mail addresses them. */
export interface Addressee {
  readonly email: string;
  readonly name: string;
  readonly language: string;
  readonly role: Role;
}

/** Where people of the company get their mail; those who are suspended get none. */
export function findAddressees(tx: CompanyTransaction, ids: readonly string[]): Promise<Addressee[]> {
  return queryRows<Addressee>(
    tx,
    `select u.email, u.first_name as name, u.locale as language, u.role from user_account u
     where u.company_id = $1 and u.id = any($2::uuid[]) and not u.is_suspended
       and not exists (select from notification_setting s where s.company_id = u.company_id and s.user_id = u.id)
     order by u.id`,
    [tx.scope.companyId, ids],
  );
}

/** One question of the company, kept from others until the end of the transaction. */
export async function lockFloorApproval(
  tx: CompanyTransaction,
  id: string,
): Promise<FloorApprovalRecord | undefined> {
  const [row] = await queryRows<FloorApprovalRecord>(
    tx,
    `select ${COLUMNS} from ${TABLES} where f.company_id = $1 and f.id = $2 for update of f`,
    [tx.scope.companyId, id],
  );
  return row;
}
