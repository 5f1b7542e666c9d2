import {
  acceptOrCancelRequest,
  acceptReply,
  askFloorApproval,
  assignClientRequest,
  chooseTrucking,
  createClientQuotation,
  createMarginRule,
  createQuotation,
  decideFloorApproval,
  editQuotationOptions,
  editSavedQuotation,
  emailClientQuotation,
  emailClientRequestQuotation,
  emailCompanyQuotation,
  emailManualCopy,
  emailManualQuotation,
  emailQuotation,
  emailSavedClientQuotation,
  emailSavedCompanyQuotation,
  emailSavedManualQuotation,
  emailSavedQuotation,
  getQuotation,
  getQuotationPdf,
  listFloorApprovals,
  printManualCopy,
  printManualQuotation,
  printSavedManualQuotation,
  remindQuotations,
  saveManualQuotation,
  saveQuotation,
  sendClientRequest,
  updateMarginRule,
} from "@kilolane/contract";
import { expect, test } from "vitest";
import { buildEntry, buildManualBody } from "../../../test/build-manual.ts";
import { FORM, useMarket } from "../../../test/build-market.ts";
import { changeSettings } from "../../../test/change-settings.ts";
import { seeded, tryBulk, tryClone } from "../../../test/floor-ways.ts";
import { useTestWorld } from "../../../test/harness.ts";

/* Nothing below the floor leaves the house without an admin's approval, whichever way it is tried (product.md §4). */

const world = useTestWorld();
const market = useMarket(world);
const EMAIL = { email: "buyer@elm.example", airline_show: "true", remark_show: "true" } as const;

const FREIGHT = {
  charge: "Air freight",
  kind: "freight",
  basis: "chargeable",
  buy: "2.00",
  currency: "USD",
} as const;

/** What was stored, and so could leave, or left although it was still asked for, with the figures and approvals of each option and the floor that counted. */
interface LeftOption {
  readonly maker: string;
  readonly isTyped: boolean;
  readonly buy: string;
  readonly sell: string;
  readonly floor: string;
  readonly approval: { readonly userId: string; readonly sellTotal: string; readonly profit: string } | null;
}

async function findLeft(): Promise<readonly LeftOption[]> {
  const { rows } = await world.database.query<LeftOption>(`
    select u.role as maker, coalesce((o->'marginSource'->>'isTyped')::boolean, false) as "isTyped",
      o->>'buyTotal' as buy, o->>'sellTotal' as sell, o->'floorApproval' as approval,
      coalesce(v.content->'pricing'->'marginRules'->0->>'floorPercent', v.content->>'marginFloorPercent') as floor
    from quotation_version v
    join user_account u on u.company_id = v.company_id and u.id = v.created_by
    cross join jsonb_array_elements(v.content->'options') o
    where exists (select from quotation_mail m
        where m.company_id = v.company_id and m.quotation_id = v.quotation_id and m.version = v.version)
      or not exists (select from floor_approval f
        where f.company_id = v.company_id and f.quotation_id = v.quotation_id)`);
  return rows;
}

const isBelow = ({ buy, sell, floor }: LeftOption) =>
  (Number(sell) - Number(buy)) * 100 < Number(floor) * Number(sell) - 1e-6;

type Pick = ReturnType<typeof seeded>;
type Count = (answer: { readonly status: number }) => void;
const REASONED = { reason: "Agreed with the client" };

/** A manual quotation's lines at a price around the floor. */
function manualAt(pick: Pick) {
  const sell = ((190 + pick(50)) / 100).toFixed(2);
  const reasoned = pick(2) === 0 ? REASONED : {};
  return { ...buildManualBody({ manual: buildEntry({ lines: [{ ...FREIGHT, sell }] }) }), ...reasoned };
}

/** Typed lines as a copy, by mail and on paper, and those of a saved quotation again. */
async function tryManualWays(pick: Pick, count: Count): Promise<void> {
  const { admin, agent } = market.ours;
  const person = pick(3) === 0 ? admin : agent;
  const saved = await person.call(saveManualQuotation, { body: manualAt(pick) });
  count(saved);
  if (saved.status !== 200) return;
  const { quotation_id } = saved.body;
  const copy = { ...manualAt(pick), quotation_id };
  count(await person.call(emailManualCopy, { query: EMAIL, body: copy }));
  count(await person.call(printManualCopy, { body: { ...manualAt(pick), quotation_id } }));
  count(await agent.call(printSavedManualQuotation, { query: { quotation_id } }));
  count(await agent.call(emailSavedManualQuotation, { query: { quotation_id, ...EMAIL }, body: {} }));
}

/** A client's request, priced by the desk at any margin, answered by the client and confirmed by an admin. */
async function tryClientWays(pick: Pick, count: Count): Promise<void> {
  const { admin, agent, client } = market.ours;
  const { body } = await client.call(createClientQuotation, { body: FORM });
  const choice = { request_id: body.request_id, quote_id: body.options[0]?.quote_id ?? "" };
  if (pick(3) === 0) {
    // what a client prices alone sells at the floor at least
    count(await client.call(emailClientQuotation, { query: { ...choice, ...EMAIL }, body: {} }));
    return;
  }
  await client.call(sendClientRequest, { body: { request_id: choice.request_id } });
  const query = { requestId: choice.request_id, ffUserId: agent.user.id };
  await admin.call(assignClientRequest, { query });
  const margin = { kind: "margin" as const, value: String(pick(25)) };
  const options = [{ quote_id: choice.quote_id, margin, ...(pick(2) === 0 && REASONED) }];
  const person = pick(3) === 0 ? admin : agent;
  await person.call(editQuotationOptions, { body: { request_id: choice.request_id, options } });
  const mailed = await agent.call(emailClientRequestQuotation, { query: { ...choice, ...EMAIL }, body: {} });
  count(mailed);
  if (mailed.status !== 200) return;
  const { quotation_id } = mailed.body;
  count(await client.call(emailSavedClientQuotation, { query: { quotation_id, ...EMAIL }, body: {} }));
  await client.call(acceptOrCancelRequest, { query: { ...choice, status: "accept" } });
  count(await admin.call(acceptReply, { body: { request_id: choice.request_id } }));
}

/** An agent asks for a price below the floor, an admin approves it or not, and the agent mails it. */
async function tryAsking(pick: Pick, count: Count): Promise<void> {
  const { admin, agent } = market.ours;
  const { body } = await agent.call(createQuotation, { body: FORM });
  const choice = { request_id: body.request_id, quote_id: body.options[0]?.quote_id ?? "" };
  const margin = { kind: "margin" as const, value: String(pick(12)) };
  const asked = await agent.call(askFloorApproval, {
    body: { requestId: choice.request_id, quoteId: choice.quote_id, margin, ...REASONED },
  });
  if (asked.status === 200) {
    const decision = pick(2) === 0 ? ("approve" as const) : ("decline" as const);
    await admin.call(decideFloorApproval, {
      params: { id: asked.body.id },
      body: { decision, version: asked.body.version, ...REASONED },
    });
  }
  if (pick(3) === 0) {
    const lower = { kind: "flat" as const, value: "1" };
    const options = [{ quote_id: choice.quote_id, margin: lower }];
    await agent.call(editQuotationOptions, { body: { request_id: choice.request_id, options } });
  }
  count(await agent.call(emailQuotation, { query: { ...choice, ...EMAIL }, body: {} }));
}

/** An agent's typed lines below the floor, asked for: a draft that stays in the house until an admin's yes. */
async function tryManualAsking(pick: Pick, count: Count): Promise<void> {
  const { admin, agent } = market.ours;
  const ask = { ...manualAt(pick), ...REASONED, asksApproval: true };
  const saved = await agent.call(saveManualQuotation, { body: ask });
  if (saved.status !== 200) return;
  const { quotation_id, version, lockVersion } = saved.body;
  const leave = async () => {
    const query = { quotation_id };
    const sent = await agent.call(emailSavedManualQuotation, { query: { ...query, ...EMAIL }, body: {} });
    count(sent);
    if (sent.status === 403)
      expect((await agent.call(printSavedManualQuotation, { query })).status).toBe(403);
  };
  const open = await admin.call(listFloorApprovals, { query: { status: "open", search: saved.body.number } });
  const [asked] = open.body.content;
  if (asked !== undefined) {
    await leave();
    if (pick(3) === 0) {
      const lower = manualAt(pick);
      const seen = { quotation_id, version, lockVersion };
      await agent.call(saveManualQuotation, { body: { ...ask, ...lower, ...REASONED, ...seen } });
    }
    const decision = pick(3) === 0 ? ("decline" as const) : ("approve" as const);
    const params = { id: asked.id };
    await admin.call(decideFloorApproval, {
      params,
      body: { decision, version: asked.version, ...REASONED },
    });
  }
  await leave();
}

test("200 random tries by every way out let nothing below the floor leave unapproved", async () => {
  const { admin, agent, truckingId } = market.ours;
  await changeSettings(admin, { sellStep: "currency" });
  await world.database.query(
    "update company_setting set allow_manual_quotes_agent = true where company_id = $1",
    [admin.user.company.id],
  );
  const pick = seeded(20_261_123);
  const rule = { name: "All", freightValue: "10" };
  const first = await admin.call(createMarginRule, { body: rule });
  let { version } = first.body;
  const ways = { refused: 0, left: 0 };
  const saved: { id: string; quoteId: string }[] = [];
  const count = ({ status }: { readonly status: number }) => {
    if (status === 200) ways.left += 1;
    else ways.refused += 1;
  };
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (attempt % 10 === 0) {
      const body = { ...rule, freightValue: String(pick(25)), floorPercent: String(pick(20)), version };
      version = (await admin.call(updateMarginRule, { params: { id: first.body.id }, body })).body.version;
    }
    const person = pick(5) === 0 ? admin : agent;
    const reason = pick(2) === 0 ? "Agreed with the client" : undefined;
    const way = pick(15);
    if (way > 8) {
      // each tries several calls: no more of them in an hour than a person may mail
      await world.database.query("delete from rate_limit");
      if (way > 12) {
        const trial = { forwarder: market.ours, pick, count, email: EMAIL, manual: () => manualAt(pick) };
        await (way === 13 ? tryBulk(trial) : tryClone(trial));
        continue;
      }
      await [tryManualWays, tryClientWays, tryAsking, tryManualAsking][way - 9]?.(pick, count);
      continue;
    }
    if (way === 8) {
      const sell = ((190 + pick(50)) / 100).toFixed(2);
      const body = buildManualBody({ manual: buildEntry({ lines: [{ ...FREIGHT, sell }] }) });
      count(await person.call(emailManualQuotation, { query: EMAIL, body: { ...body, reason } }));
      count(await person.call(printManualQuotation, { body }));
      continue;
    }
    const priced = await person.call(createQuotation, { body: { ...FORM, pickupZip: "10001" } });
    const { request_id, options } = priced.body;
    const quoteId = options[pick(options.length)]?.quote_id ?? "";
    const edit = { quote_id: quoteId, reason };
    const edits = [
      { ...edit, margin: { kind: "margin" as const, value: String(pick(25)) } },
      { ...edit, sell: [{ code: "freight", amount: String(200 + pick(150)) }] },
      { ...edit, margin: { kind: "flat" as const, value: String(pick(40)) } },
    ];
    const edited = edits[pick(4)];
    if (edited) await person.call(editQuotationOptions, { body: { request_id, options: [edited] } });
    if (pick(3) === 0) {
      await person.call(chooseTrucking, {
        query: { request_id, trucking_id: truckingId, carrier: "", transit_days: 1 },
      });
      const cheaper = { quote_id: quoteId, sell: [{ code: "pickup-haul", amount: String(60 + pick(100)) }] };
      await agent.call(editQuotationOptions, { body: { request_id, options: [cheaper] } });
    }
    const query = { request_id, quote_id: quoteId };
    if (way === 0) count(await person.call(emailQuotation, { query: { ...query, ...EMAIL }, body: {} }));
    else if (way === 1)
      count(await person.call(emailCompanyQuotation, { query: { ...query, ...EMAIL }, body: {} }));
    else {
      const note = await person.call(saveQuotation, { query, body: { reason } });
      if (note.status === 200) saved.push({ id: note.body.quotation_id, quoteId });
      const one = saved[pick(saved.length)];
      if (one === undefined) continue;
      if (way === 2) {
        const { body: now } = await admin.call(getQuotation, { params: { id: one.id } });
        const margin = { kind: "margin" as const, value: String(pick(20)) };
        const body = {
          quotation_id: one.id,
          version: now.version,
          lockVersion: now.lockVersion,
          options: [{ quote_id: one.quoteId, margin }],
          reason,
        };
        await person.call(editSavedQuotation, { body });
      }
      const to = { query: { quotation_id: one.id, ...EMAIL }, body: {} };
      if (way < 5) count(await agent.call(emailSavedQuotation, to));
      else if (way === 5) count(await agent.call(emailSavedCompanyQuotation, to));
      else if (way === 6)
        await agent.call(remindQuotations, { body: { quotations: [{ id: one.id, version: 1 }] } });
      else await agent.call(getQuotationPdf, { params: { id: one.id } });
    }
  }
  const left = await findLeft();
  const made = left.filter(isBelow);
  const below = made.filter(({ maker }) => maker !== "ROLE_FFCLIENT");
  // no desk stands between a client's own price and the client
  expect(made.filter(({ maker }) => maker === "ROLE_FFCLIENT")).toEqual([]);
  expect(below.filter(({ approval }) => approval?.userId !== admin.user.id)).toEqual([]);
  for (const { buy, sell, approval } of below) {
    expect(Number(sell)).toBeGreaterThanOrEqual(Number(approval?.sellTotal));
    expect(Number(sell) - Number(buy)).toBeGreaterThanOrEqual(Number(approval?.profit) - 1e-6);
  }
  // the tries meant something: some left, some were refused, and some left below the floor with an approval
  expect(ways.left).toBeGreaterThan(30);
  expect(ways.refused).toBeGreaterThan(30);
  expect(below.length).toBeGreaterThan(2);
});
