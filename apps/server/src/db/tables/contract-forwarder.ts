// Written by src/db/write-schema.ts from the migrations.
import type { DefaultTimestamp } from "../column-types.ts";

export interface ContractForwarderTable {
  airline_id: number;
  forwarder_id: string;
  added_by: string | null;
  added_at: DefaultTimestamp;
}
