-- When a client saved what it priced, to go on later.
alter table quotation_request add saved_at timestamptz;
create index quotation_request_saved on quotation_request (company_id, created_by, saved_at desc)
  where saved_at is not null;
