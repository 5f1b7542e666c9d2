-- Exchange rates get a home: the operator enters and imports them, and the European Central Bank's daily file is fetched.
-- A company has rates of its own, which count before the platform's, and a buffer on the platform's. What was replaced
-- or deleted is in the audit; quotations hold the rates that they were priced with.
update exchange_rate set source = 'reference';
alter table exchange_rate
  add column id uuid not null default gen_random_uuid(),
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by uuid references user_account (id),
  add constraint exchange_rate_id unique (id),
  add constraint exchange_rate_pair check (base <> quote),
  add constraint exchange_rate_source check (source in ('entered', 'imported', 'ecb', 'reference'));
-- the operator's list: the newest first
create index exchange_rate_newest on exchange_rate (as_of desc, base, quote);

-- How the last fetch of the daily file went; one row.
create table exchange_fetch (
  is_only boolean primary key default true check (is_only),
  tried_at timestamptz,
  succeeded_at timestamptz,
  -- why the last try failed; null: it did not
  problem text,
  -- the day that the last file is of
  file_date date,
  -- how many rates the last file added or changed
  rates_written integer not null default 0
);
insert into exchange_fetch default values;

-- A company's own rates: 1 unit of base = rate units of quote, from that day on.
create table company_exchange_rate (
  id uuid not null,
  company_id uuid not null references company (id),
  base text not null,
  quote text not null,
  as_of date not null,
  rate numeric not null check (rate > 0),
  updated_by uuid references user_account (id),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (company_id, id),
  constraint company_exchange_rate_once unique (company_id, base, quote, as_of),
  check (base <> quote)
);
select kilolane_protect('company_exchange_rate');

-- Per cent on top of the platform's rates: what is bought in another currency gets dearer by it.
alter table company_setting
  add column exchange_buffer_percent numeric(4, 2) not null default 0
    check (exchange_buffer_percent between 0 and 25);
