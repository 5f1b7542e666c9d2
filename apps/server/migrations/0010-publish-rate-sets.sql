-- The life of rate sets: a set is the unit of publication. Publishing adds its sheets and ends named sheets of the
-- same airline in one transaction; a sheet is live while its set is live and nothing has ended it. Rolling a set back
-- takes its sheets away and brings back what it had ended: exactly what was live before.
alter table rate_set drop constraint rate_set_state_check;
alter table rate_set add constraint rate_set_state_check
  check (state in ('draft', 'live', 'superseded', 'rolled-back', 'discarded'));
alter table rate_set
  -- whose people made it; null: the product itself
  add column author_company_id uuid references company (id),
  add column rolled_back_by uuid,
  add column rolled_back_at timestamptz;
create index rate_set_author on rate_set (author_company_id, id) where author_company_id is not null;

alter table rate_sheet
  add column ended_by_set bigint references rate_set (id),
  add column ended_at timestamptz,
  -- its lanes lie in rate_lane_archive
  add column is_archived boolean not null default false;
create index rate_sheet_ended on rate_sheet (ended_by_set) where ended_by_set is not null;
create index rate_sheet_to_archive on rate_sheet (ended_at) where ended_at is not null and not is_archived;

-- Lanes of sheets that are live no more, so that the index every quotation reads stays small. Nothing depends on
-- where a lane lies: the hot query asks whether its sheet is live.
create table rate_lane_archive (
  id bigint primary key,
  sheet_id bigint not null,
  owner_id uuid not null,
  origin text not null,
  destination text not null,
  valid_from date not null,
  valid_to date not null,
  scheme_id integer not null,
  scale smallint not null,
  min_charge integer not null,
  basic_charge integer,
  breaks integer[] not null
);
create index rate_lane_archive_sheet on rate_lane_archive (sheet_id);
grant select, insert, delete on rate_lane_archive to kilolane_app;

-- What a set changes against the sheets it ends, lane by lane; unchanged lanes are only counted. Written when the set
-- is compared, read by history and import. Lane ids lead into rate_lane or rate_lane_archive.
create table rate_set_change (
  set_id bigint not null references rate_set (id),
  kind text not null check (kind in ('added', 'changed', 'ended')),
  place integer not null,
  origin text not null,
  destination text not null,
  owner_id uuid not null,
  new_lane_id bigint,
  old_lane_id bigint,
  primary key (set_id, kind, place)
);
grant select, insert, delete on rate_set_change to kilolane_app;
