-- A first tariff of 100,000 lanes comes with as many changes. Whether their set exists is asked once a statement now:
-- once a row took as long as writing them. Sets are never deleted, so nothing has to be asked then.
alter table rate_set_change drop constraint rate_set_change_set_id_fkey;

create function kilolane_changes_need_sets() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct set_id from came) c
    where not exists (select from rate_set t where t.id = c.set_id)
  ) then
    raise foreign_key_violation using message = 'changes of a rate set that does not exist', table = tg_table_name;
  end if;
  return null;
end
$$;
create trigger rate_set_changes_came after insert on rate_set_change
  referencing new table as came for each statement execute function kilolane_changes_need_sets();
