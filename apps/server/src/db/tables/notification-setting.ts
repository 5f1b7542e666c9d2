// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultJson, DefaultTimestamp } from "../column-types.ts";

export interface NotificationSettingTable {
  user_id: string;
  company_id: string;
  choices: DefaultJson;
  time_zone: Generated<string>;
  quiet_from: string | null;
  quiet_to: string | null;
  updated_at: DefaultTimestamp;
}
