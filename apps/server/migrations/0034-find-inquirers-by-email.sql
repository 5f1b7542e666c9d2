-- A mail's sender is found by the address, in whatever case it was typed. A column instead of an expression in the index:
-- under row-level security only leakproof operators may use an index, and lower() is none.
alter table inquirer add column email_key text generated always as (lower(email)) stored;
create index inquirer_email on inquirer (company_id, email_key, updated_at desc);
