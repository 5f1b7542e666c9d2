// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Json, Timestamp } from "../column-types.ts";

export interface IncomingRequestTable {
  company_id: string;
  request_id: string;
  client_user_id: string;
  status: string;
  assignee_user_id: string | null;
  note: Generated<string>;
  quotation_id: string | null;
  replied_quote_id: string | null;
  version: Generated<number>;
  sent_at: Timestamp;
  answer_by: Timestamp;
  updated_at: DefaultTimestamp;
  assigned_by_rule: string | null;
  assigned_at: Timestamp | null;
  answered_at: Timestamp | null;
  shipper_company_id: string | null;
  shipper_request_id: string | null;
  asked: Json;
  asked_from: string;
  asked_to: string;
}
