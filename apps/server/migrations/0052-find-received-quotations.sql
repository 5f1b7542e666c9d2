-- A shipper finds what was mailed to its address, whichever forwarder's it is; a client what is its own.
create index quotation_link_email on quotation_link (lower(email), company_id, quotation_id, created_at desc);
create index quotation_link_quotation on quotation_link (company_id, quotation_id, created_at desc);
create index quotation_client on quotation (company_id, client_user_id, created_at desc) where client_user_id is not null;
