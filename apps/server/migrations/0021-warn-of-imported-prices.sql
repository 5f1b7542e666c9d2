-- .xls and .ods are read too; what a file is (the whole tariff or an addition) is chosen and never assumed; prices far
-- from their neighbours are kept with their reasons until somebody confirms them, and columns that hold figures and
-- were not understood are named.
alter table rate_import
  drop constraint rate_import_file_kind_check,
  add constraint rate_import_file_kind_check check (file_kind in ('xlsx', 'csv', 'xls', 'ods')),
  alter column mode drop not null,
  alter column mode drop default,
  add column rows_warned integer not null default 0,
  add column unread_columns jsonb not null default '[]';
update rate_import set mode = null where state = 'uploaded';
alter table rate_import_row add column is_warning boolean not null default false;
