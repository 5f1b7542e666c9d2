-- The operator reads quotations of all companies by the day of their creation, and what happened by time, whoever did it.
-- The index is over an expression that no company's own list orders by: walked for one company, it would read all others.
create index quotation_day on quotation ((created_at at time zone 'UTC') desc, id desc)
  include (company_id, status, from_airport, to_airport, main_airline_id, sell_total_usd, is_manual);
create index audit_entry_newest on audit_entry (at desc, id desc);
