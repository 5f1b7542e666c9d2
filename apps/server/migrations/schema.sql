-- What the migrations result in. Written by src/db/write-schema.ts: read it, don't edit or run it.

create table address_book_entry (
  id uuid not null,
  company_id uuid not null,
  label text not null,
  company_name text not null,
  contact_name text not null default ''::text,
  street text not null default ''::text,
  city text not null,
  state text not null default ''::text,
  zip text not null default ''::text,
  country_code text not null,
  email text not null default ''::text,
  phone text not null default ''::text,
  airport text,
  search_text text not null,
  created_at timestamp with time zone not null default now(),
  kind text not null default 'other'::text,
  note text not null default ''::text,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now()
);
alter table address_book_entry add constraint address_book_entry_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table address_book_entry add constraint address_book_entry_kind_check CHECK ((kind = ANY (ARRAY['shipper'::text, 'consignee'::text, 'warehouse'::text, 'trucker'::text, 'other'::text])));
alter table address_book_entry add constraint address_book_entry_pkey PRIMARY KEY (company_id, id);
create policy company_isolation on address_book_entry for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on address_book_entry for all to kilolane_platform using (true) with check (true);

create table aircraft_limit (
  id uuid not null default gen_random_uuid(),
  aircraft_group text not null,
  valid_from date not null,
  source text not null,
  door_width_cm integer not null,
  door_height_cm integer not null,
  height_cm integer not null,
  base_length_cm integer not null,
  base_width_cm integer not null,
  longest_side_cm integer not null,
  piece_without_agreement_kg integer not null,
  heaviest_piece_kg integer not null,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid
);
alter table aircraft_limit add constraint aircraft_limit_aircraft_group_check CHECK ((aircraft_group = ANY (ARRAY['narrow-body-bulk'::text, 'narrow-body-container'::text, 'wide-body'::text, 'main-deck'::text])));
alter table aircraft_limit add constraint aircraft_limit_aircraft_group_valid_from_key UNIQUE (aircraft_group, valid_from);
alter table aircraft_limit add constraint aircraft_limit_base_length_cm_check CHECK ((base_length_cm > 0));
alter table aircraft_limit add constraint aircraft_limit_base_width_cm_check CHECK ((base_width_cm > 0));
alter table aircraft_limit add constraint aircraft_limit_door_height_cm_check CHECK ((door_height_cm > 0));
alter table aircraft_limit add constraint aircraft_limit_door_width_cm_check CHECK ((door_width_cm > 0));
alter table aircraft_limit add constraint aircraft_limit_heaviest_piece_kg_check CHECK ((heaviest_piece_kg > 0));
alter table aircraft_limit add constraint aircraft_limit_height_cm_check CHECK ((height_cm > 0));
alter table aircraft_limit add constraint aircraft_limit_longest_side_cm_check CHECK ((longest_side_cm > 0));
alter table aircraft_limit add constraint aircraft_limit_piece_without_agreement_kg_check CHECK ((piece_without_agreement_kg > 0));
alter table aircraft_limit add constraint aircraft_limit_pkey PRIMARY KEY (id);
alter table aircraft_limit add constraint aircraft_limit_source_check CHECK ((source <> ''::text));
alter table aircraft_limit add constraint aircraft_limit_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES user_account(id);
CREATE TRIGGER aircraft_limit_changed AFTER INSERT OR DELETE OR UPDATE ON public.aircraft_limit FOR EACH STATEMENT EXECUTE FUNCTION kilolane_reference_changed('aircraft-limit');

create table airline (
  id integer not null generated always as identity,
  iata text,
  icao text,
  name text not null,
  country_code text not null default ''::text,
  awb_prefix text,
  awb_prefix_sure boolean not null default false,
  has_freighters boolean not null default false,
  airline_company_id uuid,
  owner_company_id uuid,
  is_active boolean not null default true,
  version integer not null default 1,
  cut_off text
);
alter table airline add constraint airline_airline_company_id_fkey FOREIGN KEY (airline_company_id) REFERENCES company(id);
alter table airline add constraint airline_awb_prefix_check CHECK ((awb_prefix ~ '^[0-9]{3}$'::text));
alter table airline add constraint airline_cut_off_check CHECK ((cut_off ~ '^(D-[0-9]{1,2} )?[0-2][0-9]:[0-5][0-9]$'::text));
alter table airline add constraint airline_iata_check CHECK ((iata ~ '^[A-Z0-9]{2}$'::text));
alter table airline add constraint airline_owner_company_id_fkey FOREIGN KEY (owner_company_id) REFERENCES company(id);
alter table airline add constraint airline_pkey PRIMARY KEY (id);
CREATE INDEX airline_company ON public.airline USING btree (airline_company_id) WHERE (airline_company_id IS NOT NULL);
CREATE INDEX airline_owner ON public.airline USING btree (owner_company_id) WHERE (owner_company_id IS NOT NULL);
CREATE UNIQUE INDEX airline_iata ON public.airline USING btree (iata) WHERE (owner_company_id IS NULL);
CREATE TRIGGER airline_changed AFTER INSERT OR UPDATE ON public.airline FOR EACH ROW WHEN ((new.owner_company_id IS NULL)) EXECUTE FUNCTION kilolane_reference_changed('airline');

create table airport (
  iata text not null,
  icao text,
  name text not null,
  city text not null,
  country_code text not null,
  latitude double precision not null,
  longitude double precision not null,
  time_zone text not null,
  kind text not null,
  has_cargo boolean not null,
  cargo_rank smallint not null default 0,
  search_text text not null,
  is_active boolean not null default true,
  version integer not null default 1,
  updated_at timestamp with time zone,
  updated_by uuid
);
alter table airport add constraint airport_iata_check CHECK ((iata ~ '^[A-Z0-9]{3}$'::text));
alter table airport add constraint airport_pkey PRIMARY KEY (iata);
alter table airport add constraint airport_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES user_account(id);
CREATE INDEX airport_country ON public.airport USING btree (country_code, cargo_rank DESC, iata);
CREATE TRIGGER airport_changed AFTER INSERT OR DELETE OR UPDATE ON public.airport FOR EACH STATEMENT EXECUTE FUNCTION kilolane_airports_changed();

create table airport_epoch (
  is_only boolean not null default true,
  epoch uuid not null default gen_random_uuid()
);
alter table airport_epoch add constraint airport_epoch_is_only_check CHECK (is_only);
alter table airport_epoch add constraint airport_epoch_pkey PRIMARY KEY (is_only);

create table assignment_rule (
  id uuid not null,
  company_id uuid not null,
  name text not null,
  client_user_id uuid,
  origin_kind text,
  origin_code text,
  destination_kind text,
  destination_code text,
  assignee_user_ids uuid[] not null default '{}'::uuid[],
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);
alter table assignment_rule add constraint assignment_rule_check CHECK (((origin_kind IS NULL) = (origin_code IS NULL)));
alter table assignment_rule add constraint assignment_rule_check1 CHECK (((destination_kind IS NULL) = (destination_code IS NULL)));
alter table assignment_rule add constraint assignment_rule_client_user_id_fkey FOREIGN KEY (client_user_id) REFERENCES user_account(id);
alter table assignment_rule add constraint assignment_rule_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table assignment_rule add constraint assignment_rule_destination_kind_check CHECK ((destination_kind = ANY (ARRAY['airport'::text, 'country'::text, 'region'::text])));
alter table assignment_rule add constraint assignment_rule_origin_kind_check CHECK ((origin_kind = ANY (ARRAY['airport'::text, 'country'::text, 'region'::text])));
alter table assignment_rule add constraint assignment_rule_pkey PRIMARY KEY (company_id, id);
create policy company_isolation on assignment_rule for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on assignment_rule for all to kilolane_platform using (true) with check (true);

create table audit_check (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  sealed bigint not null,
  head bytea,
  break_count integer not null,
  breaks jsonb not null
);
alter table audit_check add constraint audit_check_pkey PRIMARY KEY (id);

create table audit_entry (
  id uuid not null,
  company_id uuid,
  user_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id text not null default ''::text,
  detail jsonb not null default '{}'::jsonb,
  request_id text not null default ''::text,
  at timestamp with time zone not null default now()
);
alter table audit_entry add constraint audit_entry_pkey PRIMARY KEY (id);
CREATE INDEX audit_entry_company ON public.audit_entry USING btree (company_id, at DESC);
CREATE INDEX audit_entry_newest ON public.audit_entry USING btree (at DESC, id DESC);
CREATE INDEX audit_entry_subject ON public.audit_entry USING btree (subject_kind, subject_id, at DESC);
create policy company_isolation on audit_entry for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on audit_entry for all to kilolane_platform using (true) with check (true);

create table audit_seal (
  position bigint not null,
  entry_id uuid not null,
  hash bytea not null,
  sealed_at timestamp with time zone not null default now()
);
alter table audit_seal add constraint audit_seal_entry_id_key UNIQUE (entry_id);
alter table audit_seal add constraint audit_seal_hash_check CHECK ((length(hash) = 32));
alter table audit_seal add constraint audit_seal_pkey PRIMARY KEY ("position");
alter table audit_seal add constraint audit_seal_position_check CHECK (("position" > 0));

create table billing_profile (
  company_id uuid not null,
  name text not null,
  street text not null default ''::text,
  zip text not null default ''::text,
  city text not null default ''::text,
  country_code text not null default ''::text,
  tax_number text not null default ''::text,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now()
);
alter table billing_profile add constraint billing_profile_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table billing_profile add constraint billing_profile_pkey PRIMARY KEY (company_id);
create policy company_isolation on billing_profile for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on billing_profile for all to kilolane_platform using (true) with check (true);

create table billing_seller (
  only_row boolean not null default true,
  name text not null default ''::text,
  street text not null default ''::text,
  zip text not null default ''::text,
  city text not null default ''::text,
  country_code text not null default ''::text,
  tax_number text not null default ''::text,
  tax_name text not null default ''::text,
  tax_basis_points integer not null default 0,
  bank_name text not null default ''::text,
  bank_account text not null default ''::text,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now()
);
alter table billing_seller add constraint billing_seller_only_row_check CHECK (only_row);
alter table billing_seller add constraint billing_seller_pkey PRIMARY KEY (only_row);
alter table billing_seller add constraint billing_seller_tax_basis_points_check CHECK (((tax_basis_points >= 0) AND (tax_basis_points <= 5000)));

create table break_scheme (
  id integer not null generated always as identity,
  weights numeric[] not null
);
alter table break_scheme add constraint break_scheme_pkey PRIMARY KEY (id);
alter table break_scheme add constraint break_scheme_weights_key UNIQUE (weights);

create table caught_mail (
  id uuid not null,
  sender text not null,
  recipients text[] not null,
  subject text not null,
  message_id text not null,
  raw bytea not null,
  received_at timestamp with time zone not null default now()
);
alter table caught_mail add constraint caught_mail_pkey PRIMARY KEY (id);
CREATE INDEX caught_mail_received ON public.caught_mail USING btree (received_at DESC);

create table chat_message (
  company_id uuid not null,
  room_id uuid not null,
  number integer not null,
  id uuid not null,
  sender_user_id uuid,
  sender_name text not null,
  sender_role text not null,
  msg text not null,
  quotation_id uuid,
  client_key text,
  sent_at timestamp with time zone not null default now()
);
alter table chat_message add constraint chat_message_company_id_quotation_id_fkey FOREIGN KEY (company_id, quotation_id) REFERENCES quotation(company_id, id);
alter table chat_message add constraint chat_message_company_id_room_id_fkey FOREIGN KEY (company_id, room_id) REFERENCES chat_room(company_id, id);
alter table chat_message add constraint chat_message_once UNIQUE (company_id, room_id, sender_user_id, client_key);
alter table chat_message add constraint chat_message_pkey PRIMARY KEY (company_id, room_id, number);
alter table chat_message add constraint chat_message_sender_role_check CHECK ((sender_role = ANY (ARRAY['FF Admin'::text, 'FF Agent'::text, 'Client (C/S)'::text])));
alter table chat_message add constraint chat_message_sender_user_id_fkey FOREIGN KEY (sender_user_id) REFERENCES user_account(id);
CREATE INDEX chat_message_recent ON public.chat_message USING btree (company_id, sent_at DESC);
create policy company_isolation on chat_message for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on chat_message for all to kilolane_platform using (true) with check (true);

create table chat_message_file (
  company_id uuid not null,
  room_id uuid not null,
  number integer not null,
  file_id uuid not null,
  position integer not null
);
alter table chat_message_file add constraint chat_message_file_company_id_room_id_number_fkey FOREIGN KEY (company_id, room_id, number) REFERENCES chat_message(company_id, room_id, number);
alter table chat_message_file add constraint chat_message_file_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id);
alter table chat_message_file add constraint chat_message_file_pkey PRIMARY KEY (company_id, room_id, number, file_id);
CREATE INDEX chat_message_file_file ON public.chat_message_file USING btree (file_id);
create policy company_isolation on chat_message_file for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on chat_message_file for all to kilolane_platform using (true) with check (true);

create table chat_room (
  id uuid not null,
  company_id uuid not null,
  client_company_id uuid not null,
  client_user_id uuid,
  reader_email text not null default ''::text,
  quotation_id uuid,
  last_number integer not null default 0,
  last_at timestamp with time zone,
  created_at timestamp with time zone not null default now()
);
alter table chat_room add constraint chat_room_check CHECK (((client_user_id IS NULL) = (reader_email <> ''::text)));
alter table chat_room add constraint chat_room_check1 CHECK (((client_user_id IS NOT NULL) OR (quotation_id IS NOT NULL)));
alter table chat_room add constraint chat_room_client_company_id_fkey FOREIGN KEY (client_company_id) REFERENCES company(id);
alter table chat_room add constraint chat_room_client_user_id_fkey FOREIGN KEY (client_user_id) REFERENCES user_account(id);
alter table chat_room add constraint chat_room_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table chat_room add constraint chat_room_company_id_quotation_id_fkey FOREIGN KEY (company_id, quotation_id) REFERENCES quotation(company_id, id);
alter table chat_room add constraint chat_room_once UNIQUE NULLS NOT DISTINCT (company_id, client_user_id, reader_email, quotation_id);
alter table chat_room add constraint chat_room_pkey PRIMARY KEY (company_id, id);
alter table chat_room add constraint chat_room_reader_email_check CHECK ((reader_email = lower(reader_email)));
CREATE INDEX chat_room_client ON public.chat_room USING btree (client_company_id, client_user_id);
CREATE INDEX chat_room_quotation ON public.chat_room USING btree (company_id, quotation_id);
CREATE INDEX chat_room_recent ON public.chat_room USING btree (company_id, last_at DESC);
create policy client_company on chat_room for select to kilolane_app using ((client_company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy company_isolation on chat_room for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on chat_room for all to kilolane_platform using (true) with check (true);

create table chat_seen (
  company_id uuid not null,
  room_id uuid not null,
  user_id uuid not null,
  number integer not null,
  seen_at timestamp with time zone not null default now()
);
alter table chat_seen add constraint chat_seen_company_id_room_id_fkey FOREIGN KEY (company_id, room_id) REFERENCES chat_room(company_id, id);
alter table chat_seen add constraint chat_seen_pkey PRIMARY KEY (company_id, room_id, user_id);
alter table chat_seen add constraint chat_seen_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id);
create policy company_isolation on chat_seen for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on chat_seen for all to kilolane_platform using (true) with check (true);

create table company (
  id uuid not null,
  kind text not null,
  name text not null,
  email text not null,
  phone text not null default ''::text,
  country_code text not null default ''::text,
  state text not null default ''::text,
  city text not null default ''::text,
  street text not null default ''::text,
  zip text not null default ''::text,
  logo_file text,
  approval text not null default 'pending-email'::text,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  phone_country_code text not null default ''::text,
  about text not null default ''::text,
  website text not null default ''::text,
  rejection_reason text not null default ''::text,
  decided_at timestamp with time zone,
  decided_by uuid
);
alter table company add constraint company_approval_check CHECK ((approval = ANY (ARRAY['pending-email'::text, 'unapproved'::text, 'approved'::text, 'rejected'::text])));
alter table company add constraint company_kind_check CHECK ((kind = ANY (ARRAY['forwarder'::text, 'airline'::text, 'shipper'::text, 'trucking'::text, 'data-entry'::text, 'platform'::text])));
alter table company add constraint company_pkey PRIMARY KEY (id);
CREATE INDEX company_approval ON public.company USING btree (approval, kind, created_at DESC);
CREATE INDEX company_kind ON public.company USING btree (kind, name);
create policy company_own on company for update to kilolane_app using ((id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy company_visible on company for select to kilolane_app using (true);
create policy platform_access on company for all to kilolane_platform using (true) with check (true);
CREATE TRIGGER company_access_changed AFTER UPDATE ON public.company FOR EACH ROW WHEN (((old.is_active <> new.is_active) OR (old.approval <> new.approval))) EXECUTE FUNCTION kilolane_tell_access('id');

create table company_exchange_rate (
  id uuid not null,
  company_id uuid not null,
  base text not null,
  quote text not null,
  as_of date not null,
  rate numeric not null,
  updated_by uuid,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);
alter table company_exchange_rate add constraint company_exchange_rate_check CHECK ((base <> quote));
alter table company_exchange_rate add constraint company_exchange_rate_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table company_exchange_rate add constraint company_exchange_rate_once UNIQUE (company_id, base, quote, as_of);
alter table company_exchange_rate add constraint company_exchange_rate_pkey PRIMARY KEY (company_id, id);
alter table company_exchange_rate add constraint company_exchange_rate_rate_check CHECK ((rate > (0)::numeric));
alter table company_exchange_rate add constraint company_exchange_rate_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES user_account(id);
create policy company_isolation on company_exchange_rate for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on company_exchange_rate for all to kilolane_platform using (true) with check (true);

create table company_setting (
  company_id uuid not null,
  departure_usa_only boolean not null default true,
  agents_see_all boolean not null default false,
  allow_manual_quotes_admin boolean not null default true,
  allow_manual_quotes_agent boolean not null default false,
  measurement_unit text not null default 'Imperial / Metric'::text,
  pdf_measurement_unit text not null default 'Imperial / Metric'::text,
  preferred_currency text not null default 'USD'::text,
  margin jsonb not null,
  margin_floor_percent numeric(5,2) not null default 5,
  terms text not null default ''::text,
  validity_days smallint not null default 14,
  number_prefix text not null default 'Q'::text,
  logo_file_id uuid,
  accent_color text not null default '#1f3a6e'::text,
  remind_days smallint not null default 3,
  remind_client boolean not null default false,
  days_beyond_rate_end smallint not null default 14,
  sell_step text not null default 'currency'::text,
  version integer not null default 0,
  rounding_units text not null default ''::text,
  exchange_buffer_percent numeric(4,2) not null default 0,
  payment_terms text not null default ''::text,
  text_translations jsonb not null default '{}'::jsonb,
  answer_hours smallint not null default 24,
  in_directory boolean not null default true
);
alter table company_setting add constraint company_setting_answer_hours_check CHECK (((answer_hours >= 1) AND (answer_hours <= 240)));
alter table company_setting add constraint company_setting_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table company_setting add constraint company_setting_days_beyond_rate_end_check CHECK (((days_beyond_rate_end >= 0) AND (days_beyond_rate_end <= 45)));
alter table company_setting add constraint company_setting_exchange_buffer_percent_check CHECK (((exchange_buffer_percent >= (0)::numeric) AND (exchange_buffer_percent <= (25)::numeric)));
alter table company_setting add constraint company_setting_payment_terms_check CHECK ((length(payment_terms) <= 2000));
alter table company_setting add constraint company_setting_pkey PRIMARY KEY (company_id);
alter table company_setting add constraint company_setting_remind_days_check CHECK (((remind_days >= 0) AND (remind_days <= 30)));
alter table company_setting add constraint company_setting_rounding_units_check CHECK ((length(rounding_units) <= 400));
alter table company_setting add constraint company_setting_sell_step_check CHECK ((sell_step = ANY (ARRAY['currency'::text, '0.05'::text, '0.10'::text])));
create policy company_isolation on company_setting for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on company_setting for all to kilolane_platform using (true) with check (true);

create table contract_forwarder (
  airline_id integer not null,
  forwarder_id uuid not null,
  added_by uuid,
  added_at timestamp with time zone not null default now()
);
alter table contract_forwarder add constraint contract_forwarder_airline_id_fkey FOREIGN KEY (airline_id) REFERENCES airline(id);
alter table contract_forwarder add constraint contract_forwarder_forwarder_id_fkey FOREIGN KEY (forwarder_id) REFERENCES company(id);
alter table contract_forwarder add constraint contract_forwarder_pkey PRIMARY KEY (airline_id, forwarder_id);

create table country (
  code text not null,
  dial_code text not null,
  currency text not null,
  names jsonb not null
);
alter table country add constraint country_code_check CHECK ((code ~ '^[A-Z]{2}$'::text));
alter table country add constraint country_pkey PRIMARY KEY (code);
CREATE TRIGGER country_changed AFTER INSERT OR DELETE OR UPDATE ON public.country FOR EACH STATEMENT EXECUTE FUNCTION kilolane_airports_changed();

create table currency (
  code text not null,
  decimals smallint not null,
  symbol text not null
);
alter table currency add constraint currency_code_check CHECK ((code ~ '^[A-Z]{3}$'::text));
alter table currency add constraint currency_decimals_check CHECK (((decimals >= 0) AND (decimals <= 4)));
alter table currency add constraint currency_pkey PRIMARY KEY (code);

create table document (
  id uuid not null,
  company_id uuid not null,
  inquirer_id uuid,
  quotation_id uuid,
  title text not null,
  kind text not null,
  note text not null default ''::text,
  is_shared boolean not null default false,
  search_text text not null,
  newest integer not null default 1,
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);
alter table document add constraint document_check CHECK (((inquirer_id IS NOT NULL) OR (quotation_id IS NOT NULL)));
alter table document add constraint document_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table document add constraint document_company_id_inquirer_id_fkey FOREIGN KEY (company_id, inquirer_id) REFERENCES inquirer(company_id, id);
alter table document add constraint document_company_id_quotation_id_fkey FOREIGN KEY (company_id, quotation_id) REFERENCES quotation(company_id, id);
alter table document add constraint document_kind_check CHECK ((kind = ANY (ARRAY['air-waybill'::text, 'invoice'::text, 'packing-list'::text, 'dangerous-goods'::text, 'certificate'::text, 'customs'::text, 'other'::text])));
alter table document add constraint document_pkey PRIMARY KEY (company_id, id);
CREATE INDEX document_inquirer ON public.document USING btree (company_id, inquirer_id);
CREATE INDEX document_quotation ON public.document USING btree (company_id, quotation_id);
CREATE INDEX document_recent ON public.document USING btree (company_id, updated_at DESC);
create policy company_isolation on document for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on document for all to kilolane_platform using (true) with check (true);

create table document_download (
  id uuid not null,
  company_id uuid not null,
  document_id uuid not null,
  number integer not null,
  user_id uuid not null,
  at timestamp with time zone not null default now()
);
alter table document_download add constraint document_download_company_id_document_id_fkey FOREIGN KEY (company_id, document_id) REFERENCES document(company_id, id) ON DELETE CASCADE;
alter table document_download add constraint document_download_pkey PRIMARY KEY (company_id, id);
CREATE INDEX document_download_of ON public.document_download USING btree (company_id, document_id, at DESC);
create policy company_isolation on document_download for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on document_download for all to kilolane_platform using (true) with check (true);

create table document_version (
  company_id uuid not null,
  document_id uuid not null,
  number integer not null,
  file_id uuid not null,
  created_by uuid not null,
  created_at timestamp with time zone not null default now()
);
alter table document_version add constraint document_version_company_id_document_id_fkey FOREIGN KEY (company_id, document_id) REFERENCES document(company_id, id) ON DELETE CASCADE;
alter table document_version add constraint document_version_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id);
alter table document_version add constraint document_version_pkey PRIMARY KEY (company_id, document_id, number);
CREATE INDEX document_version_file ON public.document_version USING btree (file_id);
create policy company_isolation on document_version for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on document_version for all to kilolane_platform using (true) with check (true);

create table exchange_fetch (
  is_only boolean not null default true,
  tried_at timestamp with time zone,
  succeeded_at timestamp with time zone,
  problem text,
  file_date date,
  rates_written integer not null default 0
);
alter table exchange_fetch add constraint exchange_fetch_is_only_check CHECK (is_only);
alter table exchange_fetch add constraint exchange_fetch_pkey PRIMARY KEY (is_only);

create table exchange_rate (
  base text not null,
  quote text not null,
  as_of date not null,
  rate numeric not null,
  source text not null,
  id uuid not null default gen_random_uuid(),
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid
);
alter table exchange_rate add constraint exchange_rate_id UNIQUE (id);
alter table exchange_rate add constraint exchange_rate_pair CHECK ((base <> quote));
alter table exchange_rate add constraint exchange_rate_pkey PRIMARY KEY (base, quote, as_of);
alter table exchange_rate add constraint exchange_rate_rate_check CHECK ((rate > (0)::numeric));
alter table exchange_rate add constraint exchange_rate_source CHECK ((source = ANY (ARRAY['entered'::text, 'imported'::text, 'ecb'::text, 'reference'::text])));
alter table exchange_rate add constraint exchange_rate_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES user_account(id);
CREATE INDEX exchange_rate_newest ON public.exchange_rate USING btree (as_of DESC, base, quote);

create table feedback (
  id uuid not null,
  company_id uuid not null,
  author_id uuid not null,
  main_menu text not null,
  sub_menu text not null default ''::text,
  feedback_type text not null,
  description text not null,
  state text not null default 'open'::text,
  answer text not null default ''::text,
  answered_at timestamp with time zone,
  version integer not null default 1,
  created_at timestamp with time zone not null default now()
);
alter table feedback add constraint feedback_company_id_author_id_fkey FOREIGN KEY (company_id, author_id) REFERENCES user_account(company_id, id);
alter table feedback add constraint feedback_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table feedback add constraint feedback_company_id_id_key UNIQUE (company_id, id);
alter table feedback add constraint feedback_feedback_type_check CHECK ((feedback_type = ANY (ARRAY['problem'::text, 'idea'::text, 'question'::text, 'praise'::text])));
alter table feedback add constraint feedback_pkey PRIMARY KEY (id);
alter table feedback add constraint feedback_state_check CHECK ((state = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text])));
CREATE INDEX feedback_author ON public.feedback USING btree (company_id, author_id, created_at DESC);
CREATE INDEX feedback_state ON public.feedback USING btree (state, created_at DESC);
create policy company_isolation on feedback for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on feedback for all to kilolane_platform using (true) with check (true);

create table feedback_file (
  company_id uuid not null,
  feedback_id uuid not null,
  file_id uuid not null,
  position integer not null
);
alter table feedback_file add constraint feedback_file_company_id_feedback_id_fkey FOREIGN KEY (company_id, feedback_id) REFERENCES feedback(company_id, id);
alter table feedback_file add constraint feedback_file_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id);
alter table feedback_file add constraint feedback_file_pkey PRIMARY KEY (company_id, feedback_id, file_id);
CREATE INDEX feedback_file_file ON public.feedback_file USING btree (file_id);
create policy company_isolation on feedback_file for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on feedback_file for all to kilolane_platform using (true) with check (true);

create table file (
  id uuid not null,
  company_id uuid not null,
  name text not null,
  original_name text not null,
  content_type text not null,
  size_bytes bigint not null,
  sha256 text not null,
  purpose text not null,
  created_by uuid,
  created_at timestamp with time zone not null default now()
);
alter table file add constraint file_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table file add constraint file_name_key UNIQUE (name);
alter table file add constraint file_pkey PRIMARY KEY (id);
alter table file add constraint file_size_bytes_check CHECK ((size_bytes >= 0));
CREATE INDEX file_company ON public.file USING btree (company_id, created_at DESC);
create policy company_isolation on file for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on file for all to kilolane_platform using (true) with check (true);

create table floor_approval (
  id uuid not null,
  company_id uuid not null,
  request_id uuid not null,
  quotation_id uuid,
  quote_id uuid not null,
  edit jsonb not null,
  figures jsonb not null,
  reason text not null,
  status text not null default 'open'::text,
  asked_by uuid not null,
  created_at timestamp with time zone not null default now(),
  decided_by uuid,
  decided_at timestamp with time zone,
  decision_reason text not null default ''::text,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now()
);
alter table floor_approval add constraint floor_approval_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES user_account(id);
alter table floor_approval add constraint floor_approval_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table floor_approval add constraint floor_approval_company_id_quotation_id_fkey FOREIGN KEY (company_id, quotation_id) REFERENCES quotation(company_id, id);
alter table floor_approval add constraint floor_approval_company_id_request_id_fkey FOREIGN KEY (company_id, request_id) REFERENCES quotation_request(company_id, id);
alter table floor_approval add constraint floor_approval_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES user_account(id);
alter table floor_approval add constraint floor_approval_pkey PRIMARY KEY (company_id, id);
alter table floor_approval add constraint floor_approval_status_check CHECK ((status = ANY (ARRAY['open'::text, 'approved'::text, 'declined'::text, 'withdrawn'::text])));
CREATE INDEX floor_approval_request ON public.floor_approval USING btree (company_id, request_id);
CREATE INDEX floor_approval_status ON public.floor_approval USING btree (company_id, status, created_at DESC);
CREATE UNIQUE INDEX floor_approval_open ON public.floor_approval USING btree (company_id, request_id, quote_id) WHERE (status = 'open'::text);
create policy company_isolation on floor_approval for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on floor_approval for all to kilolane_platform using (true) with check (true);

create table forwarder_shipper (
  id uuid not null,
  company_id uuid not null,
  shipper_company_id uuid not null,
  shipper_user_id uuid not null,
  company_name text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null default ''::text,
  phone_country_code text not null default ''::text,
  country_code text not null,
  city text not null default ''::text,
  reference text not null default ''::text,
  note text not null default ''::text,
  is_suspended boolean not null default false,
  created_by uuid not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1
);
alter table forwarder_shipper add constraint forwarder_shipper_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table forwarder_shipper add constraint forwarder_shipper_email_check CHECK ((email = lower(email)));
alter table forwarder_shipper add constraint forwarder_shipper_once UNIQUE (company_id, shipper_user_id);
alter table forwarder_shipper add constraint forwarder_shipper_pkey PRIMARY KEY (company_id, id);
alter table forwarder_shipper add constraint forwarder_shipper_shipper_company_id_fkey FOREIGN KEY (shipper_company_id) REFERENCES company(id);
alter table forwarder_shipper add constraint forwarder_shipper_shipper_user_id_fkey FOREIGN KEY (shipper_user_id) REFERENCES user_account(id);
CREATE INDEX forwarder_shipper_company ON public.forwarder_shipper USING btree (shipper_company_id, company_id);
create policy company_isolation on forwarder_shipper for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on forwarder_shipper for all to kilolane_platform using (true) with check (true);

create table idempotency (
  user_id uuid not null,
  key text not null,
  request_hash bytea not null,
  started_at timestamp with time zone not null default now(),
  committed boolean not null default false,
  answer text
);
alter table idempotency add constraint idempotency_pkey PRIMARY KEY (user_id, key);
alter table idempotency add constraint idempotency_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE;
CREATE INDEX idempotency_started ON public.idempotency USING btree (started_at);

create table incoming_request (
  company_id uuid not null,
  request_id uuid not null,
  client_user_id uuid not null,
  status text not null,
  assignee_user_id uuid,
  note text not null default ''::text,
  quotation_id uuid,
  replied_quote_id uuid,
  version integer not null default 1,
  sent_at timestamp with time zone not null,
  answer_by timestamp with time zone not null,
  updated_at timestamp with time zone not null default now(),
  assigned_by_rule text,
  assigned_at timestamp with time zone,
  answered_at timestamp with time zone,
  shipper_company_id uuid,
  shipper_request_id uuid,
  asked jsonb not null,
  asked_from text not null,
  asked_to text not null
);
alter table incoming_request add constraint incoming_request_assignee_user_id_fkey FOREIGN KEY (assignee_user_id) REFERENCES user_account(id);
alter table incoming_request add constraint incoming_request_check CHECK (((shipper_company_id IS NULL) = (shipper_request_id IS NULL)));
alter table incoming_request add constraint incoming_request_client_user_id_fkey FOREIGN KEY (client_user_id) REFERENCES user_account(id);
alter table incoming_request add constraint incoming_request_company_id_quotation_id_fkey FOREIGN KEY (company_id, quotation_id) REFERENCES quotation(company_id, id);
alter table incoming_request add constraint incoming_request_company_id_request_id_fkey FOREIGN KEY (company_id, request_id) REFERENCES quotation_request(company_id, id);
alter table incoming_request add constraint incoming_request_pkey PRIMARY KEY (company_id, request_id);
alter table incoming_request add constraint incoming_request_shipper_company_id_fkey FOREIGN KEY (shipper_company_id) REFERENCES company(id);
alter table incoming_request add constraint incoming_request_status_check CHECK ((status = ANY (ARRAY['new'::text, 'assigned'::text, 'quoted'::text, 'replied'::text, 'confirmed'::text, 'cancelled'::text])));
CREATE INDEX incoming_request_client ON public.incoming_request USING btree (client_user_id, sent_at DESC);
CREATE INDEX incoming_request_status ON public.incoming_request USING btree (company_id, status, answer_by);
CREATE UNIQUE INDEX incoming_request_asked_once ON public.incoming_request USING btree (shipper_company_id, shipper_request_id, company_id) WHERE (shipper_request_id IS NOT NULL);
CREATE UNIQUE INDEX incoming_request_one_yes ON public.incoming_request USING btree (shipper_company_id, shipper_request_id) WHERE ((shipper_request_id IS NOT NULL) AND (status = ANY (ARRAY['replied'::text, 'confirmed'::text])));
CREATE UNIQUE INDEX incoming_request_quotation ON public.incoming_request USING btree (company_id, quotation_id);
create policy company_isolation on incoming_request for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on incoming_request for all to kilolane_platform using (true) with check (true);

create table inquirer (
  id uuid not null,
  company_id uuid not null,
  company_name text not null,
  name text not null,
  company_type text not null default ''::text,
  country_code text not null,
  email text not null,
  phone text not null default ''::text,
  address text not null default ''::text,
  language text not null default 'en'::text,
  currency text not null default 'USD'::text,
  client_user_id uuid,
  search_text text not null,
  created_by uuid not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  email_key text generated always as (lower(email)) stored,
  merged_into uuid
);
alter table inquirer add constraint inquirer_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table inquirer add constraint inquirer_company_id_merged_into_fkey FOREIGN KEY (company_id, merged_into) REFERENCES inquirer(company_id, id);
alter table inquirer add constraint inquirer_pkey PRIMARY KEY (company_id, id);
CREATE INDEX inquirer_client ON public.inquirer USING btree (company_id, client_user_id) WHERE (client_user_id IS NOT NULL);
CREATE INDEX inquirer_email ON public.inquirer USING btree (company_id, email_key, updated_at DESC);
CREATE INDEX inquirer_merged ON public.inquirer USING btree (company_id, merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX inquirer_recent ON public.inquirer USING btree (company_id, updated_at DESC);
create policy company_isolation on inquirer for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on inquirer for all to kilolane_platform using (true) with check (true);

create table inquirer_merge (
  id uuid not null,
  company_id uuid not null,
  kept_id uuid not null,
  merged_ids uuid[] not null,
  moved_quotations jsonb not null,
  created_by uuid not null,
  created_at timestamp with time zone not null default now(),
  undone_at timestamp with time zone
);
alter table inquirer_merge add constraint inquirer_merge_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table inquirer_merge add constraint inquirer_merge_company_id_kept_id_fkey FOREIGN KEY (company_id, kept_id) REFERENCES inquirer(company_id, id);
alter table inquirer_merge add constraint inquirer_merge_pkey PRIMARY KEY (company_id, id);
CREATE INDEX inquirer_merge_kept ON public.inquirer_merge USING btree (company_id, kept_id, created_at DESC);
create policy company_isolation on inquirer_merge for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on inquirer_merge for all to kilolane_platform using (true) with check (true);

create table invoice (
  id uuid not null,
  company_id uuid not null,
  payment_id uuid not null,
  refund_id uuid,
  kind text not null,
  number text not null,
  issued_at timestamp with time zone not null,
  content jsonb not null
);
alter table invoice add constraint invoice_company_id_payment_id_fkey FOREIGN KEY (company_id, payment_id) REFERENCES payment(company_id, id);
alter table invoice add constraint invoice_id_key UNIQUE (id);
alter table invoice add constraint invoice_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'receipt'::text, 'credit-note'::text])));
alter table invoice add constraint invoice_number_key UNIQUE (number);
alter table invoice add constraint invoice_pkey PRIMARY KEY (company_id, id);
CREATE UNIQUE INDEX invoice_once ON public.invoice USING btree (payment_id, kind, COALESCE(refund_id, '00000000-0000-0000-0000-000000000000'::uuid));
create policy company_isolation on invoice for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on invoice for all to kilolane_platform using (true) with check (true);

create table invoice_counter (
  kind text not null,
  year smallint not null,
  last integer not null
);
alter table invoice_counter add constraint invoice_counter_pkey PRIMARY KEY (kind, year);

create table licence_allotment (
  company_id uuid not null,
  key_type text not null,
  seats integer not null
);
alter table licence_allotment add constraint licence_allotment_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table licence_allotment add constraint licence_allotment_key_type_check CHECK ((key_type = ANY (ARRAY['admin'::text, 'agent'::text, 'client'::text, 'shipper'::text])));
alter table licence_allotment add constraint licence_allotment_pkey PRIMARY KEY (company_id, key_type);
alter table licence_allotment add constraint licence_allotment_seats_check CHECK (((seats >= 0) AND (seats <= 100000)));
create policy company_isolation on licence_allotment for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on licence_allotment for all to kilolane_platform using (true) with check (true);

create table licence_key (
  id uuid not null,
  company_id uuid not null,
  key_type text not null,
  key_index bytea not null,
  key_sealed bytea not null,
  key_tail text not null,
  email text,
  assigned_at timestamp with time zone,
  used_by uuid,
  used_at timestamp with time zone,
  is_suspended boolean not null default false,
  expires_at timestamp with time zone not null,
  created_by uuid not null,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1
);
alter table licence_key add constraint licence_key_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table licence_key add constraint licence_key_company_id_used_by_fkey FOREIGN KEY (company_id, used_by) REFERENCES user_account(company_id, id);
alter table licence_key add constraint licence_key_email_check CHECK ((email = lower(email)));
alter table licence_key add constraint licence_key_key_index_key UNIQUE (key_index);
alter table licence_key add constraint licence_key_key_type_check CHECK ((key_type = ANY (ARRAY['admin'::text, 'agent'::text, 'client'::text, 'shipper'::text])));
alter table licence_key add constraint licence_key_pkey PRIMARY KEY (company_id, id);
CREATE INDEX licence_key_recent ON public.licence_key USING btree (company_id, key_type, created_at DESC);
CREATE UNIQUE INDEX licence_key_holder ON public.licence_key USING btree (used_by) WHERE (used_by IS NOT NULL);
create policy company_isolation on licence_key for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on licence_key for all to kilolane_platform using (true) with check (true);

create table maintenance (
  only_row boolean not null default true,
  is_on boolean not null default false,
  expected_end timestamp with time zone,
  changed_at timestamp with time zone,
  changed_by uuid
);
alter table maintenance add constraint maintenance_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES user_account(id);
alter table maintenance add constraint maintenance_only_row_check CHECK (only_row);
alter table maintenance add constraint maintenance_pkey PRIMARY KEY (only_row);

create table manual_template (
  id uuid not null,
  company_id uuid not null,
  name text not null,
  lines jsonb not null,
  version integer not null default 1,
  created_by uuid not null,
  updated_at timestamp with time zone not null default now()
);
alter table manual_template add constraint manual_template_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table manual_template add constraint manual_template_company_id_name_key UNIQUE (company_id, name);
alter table manual_template add constraint manual_template_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id);
alter table manual_template add constraint manual_template_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)));
alter table manual_template add constraint manual_template_pkey PRIMARY KEY (company_id, id);
create policy company_isolation on manual_template for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on manual_template for all to kilolane_platform using (true) with check (true);

create table margin_rule (
  id uuid not null,
  company_id uuid not null,
  name text not null,
  valid_from date not null,
  valid_to date,
  inquirer_id uuid,
  client_user_id uuid,
  origin_kind text,
  origin_code text,
  destination_kind text,
  destination_code text,
  airline_id integer,
  rate_type text,
  from_kg numeric(9,1),
  content jsonb not null,
  currency text not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  agent_user_ids uuid[] not null default '{}'::uuid[]
);
alter table margin_rule add constraint margin_rule_airline_id_fkey FOREIGN KEY (airline_id) REFERENCES airline(id);
alter table margin_rule add constraint margin_rule_check CHECK (((origin_kind IS NULL) = (origin_code IS NULL)));
alter table margin_rule add constraint margin_rule_check1 CHECK (((destination_kind IS NULL) = (destination_code IS NULL)));
alter table margin_rule add constraint margin_rule_check2 CHECK (((inquirer_id IS NULL) OR (client_user_id IS NULL)));
alter table margin_rule add constraint margin_rule_check3 CHECK (((valid_to IS NULL) OR (valid_from <= valid_to)));
alter table margin_rule add constraint margin_rule_client_user_id_fkey FOREIGN KEY (client_user_id) REFERENCES user_account(id);
alter table margin_rule add constraint margin_rule_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table margin_rule add constraint margin_rule_company_id_inquirer_id_fkey FOREIGN KEY (company_id, inquirer_id) REFERENCES inquirer(company_id, id);
alter table margin_rule add constraint margin_rule_destination_kind_check CHECK ((destination_kind = ANY (ARRAY['airport'::text, 'country'::text, 'region'::text])));
alter table margin_rule add constraint margin_rule_origin_kind_check CHECK ((origin_kind = ANY (ARRAY['airport'::text, 'country'::text, 'region'::text])));
alter table margin_rule add constraint margin_rule_pkey PRIMARY KEY (company_id, id);
create policy company_isolation on margin_rule for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on margin_rule for all to kilolane_platform using (true) with check (true);

create table margin_rule_version (
  company_id uuid not null,
  rule_id uuid not null,
  version integer not null,
  content jsonb not null,
  user_id uuid not null,
  saved_at timestamp with time zone not null default now()
);
alter table margin_rule_version add constraint margin_rule_version_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table margin_rule_version add constraint margin_rule_version_company_id_rule_id_fkey FOREIGN KEY (company_id, rule_id) REFERENCES margin_rule(company_id, id) ON DELETE CASCADE;
alter table margin_rule_version add constraint margin_rule_version_pkey PRIMARY KEY (company_id, rule_id, version);
alter table margin_rule_version add constraint margin_rule_version_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id);
create policy company_isolation on margin_rule_version for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on margin_rule_version for all to kilolane_platform using (true) with check (true);

create table notification (
  id uuid not null,
  company_id uuid not null,
  user_id uuid not null,
  is_read boolean not null default false,
  kind text not null,
  main_menu text not null default ''::text,
  sub_menu text not null default ''::text,
  quotation_id uuid,
  from_user_id uuid,
  detail jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  mailed_at timestamp with time zone
);
alter table notification add constraint notification_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table notification add constraint notification_pkey PRIMARY KEY (company_id, id);
CREATE INDEX notification_user ON public.notification USING btree (company_id, user_id, is_read, created_at DESC);
create policy company_isolation on notification for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on notification for all to kilolane_platform using (true) with check (true);
CREATE TRIGGER notification_delivered BEFORE INSERT ON public.notification FOR EACH ROW EXECUTE FUNCTION kilolane_deliver_news();

create table notification_mail (
  notification_id uuid not null,
  company_id uuid not null,
  user_id uuid not null,
  mode text not null,
  created_at timestamp with time zone not null
);
alter table notification_mail add constraint notification_mail_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES user_account(company_id, id) ON DELETE CASCADE;
alter table notification_mail add constraint notification_mail_mode_check CHECK ((mode = ANY (ARRAY['mail'::text, 'digest'::text])));
alter table notification_mail add constraint notification_mail_pkey PRIMARY KEY (notification_id);
CREATE INDEX notification_mail_user ON public.notification_mail USING btree (user_id);
create policy company_isolation on notification_mail for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on notification_mail for all to kilolane_platform using (true) with check (true);

create table notification_setting (
  user_id uuid not null,
  company_id uuid not null,
  choices jsonb not null default '{}'::jsonb,
  time_zone text not null default 'UTC'::text,
  quiet_from text,
  quiet_to text,
  updated_at timestamp with time zone not null default now()
);
alter table notification_setting add constraint notification_setting_check CHECK (((quiet_from IS NULL) = (quiet_to IS NULL)));
alter table notification_setting add constraint notification_setting_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES user_account(company_id, id) ON DELETE CASCADE;
alter table notification_setting add constraint notification_setting_pkey PRIMARY KEY (user_id);
alter table notification_setting add constraint notification_setting_quiet_from_check CHECK ((quiet_from ~ '^[0-2][0-9]:[0-5][0-9]$'::text));
alter table notification_setting add constraint notification_setting_quiet_to_check CHECK ((quiet_to ~ '^[0-2][0-9]:[0-5][0-9]$'::text));
create policy company_isolation on notification_setting for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on notification_setting for all to kilolane_platform using (true) with check (true);

create table outbox_event (
  id bigint not null generated always as identity,
  company_id uuid not null,
  user_id uuid,
  topic text not null,
  payload jsonb not null,
  xid xid8 not null default pg_current_xact_id(),
  created_at timestamp with time zone not null default now()
);
alter table outbox_event add constraint outbox_event_pkey PRIMARY KEY (id);
CREATE INDEX outbox_event_created ON public.outbox_event USING btree (created_at);
CREATE INDEX outbox_event_order ON public.outbox_event USING btree (xid, id);
create policy company_isolation on outbox_event for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on outbox_event for all to kilolane_platform using (true) with check (true);
CREATE TRIGGER outbox_event_told AFTER INSERT ON public.outbox_event FOR EACH ROW WHEN ((new.topic !~~ 'request.%'::text)) EXECUTE FUNCTION kilolane_tell_event();

create table package_type (
  name text not null,
  position integer not null,
  is_active boolean not null default true,
  version integer not null default 1,
  updated_at timestamp with time zone,
  updated_by uuid
);
alter table package_type add constraint package_type_name_check CHECK (((name = btrim(name)) AND ((length(name) >= 1) AND (length(name) <= 40))));
alter table package_type add constraint package_type_pkey PRIMARY KEY (name);
alter table package_type add constraint package_type_position_check CHECK (("position" > 0));
alter table package_type add constraint package_type_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES user_account(id);
CREATE UNIQUE INDEX package_type_folded ON public.package_type USING btree (lower(name));
CREATE TRIGGER package_type_changed AFTER INSERT OR DELETE OR UPDATE ON public.package_type FOR EACH STATEMENT EXECUTE FUNCTION kilolane_reference_changed('package-type');

create table password_link (
  id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  purpose text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  new_email text
);
alter table password_link add constraint password_link_new_email_check CHECK (((purpose = ANY (ARRAY['email'::text, 'reply-to'::text])) = (new_email IS NOT NULL)));
alter table password_link add constraint password_link_pkey PRIMARY KEY (id);
alter table password_link add constraint password_link_purpose_check CHECK ((purpose = ANY (ARRAY['reset'::text, 'invitation'::text, 'email'::text, 'reply-to'::text])));
alter table password_link add constraint password_link_token_hash_key UNIQUE (token_hash);
alter table password_link add constraint password_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE;
CREATE INDEX password_link_user ON public.password_link USING btree (user_id);
create policy own_company on password_link for all to kilolane_app using ((EXISTS ( SELECT
   FROM user_account u
  WHERE (u.id = password_link.user_id))));
create policy platform_access on password_link for all to kilolane_platform using (true) with check (true);

create table payment (
  id uuid not null,
  company_id uuid not null,
  user_id uuid not null,
  provider text not null,
  purpose text not null,
  state text not null,
  currency text not null,
  net_minor bigint not null,
  tax_minor bigint not null,
  amount_minor bigint not null,
  tax_basis_points integer not null,
  provider_account text,
  provider_id text,
  package_id uuid,
  addon_id uuid,
  locale text not null,
  review_reason text,
  problem text,
  refunded_minor bigint not null default 0,
  created_at timestamp with time zone not null default now(),
  checked_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  captured_at timestamp with time zone,
  version integer not null default 1
);
alter table payment add constraint payment_check CHECK ((amount_minor = (net_minor + tax_minor)));
alter table payment add constraint payment_check1 CHECK (((refunded_minor >= 0) AND (refunded_minor <= amount_minor)));
alter table payment add constraint payment_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table payment add constraint payment_id_key UNIQUE (id);
alter table payment add constraint payment_net_minor_check CHECK ((net_minor >= 0));
alter table payment add constraint payment_package_id_fkey FOREIGN KEY (package_id) REFERENCES subscription_package(id);
alter table payment add constraint payment_pkey PRIMARY KEY (company_id, id);
alter table payment add constraint payment_provider_check CHECK ((provider = ANY (ARRAY['stripe'::text, 'paypal'::text, 'bank'::text])));
alter table payment add constraint payment_provider_provider_id_key UNIQUE (provider, provider_id);
alter table payment add constraint payment_purpose_check CHECK ((purpose = ANY (ARRAY['keys'::text, 'all-keys'::text, 'plan'::text, 'addon'::text])));
alter table payment add constraint payment_state_check CHECK ((state = ANY (ARRAY['created'::text, 'pending_payer'::text, 'authorized'::text, 'captured'::text, 'refunded'::text, 'disputed'::text, 'failed'::text, 'cancelled'::text, 'expired'::text])));
alter table payment add constraint payment_tax_basis_points_check CHECK (((tax_basis_points >= 0) AND (tax_basis_points <= 5000)));
alter table payment add constraint payment_tax_minor_check CHECK ((tax_minor >= 0));
alter table payment add constraint payment_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id);
CREATE INDEX payment_newest ON public.payment USING btree (created_at DESC, id);
CREATE INDEX payment_open ON public.payment USING btree (checked_at) WHERE (state = ANY (ARRAY['created'::text, 'pending_payer'::text, 'authorized'::text]));
CREATE INDEX payment_review ON public.payment USING btree (created_at) WHERE (review_reason IS NOT NULL);
CREATE UNIQUE INDEX payment_open_plan ON public.payment USING btree (company_id) WHERE ((purpose = ANY (ARRAY['plan'::text, 'all-keys'::text])) AND (state = ANY (ARRAY['created'::text, 'pending_payer'::text, 'authorized'::text])));
create policy company_isolation on payment for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on payment for all to kilolane_platform using (true) with check (true);

create table payment_capture (
  id uuid not null,
  company_id uuid not null,
  payment_id uuid not null,
  provider text not null,
  provider_capture_id text not null,
  amount_minor bigint not null,
  currency text not null,
  captured_at timestamp with time zone not null
);
alter table payment_capture add constraint payment_capture_amount_minor_check CHECK ((amount_minor >= 0));
alter table payment_capture add constraint payment_capture_company_id_payment_id_fkey FOREIGN KEY (company_id, payment_id) REFERENCES payment(company_id, id);
alter table payment_capture add constraint payment_capture_payment_id_key UNIQUE (payment_id);
alter table payment_capture add constraint payment_capture_pkey PRIMARY KEY (company_id, id);
alter table payment_capture add constraint payment_capture_provider_provider_capture_id_key UNIQUE (provider, provider_capture_id);
create policy company_isolation on payment_capture for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on payment_capture for all to kilolane_platform using (true) with check (true);

create table payment_event (
  provider text not null,
  event_id text not null,
  event_type text not null,
  provider_id text,
  state text not null,
  received_at timestamp with time zone not null default now(),
  handled_at timestamp with time zone
);
alter table payment_event add constraint payment_event_pkey PRIMARY KEY (provider, event_id);
alter table payment_event add constraint payment_event_state_check CHECK ((state = ANY (ARRAY['received'::text, 'done'::text, 'parked'::text, 'ignored'::text])));
CREATE INDEX payment_event_waiting ON public.payment_event USING btree (received_at) WHERE (state = ANY (ARRAY['received'::text, 'parked'::text]));

create table payment_grant (
  id uuid not null,
  company_id uuid not null,
  payment_id uuid not null,
  kind text not null,
  key_id uuid,
  net_minor bigint not null,
  amount_minor bigint not null,
  currency text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  before jsonb not null default '{}'::jsonb,
  ended_at timestamp with time zone,
  granted_at timestamp with time zone not null default now()
);
alter table payment_grant add constraint payment_grant_amount_minor_check CHECK ((amount_minor >= 0));
alter table payment_grant add constraint payment_grant_company_id_payment_id_fkey FOREIGN KEY (company_id, payment_id) REFERENCES payment(company_id, id);
alter table payment_grant add constraint payment_grant_kind_check CHECK ((kind = ANY (ARRAY['plan'::text, 'key'::text, 'addon'::text])));
alter table payment_grant add constraint payment_grant_net_minor_check CHECK ((net_minor >= 0));
alter table payment_grant add constraint payment_grant_pkey PRIMARY KEY (company_id, id);
CREATE INDEX payment_grant_of_company ON public.payment_grant USING btree (company_id, ends_at);
CREATE UNIQUE INDEX payment_grant_once ON public.payment_grant USING btree (payment_id, kind, COALESCE(key_id, '00000000-0000-0000-0000-000000000000'::uuid));
create policy company_isolation on payment_grant for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on payment_grant for all to kilolane_platform using (true) with check (true);

create table payment_line (
  company_id uuid not null,
  payment_id uuid not null,
  position integer not null,
  kind text not null,
  key_id uuid,
  key_type text,
  key_count integer not null,
  unit_minor bigint not null,
  net_minor bigint not null,
  is_open boolean not null default true
);
alter table payment_line add constraint payment_line_company_id_key_id_fkey FOREIGN KEY (company_id, key_id) REFERENCES licence_key(company_id, id);
alter table payment_line add constraint payment_line_company_id_payment_id_fkey FOREIGN KEY (company_id, payment_id) REFERENCES payment(company_id, id);
alter table payment_line add constraint payment_line_key_type_check CHECK ((key_type = ANY (ARRAY['admin'::text, 'agent'::text, 'client'::text])));
alter table payment_line add constraint payment_line_kind_check CHECK ((kind = ANY (ARRAY['plan'::text, 'key'::text, 'addon'::text, 'credit'::text])));
alter table payment_line add constraint payment_line_pkey PRIMARY KEY (company_id, payment_id, "position");
CREATE UNIQUE INDEX payment_line_open_key ON public.payment_line USING btree (key_id) WHERE (is_open AND (key_id IS NOT NULL));
create policy company_isolation on payment_line for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on payment_line for all to kilolane_platform using (true) with check (true);

create table payment_refund (
  id uuid not null,
  company_id uuid not null,
  payment_id uuid not null,
  provider_refund_id text,
  amount_minor bigint not null,
  currency text not null,
  reason text not null default ''::text,
  state text not null,
  requested_by uuid,
  created_at timestamp with time zone not null default now(),
  done_at timestamp with time zone
);
alter table payment_refund add constraint payment_refund_amount_minor_check CHECK ((amount_minor > 0));
alter table payment_refund add constraint payment_refund_company_id_payment_id_fkey FOREIGN KEY (company_id, payment_id) REFERENCES payment(company_id, id);
alter table payment_refund add constraint payment_refund_id_key UNIQUE (id);
alter table payment_refund add constraint payment_refund_pkey PRIMARY KEY (company_id, id);
alter table payment_refund add constraint payment_refund_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES user_account(id);
alter table payment_refund add constraint payment_refund_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'done'::text, 'failed'::text])));
CREATE INDEX payment_refund_of_payment ON public.payment_refund USING btree (company_id, payment_id);
CREATE INDEX payment_refund_waiting ON public.payment_refund USING btree (created_at) WHERE (state = 'requested'::text);
create policy company_isolation on payment_refund for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on payment_refund for all to kilolane_platform using (true) with check (true);

create table preferred_airport (
  id uuid not null,
  company_id uuid not null,
  iata text not null,
  position smallint not null default 0
);
alter table preferred_airport add constraint preferred_airport_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table preferred_airport add constraint preferred_airport_company_id_iata_key UNIQUE (company_id, iata);
alter table preferred_airport add constraint preferred_airport_iata_fkey FOREIGN KEY (iata) REFERENCES airport(iata);
alter table preferred_airport add constraint preferred_airport_pkey PRIMARY KEY (company_id, id);
create policy company_isolation on preferred_airport for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on preferred_airport for all to kilolane_platform using (true) with check (true);

create table quotation (
  id uuid not null,
  company_id uuid not null,
  number text not null,
  request_id uuid not null,
  cloned_from uuid,
  version integer not null default 1,
  lock_version integer not null default 1,
  status text not null,
  owner_user_id uuid not null,
  client_user_id uuid,
  inquirer_id uuid,
  inquirer_company text not null default ''::text,
  inquirer_name text not null default ''::text,
  from_airport text not null,
  to_airport text not null,
  ready_date date not null,
  goods_type text not null,
  airlines text not null default ''::text,
  chargeable_weight_kg numeric(12,1) not null,
  gross_weight_kg numeric(12,3) not null,
  currency text not null,
  buy_total numeric(16,4) not null,
  sell_total numeric(16,4) not null,
  sell_total_usd numeric(16,4) not null,
  profit_usd numeric(16,4) not null,
  valid_until date not null,
  expires_at timestamp with time zone not null,
  language text not null default 'en'::text,
  search_text text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  decided_at timestamp with time zone,
  decided_quote_id uuid,
  reminded_version integer not null default 0,
  draft_version integer,
  draft_client_user_id uuid,
  is_manual boolean not null default false,
  main_airline_id integer
);
alter table quotation add constraint quotation_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table quotation add constraint quotation_company_id_number_key UNIQUE (company_id, number);
alter table quotation add constraint quotation_draft_version_check CHECK ((draft_version > version));
alter table quotation add constraint quotation_pkey PRIMARY KEY (company_id, id);
alter table quotation add constraint quotation_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'sent'::text, 'accepted'::text, 'rejected'::text, 'cancelled'::text, 'expired'::text])));
CREATE INDEX quotation_changed ON public.quotation USING btree (company_id, updated_at DESC, id);
CREATE INDEX quotation_client ON public.quotation USING btree (company_id, client_user_id, created_at DESC) WHERE (client_user_id IS NOT NULL);
CREATE INDEX quotation_day ON public.quotation USING btree ((created_at AT TIME ZONE 'UTC'::text) DESC, id DESC) INCLUDE (company_id, status, from_airport, to_airport, main_airline_id, sell_total_usd, is_manual);
CREATE INDEX quotation_expiring ON public.quotation USING btree (expires_at) WHERE (status = ANY (ARRAY['draft'::text, 'sent'::text]));
CREATE INDEX quotation_figures ON public.quotation USING btree (company_id, created_at) INCLUDE (owner_user_id, status, expires_at, sent_at, from_airport, to_airport, inquirer_id, inquirer_company, sell_total_usd, profit_usd);
CREATE INDEX quotation_inquirer ON public.quotation USING btree (company_id, inquirer_id, created_at DESC);
CREATE INDEX quotation_main_airline ON public.quotation USING btree (company_id, main_airline_id, created_at DESC) WHERE (main_airline_id IS NOT NULL);
CREATE INDEX quotation_manual ON public.quotation USING btree (company_id, created_at DESC, id) WHERE is_manual;
CREATE INDEX quotation_number ON public.quotation USING btree (company_id, number text_pattern_ops);
CREATE INDEX quotation_of_request ON public.quotation USING btree (company_id, request_id, created_at DESC, id DESC);
CREATE INDEX quotation_owner ON public.quotation USING btree (company_id, owner_user_id, created_at DESC);
CREATE INDEX quotation_ready ON public.quotation USING btree (company_id, ready_date, id);
CREATE INDEX quotation_recent ON public.quotation USING btree (company_id, created_at DESC, id);
CREATE INDEX quotation_sell ON public.quotation USING btree (company_id, sell_total_usd, id);
CREATE INDEX quotation_status ON public.quotation USING btree (company_id, status, created_at DESC) INCLUDE (expires_at);
CREATE INDEX quotation_to_remind ON public.quotation USING btree (expires_at) WHERE ((status = 'sent'::text) AND (reminded_version < version));
CREATE INDEX quotation_valid ON public.quotation USING btree (company_id, valid_until, id);
create policy company_isolation on quotation for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on quotation for all to kilolane_platform using (true) with check (true);
CREATE TRIGGER quotation_month_added AFTER INSERT ON public.quotation REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION kilolane_month_added();
CREATE TRIGGER quotation_month_changed AFTER UPDATE ON public.quotation REFERENCING OLD TABLE AS former NEW TABLE AS latter FOR EACH STATEMENT EXECUTE FUNCTION kilolane_month_changed();
CREATE TRIGGER quotation_month_removed AFTER DELETE ON public.quotation REFERENCING OLD TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION kilolane_month_added();
CREATE TRIGGER quotation_words_added AFTER INSERT ON public.quotation REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION kilolane_add_words();
CREATE TRIGGER quotation_words_changed AFTER UPDATE OF search_text ON public.quotation FOR EACH ROW WHEN ((old.search_text IS DISTINCT FROM new.search_text)) EXECUTE FUNCTION kilolane_change_words();

create table quotation_counter (
  company_id uuid not null,
  kind text not null,
  year smallint not null,
  last_number integer not null
);
alter table quotation_counter add constraint quotation_counter_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table quotation_counter add constraint quotation_counter_kind_check CHECK ((kind = ANY (ARRAY['quotation'::text, 'manual'::text])));
alter table quotation_counter add constraint quotation_counter_pkey PRIMARY KEY (company_id, kind, year);
create policy company_isolation on quotation_counter for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on quotation_counter for all to kilolane_platform using (true) with check (true);

create table quotation_event (
  id bigint not null generated always as identity,
  company_id uuid not null,
  quotation_id uuid not null,
  version integer not null,
  kind text not null,
  actor_user_id uuid,
  actor_name text not null default ''::text,
  detail jsonb not null default '{}'::jsonb,
  at timestamp with time zone not null default now()
);
alter table quotation_event add constraint quotation_event_company_id_quotation_id_fkey FOREIGN KEY (company_id, quotation_id) REFERENCES quotation(company_id, id);
alter table quotation_event add constraint quotation_event_pkey PRIMARY KEY (company_id, quotation_id, id);
create policy company_isolation on quotation_event for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on quotation_event for all to kilolane_platform using (true) with check (true);

create table quotation_link (
  token_hash bytea not null,
  company_id uuid not null,
  quotation_id uuid not null,
  version integer not null,
  email text not null,
  show_airline boolean not null,
  show_remarks boolean not null,
  expires_at timestamp with time zone not null,
  viewed_at timestamp with time zone,
  decided_at timestamp with time zone,
  decision text,
  created_at timestamp with time zone not null default now()
);
alter table quotation_link add constraint quotation_link_company_id_quotation_id_fkey FOREIGN KEY (company_id, quotation_id) REFERENCES quotation(company_id, id);
alter table quotation_link add constraint quotation_link_decision_check CHECK ((decision = ANY (ARRAY['accepted'::text, 'rejected'::text])));
alter table quotation_link add constraint quotation_link_pkey PRIMARY KEY (token_hash);
CREATE INDEX quotation_link_email ON public.quotation_link USING btree (lower(email), company_id, quotation_id, created_at DESC);
CREATE INDEX quotation_link_quotation ON public.quotation_link USING btree (company_id, quotation_id, created_at DESC);
create policy company_isolation on quotation_link for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on quotation_link for all to kilolane_platform using (true) with check (true);

create table quotation_mail (
  id uuid not null,
  company_id uuid not null,
  quotation_id uuid,
  request_id uuid,
  version integer,
  recipient text not null,
  subject text not null,
  state text not null,
  message_id text not null,
  pdf_sha256 text,
  content jsonb not null,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone
);
alter table quotation_mail add constraint quotation_mail_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table quotation_mail add constraint quotation_mail_pkey PRIMARY KEY (company_id, id);
alter table quotation_mail add constraint quotation_mail_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text])));
CREATE INDEX quotation_mail_failed ON public.quotation_mail USING btree (company_id, created_at DESC) WHERE (state = 'failed'::text);
CREATE INDEX quotation_mail_quotation ON public.quotation_mail USING btree (company_id, quotation_id, created_at DESC);
create policy company_isolation on quotation_mail for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on quotation_mail for all to kilolane_platform using (true) with check (true);

create table quotation_month (
  month date not null,
  summed_at timestamp with time zone not null default now()
);
alter table quotation_month add constraint quotation_month_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric));
alter table quotation_month add constraint quotation_month_pkey PRIMARY KEY (month);

create table quotation_month_change (
  id bigint not null generated always as identity,
  month date not null
);
alter table quotation_month_change add constraint quotation_month_change_pkey PRIMARY KEY (id);
CREATE INDEX quotation_month_changed ON public.quotation_month_change USING btree (month);

create table quotation_month_sum (
  month date not null,
  dimension text not null,
  key text not null,
  quotations integer not null,
  accepted integer not null,
  rejected integer not null,
  accepted_usd numeric not null
);
alter table quotation_month_sum add constraint quotation_month_sum_dimension_check CHECK ((dimension = ANY (ARRAY['day'::text, 'company'::text, 'lane'::text, 'airline'::text])));
alter table quotation_month_sum add constraint quotation_month_sum_month_fkey FOREIGN KEY (month) REFERENCES quotation_month(month) ON DELETE CASCADE;
alter table quotation_month_sum add constraint quotation_month_sum_pkey PRIMARY KEY (month, dimension, key);

create table quotation_number_hold (
  company_id uuid not null,
  user_id uuid not null,
  number text not null,
  held_at timestamp with time zone not null default now()
);
alter table quotation_number_hold add constraint quotation_number_hold_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table quotation_number_hold add constraint quotation_number_hold_company_id_number_key UNIQUE (company_id, number);
alter table quotation_number_hold add constraint quotation_number_hold_pkey PRIMARY KEY (company_id, user_id);
alter table quotation_number_hold add constraint quotation_number_hold_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id);
create policy company_isolation on quotation_number_hold for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on quotation_number_hold for all to kilolane_platform using (true) with check (true);

create table quotation_request (
  id uuid not null,
  company_id uuid not null,
  created_by uuid not null,
  client_user_id uuid,
  inquirer_id uuid,
  version integer not null default 1,
  status text not null default 'priced'::text,
  from_airport text not null,
  to_airport text not null,
  ready_date date not null,
  goods_type text not null,
  currency text not null,
  input jsonb not null,
  priced json not null,
  trucking_id uuid,
  priced_on date not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  saved_at timestamp with time zone
);
alter table quotation_request add constraint quotation_request_pkey PRIMARY KEY (company_id, id);
alter table quotation_request add constraint quotation_request_status_check CHECK ((status = ANY (ARRAY['priced'::text, 'saved'::text, 'confirmed'::text, 'cancelled'::text])));
CREATE INDEX quotation_request_asked ON public.quotation_request USING btree (created_at) INCLUDE (from_airport, to_airport);
CREATE INDEX quotation_request_own ON public.quotation_request USING btree (company_id, created_by, created_at DESC);
CREATE INDEX quotation_request_recent ON public.quotation_request USING btree (company_id, created_at DESC);
CREATE INDEX quotation_request_saved ON public.quotation_request USING btree (company_id, created_by, saved_at DESC) WHERE (saved_at IS NOT NULL);
create policy company_isolation on quotation_request for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on quotation_request for all to kilolane_platform using (true) with check (true);

create table quotation_version (
  company_id uuid not null,
  quotation_id uuid not null,
  version integer not null,
  content jsonb not null,
  is_sent boolean not null default false,
  sent_at timestamp with time zone,
  created_by uuid not null,
  created_at timestamp with time zone not null default now()
);
alter table quotation_version add constraint quotation_version_company_id_quotation_id_fkey FOREIGN KEY (company_id, quotation_id) REFERENCES quotation(company_id, id);
alter table quotation_version add constraint quotation_version_pkey PRIMARY KEY (company_id, quotation_id, version);
create policy company_isolation on quotation_version for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on quotation_version for all to kilolane_platform using (true) with check (true);

create table quotation_word (
  company_id uuid not null,
  word text not null,
  quotation_id uuid not null
);
alter table quotation_word add constraint quotation_word_pkey PRIMARY KEY (company_id, word, quotation_id);
create policy company_isolation on quotation_word for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on quotation_word for all to kilolane_platform using (true) with check (true);

create table rate_epoch (
  is_only boolean not null default true,
  epoch uuid not null default gen_random_uuid()
);
alter table rate_epoch add constraint rate_epoch_is_only_check CHECK (is_only);
alter table rate_epoch add constraint rate_epoch_pkey PRIMARY KEY (is_only);

create table rate_extent (
  sheet_id bigint not null,
  lane_count integer not null,
  first_lane text not null,
  valid_from date not null,
  valid_to date not null
);
alter table rate_extent add constraint rate_extent_pkey PRIMARY KEY (sheet_id);
alter table rate_extent add constraint rate_extent_sheet_id_fkey FOREIGN KEY (sheet_id) REFERENCES rate_sheet(id);
CREATE INDEX rate_extent_end ON public.rate_extent USING btree (valid_to);

create table rate_import (
  id uuid not null,
  company_id uuid not null,
  created_by uuid not null,
  airline_id integer not null,
  rate_type text not null,
  owner_id uuid not null,
  file_name text not null,
  original_name text not null,
  file_kind text not null,
  size_bytes integer not null,
  state text not null default 'uploaded'::text,
  mode text,
  preview jsonb not null,
  mapping jsonb not null,
  profile text,
  phase text not null default 'waiting'::text,
  rows_read integer not null default 0,
  rows_good integer not null default 0,
  rows_bad integer not null default 0,
  lanes integer not null default 0,
  lanes_written integer not null default 0,
  run_id uuid,
  heartbeat_at timestamp with time zone,
  runs integer not null default 0,
  set_id bigint,
  live_sheet_ids bigint[],
  ends_sheet_ids bigint[],
  changes jsonb,
  failure text,
  created_at timestamp with time zone not null default now(),
  published_at timestamp with time zone,
  rows_warned integer not null default 0,
  unread_columns jsonb not null default '[]'::jsonb
);
alter table rate_import add constraint rate_import_airline_id_fkey FOREIGN KEY (airline_id) REFERENCES airline(id);
alter table rate_import add constraint rate_import_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table rate_import add constraint rate_import_file_kind_check CHECK ((file_kind = ANY (ARRAY['xlsx'::text, 'csv'::text, 'xls'::text, 'ods'::text])));
alter table rate_import add constraint rate_import_mode_check CHECK ((mode = ANY (ARRAY['replace'::text, 'update'::text])));
alter table rate_import add constraint rate_import_phase_check CHECK ((phase = ANY (ARRAY['waiting'::text, 'reading'::text, 'writing'::text, 'comparing'::text, 'done'::text])));
alter table rate_import add constraint rate_import_pkey PRIMARY KEY (id);
alter table rate_import add constraint rate_import_rate_type_check CHECK ((rate_type = ANY (ARRAY['general'::text, 'contract'::text, 'spot'::text, 'priority'::text, 'promo'::text])));
alter table rate_import add constraint rate_import_set_id_fkey FOREIGN KEY (set_id) REFERENCES rate_set(id);
alter table rate_import add constraint rate_import_state_check CHECK ((state = ANY (ARRAY['uploaded'::text, 'checking'::text, 'checked'::text, 'cancelled'::text, 'failed'::text, 'published'::text])));
CREATE INDEX rate_import_company ON public.rate_import USING btree (company_id, created_at DESC);
CREATE INDEX rate_import_running ON public.rate_import USING btree (heartbeat_at) WHERE (state = 'checking'::text);
create policy company_isolation on rate_import for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on rate_import for all to kilolane_platform using (true) with check (true);

create table rate_import_profile (
  id uuid not null,
  company_id uuid not null,
  airline_id integer not null,
  name text not null,
  mapping jsonb not null,
  updated_at timestamp with time zone not null default now()
);
alter table rate_import_profile add constraint rate_import_profile_airline_id_fkey FOREIGN KEY (airline_id) REFERENCES airline(id);
alter table rate_import_profile add constraint rate_import_profile_company_id_airline_id_name_key UNIQUE (company_id, airline_id, name);
alter table rate_import_profile add constraint rate_import_profile_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table rate_import_profile add constraint rate_import_profile_pkey PRIMARY KEY (id);
create policy company_isolation on rate_import_profile for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on rate_import_profile for all to kilolane_platform using (true) with check (true);

create table rate_import_row (
  import_id uuid not null,
  place integer not null,
  company_id uuid not null,
  sheet text not null,
  row_number integer not null,
  cells text[] not null,
  problems jsonb not null,
  codes text[] not null,
  is_warning boolean not null default false
);
alter table rate_import_row add constraint rate_import_row_import_id_fkey FOREIGN KEY (import_id) REFERENCES rate_import(id) ON DELETE CASCADE;
alter table rate_import_row add constraint rate_import_row_pkey PRIMARY KEY (import_id, place);
create policy company_isolation on rate_import_row for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on rate_import_row for all to kilolane_platform using (true) with check (true);

create table rate_lane (
  id bigint not null generated always as identity,
  sheet_id bigint not null,
  owner_id uuid not null,
  origin text not null,
  destination text not null,
  valid_from date not null,
  valid_to date not null,
  scheme_id integer not null,
  scale smallint not null,
  min_charge integer not null,
  basic_charge integer,
  breaks integer[] not null
);
CREATE INDEX rate_lane_lookup ON public.rate_lane USING btree (origin, destination, owner_id, valid_to, valid_from);
CREATE INDEX rate_lane_sheet ON public.rate_lane USING btree (sheet_id) INCLUDE (origin, destination);
CREATE TRIGGER rate_lanes_added AFTER INSERT ON public.rate_lane REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION kilolane_extend_sheets();
CREATE TRIGGER rate_lanes_came AFTER INSERT ON public.rate_lane REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION kilolane_live_lanes_changed();
CREATE TRIGGER rate_lanes_changed AFTER UPDATE ON public.rate_lane REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION kilolane_live_lanes_changed();
CREATE TRIGGER rate_lanes_went AFTER DELETE ON public.rate_lane REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION kilolane_live_lanes_changed();

create table rate_lane_archive (
  id bigint not null,
  sheet_id bigint not null,
  owner_id uuid not null,
  origin text not null,
  destination text not null,
  valid_from date not null,
  valid_to date not null,
  scheme_id integer not null,
  scale smallint not null,
  min_charge integer not null,
  basic_charge integer,
  breaks integer[] not null
);
alter table rate_lane_archive add constraint rate_lane_archive_pkey PRIMARY KEY (id);
CREATE INDEX rate_lane_archive_sheet ON public.rate_lane_archive USING btree (sheet_id);

create table rate_limit (
  key text not null,
  window_start timestamp with time zone not null,
  count integer not null
);
alter table rate_limit add constraint rate_limit_pkey PRIMARY KEY (key);

create table rate_set (
  id bigint not null generated always as identity,
  airline_id integer not null,
  state text not null,
  source text not null,
  published_by uuid,
  published_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  author_company_id uuid,
  rolled_back_by uuid,
  rolled_back_at timestamp with time zone
);
alter table rate_set add constraint rate_set_airline_id_fkey FOREIGN KEY (airline_id) REFERENCES airline(id);
alter table rate_set add constraint rate_set_author_company_id_fkey FOREIGN KEY (author_company_id) REFERENCES company(id);
alter table rate_set add constraint rate_set_made_live TRIGGER DEFERRABLE INITIALLY DEFERRED;
alter table rate_set add constraint rate_set_pkey PRIMARY KEY (id);
alter table rate_set add constraint rate_set_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'live'::text, 'superseded'::text, 'rolled-back'::text, 'discarded'::text])));
alter table rate_set add constraint rate_set_turned TRIGGER DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX rate_set_airline ON public.rate_set USING btree (airline_id, state);
CREATE INDEX rate_set_author ON public.rate_set USING btree (author_company_id, id) WHERE (author_company_id IS NOT NULL);
CREATE CONSTRAINT TRIGGER rate_set_made_live AFTER INSERT ON public.rate_set DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.state = 'live'::text)) EXECUTE FUNCTION kilolane_rates_changed();
CREATE CONSTRAINT TRIGGER rate_set_turned AFTER UPDATE OF state ON public.rate_set DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.state = 'live'::text) OR (new.state = 'live'::text))) EXECUTE FUNCTION kilolane_rates_changed();

create table rate_set_change (
  set_id bigint not null,
  kind text not null,
  place integer not null,
  origin text not null,
  destination text not null,
  owner_id uuid not null,
  new_lane_id bigint,
  old_lane_id bigint
);
alter table rate_set_change add constraint rate_set_change_kind_check CHECK ((kind = ANY (ARRAY['added'::text, 'changed'::text, 'ended'::text])));
alter table rate_set_change add constraint rate_set_change_pkey PRIMARY KEY (set_id, kind, place);
CREATE TRIGGER rate_set_changes_came AFTER INSERT ON public.rate_set_change REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION kilolane_changes_need_sets();

create table rate_sheet (
  id bigint not null generated always as identity,
  set_id bigint not null,
  airline_id integer not null,
  owner_id uuid not null default '00000000-0000-0000-0000-000000000000'::uuid,
  rate_type text not null,
  currency text not null,
  weight_unit text not null,
  divisor integer not null default 6000,
  weight_step numeric not null,
  goods_type text not null,
  aircraft text not null,
  transit_days smallint,
  days_of_operation text not null default '1234567'::text,
  grace_days smallint not null default 0,
  provider text not null default ''::text,
  terms jsonb not null,
  is_active boolean not null default true,
  is_demonstration boolean not null default false,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  ended_by_set bigint,
  ended_at timestamp with time zone,
  is_archived boolean not null default false,
  rate_id uuid not null default gen_random_uuid(),
  created_by uuid,
  finding_count smallint not null default 0,
  expiry_told_at timestamp with time zone
);
alter table rate_sheet add constraint rate_sheet_aircraft_check CHECK ((aircraft = ANY (ARRAY['passenger'::text, 'freighter'::text])));
alter table rate_sheet add constraint rate_sheet_airline_id_fkey FOREIGN KEY (airline_id) REFERENCES airline(id);
alter table rate_sheet add constraint rate_sheet_ended_by_set_fkey FOREIGN KEY (ended_by_set) REFERENCES rate_set(id);
alter table rate_sheet add constraint rate_sheet_pkey PRIMARY KEY (id);
alter table rate_sheet add constraint rate_sheet_rate_type_check CHECK ((rate_type = ANY (ARRAY['general'::text, 'contract'::text, 'spot'::text, 'priority'::text, 'promo'::text])));
alter table rate_sheet add constraint rate_sheet_set_id_fkey FOREIGN KEY (set_id) REFERENCES rate_set(id);
alter table rate_sheet add constraint rate_sheet_turned TRIGGER DEFERRABLE INITIALLY DEFERRED;
alter table rate_sheet add constraint rate_sheet_weight_unit_check CHECK ((weight_unit = ANY (ARRAY['kg'::text, 'lb'::text])));
CREATE INDEX rate_sheet_airline ON public.rate_sheet USING btree (airline_id, rate_type);
CREATE INDEX rate_sheet_author ON public.rate_sheet USING btree (created_by, created_at) WHERE (created_by IS NOT NULL);
CREATE INDEX rate_sheet_ended ON public.rate_sheet USING btree (ended_by_set) WHERE (ended_by_set IS NOT NULL);
CREATE INDEX rate_sheet_owner ON public.rate_sheet USING btree (owner_id, airline_id) WHERE (owner_id <> '00000000-0000-0000-0000-000000000000'::uuid);
CREATE INDEX rate_sheet_rate ON public.rate_sheet USING btree (rate_id, id DESC);
CREATE INDEX rate_sheet_set ON public.rate_sheet USING btree (set_id);
CREATE INDEX rate_sheet_to_archive ON public.rate_sheet USING btree (ended_at) WHERE ((ended_at IS NOT NULL) AND (NOT is_archived));
CREATE CONSTRAINT TRIGGER rate_sheet_turned AFTER UPDATE ON public.rate_sheet DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.ended_by_set IS DISTINCT FROM new.ended_by_set) OR (old.is_active <> new.is_active) OR (old.version <> new.version) OR (old.set_id <> new.set_id))) EXECUTE FUNCTION kilolane_rates_changed();

create table recovery_code (
  company_id uuid not null,
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone
);
alter table recovery_code add constraint recovery_code_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES second_factor(company_id, user_id) ON DELETE CASCADE;
alter table recovery_code add constraint recovery_code_pkey PRIMARY KEY (company_id, user_id, code_hash);
create policy company_isolation on recovery_code for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on recovery_code for all to kilolane_platform using (true) with check (true);

create table reference_list (
  name text not null,
  epoch uuid not null default gen_random_uuid()
);
alter table reference_list add constraint reference_list_name_check CHECK ((name = ANY (ARRAY['un-number'::text, 'package-type'::text, 'airline'::text, 'aircraft-limit'::text])));
alter table reference_list add constraint reference_list_pkey PRIMARY KEY (name);

create table saved_view (
  id uuid not null,
  company_id uuid not null,
  user_id uuid not null,
  screen text not null,
  name text not null,
  query text not null,
  is_shared boolean not null default false,
  created_at timestamp with time zone not null default now()
);
alter table saved_view add constraint saved_view_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table saved_view add constraint saved_view_company_id_user_id_screen_name_key UNIQUE (company_id, user_id, screen, name);
alter table saved_view add constraint saved_view_pkey PRIMARY KEY (company_id, id);
create policy company_isolation on saved_view for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on saved_view for all to kilolane_platform using (true) with check (true);

create table second_factor (
  company_id uuid not null,
  user_id uuid not null,
  key_sealed bytea not null,
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  created_at timestamp with time zone not null default now()
);
alter table second_factor add constraint second_factor_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES user_account(company_id, id);
alter table second_factor add constraint second_factor_pkey PRIMARY KEY (company_id, user_id);
create policy company_isolation on second_factor for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on second_factor for all to kilolane_platform using (true) with check (true);

create table seed_state (
  name text not null,
  version text not null,
  done_at timestamp with time zone not null default now()
);
alter table seed_state add constraint seed_state_pkey PRIMARY KEY (name);

create table session (
  id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  ip text not null default ''::text,
  user_agent text not null default ''::text,
  owes_terms boolean not null default false
);
alter table session add constraint session_end_reason_check CHECK ((end_reason = ANY (ARRAY['signed-out'::text, 'replaced'::text, 'idle'::text, 'expired'::text, 'revoked'::text])));
alter table session add constraint session_pkey PRIMARY KEY (id);
alter table session add constraint session_token_hash_key UNIQUE (token_hash);
alter table session add constraint session_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE;
CREATE UNIQUE INDEX session_one_per_user ON public.session USING btree (user_id) WHERE (ended_at IS NULL);
create policy own_company on session for all to kilolane_app using ((EXISTS ( SELECT
   FROM user_account u
  WHERE (u.id = session.user_id))));
create policy platform_access on session for all to kilolane_platform using (true) with check (true);
CREATE TRIGGER session_deleted AFTER DELETE ON public.session FOR EACH ROW WHEN ((old.ended_at IS NULL)) EXECUTE FUNCTION kilolane_tell_access('user_id');
CREATE TRIGGER session_ended AFTER UPDATE OF ended_at ON public.session FOR EACH ROW WHEN (((old.ended_at IS NULL) AND (new.ended_at IS NOT NULL))) EXECUTE FUNCTION kilolane_tell_access('user_id');

create table shipment (
  id uuid not null,
  company_id uuid not null,
  quotation_id uuid not null,
  awb text not null,
  from_airport text not null,
  to_airport text not null,
  state text not null default 'waiting'::text,
  last_at timestamp with time zone,
  next_ask_at timestamp with time zone,
  asked_at timestamp with time zone,
  failures integer not null default 0,
  problem text not null default ''::text,
  version integer not null default 1,
  created_at timestamp with time zone not null default now()
);
alter table shipment add constraint shipment_awb_check CHECK ((awb ~ '^\d{11}$'::text));
alter table shipment add constraint shipment_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table shipment add constraint shipment_company_id_quotation_id_fkey FOREIGN KEY (company_id, quotation_id) REFERENCES quotation(company_id, id);
alter table shipment add constraint shipment_company_id_quotation_id_key UNIQUE (company_id, quotation_id);
alter table shipment add constraint shipment_pkey PRIMARY KEY (company_id, id);
alter table shipment add constraint shipment_problem_check CHECK ((problem = ANY (ARRAY[''::text, 'unreachable'::text, 'timeout'::text, 'status'::text, 'too-large'::text, 'format'::text, 'other-shipment'::text])));
alter table shipment add constraint shipment_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'accepted'::text, 'underway'::text, 'arrived'::text, 'delivered'::text, 'trouble'::text])));
CREATE INDEX shipment_next_ask ON public.shipment USING btree (next_ask_at) WHERE (next_ask_at IS NOT NULL);
CREATE INDEX shipment_state ON public.shipment USING btree (company_id, state, last_at DESC);
create policy company_isolation on shipment for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on shipment for all to kilolane_platform using (true) with check (true);

create table shipment_change (
  id uuid not null,
  company_id uuid not null,
  shipment_id uuid not null,
  kind text not null,
  before_text text not null default ''::text,
  after_text text not null default ''::text,
  created_by uuid not null,
  at timestamp with time zone not null default now()
);
alter table shipment_change add constraint shipment_change_company_id_shipment_id_fkey FOREIGN KEY (company_id, shipment_id) REFERENCES shipment(company_id, id);
alter table shipment_change add constraint shipment_change_kind_check CHECK ((kind = ANY (ARRAY['awb-set'::text, 'awb-changed'::text, 'milestone-added'::text, 'milestone-removed'::text])));
alter table shipment_change add constraint shipment_change_pkey PRIMARY KEY (company_id, id);
CREATE INDEX shipment_change_of ON public.shipment_change USING btree (company_id, shipment_id, at DESC);
create policy company_isolation on shipment_change for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on shipment_change for all to kilolane_platform using (true) with check (true);

create table shipment_milestone (
  id uuid not null,
  company_id uuid not null,
  shipment_id uuid not null,
  awb text not null,
  event_key text not null,
  code text not null,
  airport text not null,
  to_airport text not null default ''::text,
  flight text not null default ''::text,
  local_at timestamp without time zone not null,
  has_time boolean not null,
  at timestamp with time zone not null,
  time_kind text not null default ''::text,
  pieces integer,
  is_partial boolean not null default false,
  discrepancy text not null default ''::text,
  note text not null default ''::text,
  created_by uuid,
  created_at timestamp with time zone not null default now()
);
alter table shipment_milestone add constraint shipment_milestone_awb_check CHECK ((awb ~ '^\d{11}$'::text));
alter table shipment_milestone add constraint shipment_milestone_code_check CHECK ((code ~ '^[A-Z]{3}$'::text));
alter table shipment_milestone add constraint shipment_milestone_company_id_shipment_id_awb_event_key_key UNIQUE (company_id, shipment_id, awb, event_key);
alter table shipment_milestone add constraint shipment_milestone_company_id_shipment_id_fkey FOREIGN KEY (company_id, shipment_id) REFERENCES shipment(company_id, id);
alter table shipment_milestone add constraint shipment_milestone_discrepancy_check CHECK ((discrepancy ~ '^([A-Z]{4})?$'::text));
alter table shipment_milestone add constraint shipment_milestone_flight_check CHECK ((flight ~ '^[A-Z0-9]*$'::text));
alter table shipment_milestone add constraint shipment_milestone_pkey PRIMARY KEY (company_id, id);
alter table shipment_milestone add constraint shipment_milestone_time_kind_check CHECK ((time_kind = ANY (ARRAY[''::text, 'A'::text, 'E'::text, 'S'::text])));
alter table shipment_milestone add constraint shipment_milestone_to_airport_check CHECK ((to_airport ~ '^([A-Z]{3})?$'::text));
create policy company_isolation on shipment_milestone for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on shipment_milestone for all to kilolane_platform using (true) with check (true);

create table shipment_note (
  id uuid not null,
  company_id uuid not null,
  shipment_id uuid not null,
  awb text not null,
  words text not null,
  at timestamp with time zone not null default now()
);
alter table shipment_note add constraint shipment_note_awb_check CHECK ((awb ~ '^\d{11}$'::text));
alter table shipment_note add constraint shipment_note_company_id_shipment_id_awb_words_key UNIQUE (company_id, shipment_id, awb, words);
alter table shipment_note add constraint shipment_note_company_id_shipment_id_fkey FOREIGN KEY (company_id, shipment_id) REFERENCES shipment(company_id, id);
alter table shipment_note add constraint shipment_note_pkey PRIMARY KEY (company_id, id);
create policy company_isolation on shipment_note for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on shipment_note for all to kilolane_platform using (true) with check (true);

create table signup (
  id uuid not null,
  token_hash bytea not null,
  kind text not null,
  email text not null,
  form jsonb not null,
  password_hash text not null,
  locale text not null default 'en'::text,
  pin_hash bytea not null,
  pin_expires_at timestamp with time zone not null,
  pin_tries smallint not null default 0,
  created_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone,
  founded_id uuid
);
alter table signup add constraint signup_email_check CHECK ((email = lower(email)));
alter table signup add constraint signup_founded_id_fkey FOREIGN KEY (founded_id) REFERENCES company(id);
alter table signup add constraint signup_kind_check CHECK ((kind = ANY (ARRAY['forwarder'::text, 'airline'::text, 'shipper'::text, 'trucking'::text, 'data-entry'::text])));
alter table signup add constraint signup_pkey PRIMARY KEY (id);
alter table signup add constraint signup_token_hash_key UNIQUE (token_hash);
CREATE INDEX signup_created ON public.signup USING btree (created_at);
CREATE UNIQUE INDEX signup_open ON public.signup USING btree (email) WHERE (confirmed_at IS NULL);

create table subscription (
  company_id uuid not null,
  package_id uuid not null,
  currency text not null,
  admin_keys integer not null,
  agent_keys integer not null,
  client_keys integer not null,
  started_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  read_only_at timestamp with time zone not null,
  notice_days smallint,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);
alter table subscription add constraint subscription_check CHECK (((started_at <= ends_at) AND (ends_at <= read_only_at)));
alter table subscription add constraint subscription_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table subscription add constraint subscription_notice_days_check CHECK ((notice_days = ANY (ARRAY[30, 7, 1, 0])));
alter table subscription add constraint subscription_package_id_fkey FOREIGN KEY (package_id) REFERENCES subscription_package(id);
alter table subscription add constraint subscription_pkey PRIMARY KEY (company_id);
CREATE INDEX subscription_end ON public.subscription USING btree (ends_at);
create policy company_isolation on subscription for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on subscription for all to kilolane_platform using (true) with check (true);

create table subscription_addon (
  id uuid not null,
  company_id uuid not null,
  key_type text not null,
  key_count integer not null,
  note text not null default ''::text,
  state text not null,
  reason text not null default ''::text,
  requested_by uuid,
  decided_by uuid,
  decided_at timestamp with time zone,
  version integer not null default 1,
  created_at timestamp with time zone not null default now()
);
alter table subscription_addon add constraint subscription_addon_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table subscription_addon add constraint subscription_addon_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES user_account(id);
alter table subscription_addon add constraint subscription_addon_key_count_check CHECK (((key_count >= 1) AND (key_count <= 1000)));
alter table subscription_addon add constraint subscription_addon_key_type_check CHECK ((key_type = ANY (ARRAY['admin'::text, 'agent'::text, 'client'::text])));
alter table subscription_addon add constraint subscription_addon_pkey PRIMARY KEY (company_id, id);
alter table subscription_addon add constraint subscription_addon_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES user_account(id);
alter table subscription_addon add constraint subscription_addon_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'given'::text, 'bought'::text])));
CREATE INDEX subscription_addon_waiting ON public.subscription_addon USING btree (state, created_at DESC);
create policy company_isolation on subscription_addon for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on subscription_addon for all to kilolane_platform using (true) with check (true);

create table subscription_package (
  id uuid not null,
  name text not null,
  description text not null default ''::text,
  admin_keys integer not null,
  agent_keys integer not null,
  client_keys integer not null,
  term_months smallint not null,
  grace_days smallint not null default 14,
  is_offered boolean not null default true,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);
alter table subscription_package add constraint subscription_package_admin_keys_check CHECK (((admin_keys >= 1) AND (admin_keys <= 1000)));
alter table subscription_package add constraint subscription_package_agent_keys_check CHECK (((agent_keys >= 0) AND (agent_keys <= 10000)));
alter table subscription_package add constraint subscription_package_client_keys_check CHECK (((client_keys >= 0) AND (client_keys <= 10000)));
alter table subscription_package add constraint subscription_package_grace_days_check CHECK (((grace_days >= 0) AND (grace_days <= 90)));
alter table subscription_package add constraint subscription_package_pkey PRIMARY KEY (id);
alter table subscription_package add constraint subscription_package_term_months_check CHECK (((term_months >= 1) AND (term_months <= 36)));
CREATE UNIQUE INDEX subscription_package_name ON public.subscription_package USING btree (lower(name));

create table subscription_price (
  package_id uuid not null,
  currency text not null,
  key_type text not null,
  unit_minor bigint not null
);
alter table subscription_price add constraint subscription_price_key_type_check CHECK ((key_type = ANY (ARRAY['admin'::text, 'agent'::text, 'client'::text])));
alter table subscription_price add constraint subscription_price_package_id_fkey FOREIGN KEY (package_id) REFERENCES subscription_package(id) ON DELETE CASCADE;
alter table subscription_price add constraint subscription_price_pkey PRIMARY KEY (package_id, currency, key_type);
alter table subscription_price add constraint subscription_price_unit_minor_check CHECK (((unit_minor >= 0) AND (unit_minor <= 1000000000)));

create table surcharge_template (
  airline_id integer not null,
  goods_type text not null,
  surcharges jsonb not null,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamp with time zone not null default now()
);
alter table surcharge_template add constraint surcharge_template_airline_id_fkey FOREIGN KEY (airline_id) REFERENCES airline(id);
alter table surcharge_template add constraint surcharge_template_pkey PRIMARY KEY (airline_id, goods_type);

create table terms_acceptance (
  company_id uuid not null,
  user_id uuid not null,
  version integer not null,
  accepted_at timestamp with time zone not null default now(),
  ip text not null,
  language text not null
);
alter table terms_acceptance add constraint terms_acceptance_company_id_user_id_fkey FOREIGN KEY (company_id, user_id) REFERENCES user_account(company_id, id);
alter table terms_acceptance add constraint terms_acceptance_language_check CHECK ((language ~ '^[a-z]{2}$'::text));
alter table terms_acceptance add constraint terms_acceptance_pkey PRIMARY KEY (company_id, user_id, version);
alter table terms_acceptance add constraint terms_acceptance_version_fkey FOREIGN KEY (version) REFERENCES terms_version(version);
CREATE INDEX terms_acceptance_version ON public.terms_acceptance USING btree (version);
create policy company_isolation on terms_acceptance for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on terms_acceptance for all to kilolane_platform using (true) with check (true);

create table terms_version (
  version integer not null,
  texts jsonb not null,
  published_at timestamp with time zone not null default now(),
  published_by uuid not null
);
alter table terms_version add constraint terms_version_pkey PRIMARY KEY (version);
alter table terms_version add constraint terms_version_published_by_fkey FOREIGN KEY (published_by) REFERENCES user_account(id);
alter table terms_version add constraint terms_version_version_check CHECK ((version > 0));

create table trucking_carrier (
  id uuid not null,
  company_id uuid not null,
  name text not null,
  email text not null default ''::text,
  phone text not null default ''::text,
  transit_days smallint not null default 1,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  contact_name text not null default ''::text,
  note text not null default ''::text,
  margin jsonb,
  search_text text not null default ''::text,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  takes_proposals boolean not null default true
);
alter table trucking_carrier add constraint trucking_carrier_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table trucking_carrier add constraint trucking_carrier_pkey PRIMARY KEY (company_id, id);
CREATE INDEX trucking_carrier_email ON public.trucking_carrier USING btree (lower(email)) WHERE is_active;
create policy company_isolation on trucking_carrier for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on trucking_carrier for all to kilolane_platform using (true) with check (true);

create table trucking_proposal (
  id uuid not null,
  company_id uuid not null,
  carrier_id uuid,
  carrier_name text not null,
  trucking_company_id uuid not null,
  created_by uuid not null,
  created_at timestamp with time zone not null default now(),
  effective_on date not null,
  note text not null,
  lines jsonb not null,
  state text not null default 'open'::text,
  taken integer[] not null default '{}'::integer[],
  answer text not null default ''::text,
  decided_by uuid,
  decided_at timestamp with time zone,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now()
);
alter table trucking_proposal add constraint trucking_proposal_check CHECK (((state = 'open'::text) = (decided_at IS NULL)));
alter table trucking_proposal add constraint trucking_proposal_company_id_carrier_id_fkey FOREIGN KEY (company_id, carrier_id) REFERENCES trucking_carrier(company_id, id) ON DELETE SET NULL (carrier_id);
alter table trucking_proposal add constraint trucking_proposal_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table trucking_proposal add constraint trucking_proposal_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id);
alter table trucking_proposal add constraint trucking_proposal_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES user_account(id);
alter table trucking_proposal add constraint trucking_proposal_pkey PRIMARY KEY (company_id, id);
alter table trucking_proposal add constraint trucking_proposal_state_check CHECK ((state = ANY (ARRAY['open'::text, 'taken'::text, 'partly'::text, 'declined'::text, 'withdrawn'::text])));
alter table trucking_proposal add constraint trucking_proposal_trucking_company_id_fkey FOREIGN KEY (trucking_company_id) REFERENCES company(id);
CREATE INDEX trucking_proposal_of_carrier ON public.trucking_proposal USING btree (company_id, carrier_id, created_at DESC);
CREATE INDEX trucking_proposal_of_proposer ON public.trucking_proposal USING btree (trucking_company_id, created_at DESC);
create policy company_isolation on trucking_proposal for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on trucking_proposal for all to kilolane_platform using (true) with check (true);

create table trucking_sheet (
  id uuid not null,
  company_id uuid not null,
  carrier_id uuid,
  carrier_name text not null,
  original_name text not null,
  sheets jsonb not null,
  mapping jsonb not null,
  state text not null default 'draft'::text,
  before jsonb,
  after jsonb,
  carrier_version integer,
  created_by uuid not null,
  created_at timestamp with time zone not null default now(),
  published_by uuid,
  published_at timestamp with time zone,
  rolled_back_by uuid,
  rolled_back_at timestamp with time zone,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now()
);
alter table trucking_sheet add constraint trucking_sheet_check CHECK (((state = 'draft'::text) = (published_at IS NULL)));
alter table trucking_sheet add constraint trucking_sheet_company_id_carrier_id_fkey FOREIGN KEY (company_id, carrier_id) REFERENCES trucking_carrier(company_id, id) ON DELETE SET NULL (carrier_id);
alter table trucking_sheet add constraint trucking_sheet_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table trucking_sheet add constraint trucking_sheet_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id);
alter table trucking_sheet add constraint trucking_sheet_pkey PRIMARY KEY (company_id, id);
alter table trucking_sheet add constraint trucking_sheet_published_by_fkey FOREIGN KEY (published_by) REFERENCES user_account(id);
alter table trucking_sheet add constraint trucking_sheet_rolled_back_by_fkey FOREIGN KEY (rolled_back_by) REFERENCES user_account(id);
alter table trucking_sheet add constraint trucking_sheet_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'rolled-back'::text])));
CREATE INDEX trucking_sheet_newest ON public.trucking_sheet USING btree (company_id, created_at DESC);
CREATE INDEX trucking_sheet_of_carrier ON public.trucking_sheet USING btree (company_id, carrier_id, published_at DESC);
create policy company_isolation on trucking_sheet for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on trucking_sheet for all to kilolane_platform using (true) with check (true);

create table trucking_tariff (
  id uuid not null,
  company_id uuid not null,
  carrier_id uuid not null,
  name text not null,
  currency text not null,
  terms jsonb not null,
  valid_from date not null,
  valid_to date not null,
  position smallint not null default 0
);
alter table trucking_tariff add constraint trucking_tariff_company_id_carrier_id_fkey FOREIGN KEY (company_id, carrier_id) REFERENCES trucking_carrier(company_id, id);
alter table trucking_tariff add constraint trucking_tariff_pkey PRIMARY KEY (company_id, id);
CREATE INDEX trucking_tariff_of_carrier ON public.trucking_tariff USING btree (company_id, carrier_id);
create policy company_isolation on trucking_tariff for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on trucking_tariff for all to kilolane_platform using (true) with check (true);

create table trucking_zone (
  id uuid not null,
  company_id uuid not null,
  carrier_id uuid not null,
  tariff_id uuid not null,
  airport text not null,
  direction text not null,
  zip_from text not null,
  zip_to text not null,
  position smallint not null default 0
);
alter table trucking_zone add constraint trucking_zone_company_id_tariff_id_fkey FOREIGN KEY (company_id, tariff_id) REFERENCES trucking_tariff(company_id, id);
alter table trucking_zone add constraint trucking_zone_direction_check CHECK ((direction = ANY (ARRAY['pickup'::text, 'delivery'::text, 'both'::text])));
alter table trucking_zone add constraint trucking_zone_pkey PRIMARY KEY (company_id, id);
CREATE INDEX trucking_zone_lookup ON public.trucking_zone USING btree (company_id, airport, zip_from, zip_to);
CREATE INDEX trucking_zone_of_tariff ON public.trucking_zone USING btree (company_id, tariff_id);
create policy company_isolation on trucking_zone for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on trucking_zone for all to kilolane_platform using (true) with check (true);

create table tutorial (
  id uuid not null,
  roles text[] not null,
  texts jsonb not null,
  video_url text not null default ''::text,
  file_name text,
  file_original_name text not null default ''::text,
  file_content_type text not null default ''::text,
  file_bytes bigint not null default 0,
  position integer not null,
  is_published boolean not null default false,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  updated_by uuid
);
alter table tutorial add constraint tutorial_file_name_key UNIQUE (file_name);
alter table tutorial add constraint tutorial_pkey PRIMARY KEY (id);
alter table tutorial add constraint tutorial_roles_check CHECK ((cardinality(roles) > 0));
alter table tutorial add constraint tutorial_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES user_account(id);
CREATE INDEX tutorial_position ON public.tutorial USING btree ("position", id);

create table un_number (
  number text not null,
  name text not null,
  hazard_class text not null,
  packing_groups text[] not null,
  cargo_aircraft_only boolean not null default false,
  note text not null default ''::text,
  is_active boolean not null default true,
  version integer not null default 1,
  updated_at timestamp with time zone,
  updated_by uuid
);
alter table un_number add constraint un_number_number_check CHECK ((number ~ '^(UN|ID|NA)[0-9]{4}$'::text));
alter table un_number add constraint un_number_pkey PRIMARY KEY (number);
alter table un_number add constraint un_number_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES user_account(id);
CREATE TRIGGER un_number_changed AFTER INSERT OR DELETE OR UPDATE ON public.un_number FOR EACH STATEMENT EXECUTE FUNCTION kilolane_reference_changed('un-number');

create table us_zip (
  zip text not null,
  city text not null,
  state text not null,
  latitude double precision not null,
  longitude double precision not null
);
alter table us_zip add constraint us_zip_pkey PRIMARY KEY (zip);
alter table us_zip add constraint us_zip_zip_check CHECK ((zip ~ '^[0-9]{5}$'::text));

create table user_account (
  id uuid not null,
  company_id uuid not null,
  role text not null,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone text not null default ''::text,
  avatar_file text,
  locale text not null default 'en'::text,
  is_suspended boolean not null default false,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  last_sign_in_at timestamp with time zone,
  country_code text not null default ''::text,
  reply_to_email text not null default ''::text,
  measurement_unit text,
  licence_state text not null default 'open'::text,
  licence_ends_at timestamp with time zone,
  theme_mode text,
  theme_style text,
  accepted_terms integer not null default 0,
  reply_to_proven_at timestamp with time zone,
  seen_version_note integer not null default 0
);
alter table user_account add constraint user_account_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table user_account add constraint user_account_company_id_id_key UNIQUE (company_id, id);
alter table user_account add constraint user_account_email_check CHECK ((email = lower(email)));
alter table user_account add constraint user_account_email_key UNIQUE (email);
alter table user_account add constraint user_account_licence_state_check CHECK ((licence_state = ANY (ARRAY['open'::text, 'suspended'::text, 'none'::text])));
alter table user_account add constraint user_account_locale_check CHECK ((locale ~ '^[a-z]{2}$'::text));
alter table user_account add constraint user_account_measurement_unit_check CHECK ((measurement_unit = ANY (ARRAY['Imperial'::text, 'Metric'::text, 'Imperial / Metric'::text])));
alter table user_account add constraint user_account_pkey PRIMARY KEY (id);
alter table user_account add constraint user_account_role_check CHECK ((role = ANY (ARRAY['ROLE_CONSIGNEE'::text, 'ROLE_FFADMIN'::text, 'ROLE_FFAGENT'::text, 'ROLE_FFCLIENT'::text, 'ROLE_SUPERADMIN'::text, 'ROLE_AIRLINE_ADMIN'::text, 'ROLE_AIRLINE_AGENT'::text, 'ROLE_DATAENTRY'::text, 'ROLE_TRUCKING_ADMIN'::text])));
alter table user_account add constraint user_account_theme_mode_check CHECK ((theme_mode = ANY (ARRAY['light'::text, 'semi-dark'::text, 'dark'::text])));
alter table user_account add constraint user_account_theme_style_check CHECK ((theme_style = ANY (ARRAY['modern'::text, 'standard'::text])));
CREATE INDEX user_account_company ON public.user_account USING btree (company_id, role);
create policy company_isolation on user_account for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on user_account for all to kilolane_platform using (true) with check (true);
CREATE TRIGGER user_account_access_changed AFTER UPDATE ON public.user_account FOR EACH ROW WHEN (((old.is_suspended <> new.is_suspended) OR (old.role <> new.role) OR (old.licence_state <> new.licence_state) OR (old.licence_ends_at IS DISTINCT FROM new.licence_ends_at))) EXECUTE FUNCTION kilolane_tell_access('id');

create table version_note (
  id uuid not null,
  number integer not null generated always as identity,
  label text not null,
  texts jsonb not null,
  version integer not null default 1,
  published_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  updated_by uuid
);
alter table version_note add constraint version_note_number_key UNIQUE (number);
alter table version_note add constraint version_note_pkey PRIMARY KEY (id);
alter table version_note add constraint version_note_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES user_account(id);
CREATE INDEX version_note_newest ON public.version_note USING btree (number DESC);

create table viewing (
  id uuid not null,
  operator_id uuid not null,
  session_id uuid not null,
  company_id uuid not null,
  user_id uuid not null,
  person_name text not null,
  reason text not null,
  token_hash bytea not null,
  ip text not null default ''::text,
  started_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone
);
alter table viewing add constraint viewing_check CHECK ((expires_at <= (started_at + '00:30:00'::interval)));
alter table viewing add constraint viewing_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table viewing add constraint viewing_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES user_account(id);
alter table viewing add constraint viewing_pkey PRIMARY KEY (id);
alter table viewing add constraint viewing_reason_check CHECK ((length(reason) >= 10));
alter table viewing add constraint viewing_token_hash_key UNIQUE (token_hash);
alter table viewing add constraint viewing_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE;
CREATE INDEX viewing_company ON public.viewing USING btree (company_id, started_at DESC);
CREATE UNIQUE INDEX viewing_one_per_operator ON public.viewing USING btree (operator_id) WHERE (ended_at IS NULL);
create policy company_isolation on viewing for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on viewing for all to kilolane_platform using (true) with check (true);

create table warehouse (
  id uuid not null,
  company_id uuid not null,
  name text not null,
  contact_name text not null default ''::text,
  street text not null default ''::text,
  city text not null,
  state text not null default ''::text,
  zip text not null default ''::text,
  country_code text not null,
  email text not null default ''::text,
  phone text not null default ''::text,
  airport text,
  opening_hours text not null default ''::text,
  remarks text not null default ''::text,
  is_active boolean not null default true,
  search_text text not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now()
);
alter table warehouse add constraint warehouse_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);
alter table warehouse add constraint warehouse_pkey PRIMARY KEY (company_id, id);
create policy company_isolation on warehouse for all to kilolane_app using ((company_id = (NULLIF(current_setting('kilolane.company_id'::text, true), ''::text))::uuid));
create policy platform_access on warehouse for all to kilolane_platform using (true) with check (true);

create table weight_range_template (
  airline_id integer not null,
  kind text not null,
  ranges jsonb not null,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamp with time zone not null default now()
);
alter table weight_range_template add constraint weight_range_template_airline_id_fkey FOREIGN KEY (airline_id) REFERENCES airline(id);
alter table weight_range_template add constraint weight_range_template_kind_check CHECK ((kind = ANY (ARRAY['general'::text, 'contract'::text, 'promo'::text])));
alter table weight_range_template add constraint weight_range_template_pkey PRIMARY KEY (airline_id, kind);
