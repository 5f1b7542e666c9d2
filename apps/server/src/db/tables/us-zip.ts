// Written by src/db/write-schema.ts from the migrations.

export interface UsZipTable {
  zip: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
}
