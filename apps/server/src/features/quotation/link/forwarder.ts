import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { ClientDetail } from "../present/quotation.ts";
import { getIssuer } from "../reads/issuer.ts";
import type { QuotationRow } from "../reads/quotation.ts";
import { getSettings } from "../reads/reference.ts";

/** Whose quotation it is and who answers it, as its reader sees them. */
export async function findForwarder(
  tx: CompanyTransaction,
  row: QuotationRow,
): Promise<ClientDetail["forwarder"]> {
  const issuer = await getIssuer(tx, tx.scope.companyId);
  const { accentColor } = await getSettings(tx);
  return {
    companyName: issuer.name,
    addressLines: [...issuer.addressLines],
    accentColor,
    hasLogo: issuer.logoFile !== null,
    personName: row.ownerName,
    email: row.ownerEmail,
    phone: row.ownerPhone || issuer.phone,
  };
}
