import { createQuotation } from "@kilolane/contract";
import { expect, test } from "vitest";
import { FORM, useMarket } from "../../../../test/build-market.ts";
import { companyScopeOf } from "../../../../test/factories.ts";
import { useTestWorld } from "../../../../test/harness.ts";
import { type CompanyTransaction, withTransaction } from "../../../db/transaction.ts";
import { findFloorApprovalRows } from "./floor-approvals.ts";

/* How the questions below the floor are found among all that a company ever asked. */

const world = useTestWorld();
const market = useMarket(world);

/** So many questions of a person about one request, all answered. */
const MANY = `insert into floor_approval (id, company_id, request_id, quote_id, edit, figures, reason, status, asked_by)
  select gen_random_uuid(), $1, $2, gen_random_uuid(), '{}', '{}', '', 'declined', $3
  from generate_series(1, $4::integer)`;

test("the questions about one request are found by it, however many others a company has", async () => {
  const { agent } = market.ours;
  const price = async () => (await agent.call(createQuotation, { body: FORM })).body.request_id;
  const [busy, quiet] = [await price(), await price()];
  const { id: companyId } = agent.user.company;
  await world.database.query(MANY, [companyId, busy, agent.user.id, 3_000]);
  await world.database.query(MANY, [companyId, quiet, agent.user.id, 2]);
  await world.database.query("analyze floor_approval");
  const plans: string[] = [];
  const found = await withTransaction(companyScopeOf(world.database, agent.user), async (tx) => {
    const query: CompanyTransaction["query"] = async (statement, values) => {
      const { rows } = await tx.query<{ "QUERY PLAN": string }>(`explain ${statement}`, values);
      plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
      return tx.query(statement, values);
    };
    const search = { status: "all", search: "", requestId: quiet, askedById: null } as const;
    return findFloorApprovalRows({ ...tx, query }, search, { limit: 50, offset: 0 });
  });
  expect(found).toHaveLength(2);
  expect(plans.join("\n")).toMatch(/Index Cond: [^\n]*request_id = /);
  expect(plans.join("\n")).not.toMatch(/Seq Scan on floor_approval/);
});
