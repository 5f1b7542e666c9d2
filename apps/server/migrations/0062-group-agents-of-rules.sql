-- A margin rule may be for several people of the desk. Empty: for anybody.
alter table margin_rule add column agent_user_ids uuid[] not null default '{}';
update margin_rule set agent_user_ids = array[agent_user_id] where agent_user_id is not null;
alter table margin_rule drop column agent_user_id;
