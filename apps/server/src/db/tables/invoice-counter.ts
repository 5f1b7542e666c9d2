// Written by src/db/write-schema.ts from the migrations.

export interface InvoiceCounterTable {
  kind: string;
  year: number;
  last: number;
}
