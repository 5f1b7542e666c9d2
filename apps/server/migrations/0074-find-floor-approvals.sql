-- Who looks at a request or its quotation sees what was asked about its prices: of all that a company ever asked, those
-- of one request.
create index floor_approval_request on floor_approval (company_id, request_id);
