-- Roles kilolane_app (tenant work) and kilolane_platform (operator and the product itself) exist before this runs:
-- the migration runner creates them, because they belong to the cluster and not to one database.
-- Wall two of architecture.md §6: inside a company's transaction the database itself hides other companies' rows.
-- The runner gives kilolane_platform its rights on every table after each migration.
create function kilolane_protect(target regclass, company_column text default 'company_id') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy company_isolation on %s to kilolane_app using (%I = nullif(current_setting(''kilolane.company_id'', true), '''')::uuid)',
    target, company_column);
  execute format('create policy platform_access on %s to kilolane_platform using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to kilolane_app', target);
end
$$;

-- A company: forwarder, airline, shipper, trucking; the operator's own is of kind 'platform'.
create table company (
  id uuid primary key,
  kind text not null check (kind in ('forwarder', 'airline', 'shipper', 'trucking', 'platform')),
  name text not null,
  email text not null,
  phone text not null default '',
  country_code text not null default '',
  state text not null default '',
  city text not null default '',
  street text not null default '',
  zip text not null default '',
  logo_file text,
  approval text not null default 'pending-email' check (approval in ('pending-email', 'unapproved', 'approved')),
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index company_kind on company (kind, name);

-- Names of companies are seen across tenants (a client picks a forwarder); only its own row may be changed.
alter table company enable row level security;
alter table company force row level security;
create policy company_visible on company for select to kilolane_app using (true);
create policy company_own on company for update to kilolane_app
  using (id = nullif(current_setting('kilolane.company_id', true), '')::uuid);
create policy platform_access on company to kilolane_platform using (true) with check (true);
grant select, update on company to kilolane_app;

create table user_account (
  id uuid primary key,
  company_id uuid not null references company (id),
  role text not null check (role in ('ROLE_CONSIGNEE', 'ROLE_FFADMIN', 'ROLE_FFAGENT', 'ROLE_FFCLIENT',
    'ROLE_SUPERADMIN', 'ROLE_AIRLINE_ADMIN', 'ROLE_AIRLINE_AGENT', 'ROLE_DATAENTRY', 'ROLE_TRUCKING_ADMIN')),
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone text not null default '',
  avatar_file text,
  locale text not null default 'en' check (locale in ('en', 'zh', 'es', 'fr', 'it', 'ar')),
  is_suspended boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_sign_in_at timestamptz,
  unique (company_id, id)
);
select kilolane_protect('user_account');

-- Sessions: opaque 256-bit tokens, stored as SHA-256 only. One living session per user (product.md §1).
create table session (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed-out', 'replaced', 'idle', 'expired', 'revoked')),
  ip text not null default '',
  user_agent text not null default ''
);
create unique index session_one_per_user on session (user_id) where ended_at is null;

-- Counters of named limits: (key, start of the window) → calls. Shared by all nodes and kept over restarts.
create table rate_limit (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);

-- Answers of creates that carried an Idempotency-Key, kept for 24 h.
create table idempotency (
  user_id uuid not null references user_account (id) on delete cascade,
  key text not null,
  request_hash bytea not null,
  started_at timestamptz not null default now(),
  committed boolean not null default false,
  -- JSON as text: a repeated answer is the same to the byte
  answer text,
  primary key (user_id, key)
);
create index idempotency_started on idempotency (started_at);
-- A transaction marks its own claim as committed: a retry after a crash must never create a second record.
grant select (user_id, key), update (committed) on idempotency to kilolane_app;

-- Who did what to which record, written in the transaction of the change. Nobody may change or remove a row.
create table audit_entry (
  id uuid primary key,
  company_id uuid,
  user_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id text not null default '',
  detail jsonb not null default '{}',
  request_id text not null default '',
  at timestamptz not null default now()
);
create index audit_entry_company on audit_entry (company_id, at desc);
create index audit_entry_subject on audit_entry (subject_kind, subject_id, at desc);
select kilolane_protect('audit_entry');
revoke update, delete on audit_entry from kilolane_app;

-- What happened, for whoever listens (push, webhooks): read in commit order, only once its transaction and all
-- earlier ones have ended (xid below the snapshot's horizon), so that no reader ever skips a late commit.
create table outbox_event (
  id bigint generated always as identity primary key,
  company_id uuid not null references company (id),
  user_id uuid,
  topic text not null,
  payload jsonb not null,
  xid xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null default now()
);
create index outbox_event_order on outbox_event (xid, id);
create index outbox_event_created on outbox_event (created_at);
select kilolane_protect('outbox_event');
revoke update, delete on outbox_event from kilolane_app;

-- Stored files: the row is the only way to the bytes; the stored name is random and says nothing.
create table file (
  id uuid primary key,
  company_id uuid not null references company (id),
  name text not null unique,
  original_name text not null,
  content_type text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  sha256 text not null,
  purpose text not null,
  created_by uuid,
  created_at timestamptz not null default now()
);
create index file_company on file (company_id, created_at desc);
select kilolane_protect('file');

-- The demo world's mail catcher: mails as they came over SMTP.
create table caught_mail (
  id uuid primary key,
  sender text not null,
  recipients text[] not null,
  subject text not null,
  message_id text not null,
  raw bytea not null,
  received_at timestamptz not null default now()
);
create index caught_mail_received on caught_mail (received_at desc);
