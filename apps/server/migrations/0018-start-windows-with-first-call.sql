-- A limit's window begins with the first call that it counts, not with the clock's minute: nobody gets twice as many
-- calls around the turn of a minute. What was counted so far is short-lived and begins anew.
delete from rate_limit;
alter table rate_limit drop constraint rate_limit_pkey, add primary key (key);
