-- Manual quotations are quotations whose lines were typed (product.md): the same rows, told apart by `is_manual`, with
-- a range of numbers of their own. A number may be held for the person who is writing; templates keep lines by name.
alter table quotation add column is_manual boolean not null default false;
create index quotation_manual on quotation (company_id, created_at desc, id) where is_manual;

create table quotation_number_hold (
  company_id uuid not null references company (id),
  user_id uuid not null references user_account (id),
  number text not null,
  held_at timestamptz not null default now(),
  primary key (company_id, user_id),
  unique (company_id, number)
);
select kilolane_protect('quotation_number_hold');

create table manual_template (
  id uuid not null,
  company_id uuid not null references company (id),
  name text not null check (length(name) between 1 and 60),
  lines jsonb not null,
  version integer not null default 1,
  created_by uuid not null references user_account (id),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, name)
);
select kilolane_protect('manual_template');
