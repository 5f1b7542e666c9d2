-- Seals of the audit log: a chain in which each row's SHA-256 covers the entry's content and the hash before. They lie
-- beside the entries (no foreign key: the seal of an entry that was removed is what names it), are written by a job in
-- batches and never changed (db/migrate.ts takes UPDATE and DELETE from the operator's role, too).
create table audit_seal (
  position bigint primary key check (position > 0),
  entry_id uuid not null unique,
  hash bytea not null check (length(hash) = 32),
  sealed_at timestamptz not null default now()
);

-- What looking through the whole chain found. `breaks`: at most 50 of them, as JSON.
create table audit_check (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  sealed bigint not null,
  head bytea,
  break_count integer not null,
  breaks jsonb not null
);
