-- Reference data that belongs to no tenant: read by everybody, written by the operator's seed and screens.
create table country (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  dial_code text not null,
  currency text not null,
  names jsonb not null
);

create table airport (
  iata text primary key check (iata ~ '^[A-Z0-9]{3}$'),
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
  search_text text not null
);
create index airport_country on airport (country_code, cargo_rank desc, iata);

create table us_zip (
  zip text primary key check (zip ~ '^[0-9]{5}$'),
  city text not null,
  state text not null,
  latitude double precision not null,
  longitude double precision not null
);

create table currency (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  decimals smallint not null check (decimals between 0 and 4),
  symbol text not null
);

-- 1 unit of base = rate units of quote, as of a day (pricing rules §6: one stored rate per quotation).
create table exchange_rate (
  base text not null,
  quote text not null,
  as_of date not null,
  rate numeric not null check (rate > 0),
  source text not null,
  primary key (base, quote, as_of)
);

create table un_number (
  number text primary key check (number ~ '^(UN|ID|NA)[0-9]{4}$'),
  name text not null,
  hazard_class text not null,
  packing_groups text[] not null,
  cargo_aircraft_only boolean not null default false,
  note text not null default ''
);

grant select on country, airport, us_zip, currency, exchange_rate, un_number to kilolane_app;
