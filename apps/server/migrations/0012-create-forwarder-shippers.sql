-- Shippers that a forwarder works with. A shipper is a company of its own with its own account; what the forwarder
-- notes about it belongs to the forwarder, and a suspension ends the tie between the two, never the account.
create table forwarder_shipper (
  id uuid not null,
  company_id uuid not null references company (id),
  shipper_company_id uuid not null references company (id),
  shipper_user_id uuid not null references user_account (id),
  company_name text not null,
  first_name text not null,
  last_name text not null,
  email text not null check (email = lower(email)),
  phone text not null default '',
  phone_country_code text not null default '',
  country_code text not null,
  city text not null default '',
  reference text not null default '',
  note text not null default '',
  is_suspended boolean not null default false,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (company_id, id),
  constraint forwarder_shipper_once unique (company_id, shipper_user_id)
);
-- who of the forwarders has suspended a shipper
create index forwarder_shipper_company on forwarder_shipper (shipper_company_id, company_id);
select kilolane_protect('forwarder_shipper');
