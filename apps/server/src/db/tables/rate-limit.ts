// Written by src/db/write-schema.ts from the migrations.
import type { Timestamp } from "../column-types.ts";

export interface RateLimitTable {
  key: string;
  window_start: Timestamp;
  count: number;
}
