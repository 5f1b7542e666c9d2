import type { ClientRequestState } from "@kilolane/domain";
import { queryRows } from "../../../db/query-rows.ts";
import type { ListPart } from "../../../integrations/sheets/read-windows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { EFFECTIVE_STATUS } from "./list.ts";
import type { RequestInRow, StoredRequest } from "./request-content.ts";
import { parseStoredRequest } from "./request-form.ts";
import type { Visibility } from "./visibility.ts";

/** A request that a client sent, with its client, its assignee and the quotation that answers it. */
export interface IncomingRow {
  readonly requestId: string;
  readonly version: number;
  readonly status: ClientRequestState;
  readonly note: string;
  readonly clientUserId: string;
  readonly clientName: string;
  readonly clientEmail: string;
  readonly assigneeId: string | null;
  readonly assignee: string;
  readonly sentAt: Date;
  readonly answerBy: Date;
  /** when the first quotation was sent for it; null: not yet */
  readonly answeredAt: Date | null;
  /** the rule that gave it to its assignee; null: a person did, or nobody has it */
  readonly assignedByRule: string | null;
  /** of a shipper, who belongs to no forwarder; null: a client of the company's own */
  readonly shipperCompany: string | null;
  /** what the client asked for, whatever the desk has made of it since */
  readonly asked: StoredRequest;
  /** the shipment as the desk has it priced, which may be another one */
  readonly request: StoredRequest;
  readonly quotationId: string | null;
  readonly number: string | null;
  readonly quotationStatus: string | null;
  readonly sellTotal: string | null;
  readonly currency: string | null;
  readonly repliedQuoteId: string | null;
}

const COLUMNS = `i.request_id as "requestId", i.version, i.status, i.note, i.client_user_id as "clientUserId",
  coalesce(trim(c.first_name || ' ' || c.last_name), trim(s.first_name || ' ' || s.last_name), '') as "clientName",
  coalesce(c.email, s.email, '') as "clientEmail", s.company_name as "shipperCompany",
  i.answered_at as "answeredAt", i.assigned_by_rule as "assignedByRule", i.assignee_user_id as "assigneeId", coalesce(trim(a.first_name || ' ' || a.last_name), '') as assignee,
  i.sent_at as "sentAt", i.answer_by as "answerBy", i.asked,
  case when r.input is distinct from i.asked then r.input end as request, i.quotation_id as "quotationId", q.number,
  ${EFFECTIVE_STATUS} as "quotationStatus", q.sell_total::text as "sellTotal", q.currency, i.replied_quote_id as "repliedQuoteId"`;

const TABLES = `incoming_request i
  join quotation_request r on r.company_id = i.company_id and r.id = i.request_id
  left join user_account c on c.company_id = i.company_id and c.id = i.client_user_id
  left join forwarder_shipper s on s.company_id = i.company_id and s.shipper_user_id = i.client_user_id
  left join user_account a on a.company_id = i.company_id and a.id = i.assignee_user_id
  left join quotation q on q.company_id = i.company_id and q.id = i.quotation_id`;

/** The visibility of requests: an agent's own are those assigned to it, a client's own those it sent. */
function visibleClause(visibility: Visibility, place: (value: unknown) => string): string[] {
  if (visibility.kind === "company") return [];
  const user = `${place(visibility.userId)}::uuid`;
  return [visibility.kind === "own" ? `i.assignee_user_id = ${user}` : `i.client_user_id = ${user}`];
}

interface RowInTable extends Omit<IncomingRow, "asked" | "request"> {
  readonly asked: RequestInRow;
  /** null: word for word as it was asked for, as most are */
  readonly request: RequestInRow | null;
}

function parseRow(row: RowInTable): IncomingRow {
  const asked = parseStoredRequest(row.asked);
  return { ...row, asked, request: row.request === null ? asked : parseStoredRequest(row.request) };
}

/** One request that the caller may see, by its own id or by that of its quotation. */
export async function findIncoming(
  tx: CompanyTransaction,
  visibility: Visibility,
  by: { readonly requestId: string } | { readonly quotationId: string },
): Promise<IncomingRow | undefined> {
  const values: unknown[] = [tx.scope.companyId];
  const place = (value: unknown) => `$${values.push(value)}`;
  const named =
    "requestId" in by ? `i.request_id = ${place(by.requestId)}` : `i.quotation_id = ${place(by.quotationId)}`;
  const conditions = ["i.company_id = $1", named, ...visibleClause(visibility, place)];
  const [row] = await queryRows<RowInTable>(
    tx,
    `select ${COLUMNS} from ${TABLES} where ${conditions.join(" and ")}`,
    values,
  );
  return row === undefined ? undefined : parseRow(row);
}

export interface IncomingFilter {
  /** empty: of every state */
  readonly status: ClientRequestState | "";
  /** part of a client's name or email, of the code of an airport that was asked for or priced, or of a quotation's number */
  readonly search: string;
}

/** A request whose client has nothing in hand yet; a draft is no answer. */
const WAITS = "(i.answered_at is null and i.status in ('new', 'assigned', 'quoted'))";

/** Part of the requests, those without an answer first, by the time at which it is promised. */
export async function findIncomingRows(
  tx: CompanyTransaction,
  visibility: Visibility,
  filter: IncomingFilter,
  { limit, offset }: ListPart,
): Promise<IncomingRow[]> {
  const { conditions, values } = filterClause(tx, visibility, filter.search);
  if (filter.status !== "") conditions.push(`i.status = $${values.push(filter.status)}`);
  const rows = await queryRows<RowInTable>(
    tx,
    `select ${COLUMNS} from ${TABLES} where ${conditions.join(" and ")}
     order by ${WAITS} desc, case when ${WAITS} then i.answer_by end, i.sent_at desc, i.request_id
     limit ${Math.trunc(limit)} offset ${Math.trunc(offset)}`,
    values,
  );
  return rows.map(parseRow);
}

/** How many requests there are in each state, and how many of them are past their promised answer. */
export function countIncoming(
  tx: CompanyTransaction,
  visibility: Visibility,
  search: string,
): Promise<{ status: ClientRequestState; count: number; overdue: number }[]> {
  const { conditions, values } = filterClause(tx, visibility, search);
  const now = `$${values.push(tx.now())}`;
  return queryRows(
    tx,
    `select i.status, count(*)::int as count,
       (count(*) filter (where ${WAITS} and i.answer_by < ${now}))::int as overdue
     from ${TABLES} where ${conditions.join(" and ")} group by i.status`,
    values,
  );
}

function filterClause(tx: CompanyTransaction, visibility: Visibility, search: string) {
  const values: unknown[] = [tx.scope.companyId];
  const place = (value: unknown) => `$${values.push(value)}`;
  const conditions = ["i.company_id = $1", ...visibleClause(visibility, place)];
  if (search !== "") {
    const words = place(search.toLowerCase());
    const looked = `concat_ws(' ', c.first_name, c.last_name, c.email, s.company_name, s.first_name, s.last_name,
      s.email, i.asked_from, i.asked_to, r.from_airport, r.to_airport, q.number)`;
    conditions.push(`position(${words}::text in lower(${looked})) > 0`);
  }
  return { conditions, values };
}

/** A request's state, locked until the end of the transaction. */
export interface IncomingState {
  readonly requestId: string;
  readonly version: number;
  readonly status: ClientRequestState;
  readonly clientUserId: string;
  readonly assigneeId: string | null;
  readonly quotationId: string | null;
}

/** Locks a request; who locks its quotation too does so before. */
export async function lockIncoming(
  tx: CompanyTransaction,
  by: { readonly requestId: string } | { readonly quotationId: string },
): Promise<IncomingState | undefined> {
  const [column, id] = "requestId" in by ? ["request_id", by.requestId] : ["quotation_id", by.quotationId];
  const [row] = await queryRows<IncomingState>(
    tx,
    `select request_id as "requestId", version, status, client_user_id as "clientUserId",
       assignee_user_id as "assigneeId", quotation_id as "quotationId"
     from incoming_request where company_id = $1 and ${column} = $2 for update`,
    [tx.scope.companyId, id],
  );
  return row;
}

/** Where the request is that a quotation answers; null: nobody sent one. */
export async function findRequestState(
  tx: CompanyTransaction,
  quotationId: string,
): Promise<ClientRequestState | null> {
  const [row] = await queryRows<{ status: ClientRequestState }>(
    tx,
    "select status from incoming_request where company_id = $1 and quotation_id = $2",
    [tx.scope.companyId, quotationId],
  );
  return row?.status ?? null;
}

/** The client that sent a request; undefined where nobody sent it. */
export async function findSender(tx: CompanyTransaction, requestId: string): Promise<string | undefined> {
  const [row] = await queryRows<{ id: string }>(
    tx,
    "select client_user_id as id from incoming_request where company_id = $1 and request_id = $2",
    [tx.scope.companyId, requestId],
  );
  return row?.id;
}

/** The address of who asks; undefined where it is not known. */
export async function findAskingAddress(
  tx: CompanyTransaction,
  requestId: string,
): Promise<string | undefined> {
  const [row] = await queryRows<{ email: string | null }>(
    tx,
    `select coalesce(c.email, s.email) as email from incoming_request i
     left join user_account c on c.company_id = i.company_id and c.id = i.client_user_id
     left join forwarder_shipper s on s.company_id = i.company_id and s.shipper_user_id = i.client_user_id
     where i.company_id = $1 and i.request_id = $2`,
    [tx.scope.companyId, requestId],
  );
  return row?.email ?? undefined;
}

/** Whether somebody works at the company's desk and can sign in. */
export async function isDeskUser(tx: CompanyTransaction, userId: string): Promise<boolean> {
  const rows = await queryRows<{ id: string }>(
    tx,
    `select id from user_account
     where company_id = $1 and id = $2 and role in ('ROLE_FFADMIN', 'ROLE_FFAGENT') and not is_suspended`,
    [tx.scope.companyId, userId],
  );
  return rows.length > 0;
}

/** Ids of the company's admins who can sign in. */
export async function findAdminIds(tx: CompanyTransaction): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    tx,
    "select id from user_account where company_id = $1 and role = 'ROLE_FFADMIN' and not is_suspended",
    [tx.scope.companyId],
  );
  return rows.map((row) => row.id);
}
