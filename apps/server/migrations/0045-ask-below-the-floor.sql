-- What the desk asks its admins: to sell an option below the margin floor. The rows are the log as well.
create table floor_approval (
  id uuid not null,
  company_id uuid not null references company (id),
  request_id uuid not null,
  -- null: the request is not saved yet
  quotation_id uuid,
  quote_id uuid not null,
  -- the margin and amounts that it is to be sold at, in the words of the wire
  edit jsonb not null,
  -- what the price was when it was asked: decimal strings
  figures jsonb not null,
  reason text not null,
  status text not null default 'open' check (status in ('open', 'approved', 'declined', 'withdrawn')),
  asked_by uuid not null references user_account (id),
  created_at timestamptz not null default now(),
  decided_by uuid references user_account (id),
  decided_at timestamptz,
  decision_reason text not null default '',
  -- raised by every write: the optimistic lock
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, request_id) references quotation_request (company_id, id),
  foreign key (company_id, quotation_id) references quotation (company_id, id)
);
create index floor_approval_status on floor_approval (company_id, status, created_at desc);
-- an option is asked for once at a time
create unique index floor_approval_open on floor_approval (company_id, request_id, quote_id) where status = 'open';
select kilolane_protect('floor_approval');
