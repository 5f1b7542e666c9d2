import type { CalendarDate } from "@kilolane/domain";
import { sql } from "kysely";
import { EFFECTIVE_STATUS } from "../../quotation/reads/list.ts";
import { IS_FOR_READER } from "../../quotation/reads/received.ts";
import type { QuotationStatus } from "../../quotation/reads/status.ts";
import type { ChatReader } from "./reader.ts";

/** What a card shows of a quotation as it is now; null where there is none. */
export interface CardRow {
  readonly quotation_id: string | null;
  readonly quotation_number: string;
  readonly is_manual: boolean;
  readonly is_readable: boolean;
  readonly status: QuotationStatus;
  readonly from_airport: string;
  readonly to_airport: string;
  readonly valid_until: CalendarDate;
  readonly currency: string;
  readonly sell_total: string;
}

/**
 * Whether a client or shipper has `quotation q` in hand: it was made for that account, or mailed to a shipper that the
 * forwarder has on its list, unless a newer version went to somebody else since.
 */
export function isInHandOf(userId: string | null) {
  return sql`(q.sent_at is not null and (q.client_user_id = ${userId}::uuid or exists (
    select from quotation_link k join forwarder_shipper h on h.company_id = k.company_id and h.email = lower(k.email)
    left join quotation_version v on v.company_id = k.company_id and v.quotation_id = k.quotation_id
      and v.version = k.version and k.version <> q.version
    where k.company_id = q.company_id and k.quotation_id = q.id and h.shipper_user_id = ${userId}::uuid
      and ${sql.raw(IS_FOR_READER)})))`;
}

/** Whether the reader may open `quotation q`. */
export function mayOpenQuotation({ kind, userId }: ChatReader) {
  if (kind === "desk") return sql`true`;
  return kind === "own" ? sql`q.owner_user_id = ${userId}` : isInHandOf(userId);
}

/** The columns of a card of `quotation q`, which may be joined in vain. */
export function cardColumns(reader: ChatReader) {
  return sql`q.id as quotation_id, q.number as quotation_number, q.is_manual, ${mayOpenQuotation(reader)} as is_readable,
    ${sql.raw(EFFECTIVE_STATUS)} as status, q.from_airport, q.to_airport, q.valid_until, q.currency,
    q.sell_total`;
}
