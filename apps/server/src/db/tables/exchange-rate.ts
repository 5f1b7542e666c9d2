// Written by src/db/write-schema.ts from the migrations.

export interface ExchangeRateTable {
  base: string;
  quote: string;
  as_of: string;
  rate: string;
  source: string;
}
