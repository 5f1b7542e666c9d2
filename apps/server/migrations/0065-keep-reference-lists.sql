-- The operator keeps the UN numbers and the package types. A row that a person changed is never written over by a new
-- version's list, and none is deleted: quotations name them.
alter table un_number
  add column is_active boolean not null default true,
  add column version integer not null default 1,
  add column updated_at timestamptz,
  add column updated_by uuid references user_account (id);

-- What a goods line is packed as. The delivered names have phrases in every language (packages/domain, PACKAGE_TYPES).
create table package_type (
  name text primary key check (name = btrim(name) and length(name) between 1 and 40),
  position integer not null check (position > 0),
  is_active boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz,
  updated_by uuid references user_account (id)
);
-- two names that differ in capitals alone are one
create unique index package_type_folded on package_type (lower(name));
grant select on package_type to kilolane_app;

insert into package_type (name, position)
select name, 10 * place from unnest(array[
  'Envelope', 'Bag', 'Bale', 'Barrel', 'Basket', 'Bin', 'Box', 'Bunch', 'Bundle', 'Cabinet', 'Can', 'Carboy',
  'Carrier', 'Carton', 'Case', 'Cask', 'Coil', 'Container', 'Crate', 'Cylinder', 'Drum', 'Loose', 'Other', 'Package',
  'Pail', 'Pallet', 'Pieces', 'Pipe Line', 'Rack', 'Reel', 'Roll', 'Skid', 'Spool', 'Tank', 'Totes', 'Tube', 'Unit',
  'Van Pack', 'Wrapped'
]) with ordinality as delivered (name, place);

-- Which state a list is in: what an import shows is written only while this stands. Whoever changes a list locks its row
-- first, so that no two wait for each other.
create table reference_list (
  name text primary key check (name in ('un-number', 'package-type')),
  epoch uuid not null default gen_random_uuid()
);
insert into reference_list (name) values ('un-number'), ('package-type');

create function kilolane_reference_changed() returns trigger language plpgsql as $$
begin
  update reference_list set epoch = gen_random_uuid() where name = tg_argv[0];
  return null;
end
$$;
create trigger un_number_changed after insert or update or delete on un_number
  for each statement execute function kilolane_reference_changed('un-number');
create trigger package_type_changed after insert or update or delete on package_type
  for each statement execute function kilolane_reference_changed('package-type');
