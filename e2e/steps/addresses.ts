import { expect, type Page } from "@playwright/test";
import { ask } from "./api.ts";
import {
  askForwarder,
  assignToAgent,
  findForwarderId,
  priceBy,
  sendClientRequest,
  sendOwnRequest,
} from "./client-request.ts";
import { findAccount } from "./demo-account.ts";
import { giveFeedback } from "./feedback.ts";
import { storeManual } from "./manual-quotation.ts";
import { mailStored, storeDraft, storeDraftBy } from "./saved-quotation.ts";
import { callAs } from "./sign-up.ts";
import { readHeading, visit } from "./visit.ts";

/** Where a link to a record is: a list of the same role; or a way to find the address of a record. */
type Source = string | ((page: Page, pattern: string) => Promise<string>);

interface Identified {
  readonly id: string;
}

const fill = (pattern: string, values: Readonly<Record<string, string>>) =>
  pattern.replaceAll(/:(\w+)\??/g, (_, name: string) => values[name] ?? "");

/** A key in use, whose holder can be changed. */
async function findKeyInUse(page: Page, call: string, query: string): Promise<string> {
  const { content } = await ask<{ content: readonly Identified[] }>(
    page,
    "GET",
    `${call}?filter=Used&${query}`,
  );
  expect(content.length, `keys in use: ${query}`).toBeGreaterThan(0);
  return content[0]?.id ?? "";
}

const ownKey: Source = async (page, pattern) =>
  fill(pattern, {
    keyType: "agent",
    id: await findKeyInUse(page, "/key-management/get-keys", "keyType=agent"),
    reassignId: await findKeyInUse(page, "/key-management/get-keys", "keyType=agent"),
  });

const keyOfCompany =
  (keyType: string): Source =>
  async (page, pattern) =>
    fill(pattern, {
      keyId: await findKeyInUse(page, "/operator/keys", `kind=forwarder&keyType=${keyType}`),
    });

const draft: Source = async (page, pattern) => fill(pattern, { id: (await storeDraft(page)).id });

const manual: Source = async (page, pattern) => fill(pattern, { id: await storeManual(page) });

const pricedRequest: Source = async (page, pattern) =>
  fill(pattern, { requestId: (await storeDraft(page)).requestId });

const sentRequest: Source = async (page, pattern) =>
  fill(pattern, { id: (await sendClientRequest(page.request)).requestId });

const requestOfAgent: Source = async (page, pattern) => {
  const { requestId } = await sendClientRequest(page.request);
  await assignToAgent(page.request, requestId);
  return fill(pattern, { id: requestId });
};

const ownRequest: Source = async (page, pattern) => fill(pattern, { id: await sendOwnRequest(page) });

const askedRequest: Source = async (page, pattern) => fill(pattern, { id: await askForwarder(page) });

const anyForwarder: Source = async (page, pattern) =>
  fill(pattern, { companyId: await findForwarderId(page) });

/** The demo world holds no feedback of this role. */
const ownFeedback: Source = async (page, pattern) =>
  fill(pattern, { id: await giveFeedback(page, "The tariff of last week is still on the first page") });

/** A quotation mailed to a client: the mail and the link in it. */
async function mailQuotation(page: Page): Promise<{ mail: string; token: string }> {
  const forwarder = await callAs(page.request, "ROLE_FFADMIN");
  const { id } = await storeDraftBy(forwarder.post);
  return mailStored(page.request, forwarder.post, { id, email: `client-${Date.now()}@elm.example.com` });
}

const COMPANIES = "/super-admin/freight-forwarder/companies";

/** A company of the operator's list. */
const company: Source = async (page, pattern) => {
  const details = await findAddress(page, `${COMPANIES}/company-details/:companyId`);
  return fill(pattern, { companyId: details?.split("/").at(-1) ?? "" });
};

/** A shipment priced by the client or shipper who is signed in on the page. */
const priceOn = async (page: Page) => priceBy((path, body) => ask(page, "POST", path, body));

/** A quotation that was mailed to the shipper, or that the client priced and passed on. */
const received: Source = async (page, pattern) => {
  if (!pattern.startsWith("/shipper")) {
    const { requestId, quoteId } = await priceOn(page);
    const query = `request_id=${requestId}&quote_id=${quoteId}&email=boss-${Date.now()}@elm.example.com`;
    const mailed = await ask<{ quotation_id: string }>(
      page,
      "POST",
      `/ffclient/quotation/email?${query}`,
      {},
    );
    const id = mailed.quotation_id;
    return fill(pattern, { id });
  }
  const { post } = await callAs(page.request, "ROLE_FFADMIN");
  const { username } = await findAccount(page.request, "ROLE_CONSIGNEE");
  const { id } = await storeDraftBy(post);
  await post(`/ffadmin/saved-quotation/email?quotation_id=${id}&email=${username}`, {});
  return fill(pattern, { id, quoteId: id, fromStation: "ATL", toStation: "LUX" });
};

/** A request that who is signed in on the page priced. */
const pricedByClient: Source = async (page, pattern) =>
  fill(pattern, { requestId: (await priceOn(page)).requestId });

const ANALYSED = "/super-admin/freight-forwarder/quotation";
const ANALYSED_LIST = "/super-admin/freight-forwarder/quotations/list/view";
/** Both pages of details are laid out alike: the one of a manual quotation is looked at with a priced one. */
const analysedManual: Source = async (page) =>
  (await findAddress(page, `${ANALYSED}/details/:id?`))?.replace("/details/", "/manual/details/") ?? "";

/** Where the records of screens are found whose path has a parameter. */
const SOURCES: Readonly<Record<string, Source>> = {
  "/freight-forwarder/admin/quotation/details/:id": "/freight-forwarder/admin/quotation/list/view",
  "/freight-forwarder/agent/quotation/details/:id": "/freight-forwarder/agent/quotation/list/view",
  "/freight-forwarder/admin/quotation/edit/:id": draft,
  "/freight-forwarder/agent/quotation/edit/:id": draft,
  "/freight-forwarder/admin/manual-quotation/details/:id": manual,
  "/freight-forwarder/agent/manual-quotation/details/:id": manual,
  "/freight-forwarder/admin/manual-quotation/edit/:id": manual,
  "/freight-forwarder/agent/manual-quotation/edit/:id": manual,
  "/freight-forwarder/admin/quotation/output/:requestId": pricedRequest,
  "/freight-forwarder/agent/quotation/output/:requestId": pricedRequest,
  "/freight-forwarder/admin/incoming-requests/details/:id": sentRequest,
  "/freight-forwarder/agent/incoming-requests/details/:id": requestOfAgent,
  "/freight-forwarder/client/quotation/details/:id": received,
  "/freight-forwarder/client/quotation/output/:requestId": pricedByClient,
  "/shipper/quotation/details/:quoteId/:fromStation/:toStation": received,
  "/shipper/quotation/output/:requestId": pricedByClient,
  "/shipper/goods/details/:id": received,
  "/shipper/price/:id": received,
  "/shipper/airfreight-price/:id": received,
  "/freight-forwarder/client/sent-requests/details/:id": ownRequest,
  "/shipper/sent-requests/details/:id": askedRequest,
  "/shipper/company-details/:companyId": anyForwarder,
  "/shipper/send-request/:companyId": anyForwarder,
  "/freight-forwarder/admin/airline-rates/edit/:id": "/freight-forwarder/admin/airline-rates/list/view",
  "/freight-forwarder/agent/airline-rates/edit/:id": "/freight-forwarder/agent/airline-rates/list/view",
  "/freight-forwarder/admin/clients/edit/:id": "/freight-forwarder/admin/clients/list/view",
  "/freight-forwarder/agent/clients/edit/:id": "/freight-forwarder/agent/clients/list/view",
  "/freight-forwarder/admin/quote-inquirer/edit/:id": "/freight-forwarder/admin/quote-inquirer/list/view",
  "/freight-forwarder/agent/quote-inquirer/edit/:id": "/freight-forwarder/agent/quote-inquirer/list/view",
  "/freight-forwarder/admin/warehouses/edit/:id": "/freight-forwarder/admin/warehouses/list/view",
  "/freight-forwarder/agent/warehouses/edit/:id": "/freight-forwarder/agent/warehouses/list/view",
  "/freight-forwarder/admin/trucking/edit/:id": "/freight-forwarder/admin/trucking/list/view",
  "/freight-forwarder/agent/trucking/edit/:id": "/freight-forwarder/agent/trucking/list/view",
  "/freight-forwarder/admin/agents/edit/:id": "/freight-forwarder/admin/agents/list/view",
  "/freight-forwarder/admin/feedback/feedbacklist/view/:id": "/freight-forwarder/admin/feedback/view",
  "/freight-forwarder/agent/feedback/feedbacklist/view/:id": "/freight-forwarder/agent/feedback/view",
  "/freight-forwarder/client/feedback/feedbacklist/view/:id": ownFeedback,
  "/freight-forwarder/admin/key-management/host-reassign/:keyType/:id": ownKey,
  "/shipper/feedback/feedbacklist/view/:id": ownFeedback,
  "/airline/admin/history/view/:airrateID": "/airline/admin/history/list",
  "/airline/agent/history/view/:airrateID": "/airline/agent/history/list",
  "/airline/admin/general-rate/edit/:airfare_id": "/airline/admin/general-rate/list/view",
  "/airline/admin/contract-rate/edit/:airfare_id": "/airline/admin/contract-rate/list/view",
  "/airline/admin/spot-rate/edit/:airfare_id": "/airline/admin/spot-rate/list/view",
  "/airline/agent/general-rate/edit/:airfare_id": "/airline/agent/general-rate/list/view",
  "/airline/agent/priority-rate/edit/:airfare_id": "/airline/agent/priority-rate/list/view",
  "/airline/agent/spot-rate/edit/:airfare_id": "/airline/agent/spot-rate/list/view",
  "/airline/admin/agents/edit/:id": "/airline/admin/agents/list/view",
  "/airline/admin/keymanagement/add/reassign/:reassignId": ownKey,
  "/airline-admin/feedback/feedbacklist/view/:id": "/airline-admin/feedback/view",
  "/airline-agent/feedback/feedbacklist/view/:id": "/airline-agent/feedback/view",
  "/data-entry/airfare/edit/:id": "/data-entry/airfare/list/view",
  [`${COMPANIES}/company-details/:companyId`]: `${COMPANIES}/approved-companies`,
  [`${COMPANIES}/admin-enrolled/:companyId`]: company,
  [`${COMPANIES}/agents-enrolled/:companyId`]: company,
  "/super-admin/key-generator/freightforwarder/details/:companyId?":
    "/super-admin/key-generator/freightforwarder/view",
  "/super-admin/key-generator/reassign/:keyId": keyOfCompany("agent"),
  "/super-admin/key-generator/client/add/reassign/:keyId": keyOfCompany("client"),
  [`${ANALYSED}/details/:id?`]: ANALYSED_LIST,
  [`${ANALYSED}/manual/details/:id?`]: analysedManual,
  "/super-admin/admins/airport-management/edit/:id": "/super-admin/admins/airport-management/list/view",
  "/super-admin/admins/account-management/package/edit/:id":
    "/super-admin/admins/account-management/packages/list/view",
  "/super-admin/airline/airrate/update/:id": "/super-admin/airline/airrate/list/view",
  "/demo/mails/:id": async (page, pattern) => fill(pattern, { id: (await mailQuotation(page)).mail }),
  "/q/:token": async (page, pattern) => fill(pattern, { token: (await mailQuotation(page)).token }),
};

const NOBODY = "01890000-0000-7000-8000-000000000000";

/** Whether a path pattern has a parameter. */
const isPattern = (path: string): boolean => path.includes(":");

/** An address of the pattern that leads to no record. */
export const addressOfNothing = (pattern: string): string => pattern.replaceAll(/:\w+\??/g, NOBODY);

/** The address of the first link of the page that fits the pattern. */
async function readLink(page: Page, pattern: string): Promise<string> {
  const fits = new RegExp(`^${pattern.replaceAll(/:\w+\??/g, "[^/?#]+")}$`);
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const links = await page
          .locator("main a[href]")
          .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
        found = links.find((href) => fits.test(href));
        return found;
      },
      { message: `${page.url()} has no link to ${pattern}` },
    )
    .toBeDefined();
  return found ?? "";
}

/**
 * The address of a screen, of a real record where its path has a parameter.
 *
 * @returns undefined where the table does not say where a record is found
 */
export async function findAddress(page: Page, pattern: string): Promise<string | undefined> {
  if (!isPattern(pattern)) return pattern;
  const source = SOURCES[pattern];
  if (typeof source !== "string") return source?.(page, pattern);
  await visit(page, source);
  await readHeading(page);
  return readLink(page, pattern);
}

/** States of screens that an address leads to besides the plain one, e.g. a list without a hit. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  "/freight-forwarder/admin/quotation/list/view": ["?search=nothing-is-called-so"],
  "/freight-forwarder/admin/quotation/create": ["?story=cargo-aircraft-only"],
  "/super-admin/tutorial/addtutorial": ["?edit=new"],
  "/airline/admin/general-rate/upload-rates": [`?import=${NOBODY}`],
  "/data-entry/wieght-range/update": ["?airline=1"],
  "/data-entry/sur-charge/update": ["?airline=1"],
  "/super-admin/airline/sur-charge/create": ["?airline=1"],
  "/password/reset": ["#token=x"],
  "/confirm-email": ["#token=x"],
};

/** Screens that say so themselves when there is no such record. */
const SAY_NOTHING_FOUND: ReadonlySet<string> = new Set([
  "/freight-forwarder/admin/quotation/details/:id",
  "/freight-forwarder/admin/key-management/host-reassign/:keyType/:id",
  "/airline/admin/keymanagement/add/reassign/:reassignId",
  "/super-admin/key-generator/reassign/:keyId",
  `${COMPANIES}/company-details/:companyId`,
  "/freight-forwarder/admin/agents/edit/:id",
  "/q/:token",
]);

/** Further addresses of a screen at which it looks different. */
export function moreAddresses(pattern: string): string[] {
  const states = (STATES[pattern] ?? []).map((state) => pattern + state);
  return SAY_NOTHING_FOUND.has(pattern) ? [...states, addressOfNothing(pattern)] : states;
}
