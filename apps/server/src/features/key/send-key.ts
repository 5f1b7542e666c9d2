import { isKeyType, isSeatedKind, type SeatedKind } from "@kilolane/domain";
import { isLanguage, loadTranslator } from "@kilolane/phrases";
import type { CompanyTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { openSealed } from "../../integrations/secrets/seal.ts";
import { queueNotice } from "../notification/send-notice.ts";
import type { LockedKey } from "./get-locked-key.ts";
import { lastDayOf } from "./present.ts";
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
export async function sendKey(
  tx: CompanyTransaction,
  app: App,
  { row, sealed }: LockedKey,
  email: string,
): Promise<void> {
  const { name: company, kind } = await getKeyCompany(tx);
  if (!isSeatedKind(kind)) throw new TypeError(`no key opens a seat of ${kind}`);
  const language = isLanguage(tx.scope.locale) ? tx.scope.locale : "en";
  const t = await loadTranslator(language, "key");
  await queueNotice(tx, app, {
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
