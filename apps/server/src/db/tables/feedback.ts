// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Timestamp } from "../column-types.ts";

export interface FeedbackTable {
  id: string;
  company_id: string;
  author_id: string;
  main_menu: string;
  sub_menu: Generated<string>;
  feedback_type: string;
  description: string;
  state: Generated<string>;
  answer: Generated<string>;
  answered_at: Timestamp | null;
  version: Generated<number>;
  created_at: DefaultTimestamp;
}
