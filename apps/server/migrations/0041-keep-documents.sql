-- Documents of clients and quotations: a document stays, its files are versions, and each download is written down.
create table document (
  id uuid not null,
  company_id uuid not null references company (id),
  inquirer_id uuid,
  quotation_id uuid,
  title text not null,
  kind text not null check (kind in ('air-waybill', 'invoice', 'packing-list', 'dangerous-goods', 'certificate',
    'customs', 'other')),
  note text not null default '',
  -- whether its client may see it
  is_shared boolean not null default false,
  search_text text not null,
  -- number of the newest version
  newest integer not null default 1,
  -- raised by every write: the optimistic lock
  version integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, inquirer_id) references inquirer (company_id, id),
  foreign key (company_id, quotation_id) references quotation (company_id, id),
  check (inquirer_id is not null or quotation_id is not null)
);
create index document_recent on document (company_id, updated_at desc);
create index document_quotation on document (company_id, quotation_id);
create index document_inquirer on document (company_id, inquirer_id);
select kilolane_protect('document');

create table document_version (
  company_id uuid not null,
  document_id uuid not null,
  number integer not null,
  file_id uuid not null references file (id),
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (company_id, document_id, number),
  foreign key (company_id, document_id) references document (company_id, id) on delete cascade
);
create index document_version_file on document_version (file_id);
select kilolane_protect('document_version');
-- a version is never another one later
revoke update on document_version from kilolane_app;

create table document_download (
  id uuid not null,
  company_id uuid not null,
  document_id uuid not null,
  number integer not null,
  user_id uuid not null,
  at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, document_id) references document (company_id, id) on delete cascade
);
create index document_download_of on document_download (company_id, document_id, at desc);
select kilolane_protect('document_download');
-- what was seen stays seen
revoke update, delete on document_download from kilolane_app;
