-- What pricing took is written with each key press and read whole: as json it is checked and kept as it came, as jsonb
-- it was taken apart first, which was a third of the database's work for a request. The type's change would reset how
-- it is stored: beside the row, not compressed, as before.
alter table quotation_request alter column priced type json using priced::text::json;
alter table quotation_request alter column priced set storage external;
