-- What a company rounds amounts of a currency to where that is coarser than its minor unit, `CHF 0.05, JPY 10`; a
-- request stores the units that it was priced with, so that what was quoted stays as it was.
alter table company_setting
  add column rounding_units text not null default '' check (length(rounding_units) <= 400);
