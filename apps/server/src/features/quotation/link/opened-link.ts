import type { CompanyScope, PublicScope, SystemScope } from "../../../db/scope.ts";
import type { CompanyTransaction, SystemTransaction } from "../../../db/transaction.ts";
import { actAsSystem } from "../../../http/act-as-system.ts";
import { actForCompany } from "../../../http/act-for-company.ts";
import { AppError } from "../../../http/app-error.ts";
import { hashLinkToken } from "../mail/link-token.ts";
import { loadLineNames } from "../present/line-name.ts";
import { type ClientDetail, presentClientDetail } from "../present/quotation.ts";
import { findLink, findAnswers, findQuestions, type LinkRow } from "../reads/mail.ts";
import type { QuotationRow } from "../reads/quotation.ts";
import { findVersionPlaces } from "../saved/stored-quotation.ts";
import { findForwarder } from "./forwarder.ts";
import { asOlderVersion } from "./older-version.ts";

/** A link that opens: its row, and the scope of the company whose quotation it shows. */
export interface OpenLink {
  readonly tokenHash: Buffer;
  readonly link: LinkRow;
  readonly scope: CompanyScope;
}

/** Signed links are looked up across companies: each names its own. */
export function actForReader(scope: PublicScope): SystemScope {
  return actAsSystem(scope, "a signed link speaks for a person without an account");
}

/**
 * The link behind a token.
 * @throws AppError link-invalid for an unknown or outdated one, without saying which; link-closed while its company is
 *   deactivated
 */
export async function getOpenLink(tx: SystemTransaction, token: string): Promise<OpenLink> {
  const tokenHash = hashLinkToken(token);
  const link = await findLink(tx, tokenHash);
  if (link === undefined || link.isOver) throw new AppError("link-invalid");
  if (link.isClosed) throw new AppError("link-closed");
  const { companyId, ownerUserId } = link;
  return {
    tokenHash,
    link,
    scope: actForCompany(tx.scope, { companyId, userId: ownerUserId, role: "ROLE_FFADMIN" }),
  };
}

/** Marks which link a question came by, without the token: another reader's questions are not shown. */
export function hashedLink({ tokenHash }: Pick<OpenLink, "tokenHash">): string {
  return tokenHash.toString("hex").slice(0, 16);
}

/** What the link's reader sees: the version that was sent to them, whatever came after. */
export async function getPresentedLink(
  tx: CompanyTransaction,
  { link, tokenHash }: Pick<OpenLink, "link" | "tokenHash">,
  found: QuotationRow,
): Promise<ClientDetail> {
  const row = link.isForReader ? found : asOlderVersion(found, link.decision, tx.now());
  const isSuperseded = row.version !== link.version;
  return presentClientDetail({
    row,
    places: await findVersionPlaces(tx, row.content),
    forwarder: await findForwarder(tx, row),
    language: tx.scope.locale,
    questions: await findQuestions(tx, row.id, hashedLink({ tokenHash })),
    answers: await findAnswers(tx, row.id, link.email),
    show: { airline: link.showAirline, remarks: link.showRemarks },
    mayDecide: !isSuperseded && row.status === "sent" && link.decision === null,
    decision: link.decision,
    isSuperseded,
    names: await loadLineNames(tx.scope.locale),
  });
}
