import type { CompanyScope } from "../../../db/scope.ts";
import type { CompanyTransaction, SystemTransaction } from "../../../db/transaction.ts";
import { actAsSystem } from "../../../http/act-as-system.ts";
import { actForCompany } from "../../../http/act-for-company.ts";
import { AppError } from "../../../http/app-error.ts";
import { asOlderVersion } from "../link/older-version.ts";
import type { QuotationRow } from "../reads/quotation.ts";
import {
  findLastLink,
  findReaderAccount,
  findReceivedLink,
  type ReaderTransaction,
} from "../reads/received.ts";
import { getQuotationRow } from "../saved/stored-quotation.ts";

/** A quotation that was sent to the caller, and in whose house it is read. */
export interface OpenedQuotation {
  readonly id: string;
  /** the caller's own; for a shipper the forwarder's, acting for who answers the quotation */
  readonly scope: CompanyScope;
  /** reads there what belongs to the quotation: its shipment, its shared documents */
  readonly house: CompanyScope;
  /** the version that a shipper was sent; a client has the newest that was */
  readonly version: number | undefined;
  readonly reader: { readonly name: string; readonly email: string };
  /** false: a newer version went to somebody else, and what became of the quotation since is not the reader's */
  readonly isForReader: boolean;
  /** what a shipper decided by its link */
  readonly decision: "accepted" | "rejected" | null;
  /** the link that a shipper was mailed: its decision is written down there too */
  readonly tokenHash: Buffer | undefined;
  readonly show: { readonly airline: boolean; readonly remarks: boolean };
}

/**
 * Opens a quotation for the client or shipper that it was sent to, in a transaction of where that is read (`reachOf`).
 * @throws AppError not-found for any other, also one that does not exist
 */
export function getOpened(tx: ReaderTransaction, reader: CompanyScope, id: string): Promise<OpenedQuotation> {
  return isOverAll(tx) ? getMailed(tx, reader, id) : getOwn(tx, reader, id);
}

const isOverAll = (tx: ReaderTransaction): tx is SystemTransaction => tx.scope.kind === "system";
const isOwnHouse = (tx: ReaderTransaction): tx is CompanyTransaction => tx.scope.kind === "company";

/** What the newest mail hid stays hidden; what was never mailed was sent with all of it. */
async function getOwn(tx: ReaderTransaction, scope: CompanyScope, id: string): Promise<OpenedQuotation> {
  if (!isOwnHouse(tx)) throw new Error("a client reads in its forwarder's company");
  const { ownerUserId: userId } = await getQuotationRow(tx, id);
  const reach = actAsSystem(scope, "a client opens what belongs to a quotation that was sent to it");
  const last = await findLastLink(tx, id);
  return {
    id,
    scope,
    house: actForCompany(reach, { companyId: scope.companyId, userId, role: "ROLE_FFADMIN" }),
    version: undefined,
    isForReader: true,
    decision: null,
    reader: await findReaderAccount(tx, scope),
    tokenHash: undefined,
    show: { airline: last?.showAirline ?? true, remarks: last?.showRemarks ?? true },
  };
}

async function getMailed(tx: SystemTransaction, scope: CompanyScope, id: string): Promise<OpenedQuotation> {
  const link = await findReceivedLink(tx, scope, id);
  if (link === undefined) throw new AppError("not-found");
  const { companyId, forwarderUserId: userId, name, email, version, tokenHash, isForReader, decision } = link;
  const house = actForCompany(tx.scope, { companyId, userId, role: "ROLE_FFADMIN" });
  return {
    id,
    scope: house,
    house,
    version,
    isForReader,
    decision,
    reader: { name: name || email, email },
    tokenHash,
    show: { airline: link.showAirline, remarks: link.showRemarks },
  };
}

/** The quotation's row in the version that its reader has, as that one has it. @throws AppError not-found */
export async function getOpenedRow(
  tx: CompanyTransaction,
  { id, version, isForReader, decision }: OpenedQuotation,
): Promise<QuotationRow> {
  const row = await getQuotationRow(tx, id, { version, side: "client" });
  return isForReader ? row : asOlderVersion(row, decision, tx.now());
}
