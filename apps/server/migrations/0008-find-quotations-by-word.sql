-- The words of each quotation's search_text, one row each. A search by the beginning of a word is a range of this
-- table: comparisons of text are leakproof, so the index serves them under row-level security, which LIKE never is.
create table quotation_word (
  company_id uuid not null,
  word text collate "C" not null,
  quotation_id uuid not null,
  primary key (company_id, word, quotation_id)
);
select kilolane_protect('quotation_word');

-- A word longer than this is found by its beginning; the whole of it is compared in search_text.
create function kilolane_words(search_text text) returns setof text language sql immutable as $$
  select distinct left(word, 64) from unnest(string_to_array(search_text, ' ')) as word where word <> ''
$$;

-- Kept by triggers, so that no way of storing a quotation can forget them.
create function kilolane_add_words() returns trigger language plpgsql as $$
begin
  insert into quotation_word (company_id, word, quotation_id)
  select added.company_id, word, added.id from added, kilolane_words(added.search_text) as word;
  return null;
end
$$;
create trigger quotation_words_added after insert on quotation
  referencing new table as added for each statement execute function kilolane_add_words();

create function kilolane_change_words() returns trigger language plpgsql as $$
begin
  delete from quotation_word where company_id = new.company_id and quotation_id = new.id
    and word in (select kilolane_words(old.search_text) except select kilolane_words(new.search_text));
  insert into quotation_word (company_id, word, quotation_id)
  select new.company_id, word, new.id
  from (select kilolane_words(new.search_text) except select kilolane_words(old.search_text)) as fresh (word);
  return null;
end
$$;
create trigger quotation_words_changed after update of search_text on quotation
  for each row when (old.search_text is distinct from new.search_text) execute function kilolane_change_words();

-- The rows that are there already: only the product's own role sees those of every company.
grant select on quotation to kilolane_platform;
grant select, insert on quotation_word to kilolane_platform;
set local role kilolane_platform;
insert into quotation_word (company_id, word, quotation_id)
select q.company_id, word, q.id from quotation q, kilolane_words(q.search_text) as word;
reset role;

-- What became of a request: saving it again goes on with that quotation.
create index quotation_of_request on quotation (company_id, request_id, created_at desc, id desc);

-- Reminders before a sent quotation expires (product.md §2.5): the owner is told, the client mailed if the company
-- wants it. Each version once.
alter table company_setting
  add remind_days smallint not null default 3 check (remind_days between 0 and 30),
  add remind_client boolean not null default false;
alter table quotation add reminded_version integer not null default 0;
create index quotation_to_remind on quotation (expires_at) where status = 'sent' and reminded_version < version;
