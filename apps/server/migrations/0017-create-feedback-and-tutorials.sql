-- What people tell the operator, and what the operator teaches them.

create table feedback (
  id uuid primary key,
  company_id uuid not null references company (id),
  author_id uuid not null,
  -- entries of the author's menu by their names in the code: labels change with the language
  main_menu text not null,
  sub_menu text not null default '',
  feedback_type text not null check (feedback_type in ('problem', 'idea', 'question', 'praise')),
  description text not null,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  answer text not null default '',
  answered_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, author_id) references user_account (company_id, id)
);
create index feedback_author on feedback (company_id, author_id, created_at desc);
create index feedback_state on feedback (state, created_at desc);
select kilolane_protect('feedback');
-- What was said stays said: the operator alone answers and closes.
revoke update, delete on feedback from kilolane_app;

create table feedback_file (
  company_id uuid not null,
  feedback_id uuid not null,
  file_id uuid not null references file (id),
  position integer not null,
  primary key (company_id, feedback_id, file_id),
  foreign key (company_id, feedback_id) references feedback (company_id, id)
);
create index feedback_file_file on feedback_file (file_id);
select kilolane_protect('feedback_file');
revoke update, delete on feedback_file from kilolane_app;

-- The operator's, for everybody of a role. Its own row is the only way to its file: no company owns it.
create table tutorial (
  id uuid primary key,
  roles text[] not null check (cardinality(roles) > 0),
  -- { en: { title, text }, … }, any of the six languages, at least one
  texts jsonb not null,
  video_url text not null default '',
  file_name text unique,
  file_original_name text not null default '',
  file_content_type text not null default '',
  file_bytes bigint not null default 0,
  position integer not null,
  is_published boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid references user_account (id)
);
create index tutorial_position on tutorial (position, id);
grant select on tutorial to kilolane_app;
