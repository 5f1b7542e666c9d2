// Written by src/db/write-schema.ts from the migrations.
import type { Timestamp } from "../column-types.ts";

export interface NotificationMailTable {
  notification_id: string;
  company_id: string;
  user_id: string;
  mode: string;
  created_at: Timestamp;
}
