// Written by src/db/write-schema.ts from the migrations.

export interface QuotationWordTable {
  company_id: string;
  word: string;
  quotation_id: string;
}
