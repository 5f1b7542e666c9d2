-- Who of the desk gets a client's request when it arrives: conditions, each of which may be left out, and people. No
-- people: every agent.
create table assignment_rule (
  id uuid not null,
  company_id uuid not null references company (id),
  name text not null,
  client_user_id uuid references user_account (id),
  origin_kind text check (origin_kind in ('airport', 'country', 'region')),
  origin_code text,
  destination_kind text check (destination_kind in ('airport', 'country', 'region')),
  destination_code text,
  assignee_user_ids uuid[] not null default '{}',
  -- raised by every write: the optimistic lock
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  check ((origin_kind is null) = (origin_code is null)),
  check ((destination_kind is null) = (destination_code is null))
);
select kilolane_protect('assignment_rule');

-- The rule that gave the request to its assignee, in the words of that day; null once somebody else was given it.
alter table incoming_request add assigned_by_rule text;
alter table incoming_request add assigned_at timestamptz;
-- When the first quotation was sent for it: the promise is kept or broken by that, not by a draft.
alter table incoming_request add answered_at timestamptz;

-- When the notification also went out as a mail; null: it did not. Whoever sets it first sends it.
alter table notification add mailed_at timestamptz;

-- A shipper's request lies with each forwarder that it asked: this is the forwarder's, made of the shipper's own.
alter table incoming_request add shipper_company_id uuid references company (id);
alter table incoming_request add shipper_request_id uuid;
alter table incoming_request add check ((shipper_company_id is null) = (shipper_request_id is null));
create unique index incoming_request_asked_once on incoming_request (shipper_company_id, shipper_request_id, company_id)
  where shipper_request_id is not null;
-- a shipper says yes to one forwarder alone, whoever is quicker
create unique index incoming_request_one_yes on incoming_request (shipper_company_id, shipper_request_id)
  where shipper_request_id is not null and status in ('replied', 'confirmed');
create index incoming_request_client on incoming_request (client_user_id, sent_at desc);

grant select, update on incoming_request to kilolane_platform;
grant select on quotation to kilolane_platform;
set local role kilolane_platform;
update incoming_request i set answered_at = coalesce(q.sent_at, q.created_at)
from quotation q
where q.company_id = i.company_id and q.id = i.quotation_id and q.status <> 'draft';
update incoming_request set assigned_at = updated_at where assignee_user_id is not null;
reset role;
