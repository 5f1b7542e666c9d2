// Written by src/db/write-schema.ts from the migrations.

export interface TruckingZoneTable {
  id: string;
  company_id: string;
  carrier_id: string;
  tariff_id: string;
  airport: string;
  direction: string;
  zip_from: string;
  zip_to: string;
}
