-- What a company decides for itself (product.md §8, §10; settings screens come with their own issue).
create table company_setting (
  company_id uuid primary key references company (id),
  departure_usa_only boolean not null default true,
  agents_see_all boolean not null default false,
  allow_manual_quotes_admin boolean not null default true,
  allow_manual_quotes_agent boolean not null default false,
  measurement_unit text not null default 'Imperial / Metric',
  pdf_measurement_unit text not null default 'Imperial / Metric',
  preferred_currency text not null default 'USD',
  -- margin on freight and trucking in the engine's shape (MarginRule), and the least margin of a quotation
  margin jsonb not null,
  margin_floor_percent numeric(5, 2) not null default 5,
  terms text not null default '',
  validity_days smallint not null default 14,
  number_prefix text not null default 'Q',
  logo_file_id uuid,
  accent_color text not null default '#1f3a6e'
);

create table preferred_airport (
  id uuid not null,
  company_id uuid not null references company (id),
  iata text not null references airport (iata),
  position smallint not null default 0,
  primary key (company_id, id),
  unique (company_id, iata)
);

create table inquirer (
  id uuid not null,
  company_id uuid not null references company (id),
  company_name text not null,
  name text not null,
  company_type text not null default '',
  country_code text not null,
  email text not null,
  phone text not null default '',
  address text not null default '',
  language text not null default 'en',
  currency text not null default 'USD',
  client_user_id uuid,
  search_text text not null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (company_id, id)
);
create index inquirer_recent on inquirer (company_id, updated_at desc);

create table address_book_entry (
  id uuid not null,
  company_id uuid not null references company (id),
  label text not null,
  company_name text not null,
  contact_name text not null default '',
  street text not null default '',
  city text not null,
  state text not null default '',
  zip text not null default '',
  country_code text not null,
  email text not null default '',
  phone text not null default '',
  airport text,
  search_text text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);

select kilolane_protect('company_setting');
select kilolane_protect('preferred_airport');
select kilolane_protect('inquirer');
select kilolane_protect('address_book_entry');
