import {
  cloneQuotation,
  copyManualQuotation,
  createInquirer,
  createQuotation,
  editQuotationOptions,
  emailQuotation,
  emailSavedManualQuotation,
  extendQuotations,
  getRequest,
  saveManualQuotation,
  saveQuotation,
  sendQuotations,
} from "@kilolane/contract";
import type { buildManualBody } from "./build-manual.ts";
import { FORM, type Forwarder } from "./build-market.ts";
import { dayIn } from "./clock.ts";

/* More ways out of the house for the random tries below the floor (features/margin/floor.test.ts). */

/** The same choices in every run. */
export function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface FloorTry {
  readonly forwarder: Forwarder;
  /** a number below the one given */
  readonly pick: ReturnType<typeof seeded>;
  readonly count: (answer: { readonly status: number }) => void;
  readonly email: { readonly email: string; readonly airline_show: "true"; readonly remark_show: "true" };
  /** typed lines at a price around the floor */
  readonly manual: () => ReturnType<typeof buildManualBody>;
}

const REASONED = { reason: "Agreed with the client" };

/** An option of a request at any margin, with a reason or without one. */
async function editAnyhow(
  { forwarder, pick }: FloorTry,
  request_id: string,
  quote_id: string,
): Promise<void> {
  const person = pick(3) === 0 ? forwarder.admin : forwarder.agent;
  const margin = { kind: "margin" as const, value: String(pick(25)) };
  const options = [{ quote_id, margin, ...(pick(2) === 0 && REASONED) }];
  await person.call(editQuotationOptions, { body: { request_id, options } });
}

/** Drafts for a client with an address, made valid for longer or not, and sent all at once. */
export async function tryBulk(trial: FloorTry): Promise<void> {
  const { forwarder, pick, count } = trial;
  const { admin, agent } = forwarder;
  const { body: inquirer } = await admin.call(createInquirer, {
    body: { companyName: "Elm", nameofInquirer: "Ada", country: "US", email: "many@elm.example" },
  });
  const quotations: { id: string; version: number }[] = [];
  for (let made = 0; made < 3; made += 1) {
    const { body } = await agent.call(createQuotation, { body: { ...FORM, inquirerId: inquirer.id } });
    const quote_id = body.options[0]?.quote_id ?? "";
    await editAnyhow(trial, body.request_id, quote_id);
    const query = { request_id: body.request_id, quote_id };
    const saved = await agent.call(saveQuotation, { query, body: pick(2) === 0 ? REASONED : {} });
    if (saved.status === 200) quotations.push({ id: saved.body.quotation_id, version: saved.body.version });
    else count(saved);
  }
  if (quotations.length === 0) return;
  if (pick(2) === 0) await agent.call(extendQuotations, { body: { quotations, validUntil: dayIn(5) } });
  const person = pick(4) === 0 ? admin : agent;
  const sent = await person.call(sendQuotations, { body: { quotations } });
  for (const { isDone } of sent.body.results) count({ status: isDone ? 200 : 403 });
}

/** A saved quotation's shipment again, at any margin, by mail; and typed lines copied to a quotation of their own. */
export async function tryClone(trial: FloorTry): Promise<void> {
  const { forwarder, pick, count, email, manual } = trial;
  const { agent } = forwarder;
  const { body } = await agent.call(createQuotation, { body: FORM });
  const quote_id = body.options[0]?.quote_id ?? "";
  await editAnyhow(trial, body.request_id, quote_id);
  const saved = await agent.call(saveQuotation, {
    query: { request_id: body.request_id, quote_id },
    body: {},
  });
  count(saved);
  if (saved.status === 200) {
    const params = { id: saved.body.quotation_id };
    const { requestId } = (await agent.call(cloneQuotation, { params, body: {} })).body;
    const { options } = (await agent.call(getRequest, { params: { id: requestId } })).body;
    const again = { request_id: requestId, quote_id: options[0]?.quote_id ?? "" };
    await editAnyhow(trial, again.request_id, again.quote_id);
    count(await agent.call(emailQuotation, { query: { ...again, ...email }, body: {} }));
  }
  const typed = await agent.call(saveManualQuotation, { body: manual() });
  if (typed.status !== 200) return;
  const { quotation_id } = typed.body;
  const copy = await agent.call(copyManualQuotation, { body: { ...manual(), quotation_id } });
  count(copy);
  if (copy.status !== 200) return;
  const query = { quotation_id: copy.body.quotation_id, ...email };
  if (pick(2) === 0) count(await agent.call(emailSavedManualQuotation, { query, body: {} }));
}
