// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultJson, DefaultTimestamp, Timestamp } from "../column-types.ts";

export interface NotificationTable {
  id: string;
  company_id: string;
  user_id: string;
  is_read: Generated<boolean>;
  kind: string;
  main_menu: Generated<string>;
  sub_menu: Generated<string>;
  quotation_id: string | null;
  from_user_id: string | null;
  detail: DefaultJson;
  created_at: DefaultTimestamp;
  mailed_at: Timestamp | null;
}
