-- The airlines of a quotation's options stand among its words as "~" and the airline's id, so that the list finds them
-- by the same index. Only the product's own role sees the rows of every company.
grant update (search_text) on quotation to kilolane_platform;
grant select on quotation_version to kilolane_platform;
grant delete on quotation_word to kilolane_platform;
set local role kilolane_platform;
update quotation q
set search_text = q.search_text || marks.text
from (
  select v.company_id, v.quotation_id, v.version,
    string_agg(distinct ' ~' || (option -> 'airline' ->> 'id'), '') as text
  from quotation_version v, jsonb_array_elements(v.content -> 'options') as option
  group by v.company_id, v.quotation_id, v.version
) as marks
where marks.company_id = q.company_id and marks.quotation_id = q.id and marks.version = q.version
  and marks.text is not null;
reset role;
