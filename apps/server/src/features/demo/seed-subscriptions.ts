import { DEMO_COMPANIES } from "@kilolane/demo";
import { type CalendarDate } from "@kilolane/domain";
import { sql } from "kysely";
import { newId } from "../../db/new-id.ts";
import type { SystemScope } from "../../db/scope.ts";
import { withTransaction, type SystemTransaction } from "../../db/transaction.ts";
import { issuePaperIn } from "../payment/paper.ts";
import { lockPayment } from "../payment/reads/payment.ts";
import { findSeedVersion, lockSeed, writeSeedVersion } from "../place/writes.ts";

const STEP = "demo-subscriptions";
const DAY_MS = 86_400_000;
const YEAR_DAYS = 366;
const GRACE_DAYS = 14;
/** The first payment of the demo world was made so long ago. */
const PAID_DAYS_AGO = 12;

/** What the demo world's operator sells: keys of each type, and what one costs a year in dollars and euros. */
const PACKAGES = [
  { name: "Starter", text: "For a small desk.", keys: [2, 5, 20], usd: [120, 60, 12], eur: [110, 55, 11] },
  {
    name: "Team",
    text: "For a desk with clients of its own.",
    keys: [4, 20, 100],
    usd: [110, 55, 10],
    eur: [100, 50, 9],
  },
  { name: "Network", text: "For several offices.", keys: [10, 60, 400], usd: [100, 48, 8], eur: [92, 44, 7] },
] as const;
const TYPES = ["admin", "agent", "client"] as const;

/**
 * Packages, and a subscription for every forwarder of the demo world, which never ends while somebody tries it: a world
 * that is older is moved along with the calendar at its next start.
 * @param today UTC calendar date
 */
export function seedSubscriptions(scope: SystemScope, today: CalendarDate): Promise<void> {
  return withTransaction(scope, async (tx) => {
    await lockSeed(tx);
    const ends = new Date(Date.parse(today) + YEAR_DAYS * DAY_MS);
    if ((await findSeedVersion(tx, STEP)) === undefined) {
      await insertWorldIn(tx, ends);
      await writeSeedVersion(tx, STEP, today);
    }
    const emails = DEMO_COMPANIES.map(({ email }) => email);
    await sql`update subscription b set ends_at = ${ends}, read_only_at = ${graceOf(ends)}, notice_days = null
      from company c where c.id = b.company_id and c.email = any (${emails}::text[])
        and b.ends_at < ${new Date(ends.getTime() - (YEAR_DAYS / 2) * DAY_MS)}`.execute(tx.db);
  });
}

function graceOf(ends: Date): Date {
  return new Date(ends.getTime() + GRACE_DAYS * DAY_MS);
}

async function insertWorldIn(tx: SystemTransaction, ends: Date): Promise<void> {
  const ids = await insertPackagesIn(tx);
  await tx.db
    .updateTable("billing_seller")
    .set({
      name: "Kilolane Demo Operations",
      street: "1 Example Quay",
      zip: "10004",
      city: "New York",
      country_code: "US",
      bank_name: "Example Bank",
      bank_account: "DE00 0000 0000 0000 0000 00",
    })
    .where("name", "=", "")
    .execute();
  const emails = DEMO_COMPANIES.filter(({ kind }) => kind === "forwarder").map(({ email }) => email);
  const companies = await tx.db
    .selectFrom("company")
    .where("email", "in", emails)
    .select(["id", "email"])
    .execute();
  const [, team] = PACKAGES;
  const packageId = ids[1] ?? "";
  for (const { id: company_id, email } of companies) {
    await tx.db
      .insertInto("subscription")
      .values({
        company_id,
        package_id: packageId,
        currency: "USD",
        ...countsOf(team.keys),
        started_at: tx.now(),
        ends_at: ends,
        read_only_at: graceOf(ends),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (email === emails[0]) await insertPaidIn(tx, company_id, packageId, ends);
  }
}

function countsOf([admin_keys, agent_keys, client_keys]: readonly [number, number, number]) {
  return { admin_keys, agent_keys, client_keys };
}

async function insertPackagesIn(tx: SystemTransaction): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, text, keys, usd, eur } of PACKAGES) {
    const id = newId();
    ids.push(id);
    await tx.db
      .insertInto("subscription_package")
      .values({ id, name, description: text, ...countsOf(keys), term_months: 12, grace_days: GRACE_DAYS })
      .execute();
    const prices = [["USD", usd] as const, ["EUR", eur] as const].flatMap(([currency, amounts]) =>
      TYPES.map((key_type, place) => ({
        package_id: id,
        currency,
        key_type,
        unit_minor: (amounts[place] ?? 0) * 100,
      })),
    );
    await tx.db.insertInto("subscription_price").values(prices).execute();
  }
  return ids;
}

/** A bank transfer that was confirmed, with its papers: the first line of the transactions. */
async function insertPaidIn(
  tx: SystemTransaction,
  companyId: string,
  packageId: string,
  ends: Date,
): Promise<void> {
  const payer = await tx.db
    .selectFrom("user_account")
    .where("company_id", "=", companyId)
    .where("role", "=", "ROLE_FFADMIN")
    .orderBy("created_at")
    .select("id")
    .executeTakeFirst();
  if (payer === undefined) return;
  const lines = teamLines();
  const amount = lines.reduce((sum, line) => sum + line.net_minor, 0);
  const id = newId();
  const paidAt = new Date(tx.now().getTime() - PAID_DAYS_AGO * DAY_MS);
  const owner = { company_id: companyId, payment_id: id };
  await tx.db
    .insertInto("payment")
    .values({
      id,
      company_id: companyId,
      user_id: payer.id,
      provider: "bank",
      purpose: "plan",
      state: "captured",
      currency: "USD",
      net_minor: amount,
      tax_minor: 0,
      amount_minor: amount,
      tax_basis_points: 0,
      provider_account: "bank",
      provider_id: "KL-DEMO000001",
      package_id: packageId,
      locale: "en",
      created_at: paidAt,
      captured_at: paidAt,
      expires_at: paidAt,
    })
    .execute();
  await tx.db
    .insertInto("payment_line")
    .values(lines.map((line) => ({ ...owner, ...line, is_open: false })))
    .execute();
  await insertLedgerIn(tx, { companyId, id, amount, paidAt, ends });
  const row = await lockPayment(tx, id);
  if (row === undefined) return;
  await issuePaperIn(tx, row, { kind: "invoice" });
  await issuePaperIn(tx, row, { kind: "receipt" });
}

interface Paid {
  readonly companyId: string;
  readonly id: string;
  readonly amount: number;
  readonly paidAt: Date;
  readonly ends: Date;
}

async function insertLedgerIn(
  tx: SystemTransaction,
  { companyId, id, amount, paidAt, ends }: Paid,
): Promise<void> {
  const owner = { company_id: companyId, payment_id: id };
  await tx.db
    .insertInto("payment_capture")
    .values({
      id: newId(),
      ...owner,
      provider: "bank",
      provider_capture_id: "KL-DEMO000001",
      amount_minor: amount,
      currency: "USD",
      captured_at: paidAt,
    })
    .execute();
  await tx.db
    .insertInto("payment_grant")
    .values({
      id: newId(),
      ...owner,
      kind: "plan",
      net_minor: amount,
      amount_minor: amount,
      currency: "USD",
      starts_at: paidAt,
      ends_at: ends,
      granted_at: paidAt,
    })
    .execute();
}

function teamLines() {
  const [, { keys, usd }] = PACKAGES;
  return TYPES.map((key_type, position) => {
    const [key_count = 0, price = 0] = [keys[position], usd[position]];
    const unit_minor = price * 100;
    return { position, kind: "plan", key_type, key_count, unit_minor, net_minor: unit_minor * key_count };
  });
}
