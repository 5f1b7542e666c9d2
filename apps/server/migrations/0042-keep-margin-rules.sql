-- Margin rules of a forwarder: conditions, each of which may be left out, and what the rule sets (docs/decisions/0030).
create table margin_rule (
  id uuid not null,
  company_id uuid not null references company (id),
  name text not null,
  valid_from date not null,
  valid_to date,
  inquirer_id uuid,
  client_user_id uuid references user_account (id),
  origin_kind text check (origin_kind in ('airport', 'country', 'region')),
  origin_code text,
  destination_kind text check (destination_kind in ('airport', 'country', 'region')),
  destination_code text,
  airline_id integer references airline (id),
  rate_type text,
  from_kg numeric(9, 1),
  agent_user_id uuid references user_account (id),
  -- margins in per cent as decimal strings; null parts are left to the next rule
  content jsonb not null,
  -- of the least profit
  currency text not null,
  -- raised by every write: the optimistic lock
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, inquirer_id) references inquirer (company_id, id),
  check ((origin_kind is null) = (origin_code is null)),
  check ((destination_kind is null) = (destination_code is null)),
  check (inquirer_id is null or client_user_id is null),
  check (valid_to is null or valid_from <= valid_to)
);
select kilolane_protect('margin_rule');

-- What each version of a rule said, and who saved it.
create table margin_rule_version (
  company_id uuid not null references company (id),
  rule_id uuid not null,
  version integer not null,
  content jsonb not null,
  user_id uuid not null references user_account (id),
  saved_at timestamptz not null default now(),
  primary key (company_id, rule_id, version),
  foreign key (company_id, rule_id) references margin_rule (company_id, id) on delete cascade
);
select kilolane_protect('margin_rule_version');
