-- A sell rate per unit is rounded to a sellable step before it is multiplied, so that the printed rate times the printed
-- quantity is the printed amount: to the currency's own unit, or to 0.05 or 0.10 where a company sells by those.
alter table company_setting
  add column sell_step text not null default 'currency' check (sell_step in ('currency', '0.05', '0.10'));
