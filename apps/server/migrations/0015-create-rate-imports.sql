-- Imports of rate sheets: a file, what its columns mean, a dry run by a job, then one set that goes live or does not.
create table rate_import (
  id uuid primary key,
  company_id uuid not null references company (id),
  created_by uuid not null,
  airline_id integer not null references airline (id),
  rate_type text not null check (rate_type in ('general', 'contract', 'spot', 'priority', 'promo')),
  -- whose rates: the forwarder's, or the nil uuid for everybody
  owner_id uuid not null,
  -- the uploaded bytes in the file store
  file_name text not null,
  original_name text not null,
  file_kind text not null check (file_kind in ('xlsx', 'csv')),
  size_bytes integer not null,
  state text not null default 'uploaded' check (state in ('uploaded', 'checking', 'checked', 'cancelled', 'failed',
    'published')),
  mode text not null default 'replace' check (mode in ('replace', 'update')),
  -- first rows of each sheet, for the mapping screen
  preview jsonb not null,
  mapping jsonb not null,
  profile text,
  phase text not null default 'waiting' check (phase in ('waiting', 'reading', 'writing', 'comparing', 'done')),
  rows_read integer not null default 0,
  rows_good integer not null default 0,
  rows_bad integer not null default 0,
  lanes integer not null default 0,
  lanes_written integer not null default 0,
  -- the run that works on it: a run that was thought dead and comes back finds another one here and stops
  run_id uuid,
  heartbeat_at timestamptz,
  runs integer not null default 0,
  set_id bigint references rate_set (id),
  -- ids of the draft's sheets and break schemes, in the order the file names them: what a resumed run goes on with
  sheet_ids bigint[],
  scheme_ids integer[],
  -- the live sheets that the differences were worked out against, and those of them that publishing ends
  live_sheet_ids bigint[],
  ends_sheet_ids bigint[],
  changes jsonb,
  failure text,
  created_at timestamptz not null default now(),
  published_at timestamptz
);
create index rate_import_company on rate_import (company_id, created_at desc);
create index rate_import_running on rate_import (heartbeat_at) where state = 'checking';
select kilolane_protect('rate_import');

-- Lines that are not imported, as they were uploaded, with every reason.
create table rate_import_row (
  import_id uuid not null references rate_import (id) on delete cascade,
  place integer not null,
  company_id uuid not null,
  sheet text not null,
  row_number integer not null,
  cells text[] not null,
  problems jsonb not null,
  codes text[] not null,
  primary key (import_id, place)
);
select kilolane_protect('rate_import_row');

-- What the columns of an airline's sheets mean, remembered per company.
create table rate_import_profile (
  id uuid primary key,
  company_id uuid not null references company (id),
  airline_id integer not null references airline (id),
  name text not null,
  mapping jsonb not null,
  updated_at timestamptz not null default now(),
  unique (company_id, airline_id, name)
);
select kilolane_protect('rate_import_profile');
