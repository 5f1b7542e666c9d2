import { loadLineNames } from "./present/line-name.ts";
import { presentClientDetail, type ClientDetail } from "./present/quotation.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import type { CompanyScope, PublicScope } from "../../db/scope.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { actForCompany } from "../../http/act-for-company.ts";
import { AppError } from "../../http/app-error.ts";
import type { FileAnswer } from "../../http/call.ts";
import { hashLinkToken } from "./emails/link-token.ts";
import { findVersionPlaces, getQuotationRow } from "./get-quotation.ts";
import { printDocument, type Printer } from "./get-pdf.ts";
import { presentDocument } from "./pdf/document.ts";
import { getIssuer } from "./reads/issuer.ts";
import { findLink, type LinkRow } from "./reads/mail.ts";
import type { QuotationRow } from "./reads/quotation.ts";
import { settingsOf } from "./reads/reference.ts";
import { markLinkViewed } from "./writes/mail.ts";
import { recordStep } from "./writes/step.ts";

/** A link that opens: its row, and the scope of the company whose quotation it shows. */
export interface OpenLink {
  readonly tokenHash: Buffer;
  readonly link: LinkRow;
  readonly scope: CompanyScope;
}

/** The link behind a token. @throws AppError link-invalid for an unknown or outdated one, without saying which */
export async function openLink(scope: PublicScope, token: string): Promise<OpenLink> {
  const system = actAsSystem(scope, "a signed link speaks for a person without an account");
  const tokenHash = hashLinkToken(token);
  const link = await withTransaction(system, (tx) => findLink(tx, tokenHash));
  if (link === undefined || link.isOver) throw new AppError("link-invalid");
  const { companyId, ownerUserId } = link;
  return {
    tokenHash,
    link,
    scope: actForCompany(system, { companyId, userId: ownerUserId, role: "ROLE_FFADMIN" }),
  };
}

/** What the link's reader sees: the version that was sent to them, whatever came after. */
export async function showLink(
  tx: CompanyTransaction,
  link: LinkRow,
  row: QuotationRow,
): Promise<ClientDetail> {
  const issuer = await getIssuer(tx, link.companyId);
  const isSuperseded = row.version !== link.version;
  return presentClientDetail({
    row,
    places: await findVersionPlaces(tx, row.content),
    forwarder: { companyName: issuer.name, email: row.ownerEmail, phone: issuer.phone },
    show: { airline: link.showAirline, remarks: link.showRemarks },
    mayDecide: !isSuperseded && row.status === "sent" && link.decision === null,
    decision: link.decision,
    isSuperseded,
    names: await loadLineNames(tx.scope.locale),
  });
}

/** The quotation behind a signed link. The first opening is told to the owner. @throws AppError link-invalid */
export async function getLink(scope: PublicScope, token: string): Promise<ClientDetail> {
  const open = await openLink(scope, token);
  return withTransaction(open.scope, async (tx) => {
    const { link, tokenHash } = open;
    const row = await getQuotationRow(tx, link.quotationId, { version: link.version });
    if (await markLinkViewed(tx, tokenHash)) {
      await recordStep(tx, {
        quotationId: row.id,
        version: link.version,
        kind: "viewed",
        detail: { recipient: link.email },
        actorName: link.email,
        notify: {
          kind: "quotation-opened",
          userIds: [row.ownerUserId],
          detail: { number: row.number, client: link.email },
        },
      });
    }
    return showLink(tx, link, row);
  });
}

/** The PDF behind a signed link, as it was sent. @throws AppError link-invalid, pdf-failed */
export async function getLinkPdf(scope: PublicScope, printer: Printer, token: string): Promise<FileAnswer> {
  const open = await openLink(scope, token);
  const { document, number } = await withTransaction(open.scope, async (tx) => {
    const { link } = open;
    const row = await getQuotationRow(tx, link.quotationId, { version: link.version });
    const made = await presentDocument(tx, printer.files, {
      companyId: link.companyId,
      number: row.number,
      version: link.version,
      savedAt: row.versionCreatedAt,
      preparedBy: row.ownerName,
      content: row.content,
      settings: await settingsOf(tx),
      detail: "charges",
      show: { airline: link.showAirline, remarks: link.showRemarks },
    });
    return { document: made, number: row.number };
  });
  return printDocument(printer, document, number);
}
