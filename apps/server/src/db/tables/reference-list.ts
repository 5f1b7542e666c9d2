// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";

export interface ReferenceListTable {
  name: string;
  epoch: Generated<string>;
}
