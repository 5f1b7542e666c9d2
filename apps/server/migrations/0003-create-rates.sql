-- Rates (architecture §4): one row per origin × destination lane, breaks as a scaled integer array beside a
-- dictionary of break schemes; what all lanes of a rate share sits in its sheet; a sheet belongs to a set and
-- the live set of an airline is one row to flip. A published sheet is never edited: a change is a new sheet.
create table airline (
  id integer generated always as identity primary key,
  iata text check (iata ~ '^[A-Z0-9]{2}$'),
  icao text,
  name text not null,
  country_code text not null default '',
  awb_prefix text check (awb_prefix ~ '^[0-9]{3}$'),
  awb_prefix_sure boolean not null default false,
  has_freighters boolean not null default false,
  airline_company_id uuid references company (id),
  owner_company_id uuid references company (id),
  is_active boolean not null default true
);
create unique index airline_iata on airline (iata) where owner_company_id is null;

create table break_scheme (
  id integer generated always as identity primary key,
  -- lower limits in the rate's weight unit, ascending
  weights numeric[] not null unique
);

create table rate_set (
  id bigint generated always as identity primary key,
  airline_id integer not null references airline (id),
  state text not null check (state in ('draft', 'live', 'superseded', 'rolled-back')),
  source text not null,
  published_by uuid,
  published_at timestamptz,
  created_at timestamptz not null default now()
);
create index rate_set_airline on rate_set (airline_id, state);

create table rate_sheet (
  id bigint generated always as identity primary key,
  set_id bigint not null references rate_set (id),
  airline_id integer not null references airline (id),
  -- the forwarder a contract or spot rate is for, or whose own manual rate it is; the nil uuid: everyone
  owner_id uuid not null default '00000000-0000-0000-0000-000000000000',
  rate_type text not null check (rate_type in ('general', 'contract', 'spot', 'priority', 'promo')),
  currency text not null,
  weight_unit text not null check (weight_unit in ('kg', 'lb')),
  divisor integer not null default 6000,
  weight_step numeric not null,
  goods_type text not null,
  aircraft text not null check (aircraft in ('passenger', 'freighter')),
  transit_days smallint not null,
  days_of_operation text not null default '1234567',
  grace_days smallint not null default 0,
  provider text not null default '',
  -- surcharges, fees, conditions, class rates and flags in the engine's own shape (packages/domain RateTerms)
  terms jsonb not null,
  is_active boolean not null default true,
  is_demonstration boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index rate_sheet_set on rate_sheet (set_id);
create index rate_sheet_airline on rate_sheet (airline_id, rate_type);

create table rate_lane (
  id bigint generated always as identity,
  sheet_id bigint not null,
  owner_id uuid not null,
  origin text not null,
  destination text not null,
  valid_from date not null,
  valid_to date not null,
  scheme_id integer not null,
  -- amounts are integers of 10^-scale of the sheet's currency
  scale smallint not null,
  min_charge integer not null,
  basic_charge integer,
  breaks integer[] not null
);
create index rate_lane_lookup on rate_lane (origin, destination, owner_id, valid_to, valid_from);
create index rate_lane_sheet on rate_lane (sheet_id);

grant select on airline, break_scheme, rate_set, rate_sheet, rate_lane to kilolane_app;
grant insert, update on airline, break_scheme, rate_set, rate_sheet, rate_lane to kilolane_app;
grant delete on rate_lane to kilolane_app;
