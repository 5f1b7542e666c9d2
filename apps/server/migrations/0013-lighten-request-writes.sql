-- Pricing while somebody types writes a request, an audit row and an event on every pause of the keyboard.
-- The foreign keys to the company locked its one row in each of these transactions, two at a time making a shared
-- lock of it; the row is never deleted (companies are deactivated), and row-level security lets nothing be written
-- for another company than the caller's own, which exists.
alter table quotation_request drop constraint quotation_request_company_id_fkey;
alter table outbox_event drop constraint outbox_event_company_id_fkey;
-- A packed pricing hardly shrinks any more: not worth the time of trying.
alter table quotation_request alter column priced set storage external;
