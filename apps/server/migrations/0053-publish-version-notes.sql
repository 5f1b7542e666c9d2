-- What changed in a version of the product, written by the operator for everybody who signs in.
create table version_note (
  id uuid primary key,
  -- counts up with every note: a person has seen all up to one
  number integer generated always as identity unique,
  label text not null,
  -- { en: { title, text }, … }, any of the six languages, at least one
  texts jsonb not null,
  version integer not null default 1,
  published_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid references user_account (id)
);
create index version_note_newest on version_note (number desc);
grant select on version_note to kilolane_app;

alter table user_account add column seen_version_note integer not null default 0;
