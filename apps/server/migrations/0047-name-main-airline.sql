-- The airline of the option that lists and statistics count: the one decided for, else the first. A quotation without
-- an airline of the reference data (typed by hand) has none. Only the product's own role sees the rows of every company.
alter table quotation add column main_airline_id integer;
grant update (main_airline_id) on quotation to kilolane_platform;
set local role kilolane_platform;
update quotation q
set main_airline_id = nullif(coalesce(
  (select option -> 'airline' ->> 'id' from jsonb_array_elements(v.content -> 'options') as option
   where option ->> 'quoteId' = q.decided_quote_id::text),
  v.content -> 'options' -> 0 -> 'airline' ->> 'id')::integer, 0)
from quotation_version v
where v.company_id = q.company_id and v.quotation_id = q.id and v.version = q.version;
reset role;
create index quotation_main_airline on quotation (company_id, main_airline_id, created_at desc)
  where main_airline_id is not null;
