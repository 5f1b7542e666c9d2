// Written by src/db/write-schema.ts from the migrations.

export interface LicenceAllotmentTable {
  company_id: string;
  key_type: string;
  seats: number;
}
