-- Conversations of a forwarder with its clients and shippers, in general or about one quotation.
create table chat_room (
  id uuid not null,
  -- the forwarder
  company_id uuid not null references company (id),
  -- the client's: the forwarder's own, or the shipper's
  client_company_id uuid not null references company (id),
  -- who the other side is: an account, or the address of somebody who writes by a signed link
  client_user_id uuid references user_account (id),
  reader_email text not null default '' check (reader_email = lower(reader_email)),
  quotation_id uuid,
  -- number of the last message
  last_number integer not null default 0,
  last_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  constraint chat_room_once unique nulls not distinct (company_id, client_user_id, reader_email, quotation_id),
  foreign key (company_id, quotation_id) references quotation (company_id, id),
  check ((client_user_id is null) = (reader_email <> '')),
  check (client_user_id is not null or quotation_id is not null)
);
create index chat_room_recent on chat_room (company_id, last_at desc);
create index chat_room_client on chat_room (client_company_id, client_user_id);
create index chat_room_quotation on chat_room (company_id, quotation_id);
-- the company that a client is entered under
create index inquirer_client on inquirer (company_id, client_user_id) where client_user_id is not null;
select kilolane_protect('chat_room');
-- a shipper finds its rooms with every forwarder; what is said in one is read and written in the forwarder's name
create policy client_company on chat_room for select to kilolane_app
  using (client_company_id = nullif(current_setting('kilolane.company_id', true), '')::uuid);
revoke delete on chat_room from kilolane_app;

create table chat_message (
  company_id uuid not null,
  room_id uuid not null,
  -- counts the messages of a room from 1
  number integer not null,
  id uuid not null,
  -- null: somebody who writes by a signed link
  sender_user_id uuid references user_account (id),
  -- as they were when it was said
  sender_name text not null,
  sender_role text not null check (sender_role in ('FF Admin', 'FF Agent', 'Client (C/S)')),
  msg text not null,
  -- a quotation that was attached
  quotation_id uuid,
  -- made by the sender's browser: the same message sent again is stored once
  client_key text,
  sent_at timestamptz not null default now(),
  primary key (company_id, room_id, number),
  constraint chat_message_once unique (company_id, room_id, sender_user_id, client_key),
  foreign key (company_id, room_id) references chat_room (company_id, id),
  foreign key (company_id, quotation_id) references quotation (company_id, id)
);
create index chat_message_recent on chat_message (company_id, sent_at desc);
select kilolane_protect('chat_message');
-- what was said stays said
revoke update, delete on chat_message from kilolane_app;

create table chat_message_file (
  company_id uuid not null,
  room_id uuid not null,
  number integer not null,
  file_id uuid not null references file (id),
  position integer not null,
  primary key (company_id, room_id, number, file_id),
  foreign key (company_id, room_id, number) references chat_message (company_id, room_id, number)
);
create index chat_message_file_file on chat_message_file (file_id);
select kilolane_protect('chat_message_file');
revoke update, delete on chat_message_file from kilolane_app;

-- How far a person has seen a room.
create table chat_seen (
  company_id uuid not null,
  room_id uuid not null,
  user_id uuid not null references user_account (id),
  number integer not null,
  seen_at timestamptz not null default now(),
  primary key (company_id, room_id, user_id),
  foreign key (company_id, room_id) references chat_room (company_id, id)
);
select kilolane_protect('chat_seen');
