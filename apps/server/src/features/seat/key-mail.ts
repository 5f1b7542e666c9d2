import { isKeyType, isSeatedKind, type SeatedKind, utcDateOf, type CalendarDate } from "@kilolane/domain";
import { isLanguage, loadTranslator } from "@kilolane/phrases";
import type { CompanyTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { openSealed } from "../../integrations/secrets/seal.ts";
import { sendNoticeIn } from "../notification/notice.ts";
import type { LockedKey } from "./locked-key.ts";
import { getKeyCompany } from "./reads/key.ts";

/** Where the holder of a key enters it, by the kind of the company whose seat it opens. */
const VALIDATE_PATHS: Readonly<Record<SeatedKind, string>> = {
  forwarder: "/freightforwarder/key/validate",
  airline: "/airline/key/validate",
  shipper: "/shipper/key/validate",
  trucking: "/trucking/key/validate",
  "data-entry": "/data-entry/key/validate",
};

/** Mails a key to an email once the transaction has committed. */
export async function sendKeyIn(
  tx: CompanyTransaction,
  app: App,
  { row, sealed }: LockedKey,
  email: string,
): Promise<void> {
  const { name: company, kind } = await getKeyCompany(tx);
  if (!isSeatedKind(kind)) throw new TypeError(`no key opens a seat of ${kind}`);
  const language = isLanguage(tx.scope.locale) ? tx.scope.locale : "en";
  const t = await loadTranslator(language, "key");
  await sendNoticeIn(tx, app, {
    kind: "keyAssigned",
    to: email,
    name: "",
    language,
    values: {
      company,
      type: isKeyType(row.key_type) ? t(`type.${row.key_type}`) : row.key_type,
      until: lastDayOf(row.expires_at),
    },
    code: openSealed(app.config.secretKey, "licence-key", sealed),
    path: VALIDATE_PATHS[kind],
  });
}

/** The last day (UTC) of a key that ends at the midnight after it. */
export function lastDayOf(expiresAt: Date): CalendarDate {
  return utcDateOf(expiresAt.getTime() - 1);
}
