-- Addresses that people keep themselves: what each is for, and which version somebody saw.
alter table address_book_entry
  add column kind text not null default 'other'
    check (kind in ('shipper', 'consignee', 'warehouse', 'trucker', 'other')),
  add column note text not null default '',
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
