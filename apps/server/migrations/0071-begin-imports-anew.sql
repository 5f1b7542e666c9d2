-- A run that takes an import over begins anew: no later run has to know the sheets and schemes of the one before.
alter table rate_import drop column sheet_ids, drop column scheme_ids;
