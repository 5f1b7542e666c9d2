import { may, type CalendarDate } from "@kilolane/domain";
import { DEMO_COMPANIES, DEMO_KEYS, DEMO_USERS, type DemoKey } from "@kilolane/demo";
import { newId } from "../../db/new-id.ts";
import type { SystemScope } from "../../db/scope.ts";
import { withTransaction, type SystemTransaction } from "../../db/transaction.ts";
import { makeStoredText } from "../seat/new-keys.ts";
import { findSeedVersion, lockSeed, writeSeedVersion } from "../place/writes.ts";
import { idOf } from "./seed-companies.ts";

const STEP = "demo-keys";
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Hours (UTC) of the day at which keys are made, assigned and entered: one after the other. */
const [MADE_HOUR, ASSIGNED_HOUR, USED_HOUR, SUSPENDED_HOUR] = [13, 14, 15, 16];

/**
 * Puts the licence keys of the demo world into the database once. Nobody's sign-in depends on them until somebody
 * suspends one: the demo accounts stay open when a key's term ends.
 * @param secretKey seals the keys' texts
 * @param today UTC calendar date
 * @returns whether it was done now
 */
export function seedKeys(scope: SystemScope, secretKey: string, today: CalendarDate): Promise<boolean> {
  return withTransaction(scope, async (tx) => {
    await lockSeed(tx);
    if ((await findSeedVersion(tx, STEP)) !== undefined) return false;
    const ids = await findIds(tx);
    const rows = DEMO_KEYS.map((key) => rowOf(key, ids, { secretKey, todayMs: Date.parse(today) }));
    await tx.db.insertInto("licence_key").values(rows).execute();
    await tx.db.insertInto("audit_entry").values(rows.flatMap(notesOf)).execute();
    await writeSeedVersion(tx, STEP, today);
    return true;
  });
}

interface Ids {
  readonly companies: ReadonlyMap<string, string>;
  readonly users: ReadonlyMap<string, string>;
}

/** The ids of the demo world's companies and people, by their keys. */
async function findIds(tx: SystemTransaction): Promise<Ids> {
  const companies = await tx.db.selectFrom("company").select(["id", "email"]).execute();
  const users = await tx.db.selectFrom("user_account").select(["id", "email"]).execute();
  const companyOf = new Map(companies.map(({ id, email }) => [email, id]));
  const userOf = new Map(users.map(({ id, email }) => [email, id]));
  return {
    companies: new Map(DEMO_COMPANIES.map(({ key, email }) => [key, idOf(companyOf, email)])),
    users: new Map(DEMO_USERS.map(({ key, username }) => [key, idOf(userOf, username.toLowerCase())])),
  };
}

interface Making {
  readonly secretKey: string;
  readonly todayMs: number;
}

function rowOf(key: DemoKey, { companies, users }: Ids, { secretKey, todayMs }: Making) {
  const { keyIndex, keySealed, keyTail } = makeStoredText(secretKey);
  const daysFromNow = (days: number, hour = 0): Date => new Date(todayMs + days * DAY_MS + hour * HOUR_MS);
  const { assignedDaysAgo: assigned } = key;
  const usedAt = assigned === null || key.userKey === null ? null : daysFromNow(-assigned, USED_HOUR);
  const owner = DEMO_USERS.find((user) => may(user.role, "operatesPlatform"))?.key ?? "";
  return {
    id: newId(),
    company_id: idOf(companies, key.companyKey),
    key_type: key.keyType,
    key_index: keyIndex,
    key_sealed: keySealed,
    key_tail: keyTail,
    email: key.email,
    assigned_at: assigned === null ? null : daysFromNow(-assigned, ASSIGNED_HOUR),
    used_by: key.userKey === null ? null : idOf(users, key.userKey),
    used_at: usedAt,
    is_suspended: key.isSuspended,
    expires_at: daysFromNow(key.daysLeft + 1),
    created_by: idOf(users, owner),
    created_at: daysFromNow(-key.madeDaysAgo, MADE_HOUR),
  };
}

/** What the audit would hold of a key: it was assigned, entered by its holder, suspended. */
function notesOf(row: ReturnType<typeof rowOf>) {
  const at = row.assigned_at ?? row.created_at;
  const suspendedAt = new Date(at.getTime() + (SUSPENDED_HOUR - ASSIGNED_HOUR) * HOUR_MS);
  const note = (action: string, userId: string, when = at) => ({
    id: newId(),
    company_id: row.company_id,
    user_id: userId,
    action,
    subject_kind: "key",
    subject_id: row.id,
    detail: JSON.stringify({ email: row.email }),
    request_id: STEP,
    at: when,
  });
  return [
    ...(row.assigned_at === null ? [] : [note("key.assigned", row.created_by)]),
    ...(row.used_by === null ? [] : [note("key.used", row.used_by, row.used_at ?? at)]),
    ...(row.is_suspended ? [note("key.suspended", row.created_by, suspendedAt)] : []),
  ];
}
