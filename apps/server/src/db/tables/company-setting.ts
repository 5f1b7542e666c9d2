// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultJson, Json } from "../column-types.ts";

export interface CompanySettingTable {
  company_id: string;
  departure_usa_only: Generated<boolean>;
  agents_see_all: Generated<boolean>;
  allow_manual_quotes_admin: Generated<boolean>;
  allow_manual_quotes_agent: Generated<boolean>;
  measurement_unit: Generated<string>;
  pdf_measurement_unit: Generated<string>;
  preferred_currency: Generated<string>;
  margin: Json;
  margin_floor_percent: Generated<string>;
  terms: Generated<string>;
  validity_days: Generated<number>;
  number_prefix: Generated<string>;
  logo_file_id: string | null;
  accent_color: Generated<string>;
  remind_days: Generated<number>;
  remind_client: Generated<boolean>;
  days_beyond_rate_end: Generated<number>;
  sell_step: Generated<string>;
  version: Generated<number>;
  rounding_units: Generated<string>;
  exchange_buffer_percent: Generated<string>;
  payment_terms: Generated<string>;
  text_translations: DefaultJson;
  answer_hours: Generated<number>;
  in_directory: Generated<boolean>;
}
