-- A trucking company finds where forwarders keep it among their carriers: by the address of one of its people.
create index trucking_carrier_email on trucking_carrier (lower(email)) where is_active;
