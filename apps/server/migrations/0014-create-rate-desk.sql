-- The rate desk: who typed which rate, what a sheet's lanes say together, templates, and who may have contract rates.
alter table rate_sheet
  -- the rate that a sheet is one state of: the same through every edit
  add column rate_id uuid not null default gen_random_uuid(),
  add column created_by uuid,
  -- how many mistakes the check named when it was stored
  add column finding_count smallint not null default 0,
  -- when those concerned were told that it ends soon
  add column expiry_told_at timestamptz;
create index rate_sheet_rate on rate_sheet (rate_id, id desc);
create index rate_sheet_owner on rate_sheet (owner_id, airline_id)
  where owner_id <> '00000000-0000-0000-0000-000000000000';
create index rate_sheet_author on rate_sheet (created_by, created_at) where created_by is not null;

-- How many lanes a sheet has and from when to when they are valid, so that a list of rates reads no lane.
create table rate_extent (
  sheet_id bigint primary key references rate_sheet (id),
  lane_count integer not null,
  -- origin and destination of the first in lane order
  first_lane text not null,
  valid_from date not null,
  valid_to date not null
);
create index rate_extent_end on rate_extent (valid_to);
grant select, insert, update, delete on rate_extent to kilolane_app;

-- Kept by a trigger, so that no way of storing lanes can forget it.
create function kilolane_extend_sheets() returns trigger language plpgsql as $$
begin
  insert into rate_extent (sheet_id, lane_count, first_lane, valid_from, valid_to)
  -- lanes that come back from the archive have been counted before
  select l.sheet_id, count(*), min(l.origin || l.destination), min(l.valid_from), max(l.valid_to)
  from added l join rate_sheet s on s.id = l.sheet_id and not s.is_archived
  group by l.sheet_id order by l.sheet_id
  on conflict (sheet_id) do update set lane_count = rate_extent.lane_count + excluded.lane_count,
    first_lane = least(rate_extent.first_lane, excluded.first_lane),
    valid_from = least(rate_extent.valid_from, excluded.valid_from),
    valid_to = greatest(rate_extent.valid_to, excluded.valid_to);
  return null;
end
$$;
create trigger rate_lanes_added after insert on rate_lane
  referencing new table as added for each statement execute function kilolane_extend_sheets();
grant select on rate_lane to kilolane_platform;
grant select, insert, update on rate_extent to kilolane_platform;
insert into rate_extent (sheet_id, lane_count, first_lane, valid_from, valid_to)
select l.sheet_id, count(*), min(l.origin || l.destination), min(l.valid_from), max(l.valid_to)
from rate_lane l join rate_sheet s on s.id = l.sheet_id group by l.sheet_id;

-- Whether a sheet serves a station is read from the index alone. The stations are no keys of it: the planner would
-- skip through the sheets to find a lane, where rate_lane_lookup leads straight to it.
drop index rate_lane_sheet;
create index rate_lane_sheet on rate_lane (sheet_id) include (origin, destination);

-- What a new rate of an airline starts from.
create table weight_range_template (
  airline_id integer not null references airline (id),
  kind text not null check (kind in ('general', 'contract', 'promo')),
  ranges jsonb not null,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamptz not null default now(),
  primary key (airline_id, kind)
);
create table surcharge_template (
  airline_id integer not null references airline (id),
  goods_type text not null,
  surcharges jsonb not null,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamptz not null default now(),
  primary key (airline_id, goods_type)
);

-- Forwarder companies that an airline makes contract and spot rates for.
create table contract_forwarder (
  airline_id integer not null references airline (id),
  forwarder_id uuid not null references company (id),
  added_by uuid,
  added_at timestamptz not null default now(),
  primary key (airline_id, forwarder_id)
);
grant select, insert, update on weight_range_template, surcharge_template to kilolane_app;
grant select, insert, delete on contract_forwarder to kilolane_app;

-- Airlines that belong to a company, or to a forwarder as its own.
create index airline_company on airline (airline_company_id) where airline_company_id is not null;
create index airline_owner on airline (owner_company_id) where owner_company_id is not null;

-- Lanes that were asked for lately, over all forwarders: the rate-health board counts them.
create index quotation_request_asked on quotation_request (created_at) include (from_airport, to_airport);
