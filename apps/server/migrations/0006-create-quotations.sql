-- product.md §2: request → quote options → saved quotation with immutable versions and a timeline.
create table quotation_request (
  id uuid not null,
  company_id uuid not null references company (id),
  -- who asked: the person who typed it, and the client account when a client asked
  created_by uuid not null,
  client_user_id uuid,
  inquirer_id uuid,
  version integer not null default 1,
  status text not null default 'priced' check (status in ('priced', 'saved', 'confirmed', 'cancelled')),
  from_airport text not null,
  to_airport text not null,
  ready_date date not null,
  goods_type text not null,
  currency text not null,
  -- the create form as it was sent (units as typed), so that it can be opened, changed and priced again
  input jsonb not null,
  -- the options with their quote_ids, buy and sell lines and reasons, the rates that fell out, trucking
  -- carriers; whole traces only on chosen options (product.md §8)
  priced jsonb not null,
  trucking_id uuid,
  priced_on date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index quotation_request_recent on quotation_request (company_id, created_at desc);

create table quotation_counter (
  company_id uuid not null references company (id),
  kind text not null check (kind in ('quotation', 'manual')),
  year smallint not null,
  last_number integer not null,
  primary key (company_id, kind, year)
);

create table quotation (
  id uuid not null,
  company_id uuid not null references company (id),
  number text not null,
  request_id uuid not null,
  cloned_from uuid,
  version integer not null default 1,
  -- raised by every write: the optimistic lock (product.md §2.8)
  lock_version integer not null default 1,
  status text not null check (status in ('draft', 'sent', 'accepted', 'rejected', 'cancelled', 'expired')),
  owner_user_id uuid not null,
  client_user_id uuid,
  inquirer_id uuid,
  inquirer_company text not null default '',
  inquirer_name text not null default '',
  from_airport text not null,
  to_airport text not null,
  ready_date date not null,
  goods_type text not null,
  airlines text not null default '',
  chargeable_weight_kg numeric(12, 1) not null,
  gross_weight_kg numeric(12, 3) not null,
  currency text not null,
  buy_total numeric(16, 4) not null,
  sell_total numeric(16, 4) not null,
  -- the same in the company's reporting currency, for lists and statistics
  sell_total_usd numeric(16, 4) not null,
  profit_usd numeric(16, 4) not null,
  valid_until date not null,
  expires_at timestamptz not null,
  language text not null default 'en',
  search_text text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  sent_at timestamptz,
  decided_at timestamptz,
  -- the option of the current version that the client decided for
  decided_quote_id uuid,
  primary key (company_id, id),
  unique (company_id, number)
);
create index quotation_recent on quotation (company_id, created_at desc, id);
create index quotation_status on quotation (company_id, status, created_at desc) include (expires_at);
create index quotation_changed on quotation (company_id, updated_at desc, id);
create index quotation_sell on quotation (company_id, sell_total_usd, id);
create index quotation_valid on quotation (company_id, valid_until, id);
create index quotation_ready on quotation (company_id, ready_date, id);
create index quotation_owner on quotation (company_id, owner_user_id, created_at desc);
create index quotation_number on quotation (company_id, number text_pattern_ops);
create index quotation_expiring on quotation (expires_at) where status in ('draft', 'sent');
create index quotation_inquirer on quotation (company_id, inquirer_id, created_at desc);

create table quotation_version (
  company_id uuid not null,
  quotation_id uuid not null,
  version integer not null,
  -- options with buy, margin and sell lines and whole traces, shipment, parties, terms, remarks
  content jsonb not null,
  is_sent boolean not null default false,
  sent_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (company_id, quotation_id, version),
  foreign key (company_id, quotation_id) references quotation (company_id, id)
);

create table quotation_event (
  id bigint generated always as identity,
  company_id uuid not null,
  quotation_id uuid not null,
  version integer not null,
  kind text not null,
  actor_user_id uuid,
  actor_name text not null default '',
  detail jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (company_id, quotation_id, id),
  foreign key (company_id, quotation_id) references quotation (company_id, id)
);

-- the signed link of a mail: view and decide without an account (one decision, expiring, audited)
create table quotation_link (
  token_hash bytea primary key,
  company_id uuid not null,
  quotation_id uuid not null,
  version integer not null,
  email text not null,
  show_airline boolean not null,
  show_remarks boolean not null,
  expires_at timestamptz not null,
  viewed_at timestamptz,
  decided_at timestamptz,
  decision text check (decision in ('accepted', 'rejected')),
  created_at timestamptz not null default now(),
  foreign key (company_id, quotation_id) references quotation (company_id, id)
);

create table quotation_mail (
  id uuid not null,
  company_id uuid not null references company (id),
  quotation_id uuid,
  request_id uuid,
  version integer,
  recipient text not null,
  subject text not null,
  state text not null check (state in ('queued', 'sent', 'failed')),
  message_id text not null,
  pdf_sha256 text,
  -- what the worker needs to render and send: never priced again
  content jsonb not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (company_id, id)
);
create index quotation_mail_quotation on quotation_mail (company_id, quotation_id, created_at desc);

create table saved_view (
  id uuid not null,
  company_id uuid not null references company (id),
  user_id uuid not null,
  screen text not null,
  name text not null,
  query text not null,
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, user_id, screen, name)
);

create table notification (
  id uuid not null,
  company_id uuid not null references company (id),
  user_id uuid not null,
  is_read boolean not null default false,
  kind text not null,
  main_menu text not null default '',
  sub_menu text not null default '',
  quotation_id uuid,
  from_user_id uuid,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index notification_user on notification (company_id, user_id, is_read, created_at desc);

select kilolane_protect('quotation_request');
select kilolane_protect('quotation_counter');
select kilolane_protect('quotation');
select kilolane_protect('quotation_version');
select kilolane_protect('quotation_event');
select kilolane_protect('quotation_link');
select kilolane_protect('quotation_mail');
select kilolane_protect('saved_view');
select kilolane_protect('notification');
