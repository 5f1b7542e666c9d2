-- The operator's figures over all companies: each whole month (UTC) is summed once, so that years of a million quotations
-- are read in milliseconds. A month that has changed since is summed from its rows by whoever reads it, until the
-- job's next turn: no figure is ever old.
create table quotation_month (
  month date primary key check (extract(day from month) = 1),
  summed_at timestamptz not null default now()
);
create table quotation_month_sum (
  month date not null references quotation_month (month) on delete cascade,
  dimension text not null check (dimension in ('day', 'company', 'lane', 'airline')),
  -- the day, the company's id, two airports, the airline's id
  key text not null,
  quotations integer not null,
  accepted integer not null,
  rejected integer not null,
  accepted_usd numeric not null,
  primary key (month, dimension, key)
);

-- Months of which a row was stored, changed or removed since they were summed: a row for each statement, none of them
-- shared, so that nobody who saves a quotation waits for somebody else.
create table quotation_month_change (
  id bigint generated always as identity primary key,
  month date not null
);
create index quotation_month_changed on quotation_month_change (month);
grant insert on quotation_month_change to kilolane_app;

-- By triggers, so that no way of storing a quotation can forget them.
create function kilolane_month_added() returns trigger language plpgsql as $$
begin
  insert into quotation_month_change (month)
  select distinct date_trunc('month', created_at at time zone 'UTC')::date from added;
  return null;
end
$$;
create function kilolane_month_changed() returns trigger language plpgsql as $$
begin
  insert into quotation_month_change (month)
  select distinct date_trunc('month', moment at time zone 'UTC')::date
  from former o join latter n using (company_id, id), unnest(array[o.created_at, n.created_at]) as moment
  where (o.status, o.sell_total_usd, o.from_airport, o.to_airport, o.main_airline_id, o.created_at)
    is distinct from (n.status, n.sell_total_usd, n.from_airport, n.to_airport, n.main_airline_id, n.created_at);
  return null;
end
$$;
create trigger quotation_month_added after insert on quotation
  referencing new table as added for each statement execute function kilolane_month_added();
create trigger quotation_month_removed after delete on quotation
  referencing old table as added for each statement execute function kilolane_month_added();
create trigger quotation_month_changed after update on quotation
  referencing old table as former new table as latter for each statement execute function kilolane_month_changed();
