-- What the operator sells: a package is a number of keys of each type for a term, with a price of one key for each type
-- and currency. Amounts are whole minor units of the currency everywhere in billing.
create table subscription_package (
  id uuid primary key,
  name text not null,
  description text not null default '',
  admin_keys integer not null check (admin_keys between 1 and 1000),
  agent_keys integer not null check (agent_keys between 0 and 10000),
  client_keys integer not null check (client_keys between 0 and 10000),
  term_months smallint not null check (term_months between 1 and 36),
  -- days after the end during which everything still works
  grace_days smallint not null default 14 check (grace_days between 0 and 90),
  -- whether companies may still choose it; those that have it keep it
  is_offered boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index subscription_package_name on subscription_package (lower(name));

create table subscription_price (
  package_id uuid not null references subscription_package (id) on delete cascade,
  currency text not null,
  key_type text not null check (key_type in ('admin', 'agent', 'client')),
  -- of one key for the whole term, without tax
  unit_minor bigint not null check (unit_minor between 0 and 1000000000),
  primary key (package_id, currency, key_type)
);
grant select on subscription_package, subscription_price to kilolane_app;

-- What a company has bought, and until when. A company without a row was never asked to pay.
create table subscription (
  company_id uuid primary key references company (id),
  package_id uuid not null references subscription_package (id),
  currency text not null,
  -- those of the package and the add-ons
  admin_keys integer not null,
  agent_keys integer not null,
  client_keys integer not null,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  -- the end of the grace: from then on the company reads and pays, nothing else
  read_only_at timestamptz not null,
  -- the last notice before this end that was sent: 30, 7, 1, and 0 at the end itself
  notice_days smallint check (notice_days in (30, 7, 1, 0)),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (started_at <= ends_at and ends_at <= read_only_at)
);
create index subscription_end on subscription (ends_at);
select kilolane_protect('subscription');
revoke insert, update, delete on subscription from kilolane_app;

-- Keys beyond those of the package: asked for, approved, given or bought; the rows are the history.
create table subscription_addon (
  id uuid not null,
  company_id uuid not null references company (id),
  key_type text not null check (key_type in ('admin', 'agent', 'client')),
  key_count integer not null check (key_count between 1 and 1000),
  note text not null default '',
  state text not null check (state in ('requested', 'approved', 'rejected', 'withdrawn', 'given', 'bought')),
  reason text not null default '',
  requested_by uuid references user_account (id),
  decided_by uuid references user_account (id),
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index subscription_addon_waiting on subscription_addon (state, created_at desc);
select kilolane_protect('subscription_addon');

-- One try to pay. It only goes forward (docs/decisions, "a payment only goes forward").
create table payment (
  id uuid not null,
  company_id uuid not null references company (id),
  user_id uuid not null references user_account (id),
  provider text not null check (provider in ('stripe', 'paypal', 'bank')),
  purpose text not null check (purpose in ('keys', 'all-keys', 'plan', 'addon')),
  state text not null check (state in ('created', 'pending_payer', 'authorized', 'captured', 'refunded', 'disputed',
    'failed', 'cancelled', 'expired')),
  currency text not null,
  net_minor bigint not null check (net_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  amount_minor bigint not null check (amount_minor = net_minor + tax_minor),
  -- hundredths of a per cent
  tax_basis_points integer not null check (tax_basis_points between 0 and 5000),
  -- whose account at the provider the money goes to, as the provider names it
  provider_account text,
  -- the provider's own id: payment intent, order, or our reference on a bank transfer
  provider_id text,
  package_id uuid references subscription_package (id),
  addon_id uuid,
  locale text not null,
  -- why somebody has to look at it: what the provider says does not agree with what was ordered
  review_reason text,
  -- the provider's word for why the payer could not pay
  problem text,
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and amount_minor),
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  expires_at timestamptz not null,
  captured_at timestamptz,
  version integer not null default 1,
  primary key (company_id, id),
  unique (id),
  unique (provider, provider_id)
);
-- A plan is bought, or all keys renewed, by one payment at a time.
create unique index payment_open_plan on payment (company_id)
  where purpose in ('plan', 'all-keys') and state in ('created', 'pending_payer', 'authorized');
create index payment_newest on payment (created_at desc, id);
create index payment_open on payment (checked_at) where state in ('created', 'pending_payer', 'authorized');
create index payment_review on payment (created_at) where review_reason is not null;
select kilolane_protect('payment');
revoke delete on payment from kilolane_app;

create table payment_line (
  company_id uuid not null,
  payment_id uuid not null,
  position integer not null,
  kind text not null check (kind in ('plan', 'key', 'addon', 'credit')),
  key_id uuid,
  key_type text check (key_type in ('admin', 'agent', 'client')),
  key_count integer not null,
  unit_minor bigint not null,
  -- a credit for days that were paid before is negative
  net_minor bigint not null,
  -- the payment is still open
  is_open boolean not null default true,
  primary key (company_id, payment_id, position),
  foreign key (company_id, payment_id) references payment (company_id, id),
  foreign key (company_id, key_id) references licence_key (company_id, id)
);
-- One open payment per key.
create unique index payment_line_open_key on payment_line (key_id) where is_open and key_id is not null;
select kilolane_protect('payment_line');
revoke delete on payment_line from kilolane_app;

-- Money that came, and what was given for it: the sums of both are equal, payment by payment.
create table payment_capture (
  id uuid not null,
  company_id uuid not null,
  payment_id uuid not null unique,
  provider text not null,
  provider_capture_id text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  captured_at timestamptz not null,
  primary key (company_id, id),
  unique (provider, provider_capture_id),
  foreign key (company_id, payment_id) references payment (company_id, id)
);
select kilolane_protect('payment_capture');

create table payment_grant (
  id uuid not null,
  company_id uuid not null,
  payment_id uuid not null,
  kind text not null check (kind in ('plan', 'key', 'addon')),
  key_id uuid,
  net_minor bigint not null check (net_minor >= 0),
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- what it was before, to be put back by a refund
  before jsonb not null default '{}',
  -- taken back by a refund, or counted towards a change of the plan
  ended_at timestamptz,
  granted_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, payment_id) references payment (company_id, id)
);
create unique index payment_grant_once on payment_grant
  (payment_id, kind, coalesce(key_id, '00000000-0000-0000-0000-000000000000'));
create index payment_grant_of_company on payment_grant (company_id, ends_at);
select kilolane_protect('payment_grant');

create table payment_refund (
  id uuid not null,
  company_id uuid not null,
  payment_id uuid not null,
  provider_refund_id text,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  reason text not null default '',
  -- 'requested' until the provider has answered: it is asked again with the same key
  state text not null check (state in ('requested', 'done', 'failed')),
  requested_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, payment_id) references payment (company_id, id)
);
create index payment_refund_waiting on payment_refund (created_at) where state = 'requested';
create index payment_refund_of_payment on payment_refund (company_id, payment_id);
select kilolane_protect('payment_refund');
revoke insert, update, delete on payment_capture, payment_grant, payment_refund from kilolane_app;

-- What providers told us, each event once. A payment that is not known yet is looked for again ('parked').
create table payment_event (
  provider text not null,
  event_id text not null,
  event_type text not null,
  provider_id text,
  state text not null check (state in ('received', 'done', 'parked', 'ignored')),
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  primary key (provider, event_id)
);
create index payment_event_waiting on payment_event (received_at) where state in ('received', 'parked');

-- Papers of a payment; the content is as it was printed, whatever changes later.
create table invoice (
  id uuid not null,
  company_id uuid not null,
  payment_id uuid not null,
  refund_id uuid,
  kind text not null check (kind in ('invoice', 'receipt', 'credit-note')),
  number text not null unique,
  issued_at timestamptz not null,
  content jsonb not null,
  primary key (company_id, id),
  unique (id),
  foreign key (company_id, payment_id) references payment (company_id, id)
);
create unique index invoice_once on invoice
  (payment_id, kind, coalesce(refund_id, '00000000-0000-0000-0000-000000000000'));
select kilolane_protect('invoice');
revoke insert, update, delete on invoice from kilolane_app;

-- Numbers of papers run without a gap in each year.
create table invoice_counter (
  kind text not null,
  year smallint not null,
  last integer not null,
  primary key (kind, year)
);

-- Who is billed.
create table billing_profile (
  company_id uuid primary key references company (id),
  name text not null,
  street text not null default '',
  zip text not null default '',
  city text not null default '',
  country_code text not null default '',
  tax_number text not null default '',
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
select kilolane_protect('billing_profile');

-- Who bills: the operator. The one row is there from the beginning.
create table billing_seller (
  only_row boolean primary key default true check (only_row),
  name text not null default '',
  street text not null default '',
  zip text not null default '',
  city text not null default '',
  country_code text not null default '',
  tax_number text not null default '',
  tax_name text not null default '',
  tax_basis_points integer not null default 0 check (tax_basis_points between 0 and 5000),
  -- what a bank transfer needs; empty: none is offered
  bank_name text not null default '',
  bank_account text not null default '',
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
insert into billing_seller default values;
grant select on billing_seller to kilolane_app;
