import type { CompanyTransaction } from "../../../db/transaction.ts";
import { invalidFields } from "../../../http/app-error.ts";
import { isClientSide } from "../policy.ts";
import type { StoredAmendment } from "../reads/amendment.ts";
import type { StoredParty, VersionContent } from "../reads/content.ts";
import { findSender } from "../reads/incoming.ts";
import type { QuotationRow } from "../reads/quotation.ts";
import { findClientAccount, findParty, type InquirerParty, type RequestRow } from "../reads/request.ts";
import type { StoredRequest } from "../reads/request-content.ts";

const NOBODY: StoredParty = {
  id: null,
  companyName: "",
  name: "",
  email: "",
  phone: "",
  country: "",
  address: "",
};

/**
 * Who asks, as a version stores it: the inquirer, else the client account, else nobody yet.
 * @throws AppError validation (`inquirerId`)
 */
export async function getParty(
  tx: CompanyTransaction,
  inquirerId: string | null | undefined,
  clientUserId: string | null,
): Promise<{ party: StoredParty; inquirer: InquirerParty | null }> {
  if (!inquirerId) return { party: await getClientParty(tx, clientUserId), inquirer: null };
  const inquirer = await findParty(tx, inquirerId);
  if (inquirer === undefined) throw invalidFields({ field: "inquirerId", code: "unknown-inquirer" });
  const { id, companyName, name, email, phone, country, address } = inquirer;
  return { party: { id, companyName, name, email, phone, country, address }, inquirer };
}

async function getClientParty(tx: CompanyTransaction, clientUserId: string | null): Promise<StoredParty> {
  const account = clientUserId === null ? undefined : await findClientAccount(tx, clientUserId);
  return { ...NOBODY, ...account };
}

/** Whom a version is for: who asks, and the client account that may read and accept it. */
export interface Addressee {
  readonly party: StoredParty;
  readonly inquirer: InquirerParty | null;
  readonly clientUserId: string | null;
}

/** Whom a change of a saved quotation names. */
interface NamedAddressee {
  readonly inquirerId: string | null;
  /** the client account that the same call names */
  readonly clientUserId?: string | null | undefined;
}

async function findAddressee(
  tx: CompanyTransaction,
  inquirerId: string | null | undefined,
  accountOf: (inquirer: InquirerParty | null) => string | null,
): Promise<Addressee> {
  const found = await getParty(tx, inquirerId, accountOf(null));
  return { ...found, clientUserId: accountOf(found.inquirer) };
}

/**
 * Whom a saved quotation is for after a change. The client account changes with the inquirer, so that the former client
 * can't read another customer's prices. A client that sent the request stays its client, whatever the desk changes.
 * @throws AppError validation (`inquirerId`)
 */
export async function findChangedAddressee(
  tx: CompanyTransaction,
  row: QuotationRow,
  named: NamedAddressee,
): Promise<Addressee> {
  const stays = (await findSender(tx, row.requestId)) ?? named.clientUserId ?? null;
  const isSameInquirer = named.inquirerId === row.content.inquirer.id;
  return findAddressee(tx, named.inquirerId, (inquirer) => {
    const account = inquirer?.clientUserId ?? null;
    return stays ?? (isSameInquirer ? (row.clientUserId ?? account) : account);
  });
}

/**
 * Whom a request is saved for: the inquirer that the save names, else what the desk changed on the quotation since it was
 * saved, else the request's own.
 * @throws AppError validation (`inquirerId`)
 */
export async function findSavedAddressee(
  tx: CompanyTransaction,
  row: RequestRow,
  open: QuotationRow | null,
  named: string | null | undefined,
): Promise<Addressee> {
  const own = row.request.inquirerId;
  const isAmended = !named && open !== null && isReaddressed(open, row);
  const inquirerId = isAmended ? open.content.inquirer.id : (named ?? own ?? open?.content.inquirer.id);
  // typed lines are saved by the call that names their client
  const isNamed = row.pricing.manual !== undefined && row.request.clientUserId !== null;
  const staysRequests = row.isSentByClient || isClientSide(tx.scope) || isNamed;
  const known = row.clientUserId ?? (own === null ? (open?.clientUserId ?? null) : null);
  return findAddressee(tx, inquirerId, (inquirer) => {
    const account = inquirer?.clientUserId ?? null;
    if (staysRequests) return row.clientUserId ?? account;
    if (isAmended) return open.clientUserId ?? account;
    return named && named !== own ? account : (known ?? account);
  });
}

/**
 * Whether the desk addressed the quotation to another inquirer than its request names, and the request has not been
 * changed since. Manual quotations are left out: the call that saves them names the inquirer.
 */
function isReaddressed({ content }: QuotationRow, { request, pricing }: RequestRow): boolean {
  const { insteadOf } = content.amended ?? {};
  return pricing.manual === undefined && insteadOf !== undefined && insteadOf === request.inquirerId;
}

/** The record of a version that is addressed to somebody else than before: whom its request named stays on it. */
export function readdress({ amended, inquirer }: VersionContent): StoredAmendment {
  return { insteadOf: inquirer.id, ...amended };
}

/** What a new save of the request leaves as it was made on the quotation, and whom it names instead of the request's. */
export function amendmentOf(
  row: RequestRow,
  open: QuotationRow | null,
  named: string | null | undefined,
): StoredAmendment {
  const { inquirerId: own } = row.request;
  const isReaddressing = named ? named !== own : open !== null && isReaddressed(open, row);
  const { pricedOn, amended: { validUntil } = {} } = open?.content ?? {};
  // prices of another day have a validity of their own, and typed lines name theirs
  const keepsValidity = pricedOn === row.pricedOn && row.pricing.manual === undefined;
  return {
    ...(isReaddressing && { insteadOf: own }),
    ...(keepsValidity && validUntil !== undefined && { validUntil }),
  };
}

/** Whether two versions are for the same one: an inquirer as merged since, or without one the same address. */
export async function isSameParty(
  tx: CompanyTransaction,
  one: StoredParty,
  other: StoredParty,
): Promise<boolean> {
  if (one.id === other.id) return one.id !== null || one.email === other.email;
  if (one.id === null || other.id === null) return false;
  const [kept, otherKept] = [await findParty(tx, one.id), await findParty(tx, other.id)];
  return kept !== undefined && kept.id === otherKept?.id;
}

/** A request as a version for that addressee stores it: an account that was named for somebody else is not kept. */
export function addressedTo(request: StoredRequest, { party, clientUserId }: Addressee): StoredRequest {
  const isNamed = request.clientUserId === clientUserId;
  return { ...request, inquirerId: party.id, clientUserId: isNamed ? request.clientUserId : null };
}
