-- Wakes the nodes that hold streams open (decision 0033). The notification carries nothing: each node reads the
-- rows that it has not seen. Pricing stores a request with every look at prices, and nobody follows those: they wake none,
-- because a transaction that notifies waits for its turn at the commit.
create function kilolane_tell_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('kilolane_event', '');
  return null;
end
$$;
create trigger outbox_event_told after insert on outbox_event
  for each row when (new.topic not like 'request.%') execute function kilolane_tell_event();

-- Says whose right to act may have ended, so that their streams end at once. The column is named by the trigger.
create function kilolane_tell_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('kilolane_access', to_jsonb(old) ->> tg_argv[0]);
  return null;
end
$$;
create trigger session_ended after update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function kilolane_tell_access('user_id');
create trigger session_deleted after delete on session
  for each row when (old.ended_at is null) execute function kilolane_tell_access('user_id');
create trigger user_account_access_changed after update on user_account
  for each row when (old.is_suspended <> new.is_suspended or old.role <> new.role
    or old.licence_state <> new.licence_state or old.licence_ends_at is distinct from new.licence_ends_at)
  execute function kilolane_tell_access('id');
create trigger company_access_changed after update on company
  for each row when (old.is_active <> new.is_active or old.approval <> new.approval)
  execute function kilolane_tell_access('id');
