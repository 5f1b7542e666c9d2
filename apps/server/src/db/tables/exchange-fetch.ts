// Written by src/db/write-schema.ts from the migrations.
import type { CalendarDate } from "@kilolane/domain";
import type { Generated } from "kysely";
import type { Timestamp } from "../column-types.ts";

export interface ExchangeFetchTable {
  is_only: Generated<boolean>;
  tried_at: Timestamp | null;
  succeeded_at: Timestamp | null;
  problem: string | null;
  file_date: CalendarDate | null;
  rates_written: Generated<number>;
}
