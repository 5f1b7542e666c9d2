-- What a client or shipper asked for, as it was when the request was sent: the desk prices the request's own form, and
-- may change it. The airports beside it are what lists of requests search. Of requests sent before, what is stored now.
alter table incoming_request add asked jsonb, add asked_from text, add asked_to text;

grant select on quotation_request to kilolane_platform;
set local role kilolane_platform;
update incoming_request i set asked = r.input, asked_from = r.from_airport, asked_to = r.to_airport
from quotation_request r
where r.company_id = i.company_id and r.id = i.request_id;
reset role;

alter table incoming_request alter asked set not null, alter asked_from set not null, alter asked_to set not null;
