-- A forwarder's own warehouses: where its trucks pick up, and when somebody is there.
create table warehouse (
  id uuid not null,
  company_id uuid not null references company (id),
  name text not null,
  contact_name text not null default '',
  street text not null default '',
  city text not null,
  state text not null default '',
  zip text not null default '',
  country_code text not null,
  email text not null default '',
  phone text not null default '',
  airport text,
  opening_hours text not null default '',
  remarks text not null default '',
  is_active boolean not null default true,
  search_text text not null,
  -- raised by every write: the optimistic lock
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
select kilolane_protect('warehouse');
