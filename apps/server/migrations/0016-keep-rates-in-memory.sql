-- Which state of the live rates it is: another value after every change of what is live, set in the same transaction.
-- A node keeps the rates of a lane as long as this stands. A random value and no counter: a database that was restored
-- from a backup can never come to a value again that stood for other rates.
create table rate_epoch (
  is_only boolean primary key default true check (is_only),
  epoch uuid not null default gen_random_uuid()
);
insert into rate_epoch default values;
grant select, update on rate_epoch to kilolane_app, kilolane_platform;

-- Once a transaction is enough, whatever it changes.
create function kilolane_change_epoch() returns void language plpgsql as $$
begin
  if current_setting('kilolane.epoch_of', true) is distinct from pg_current_xact_id()::text then
    update rate_epoch set epoch = gen_random_uuid();
    perform set_config('kilolane.epoch_of', pg_current_xact_id()::text, true);
  end if;
end
$$;

create function kilolane_rates_changed() returns trigger language plpgsql as $$
begin
  perform kilolane_change_epoch();
  return null;
end
$$;

-- At the commit, so that publications of different airlines do not wait for each other longer than a moment.
create constraint trigger rate_set_made_live after insert on rate_set
  deferrable initially deferred for each row when (new.state = 'live') execute function kilolane_rates_changed();
create constraint trigger rate_set_turned after update of state on rate_set
  deferrable initially deferred for each row when (old.state = 'live' or new.state = 'live')
  execute function kilolane_rates_changed();
create constraint trigger rate_sheet_turned after update on rate_sheet
  deferrable initially deferred for each row
  when (old.ended_by_set is distinct from new.ended_by_set or old.is_active <> new.is_active
    or old.version <> new.version or old.set_id <> new.set_id)
  execute function kilolane_rates_changed();

-- Lanes come with their draft. Should any ever come to, leave or change in a live set, that counts as well.
create function kilolane_live_lanes_changed() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct sheet_id from changed) c
    join rate_sheet s on s.id = c.sheet_id and s.ended_by_set is null
    join rate_set t on t.id = s.set_id and t.state = 'live'
  ) then
    perform kilolane_change_epoch();
  end if;
  return null;
end
$$;
create trigger rate_lanes_came after insert on rate_lane
  referencing new table as changed for each statement execute function kilolane_live_lanes_changed();
create trigger rate_lanes_changed after update on rate_lane
  referencing new table as changed for each statement execute function kilolane_live_lanes_changed();
create trigger rate_lanes_went after delete on rate_lane
  referencing old table as changed for each statement execute function kilolane_live_lanes_changed();
