-- Hours within which the forwarder answers a client's request; the moment itself is stored with each request.
alter table company_setting add answer_hours smallint not null default 24 check (answer_hours between 1 and 240);
