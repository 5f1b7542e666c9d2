-- Latest acceptance of an airline, for its rates that state none: `17:00` on the day of departure, `D-1 17:00` before it.
alter table airline add column cut_off text check (cut_off ~ '^(D-[0-9]{1,2} )?[0-2][0-9]:[0-5][0-9]$');
