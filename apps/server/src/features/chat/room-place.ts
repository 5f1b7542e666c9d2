import type { CompanyScope } from "../../db/scope.ts";
import { AppError } from "../../http/app-error.ts";
import { isDesk, isOfAnotherCompany } from "./policy.ts";
import { getReader } from "./reader.ts";
import { findPartner } from "./reads/partners.ts";
import { findAbout } from "./reads/quotations.ts";
import type { ChatReader, ReadingTransaction } from "./reads/reader.ts";
import type { RoomPlace } from "./writes.ts";

/** Whom somebody wants to talk to, or about what. */
export interface RoomWish {
  /** the forwarder */
  readonly companyId?: string | undefined;
  /** the client's account */
  readonly clientId?: string | undefined;
  readonly quotationId?: string | undefined;
}

/**
 * Where the room of a wish belongs, whether there is one or not.
 * @throws AppError not-found for anybody and anything that the caller does not see; state-conflict for a quotation
 *   that no client has in hand
 */
export async function getRoomPlace(
  tx: ReadingTransaction,
  scope: CompanyScope,
  wish: RoomWish,
): Promise<RoomPlace> {
  const reader = await getReader(tx, scope);
  return wish.quotationId === undefined
    ? getPlaceOf(tx, scope, reader, wish)
    : getPlaceAbout(tx, reader, wish);
}

/** The general room of a client with its forwarder. */
async function getPlaceOf(
  tx: ReadingTransaction,
  scope: CompanyScope,
  reader: ChatReader,
  wish: RoomWish,
): Promise<RoomPlace> {
  const companyId = wish.companyId ?? (isOfAnotherCompany(scope.role) ? undefined : scope.companyId);
  const clientId = wish.clientId ?? (isDesk(scope.role) ? undefined : scope.userId);
  if (companyId === undefined || clientId === undefined) throw new AppError("not-found");
  const partner = await findPartner(tx, reader, { companyId, clientId });
  if (partner === undefined) throw new AppError("not-found");
  return {
    companyId: partner.company_id,
    clientCompanyId: partner.client_company_id,
    clientUserId: partner.client_user_id,
    readerEmail: "",
    quotationId: null,
  };
}

/** The room about a quotation that its client has in hand: an account, or whom it was mailed to last. */
async function getPlaceAbout(
  tx: ReadingTransaction,
  reader: ChatReader,
  { companyId, clientId, quotationId = "" }: RoomWish,
): Promise<RoomPlace> {
  const about = await findAbout(tx, reader, quotationId);
  if (about === undefined) throw new AppError("not-found");
  if (companyId !== undefined && companyId !== about.company_id) throw new AppError("not-found");
  if (clientId !== undefined && clientId !== about.client_user_id) throw new AppError("not-found");
  const readerEmail = about.client_user_id === null ? (about.reader_email ?? "") : "";
  if (!about.is_sent || (about.client_user_id === null && readerEmail === ""))
    throw new AppError("state-conflict");
  return {
    companyId: about.company_id,
    clientCompanyId: about.client_company_id,
    clientUserId: about.client_user_id,
    readerEmail,
    quotationId: about.id,
  };
}
