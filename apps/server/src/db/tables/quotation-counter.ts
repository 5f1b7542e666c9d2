// Written by src/db/write-schema.ts from the migrations.

export interface QuotationCounterTable {
  company_id: string;
  kind: string;
  year: number;
  last_number: number;
}
