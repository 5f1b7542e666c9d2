// Written by src/db/write-schema.ts from the migrations.

export interface SubscriptionPriceTable {
  package_id: string;
  currency: string;
  key_type: string;
  unit_minor: number;
}
