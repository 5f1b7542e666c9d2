-- What a forwarder's papers say besides prices: when to pay, and terms in the other languages of its documents
-- (`{"ar": {"terms": "…", "payment": "…"}}`). An answer address takes answers once its owner has opened a link in it.
alter table company_setting add column payment_terms text not null default '';
alter table company_setting add constraint company_setting_payment_terms_check check (length(payment_terms) <= 2000);
alter table company_setting add column text_translations jsonb not null default '{}';
alter table user_account add column reply_to_proven_at timestamptz;
alter table password_link drop constraint password_link_purpose_check;
alter table password_link add constraint password_link_purpose_check
  check (purpose in ('reset', 'invitation', 'email', 'reply-to'));
alter table password_link drop constraint password_link_new_email_check;
alter table password_link add constraint password_link_new_email_check
  check ((purpose in ('email', 'reply-to')) = (new_email is not null));
