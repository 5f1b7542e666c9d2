-- The operator looks at the product as a person of a company: a session of its own that can change nothing, ends after
-- half an hour at most and with the operator's own session, and is seen by the company. Its token is never a session's.
create table viewing (
  id uuid primary key,
  operator_id uuid not null references user_account (id),
  -- the operator's session in which it began; no foreign key: the record outlives it
  session_id uuid not null,
  company_id uuid not null references company (id),
  user_id uuid not null references user_account (id) on delete cascade,
  person_name text not null,
  reason text not null check (length(reason) >= 10),
  token_hash bytea not null unique,
  ip text not null default '',
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (expires_at <= started_at + interval '30 minutes')
);
create unique index viewing_one_per_operator on viewing (operator_id) where ended_at is null;
create index viewing_company on viewing (company_id, started_at desc);
select kilolane_protect('viewing');
-- a company reads that it was looked at, and nothing by which it could look itself
revoke all on viewing from kilolane_app;
grant select (id, company_id, user_id, person_name, reason, started_at, expires_at, ended_at) on viewing to kilolane_app;
