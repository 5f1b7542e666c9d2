-- A forwarder's trucking carriers: zip zones per airport, tariffs per zone (pricing rules §8).
create table trucking_carrier (
  id uuid not null,
  company_id uuid not null references company (id),
  name text not null,
  email text not null default '',
  phone text not null default '',
  transit_days smallint not null default 1,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);

create table trucking_tariff (
  id uuid not null,
  company_id uuid not null,
  carrier_id uuid not null,
  name text not null,
  currency text not null,
  -- bands or miles, minimum, dimensional rule, fuel and accessorials in the engine's shape (TruckingTerms)
  terms jsonb not null,
  valid_from date not null,
  valid_to date not null,
  primary key (company_id, id),
  foreign key (company_id, carrier_id) references trucking_carrier (company_id, id)
);

create table trucking_zone (
  id uuid not null,
  company_id uuid not null,
  carrier_id uuid not null,
  tariff_id uuid not null,
  airport text not null,
  direction text not null check (direction in ('pickup', 'delivery', 'both')),
  zip_from text not null,
  zip_to text not null,
  primary key (company_id, id),
  foreign key (company_id, tariff_id) references trucking_tariff (company_id, id)
);
create index trucking_zone_lookup on trucking_zone (company_id, airport, zip_from, zip_to);

select kilolane_protect('trucking_carrier');
select kilolane_protect('trucking_tariff');
select kilolane_protect('trucking_zone');
