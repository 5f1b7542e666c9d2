import type { DocumentKind, DocumentShare, DocumentSortField } from "@kilolane/contract";
import { sql } from "kysely";
import type { CompanyTransaction } from "../../db/transaction.ts";
import type { ListPart } from "../../integrations/sheets/read-windows.ts";
import { wordBeginnings } from "../place/reads/place.ts";
import type { OpenedQuotation } from "../quotation/client/opened-quotation.ts";
import { getVisibility } from "../quotation/saved/own-visibility.ts";

/** One stored file of a document. */
export interface DocumentVersionRow {
  readonly number: number;
  readonly file_id: string;
  readonly file_name: string;
  /** the opaque name of the bytes; never leaves the server */
  readonly stored_name: string;
  readonly content_type: string;
  readonly size_bytes: number;
  readonly stored_at: Date;
  readonly stored_by: string;
  readonly downloads: number;
}

/** A document as stored, with its newest version. */
export interface DocumentRow extends DocumentVersionRow {
  readonly id: string;
  readonly title: string;
  readonly kind: DocumentKind;
  readonly note: string;
  readonly is_shared: boolean;
  readonly version: number;
  readonly updated_at: Date;
  readonly inquirer_id: string | null;
  readonly inquirer_company: string | null;
  readonly inquirer_name: string | null;
  readonly quotation_id: string | null;
  readonly quotation_number: string | null;
}

/** What the list is narrowed to and sorted by. */
export interface DocumentSearch {
  readonly share: DocumentShare;
  readonly kind?: DocumentKind | undefined;
  readonly inquirerId?: string | undefined;
  readonly quotationId?: string | undefined;
  readonly search: string;
  readonly sort: DocumentSortField;
  readonly direction: "asc" | "desc";
}

const ORDERS: Readonly<Record<DocumentSortField, string>> = {
  title: "lower(d.title)",
  client: "lower(coalesce(i.company_name, ''))",
  quotation: "coalesce(q.number, '')",
  size: "f.size_bytes",
  updatedAt: "d.updated_at",
};

const VERSION_COLUMNS = sql`v.number, v.file_id, f.original_name as file_name, f.name as stored_name, f.content_type,
  f.size_bytes, v.created_at as stored_at, trim(u.first_name || ' ' || u.last_name) as stored_by,
  (select count(*) from document_download x where x.company_id = v.company_id and x.document_id = v.document_id
    and x.number = v.number) as downloads`;
const COLUMNS = sql`d.id, d.title, d.kind, d.note, d.is_shared, d.version, d.updated_at, i.id as inquirer_id,
  i.company_name as inquirer_company, i.name as inquirer_name, q.id as quotation_id, q.number as quotation_number,
  ${VERSION_COLUMNS}`;
/** Documents with their newest version; of a merged inquirer, the one that was kept. */
const SOURCE = sql`document d
  join document_version v on v.company_id = d.company_id and v.document_id = d.id and v.number = d.newest
  join file f on f.id = v.file_id
  join user_account u on u.company_id = v.company_id and u.id = v.created_by
  left join quotation q on q.company_id = d.company_id and q.id = d.quotation_id
  left join inquirer i on i.company_id = d.company_id
    and i.id = (select kilolane_kept_inquirer(d.company_id, d.inquirer_id))`;

/** Who may see a quotation may see its documents; those of a client alone by the whole desk. */
async function seenBy(tx: CompanyTransaction) {
  const visibility = await getVisibility(tx);
  const own = sql`d.company_id = ${tx.scope.companyId}`;
  if (visibility.kind === "client") return sql`false`;
  if (visibility.kind === "company") return own;
  return sql`${own} and (d.quotation_id is null or q.owner_user_id = ${visibility.userId})`;
}

/** All that narrows the list but the tab. */
async function foundBy(tx: CompanyTransaction, { kind, inquirerId, quotationId, search }: DocumentSearch) {
  const { companyId } = tx.scope;
  return sql`${await seenBy(tx)}
    and (${kind ?? null}::text is null or d.kind = ${kind ?? null})
    and (${quotationId ?? null}::uuid is null or d.quotation_id = ${quotationId ?? null})
    and (${inquirerId ?? null}::uuid is null or i.id = (select kilolane_kept_inquirer(${companyId}, ${inquirerId ?? null})))
    and ' ' || d.search_text || ' ' || lower(coalesce(q.number, '')) || ' ' || coalesce(i.search_text, '')
      like all (${wordBeginnings(search)}::text[])`;
}

/** Part of the list; the same order for the same search, whatever the part. */
export async function findDocumentRows(
  tx: CompanyTransaction,
  search: DocumentSearch,
  part: ListPart,
): Promise<DocumentRow[]> {
  const direction = sql.raw(search.direction);
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS} from ${SOURCE}
    where ${await foundBy(tx, search)}
      and (${search.share} = 'all' or d.is_shared = (${search.share} = 'shared'))
    order by ${sql.raw(ORDERS[search.sort])} ${direction}, d.id ${direction}
    limit ${sql.lit(part.limit)} offset ${sql.lit(part.offset)}`.execute(tx.db);
  return rows;
}

/** How many documents there are under each tab. */
export async function countDocuments(
  tx: CompanyTransaction,
  search: DocumentSearch,
): Promise<Record<DocumentShare, number>> {
  const { rows } = await sql<Record<DocumentShare, number>>`
    select count(*) as "all", count(*) filter (where d.is_shared) as "shared",
      count(*) filter (where not d.is_shared) as "internal"
    from ${SOURCE} where ${await foundBy(tx, search)}`.execute(tx.db);
  const [counts] = rows;
  if (counts === undefined) throw new Error("a count without a row");
  return counts;
}

/** The quotation of a reader who was found to have it, in the version that it has. */
type ReadQuotation = Pick<OpenedQuotation, "id" | "version" | "isForReader">;

/**
 * The documents of a quotation that its reader may see, the newest first: those for who its version names. Where one of
 * them names nobody, they are for who was sent the newest version.
 */
export async function findSharedDocuments(
  tx: CompanyTransaction,
  { id, version, isForReader }: ReadQuotation,
): Promise<DocumentRow[]> {
  const { companyId } = tx.scope;
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS} from ${SOURCE}
    left join quotation_version r on r.company_id = q.company_id and r.quotation_id = q.id
      and r.version = coalesce(${version ?? null}::integer, q.version)
    where d.company_id = ${companyId} and d.quotation_id = ${id} and d.is_shared
      and coalesce(
        i.id = kilolane_kept_inquirer(${companyId}, (r.content #>> '{inquirer,id}')::uuid), ${isForReader})
    order by d.updated_at desc, d.id`.execute(tx.db);
  return rows;
}

/** One document that the caller may see. */
export async function findDocument(tx: CompanyTransaction, id: string): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS} from ${SOURCE} where ${await seenBy(tx)} and d.id = ${id}`.execute(tx.db);
  return rows[0];
}

/** All versions of a document, the newest first. */
export async function findDocumentVersions(
  tx: CompanyTransaction,
  documentId: string,
): Promise<DocumentVersionRow[]> {
  const { rows } = await sql<DocumentVersionRow>`
    select ${VERSION_COLUMNS} from document_version v
    join file f on f.id = v.file_id
    join user_account u on u.company_id = v.company_id and u.id = v.created_by
    where v.company_id = ${tx.scope.companyId} and v.document_id = ${documentId}
    order by v.number desc`.execute(tx.db);
  return rows;
}

/** Downloads that a document shows at most. */
const MOST_DOWNLOADS = 200;

/** Who fetched which version of a document, the newest first; a shipper is no account of the house: it is who asked. */
export async function findDownloads(tx: CompanyTransaction, documentId: string) {
  const { rows } = await sql<{ number: number; person: string; at: Date }>`
    select x.number, coalesce(trim(u.first_name || ' ' || u.last_name), q.inquirer_name, '') as person, x.at
    from document_download x
    join document d on d.company_id = x.company_id and d.id = x.document_id
    left join quotation q on q.company_id = d.company_id and q.id = d.quotation_id
    left join user_account u on u.company_id = x.company_id and u.id = x.user_id
    where x.company_id = ${tx.scope.companyId} and x.document_id = ${documentId}
    order by x.at desc, x.id desc limit ${sql.lit(MOST_DOWNLOADS)}`.execute(tx.db);
  return rows;
}

/** What all versions of the company's documents take together, in bytes. */
export async function sumDocumentBytes(tx: CompanyTransaction): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(size_bytes), 0)::bigint as used from file
    where company_id = ${tx.scope.companyId} and purpose = 'document'`.execute(tx.db);
  return rows[0]?.used ?? 0;
}

/** A quotation that the caller may see, with whom its newest version is for, be that sent or still a draft. */
export async function findDocumentQuotation(
  tx: CompanyTransaction,
  id: string,
): Promise<{ readonly id: string; readonly inquirer_id: string | null } | undefined> {
  const visibility = await getVisibility(tx);
  const owner = visibility.kind === "company" ? sql`true` : sql`q.owner_user_id = ${visibility.userId}`;
  const { rows } = await sql<{ id: string; inquirer_id: string | null }>`
    select q.id, kilolane_kept_inquirer(q.company_id, (v.content #>> '{inquirer,id}')::uuid) as inquirer_id
    from quotation q
    join quotation_version v on v.company_id = q.company_id and v.quotation_id = q.id
      and v.version = coalesce(q.draft_version, q.version)
    where q.company_id = ${tx.scope.companyId} and q.id = ${id} and ${owner}`.execute(tx.db);
  return rows[0];
}
