-- A request that a client priced and then sent to its forwarder: what becomes of it, who works on it, until when an
-- answer is promised. The goods and the lane are in its quotation request.
create table incoming_request (
  company_id uuid not null,
  request_id uuid not null,
  client_user_id uuid not null references user_account (id),
  status text not null check (status in ('new', 'assigned', 'quoted', 'replied', 'confirmed', 'cancelled')),
  assignee_user_id uuid references user_account (id),
  note text not null default '',
  quotation_id uuid,
  -- the option that the client said yes to
  replied_quote_id uuid,
  -- raised by every write: the optimistic lock
  version integer not null default 1,
  sent_at timestamptz not null,
  answer_by timestamptz not null,
  updated_at timestamptz not null default now(),
  primary key (company_id, request_id),
  foreign key (company_id, request_id) references quotation_request (company_id, id),
  foreign key (company_id, quotation_id) references quotation (company_id, id)
);
create index incoming_request_status on incoming_request (company_id, status, answer_by);
create unique index incoming_request_quotation on incoming_request (company_id, quotation_id);
select kilolane_protect('incoming_request');
