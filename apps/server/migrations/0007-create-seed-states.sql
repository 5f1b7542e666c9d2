-- What the product itself put into this database, and which version of it: a start compares and does only what
-- is missing, so that a crash in the middle of a seed heals on the next start.
create table seed_state (
  name text primary key,
  version text not null,
  done_at timestamptz not null default now()
);
