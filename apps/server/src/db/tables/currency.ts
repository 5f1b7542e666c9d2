// Written by src/db/write-schema.ts from the migrations.

export interface CurrencyTable {
  code: string;
  decimals: number;
  symbol: string;
}
