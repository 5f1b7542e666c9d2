// Written by src/db/write-schema.ts from the migrations.
import type { CalendarDate } from "@kilolane/domain";
import type { Generated } from "kysely";
import type { DefaultTimestamp, Timestamp } from "../column-types.ts";

export interface QuotationTable {
  id: string;
  company_id: string;
  number: string;
  request_id: string;
  cloned_from: string | null;
  version: Generated<number>;
  lock_version: Generated<number>;
  status: string;
  owner_user_id: string;
  client_user_id: string | null;
  inquirer_id: string | null;
  inquirer_company: Generated<string>;
  inquirer_name: Generated<string>;
  from_airport: string;
  to_airport: string;
  ready_date: CalendarDate;
  goods_type: string;
  airlines: Generated<string>;
  chargeable_weight_kg: string;
  gross_weight_kg: string;
  currency: string;
  buy_total: string;
  sell_total: string;
  sell_total_usd: string;
  profit_usd: string;
  valid_until: CalendarDate;
  expires_at: Timestamp;
  language: Generated<string>;
  search_text: string;
  created_at: DefaultTimestamp;
  updated_at: DefaultTimestamp;
  sent_at: Timestamp | null;
  decided_at: Timestamp | null;
  decided_quote_id: string | null;
  reminded_version: Generated<number>;
  draft_version: number | null;
  draft_client_user_id: string | null;
  is_manual: Generated<boolean>;
  main_airline_id: number | null;
}
