// Written by src/db/write-schema.ts from the migrations.
import type { Generated, GeneratedAlways } from "kysely";
import type { DefaultTimestamp, Json } from "../column-types.ts";

export interface VersionNoteTable {
  id: string;
  number: GeneratedAlways<number>;
  label: string;
  texts: Json;
  version: Generated<number>;
  published_at: DefaultTimestamp;
  updated_at: DefaultTimestamp;
  updated_by: string | null;
}
