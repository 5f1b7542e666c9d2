import type { ColumnType } from "kysely";

/** timestamptz: a Date out, a Date or ISO text in. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** jsonb: parsed out (the reader says what it is), JSON.stringify-ed text in. */
export type Json = ColumnType<unknown, string, string>;
/** The same with a default in the database: may be left out of an insert. */
export type DefaultTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
export type DefaultJson = ColumnType<unknown, string | undefined, string>;
