-- A changed email signs in once the link that was mailed to it has been opened; until then the former one does.
alter table password_link add column new_email text;
alter table password_link drop constraint password_link_purpose_check;
alter table password_link add constraint password_link_purpose_check
  check (purpose in ('reset', 'invitation', 'email'));
alter table password_link add constraint password_link_new_email_check check ((purpose = 'email') = (new_email is not null));
