-- Shipments of accepted quotations by their air waybill: what happened to them, by hand or as their carriers say.
create table shipment (
  id uuid not null,
  company_id uuid not null references company (id),
  quotation_id uuid not null,
  -- eleven digits, the last one the check digit
  awb text not null check (awb ~ '^\d{11}$'),
  from_airport text not null,
  to_airport text not null,
  -- from the milestones, written with each of them
  state text not null default 'waiting'
    check (state in ('waiting', 'accepted', 'underway', 'arrived', 'delivered', 'trouble')),
  last_at timestamptz,
  -- when its carrier is asked next; null: no more
  next_ask_at timestamptz,
  asked_at timestamptz,
  -- answers in a row that could not be had or read
  failures integer not null default 0,
  problem text not null default ''
    check (problem in ('', 'unreachable', 'timeout', 'status', 'too-large', 'format', 'other-shipment')),
  -- raised by every change of the number: the optimistic lock
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, quotation_id),
  foreign key (company_id, quotation_id) references quotation (company_id, id)
);
create index shipment_next_ask on shipment (next_ask_at) where next_ask_at is not null;
create index shipment_state on shipment (company_id, state, last_at desc);
select kilolane_protect('shipment');

create table shipment_milestone (
  id uuid not null,
  company_id uuid not null,
  shipment_id uuid not null,
  awb text not null check (awb ~ '^\d{11}$'),
  -- the same event told twice is one
  event_key text not null,
  code text not null check (code ~ '^[A-Z]{3}$'),
  airport text not null,
  to_airport text not null default '' check (to_airport ~ '^([A-Z]{3})?$'),
  flight text not null default '' check (flight ~ '^[A-Z0-9]*$'),
  -- the clock at the airport
  local_at timestamp not null,
  has_time boolean not null,
  at timestamptz not null,
  time_kind text not null default '' check (time_kind in ('', 'A', 'E', 'S')),
  pieces integer,
  is_partial boolean not null default false,
  discrepancy text not null default '' check (discrepancy ~ '^([A-Z]{4})?$'),
  note text not null default '',
  -- null: its carrier said it
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, shipment_id, awb, event_key),
  foreign key (company_id, shipment_id) references shipment (company_id, id)
);
select kilolane_protect('shipment_milestone');
revoke update on shipment_milestone from kilolane_app;

-- Lines of carriers that are no milestones, as they were written.
create table shipment_note (
  id uuid not null,
  company_id uuid not null,
  shipment_id uuid not null,
  awb text not null check (awb ~ '^\d{11}$'),
  words text not null,
  at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, shipment_id, awb, words),
  foreign key (company_id, shipment_id) references shipment (company_id, id)
);
select kilolane_protect('shipment_note');

create table shipment_change (
  id uuid not null,
  company_id uuid not null,
  shipment_id uuid not null,
  kind text not null check (kind in ('awb-set', 'awb-changed', 'milestone-added', 'milestone-removed')),
  before_text text not null default '',
  after_text text not null default '',
  created_by uuid not null,
  at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, shipment_id) references shipment (company_id, id)
);
create index shipment_change_of on shipment_change (company_id, shipment_id, at desc);
select kilolane_protect('shipment_change');
revoke update, delete on shipment_change from kilolane_app;
