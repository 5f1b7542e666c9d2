import type { ColumnType } from "kysely";

/** timestamptz: a Date out, a Date or ISO text in. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** jsonb: parsed out (the reader says what it is), JSON.stringify-ed text in. */
export type Json = ColumnType<unknown, string, string>;
