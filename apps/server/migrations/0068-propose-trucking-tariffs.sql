-- What a trucking company proposes to change in the tariff that a forwarder holds of it, and what became of it.
alter table trucking_carrier
  -- the forwarder's word: whether the company behind the carrier's address may propose
  add column takes_proposals boolean not null default true;

create table trucking_proposal (
  id uuid not null,
  -- the forwarder that holds the tariff: the row is its own
  company_id uuid not null references company (id),
  -- null: the carrier was deleted; its name stays in the history
  carrier_id uuid,
  carrier_name text not null,
  -- who proposes
  trucking_company_id uuid not null references company (id),
  created_by uuid not null references user_account (id),
  created_at timestamptz not null default now(),
  -- the first day on which the proposed figures count
  effective_on date not null,
  note text not null,
  -- each with its zone, its figure, what stood there and what is proposed
  lines jsonb not null,
  state text not null default 'open' check (state in ('open', 'taken', 'partly', 'declined', 'withdrawn')),
  -- places of the lines that were taken
  taken integer[] not null default '{}',
  -- the forwarder's words when it declined, or took only some
  answer text not null default '',
  decided_by uuid references user_account (id),
  decided_at timestamptz,
  -- raised by every write: the optimistic lock
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, carrier_id) references trucking_carrier (company_id, id) on delete set null (carrier_id),
  check ((state = 'open') = (decided_at is null))
);
create index trucking_proposal_of_carrier on trucking_proposal (company_id, carrier_id, created_at desc);
create index trucking_proposal_of_proposer on trucking_proposal (trucking_company_id, created_at desc);
select kilolane_protect('trucking_proposal');
