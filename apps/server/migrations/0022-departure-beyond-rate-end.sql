-- A quotation is priced for its expected departure. How many days that may lie beyond a rate's end is the forwarder's
-- decision (0: not at all); what is offered so is marked as subject to rate change.
alter table company_setting
  add column days_beyond_rate_end smallint not null default 14 check (days_beyond_rate_end between 0 and 45);
