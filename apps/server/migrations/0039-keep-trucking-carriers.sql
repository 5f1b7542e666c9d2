-- Trucking carriers that a forwarder's people keep: contact, their own margin, and which version somebody saw.
alter table trucking_carrier
  add column contact_name text not null default '',
  add column note text not null default '',
  -- null: the company's margin on trucking; else the trucking range entry of the specification
  add column margin jsonb,
  add column search_text text not null default '',
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
-- the order in which the tariffs of a carrier, and the areas of a tariff, were typed
alter table trucking_tariff add column position smallint not null default 0;
alter table trucking_zone add column position smallint not null default 0;
create index trucking_tariff_of_carrier on trucking_tariff (company_id, carrier_id);
create index trucking_zone_of_tariff on trucking_zone (company_id, tariff_id);
update trucking_carrier set search_text = lower(name);
