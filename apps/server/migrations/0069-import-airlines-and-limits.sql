-- Files of published airlines and of aircraft limits are compared before they are written: the state of both lists.
alter table reference_list drop constraint reference_list_name_check;
alter table reference_list add constraint reference_list_name_check
  check (name in ('un-number', 'package-type', 'airline', 'aircraft-limit'));
insert into reference_list (name) values ('airline'), ('aircraft-limit');

-- A forwarder's own airline is none of the list; its people could not write to it either.
create trigger airline_changed after insert or update on airline for each row
  when (new.owner_company_id is null) execute function kilolane_reference_changed('airline');
create trigger aircraft_limit_changed after insert or update or delete on aircraft_limit
  for each statement execute function kilolane_reference_changed('aircraft-limit');
