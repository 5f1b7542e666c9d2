import {
  authenticate,
  createQuotation,
  editQuotationOptions,
  saveQuotation,
  type QuotationFormInput,
} from "@kilolane/contract";
import { DEMO_ACCOUNTS } from "@kilolane/demo";
import type { Role } from "@kilolane/domain";
import { callServer } from "./server-process.ts";

/** What the server has said is stored: version by request, and saved quotations with their request. */
export interface Acknowledged {
  readonly requests: Map<string, number>;
  readonly quotations: Map<string, string>;
}

/** Signs in as a person of the demo world, the forwarder's admin unless another is named. */
export async function signIn(url: string, role: Role = "ROLE_FFADMIN"): Promise<string> {
  const account = DEMO_ACCOUNTS.find((entry) => entry.role === role);
  if (account === undefined) throw new Error(`the demo world has no ${role}`);
  const { username, password } = account;
  const outcome = await callServer(url, authenticate, { body: { username, password, forceLogin: true } });
  if (outcome.kind !== "answer" || outcome.status !== 200) throw new Error(`${username} cannot sign in`);
  return outcome.body.jwtToken;
}

/** A lane that the demo world always has rates for. */
function demoForm(weight: number): QuotationFormInput {
  return {
    shipFromAirport: "JFK",
    shipToAirport: "FRA",
    readyDate: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10),
    typeOfGoods: "General",
    goodsArray: [{ pieces: 2, length: 60, width: 50, height: 40, totalWeight: weight }],
    dimensionUnit: "cm",
    weightUnit: "kg",
    currency: "USD",
  };
}

/**
 * Creates requests, edits a margin of each, saves every other one as a quotation, and notes what was acknowledged,
 * until the connection fails. An answer that is neither 200 nor a refusal while stopping (503) is an error.
 */
export async function writeUntilFailure(url: string, token: string, noted: Acknowledged): Promise<string> {
  for (let count = 0; ; count += 1) {
    const created = await callServer(url, createQuotation, { body: demoForm(60 + (count % 500)) }, token);
    if (created.kind === "failure") return created.code;
    if (created.status === 503) return "503";
    if (created.status !== 200) throw new Error(`create answered ${created.status}`);
    const { request_id, version, options } = created.body;
    noted.requests.set(request_id, version);
    const quoteId = options[0]?.quote_id ?? "";
    const margin = { kind: "margin", value: 10 + (count % 10) } as const;
    const edited = await callServer(
      url,
      editQuotationOptions,
      { body: { request_id, options: [{ quote_id: quoteId, margin }] } },
      token,
    );
    if (edited.kind === "failure") return edited.code;
    if (edited.status === 503) return "503";
    if (edited.status !== 200) throw new Error(`edit answered ${edited.status}`);
    noted.requests.set(request_id, edited.body.version);
    if (count % 2 === 0) continue;
    const query = { request_id, quote_id: quoteId };
    const saved = await callServer(url, saveQuotation, { query, body: {} }, token);
    if (saved.kind === "failure") return saved.code;
    if (saved.status === 503) return "503";
    if (saved.status !== 200) throw new Error(`save answered ${saved.status}`);
    noted.quotations.set(saved.body.quotation_id, request_id);
  }
}
