import type { CalendarDate } from "@kilolane/domain";
import { mintCompanyScope } from "../apps/server/src/db/mint-scope.ts";
import type { CompanyScope } from "../apps/server/src/db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../apps/server/src/db/transaction.ts";
import { findQuotationRows, countByStatus } from "../apps/server/src/features/quotation/reads/list.ts";
import { EVERYONE } from "../apps/server/src/features/rate/owner.ts";
import { LANE_QUERY } from "../apps/server/src/features/rate/reads/pricing-lane.ts";
import type { Lane } from "./rates-loader.ts";
import type { BenchDatabase } from "./world.ts";

/** A hot query and the way PostgreSQL runs it. */
export interface ProvenPlan {
  readonly name: string;
  readonly plan: string;
}

/** Small tables that are read whole on purpose: a scan of them is the cheapest way. */
const SMALL = new Set(["user_account", "company", "company_setting"]);

/**
 * Explains the hot queries on full tables, as the tenant's role under row-level security.
 * @throws Error when one of them reads a big table from end to end
 */
export async function provePlans(
  rates: BenchDatabase,
  quotations: BenchDatabase,
  lanes: readonly Lane[],
  today: CalendarDate,
): Promise<ProvenPlan[]> {
  const lane = lanes[Math.floor(lanes.length / 2)];
  if (lane === undefined) throw new RangeError("no lane to explain");
  const visibility = { kind: "company" } as const;
  const page = { filter: {}, limit: 50, offset: 0 };
  const plans = [
    await explain(rates, "rates of a lane", (tx) =>
      tx.query(LANE_QUERY, [lane.origin, lane.destination, [EVERYONE, rates.forwarderId], today, today]),
    ),
    await explain(quotations, "list, newest first", (tx) =>
      findQuotationRows(tx, visibility, { ...page, sort: { field: "createdAt", direction: "desc" } }),
    ),
    await explain(quotations, "list, dearest first", (tx) =>
      findQuotationRows(tx, visibility, { ...page, sort: { field: "sellTotal", direction: "desc" } }),
    ),
    await explain(quotations, "list, one state", (tx) =>
      findQuotationRows(tx, visibility, {
        ...page,
        filter: { status: ["sent"] },
        sort: { field: "createdAt", direction: "desc" },
      }),
    ),
    await explain(quotations, "list, one number", (tx) =>
      findQuotationRows(tx, visibility, {
        ...page,
        filter: { search: "Q-2026-0777" },
        sort: { field: "createdAt", direction: "desc" },
      }),
    ),
    await explain(quotations, "list, one airline", (tx) =>
      findQuotationRows(tx, visibility, {
        ...page,
        filter: { airline: 1 },
        sort: { field: "createdAt", direction: "desc" },
      }),
    ),
    await explain(quotations, "list, one client", (tx) =>
      findQuotationRows(tx, visibility, {
        ...page,
        filter: { inquirer: quotations.userId },
        sort: { field: "createdAt", direction: "desc" },
      }),
    ),
    await explain(quotations, "counts by state", (tx) => countByStatus(tx, visibility, {})),
  ];
  for (const { name, plan } of plans) {
    for (const [, table = ""] of plan.matchAll(/Seq Scan on (\w+)/g)) {
      if (!SMALL.has(table)) throw new Error(`${name} reads ${table} from end to end:\n${plan}`);
    }
  }
  return plans;
}

/** Runs the product's own read, with `explain` put before its one statement. */
async function explain(
  database: BenchDatabase,
  name: string,
  read: (tx: CompanyTransaction) => Promise<unknown>,
): Promise<ProvenPlan> {
  let plan = "";
  await withTransaction(forwarderScopeOf(database), async (tx) => {
    const query: CompanyTransaction["query"] = async (text, values) => {
      const { rows } = await tx.query<{ "QUERY PLAN": string }>(`explain (analyze, buffers) ${text}`, values);
      plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      return tx.query(text, values);
    };
    await read({ ...tx, query });
  });
  if (plan === "") throw new Error(`${name} ran no statement`);
  return { name, plan };
}

/** Acts for the forwarder that is signed in. */
export function forwarderScopeOf(database: BenchDatabase): CompanyScope {
  return mintCompanyScope(database.handle, {
    companyId: database.forwarderId,
    userId: database.userId,
    role: "ROLE_FFADMIN",
    locale: "en",
    requestId: "bench",
  });
}
