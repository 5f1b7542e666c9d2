-- Duplicates become one: the merged inquirer's row stays, so that sent versions and old links still name somebody, and
-- leads to the one that is kept. A merge can be taken back: it holds what it moved.
alter table inquirer add column merged_into uuid;
alter table inquirer add foreign key (company_id, merged_into) references inquirer (company_id, id);
create index inquirer_merged on inquirer (company_id, merged_into) where merged_into is not null;

create table inquirer_merge (
  id uuid not null,
  company_id uuid not null references company (id),
  kept_id uuid not null,
  merged_ids uuid[] not null,
  moved_quotations jsonb not null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, kept_id) references inquirer (company_id, id)
);
create index inquirer_merge_kept on inquirer_merge (company_id, kept_id, created_at desc);
select kilolane_protect('inquirer_merge');

-- The inquirer that one leads to after all merges; itself where it was never merged.
create function kilolane_kept_inquirer(company uuid, inquirer uuid) returns uuid language sql stable as $$
  with recursive line as (
    select i.id, i.merged_into from inquirer i where i.company_id = $1 and i.id = $2
    union all
    select n.id, n.merged_into from inquirer n join line l on n.company_id = $1 and n.id = l.merged_into
  )
  select coalesce((select id from line where merged_into is null), $2)
$$;
