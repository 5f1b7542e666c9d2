-- A desk is told of its failed mails: few of many.
create index quotation_mail_failed on quotation_mail (company_id, created_at desc) where state = 'failed';
