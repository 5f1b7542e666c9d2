-- What a company's margins say in money keeps the currency that it was set in. The standard margins were always set in
-- dollars; others in the currency that the company prefers.
update company_setting
set margin = margin || jsonb_build_object('currency', case
  when margin -> 'freight' @> '{"form": "margin", "value": "15", "leastProfit": "25"}' then 'USD'
  else preferred_currency
end);
