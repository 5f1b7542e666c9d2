-- Everyone gets in: sign-up, licence keys, password links, and what a person decides for themselves.

-- A person's own choices, and whether they hold a licence: 'open' until its end (the founder of a company needs
-- none), 'suspended' with its key, 'none' when the key went to somebody else.
alter table user_account
  add column country_code text not null default '',
  add column reply_to_email text not null default '',
  add column measurement_unit text check (measurement_unit in ('Imperial', 'Metric', 'Imperial / Metric')),
  add column licence_state text not null default 'open' check (licence_state in ('open', 'suspended', 'none')),
  add column licence_ends_at timestamptz;
create index user_account_company on user_account (company_id, role);

-- Data-entry people sign up as a company of their own kind; a refused company keeps the reason.
alter table company drop constraint company_kind_check;
alter table company add constraint company_kind_check
  check (kind in ('forwarder', 'airline', 'shipper', 'trucking', 'data-entry', 'platform'));
alter table company drop constraint company_approval_check;
alter table company add constraint company_approval_check
  check (approval in ('pending-email', 'unapproved', 'approved', 'rejected'));
alter table company
  add column phone_country_code text not null default '',
  add column about text not null default '',
  add column website text not null default '',
  add column rejection_reason text not null default '',
  add column decided_at timestamptz,
  add column decided_by uuid;
create index company_approval on company (approval, kind, created_at desc);

-- A sign-up before its email is proven: nothing of it is a company or an account yet. Belongs to no tenant and is
-- seen by the product alone. Of token and PIN only (keyed) hashes are stored.
create table signup (
  id uuid primary key,
  token_hash bytea not null unique,
  kind text not null check (kind in ('forwarder', 'airline', 'shipper', 'trucking', 'data-entry')),
  email text not null check (email = lower(email)),
  form jsonb not null,
  password_hash text not null,
  locale text not null default 'en',
  pin_hash bytea not null,
  pin_expires_at timestamptz not null,
  pin_tries smallint not null default 0,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  founded_id uuid references company (id)
);
create unique index signup_open on signup (email) where confirmed_at is null;
create index signup_created on signup (created_at);

-- Links to set a password, for those who forgot it and for new members; only the token's hash is stored.
create table password_link (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  token_hash bytea not null unique,
  purpose text not null check (purpose in ('reset', 'invitation')),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index password_link_user on password_link (user_id);
-- A company's admin invites members: the link is made in the admin's transaction.
alter table password_link enable row level security;
create policy own_company on password_link to kilolane_app
  using (exists (select from user_account u where u.id = user_id));
create policy platform_access on password_link to kilolane_platform using (true) with check (true);
grant select, insert on password_link to kilolane_app;

-- A licence for one seat. The text is sealed (AES-256-GCM) because lists mask it and resending needs it; it is found
-- by its keyed hash.
create table licence_key (
  id uuid not null,
  company_id uuid not null references company (id),
  key_type text not null check (key_type in ('admin', 'agent', 'client', 'shipper')),
  key_index bytea not null unique,
  key_sealed bytea not null,
  key_tail text not null,
  email text check (email = lower(email)),
  assigned_at timestamptz,
  used_by uuid,
  used_at timestamptz,
  is_suspended boolean not null default false,
  expires_at timestamptz not null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, used_by) references user_account (company_id, id)
);
create unique index licence_key_holder on licence_key (used_by) where used_by is not null;
create index licence_key_recent on licence_key (company_id, key_type, created_at desc);
select kilolane_protect('licence_key');

-- How many seats of a type a company may have keys for; without a row the product's own number holds.
create table licence_allotment (
  company_id uuid not null references company (id),
  key_type text not null check (key_type in ('admin', 'agent', 'client', 'shipper')),
  seats integer not null check (seats between 0 and 100000),
  primary key (company_id, key_type)
);
select kilolane_protect('licence_allotment');
revoke insert, update, delete on licence_allotment from kilolane_app;

-- An admin who suspends a member ends the member's session in the same transaction, and nobody else's.
alter table session enable row level security;
create policy own_company on session to kilolane_app
  using (exists (select from user_account u where u.id = user_id));
create policy platform_access on session to kilolane_platform using (true) with check (true);
grant select (id, user_id, ended_at), update (ended_at, end_reason) on session to kilolane_app;
