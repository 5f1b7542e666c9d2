-- The operator keeps the airports: a row that a person changed is never written over by a new version's list.
alter table airport
  add column is_active boolean not null default true,
  add column version integer not null default 1,
  add column updated_at timestamptz,
  add column updated_by uuid references user_account (id);

-- Which state of the list it is, as with rates (0016): a node keeps its copy for as long as this stands.
create table airport_epoch (
  is_only boolean primary key default true check (is_only),
  epoch uuid not null default gen_random_uuid()
);
insert into airport_epoch default values;
grant select on airport_epoch to kilolane_app;
grant select, update on airport_epoch to kilolane_platform;

create function kilolane_airports_changed() returns trigger language plpgsql as $$
begin
  update airport_epoch set epoch = gen_random_uuid();
  return null;
end
$$;
create trigger airport_changed after insert or update or delete on airport
  for each statement execute function kilolane_airports_changed();
create trigger country_changed after insert or update or delete on country
  for each statement execute function kilolane_airports_changed();
