// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Json } from "../column-types.ts";

export interface TutorialTable {
  id: string;
  roles: string[];
  texts: Json;
  video_url: Generated<string>;
  file_name: string | null;
  file_original_name: Generated<string>;
  file_content_type: Generated<string>;
  file_bytes: Generated<number>;
  position: number;
  is_published: Generated<boolean>;
  version: Generated<number>;
  created_at: DefaultTimestamp;
  updated_at: DefaultTimestamp;
  updated_by: string | null;
}
