import type { KeyDetail, KeyEvent } from "@kilolane/contract";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { openSealed } from "../../integrations/secrets/seal.ts";
import { recordKeyIn } from "../seat/locked-key.ts";
import { lockKey, type StoredKey } from "../seat/reads/key.ts";
import { mayReadKeyText } from "./policy.ts";
import { presentEvent, presentKey } from "./present.ts";
import { findKeyEvents } from "./reads/history.ts";

export async function getKeyDetail(
  tx: CompanyTransaction,
  app: App,
  { row, showsText }: { readonly row: StoredKey | undefined; readonly showsText: boolean },
): Promise<KeyDetail> {
  if (row === undefined) throw new AppError("not-found");
  const text = showsText && mayReadKeyText(tx.scope, row) ? await openKeyText(tx, app, row.id) : null;
  const events = await findKeyEvents(tx, row.id);
  const history: KeyEvent[] = events.flatMap((event) => presentEvent(event) ?? []);
  return { ...presentKey(tx.scope, row), alphanumericKey: text, history };
}

/** The key in full, and a note of who looked. */
async function openKeyText(tx: CompanyTransaction, app: App, id: string): Promise<string | null> {
  const sealed = await lockKey(tx, id);
  if (sealed === undefined) return null;
  await recordKeyIn(tx, "key.shown", id, {});
  return openSealed(app.config.secretKey, "licence-key", sealed);
}
