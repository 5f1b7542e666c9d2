-- The airport search puts the airports of a person's own last requests on top, on every key press.
create index quotation_request_own on quotation_request (company_id, created_by, created_at desc);
