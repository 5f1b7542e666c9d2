-- Revising a sent quotation leaves the sent version with its client: the revision is a version beside it until it is
-- sent, and only then do the quotation's own columns (version, figures, client) become the revision's.
alter table quotation
  add column draft_version integer,
  add column draft_client_user_id uuid,
  add constraint quotation_draft_version_check check (draft_version > version);
