-- The figures of a dashboard sum up many quotations: they are read from this index alone, never from the wide rows.
create index quotation_figures on quotation (company_id, created_at)
  include (owner_user_id, status, expires_at, sent_at, from_airport, to_airport, inquirer_id, inquirer_company,
    sell_total_usd, profit_usd);
