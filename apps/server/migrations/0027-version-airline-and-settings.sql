-- Two people who edit one airline, or one company's settings, at the same time no longer overwrite each other: a change
-- names the version that its author saw.
alter table airline add column version integer not null default 1;
alter table company_setting add column version integer not null default 0;
