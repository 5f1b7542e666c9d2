-- What people decide and accept for themselves: the look of the product, terms of use, a second factor; and the
-- operator's switch for maintenance.

-- The look goes with the person to the next browser, like the language.
alter table user_account
  add column theme_mode text check (theme_mode in ('light', 'semi-dark', 'dark')),
  add column theme_style text check (theme_style in ('modern', 'standard')),
  add column accepted_terms integer not null default 0;

-- Terms of use and disclaimers in six languages, one number for both. A version is never changed: who accepted it
-- accepted these words.
create table terms_version (
  version integer primary key check (version > 0),
  texts jsonb not null,
  published_at timestamptz not null default now(),
  published_by uuid not null references user_account (id)
);
grant select on terms_version to kilolane_app;

-- Who accepted which version, when and from where; nobody may change or remove a row.
create table terms_acceptance (
  company_id uuid not null,
  user_id uuid not null,
  version integer not null references terms_version (version),
  accepted_at timestamptz not null default now(),
  ip text not null,
  language text not null check (language in ('en', 'zh', 'es', 'fr', 'it', 'ar')),
  primary key (company_id, user_id, version),
  foreign key (company_id, user_id) references user_account (company_id, id)
);
create index terms_acceptance_version on terms_acceptance (version);
select kilolane_protect('terms_acceptance');
revoke update, delete on terms_acceptance from kilolane_app;

-- Decided at sign-in: whoever is at work when a new version appears finishes first.
alter table session add column owes_terms boolean not null default false;
grant update (owes_terms) on session to kilolane_app;

-- Authenticator app of a person (RFC 6238). The key is sealed (AES-256-GCM); it counts once a first code proved it.
-- No code is good twice: the last step used is kept.
create table second_factor (
  company_id uuid not null,
  user_id uuid not null,
  key_sealed bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references user_account (company_id, id)
);
select kilolane_protect('second_factor');

-- Codes for the day the phone is lost: keyed hashes, each good once.
create table recovery_code (
  company_id uuid not null,
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (company_id, user_id, code_hash),
  foreign key (company_id, user_id) references second_factor (company_id, user_id) on delete cascade
);
select kilolane_protect('recovery_code');

-- One row, read with every call: all nodes see the switch at once.
create table maintenance (
  only_row boolean primary key default true check (only_row),
  is_on boolean not null default false,
  expected_end timestamptz,
  changed_at timestamptz,
  changed_by uuid references user_account (id)
);
insert into maintenance default values;
