-- A rate of which nobody said how long it is under way has no transit time. Until now 0 stood for it, which looked like
-- the fastest of all; nobody could tell it from a 0 that was typed, and an unknown time promises nothing.
alter table rate_sheet alter column transit_days drop not null;
update rate_sheet set transit_days = null where transit_days = 0;
