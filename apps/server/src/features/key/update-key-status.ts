import type { KeyRow } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { sendNoticeIn } from "../notification/notice.ts";
import { endSessionsIn } from "../account/sessions.ts";
import { refuseLastAdmin } from "../seat/last-admin.ts";
import { getLockedKey, recordKeyIn } from "../seat/locked-key.ts";
import { getKeyCompany } from "../seat/reads/key.ts";
import { findMember } from "../seat/reads/member.ts";
import { updateKey, updateLicence } from "../seat/writes.ts";
import { getPresentedKey } from "./locked-key.ts";

export interface KeyStatus {
  readonly id: string;
  readonly status: "active" | "suspended";
  readonly role: string;
}

/**
 * Suspends a key or activates it again; asked twice it does nothing the second time. The holder's session ends with
 * the suspension.
 * @throws AppError not-found (also when the key is of another type), last-admin
 */
export function updateKeyStatus(scope: CompanyScope, app: App, choice: KeyStatus): Promise<KeyRow> {
  return withTransaction(scope, async (tx) => {
    const { row } = await getLockedKey(tx, choice.id);
    if (row.key_type !== choice.role) throw new AppError("not-found");
    const suspends = choice.status === "suspended";
    if (row.is_suspended !== suspends) {
      if (row.used_by !== null) await updateHolder(tx, app, row.used_by, suspends);
      await updateKey(tx, row.id, { is_suspended: suspends });
      await recordKeyIn(tx, suspends ? "key.suspended" : "key.activated", row.id, { holder: row.used_by });
    }
    return getPresentedKey(tx, row.id);
  });
}

async function updateHolder(
  tx: CompanyTransaction,
  app: App,
  userId: string,
  suspends: boolean,
): Promise<void> {
  const holder = await findMember(tx, userId);
  if (holder === undefined) throw new Error("a key without its holder");
  if (suspends) await refuseLastAdmin(tx, holder);
  await updateLicence(tx, userId, { licence_state: suspends ? "suspended" : "open" });
  if (suspends) await endSessionsIn(tx, [userId]);
  const { name: company } = await getKeyCompany(tx);
  await sendNoticeIn(tx, app, {
    kind: suspends ? "keySuspended" : "keyActivated",
    to: holder.email,
    name: holder.first_name,
    language: holder.locale,
    values: { company },
    ...(suspends ? {} : { path: "/sign-in" }),
  });
}
