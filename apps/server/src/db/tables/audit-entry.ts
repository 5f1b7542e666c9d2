// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultJson, DefaultTimestamp } from "../column-types.ts";

export interface AuditEntryTable {
  id: string;
  company_id: string | null;
  user_id: string | null;
  action: string;
  subject_kind: string;
  subject_id: Generated<string>;
  detail: DefaultJson;
  request_id: Generated<string>;
  at: DefaultTimestamp;
}
