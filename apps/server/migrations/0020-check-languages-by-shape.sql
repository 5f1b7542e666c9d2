-- Which languages there are is the product's list (packages/phrases); six of its copies were here. The database keeps
-- the shape of a code, as no row is read without the list being asked, and a new language needs no migration.
alter table user_account drop constraint user_account_locale_check;
alter table user_account add constraint user_account_locale_check check (locale ~ '^[a-z]{2}$');
alter table terms_acceptance drop constraint terms_acceptance_language_check;
alter table terms_acceptance add constraint terms_acceptance_language_check check (language ~ '^[a-z]{2}$');
