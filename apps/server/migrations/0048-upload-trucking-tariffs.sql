-- A carrier's tariff as a file: what its columns mean, whether it went live, and what it replaced.
create table trucking_sheet (
  id uuid not null,
  company_id uuid not null references company (id),
  -- null: the carrier was deleted; its name stays in the history
  carrier_id uuid,
  carrier_name text not null,
  original_name text not null,
  -- the rows of the file's sheets as they were read
  sheets jsonb not null,
  mapping jsonb not null,
  state text not null default 'draft' check (state in ('draft', 'published', 'rolled-back')),
  -- the carrier's tariffs in the words of the wire: those it had and those it got
  before jsonb,
  after jsonb,
  -- the carrier's version that publishing made
  carrier_version integer,
  created_by uuid not null references user_account (id),
  created_at timestamptz not null default now(),
  published_by uuid references user_account (id),
  published_at timestamptz,
  rolled_back_by uuid references user_account (id),
  rolled_back_at timestamptz,
  -- raised by every write: the optimistic lock
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, carrier_id) references trucking_carrier (company_id, id) on delete set null (carrier_id),
  check ((state = 'draft') = (published_at is null))
);
create index trucking_sheet_newest on trucking_sheet (company_id, created_at desc);
create index trucking_sheet_of_carrier on trucking_sheet (company_id, carrier_id, published_at desc);
select kilolane_protect('trucking_sheet');
