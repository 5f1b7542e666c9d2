-- How a person wants news: a word for each kind of event (packages/domain, news-delivery.ts), and when mails may come.
-- Without a row everything is shown in the product and nothing is mailed.
create table notification_setting (
  user_id uuid primary key,
  company_id uuid not null,
  choices jsonb not null default '{}',
  time_zone text not null default 'UTC',
  quiet_from text check (quiet_from ~ '^[0-2][0-9]:[0-5][0-9]$'),
  quiet_to text check (quiet_to ~ '^[0-2][0-9]:[0-5][0-9]$'),
  updated_at timestamptz not null default now(),
  foreign key (company_id, user_id) references user_account (company_id, id) on delete cascade,
  check ((quiet_from is null) = (quiet_to is null))
);
select kilolane_protect('notification_setting');

-- News that waits for its mail.
create table notification_mail (
  notification_id uuid primary key,
  company_id uuid not null,
  user_id uuid not null,
  mode text not null check (mode in ('mail', 'digest')),
  created_at timestamptz not null,
  foreign key (company_id, user_id) references user_account (company_id, id) on delete cascade
);
create index notification_mail_user on notification_mail (user_id);
select kilolane_protect('notification_mail');

-- By a trigger, so that no way of storing a notification can pass a person's choice by.
create function kilolane_deliver_news() returns trigger language plpgsql as $$
declare
  choice text;
begin
  select s.choices ->> new.main_menu into choice
  from notification_setting s where s.company_id = new.company_id and s.user_id = new.user_id;
  if choice = 'none' then
    return null;
  end if;
  if choice in ('mail', 'digest') then
    insert into notification_mail (notification_id, company_id, user_id, mode, created_at)
    values (new.id, new.company_id, new.user_id, choice,
      coalesce(nullif(current_setting('kilolane.now', true), '')::timestamptz, now()));
  end if;
  return new;
end
$$;
create trigger notification_delivered before insert on notification
  for each row execute function kilolane_deliver_news();
