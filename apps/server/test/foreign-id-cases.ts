import { CHAT_CASES } from "./chat-id-cases.ts";
import { DOCUMENT_CASES } from "./document-id-cases.ts";
import { RECEIVED_CASES } from "./received-cases.ts";
import { SHIPMENT_CASES } from "./shipment-id-cases.ts";
import { CLIENT_REQUEST_CASES } from "./client-request-cases.ts";
import { MARGIN_CASES } from "./margin-cases.ts";
import { RATE_CASES } from "./rate-id-cases.ts";
import { TRUCKING_CASES } from "./trucking-id-cases.ts";
import { MANUAL_CASES } from "./manual-id-cases.ts";
import { IMPORT_MAPPING } from "./build-imports.ts";
import { FORM } from "./build-market.ts";
import { linkOf, type Records } from "./build-records.ts";
import { KEY_EMAIL } from "./record-parts.ts";
import type { TestWorld } from "./harness.ts";

/** What a call is given. */
export interface Input {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
}

/** Who calls, and a call that works with the own company's records. */
export type Case = readonly [
  who: "admin" | "client" | "airline" | "anyone",
  input: (own: Records, world: TestWorld) => Input,
];

const MAIL = { email: "buyer@elm.example" };
const INQUIRER = { companyName: "Elm", nameofInquirer: "Ada", country: "US", email: "ada@elm.example" };
const SHIPPER = { companyName: "Elm", firstName: "Ada", lastName: "Moss", country: "US" };
const TYPED = { kind: "flat", value: "90" };

/** For each endpoint that takes an id, a call that works with the own company's records. */
export const CASES_WITH_IDS: Readonly<Record<string, Case>> = {
  acceptOrCancelQuotation: [
    "admin",
    (own) => ({ query: { quotation_id: own.sent, quote_id: own.sentQuote, status: "accept" } }),
  ],
  addAirlineAnswer: [
    "admin",
    (own) => ({
      params: { id: own.request },
      body: { airlineId: 1, currency: "USD", ratePerKg: "2.5", transitDays: 3, validUntil: "2099-01-01" },
    }),
  ],
  // an email of its own for each: a second key would not go to somebody for whom one waits
  assignKey: ["admin", (own) => ({ params: { id: own.key }, body: { email: `${own.key}@elm.example` } })],
  cancelRateImport: ["admin", (own) => ({ params: { id: own.rateImport } })],
  checkRateImport: [
    "admin",
    (own) => ({ params: { id: own.rateImport }, body: { mapping: IMPORT_MAPPING, mode: "replace" } }),
  ],
  deleteImportProfile: ["admin", (own) => ({ params: { id: own.importProfile } })],
  downloadImportProblems: ["admin", (own) => ({ params: { id: own.rateImport } })],
  exportRates: [
    "admin",
    (own) => ({ query: { airlineId: 1, rateType: "contract", forwarderId: own.company, format: "csv" } }),
  ],
  getRateImport: ["admin", (own) => ({ params: { id: own.rateImport } })],
  listImportChanges: ["admin", (own) => ({ params: { id: own.rateImport }, query: { kind: "added" } })],
  listImportProblems: ["admin", (own) => ({ params: { id: own.rateImport } })],
  publishRateImport: ["admin", (own) => ({ params: { id: own.rateImport }, body: {} })],
  chooseTrucking: ["admin", (own) => ({ query: { request_id: own.request, trucking_id: own.trucking } })],
  cloneQuotation: ["admin", (own) => ({ params: { id: own.sent }, body: {} })],
  confirmOrCancelQuotation: [
    "client",
    (own) => ({ query: { quotation_id: own.sent, quote_id: own.sentQuote, status: "confirm" } }),
  ],
  confirmOrCancelRequest: [
    "client",
    (own) => ({ query: { request_id: own.clientRequest, quote_id: own.clientQuote, status: "confirm" } }),
  ],
  createClientQuotation: ["client", (own) => ({ body: { ...FORM, client_id: own.clientUser } })],
  createInquirer: ["admin", (own) => ({ body: { ...INQUIRER, id: own.inquirer, version: 1 } })],
  createQuotation: [
    "admin",
    (own) => ({ body: { ...FORM, inquirerId: own.inquirer, client_id: own.clientUser } }),
  ],
  proposeQuotations: [
    "admin",
    (own) => ({
      body: { ...FORM, pickupZip: "10001", inquirerId: own.inquirer, client_id: own.clientUser },
    }),
  ],
  decideByLink: [
    "anyone",
    (own, world) => ({
      params: { token: linkOf(world, own.mail) },
      body: { decision: "accept", quoteId: own.sentQuote },
    }),
  ],
  orderPreferredAirports: ["admin", (own) => ({ body: { ids: [own.preferredAirport] } })],
  updateOwnExchangeRate: [
    "admin",
    (own) => ({ params: { id: own.exchangeRate }, body: { rate: "151", version: 1, isConfirmed: true } }),
  ],
  deleteOwnExchangeRate: ["admin", (own) => ({ params: { id: own.exchangeRate }, query: { version: 1 } })],
  deletePreferredAirport: ["admin", (own) => ({ query: { id: own.preferredAirport } })],
  deleteSavedView: ["admin", (own) => ({ params: { screen: "quotations", id: own.savedView } })],
  editQuotationOptions: [
    "admin",
    (own) => ({ body: { request_id: own.request, options: [{ quote_id: own.quote, margin: TYPED }] } }),
  ],
  editSavedQuotation: [
    "admin",
    (own) => ({
      body: {
        quotation_id: own.draft,
        version: 1,
        lockVersion: 1,
        options: [{ quote_id: own.draftQuote, margin: TYPED }],
        dropQuoteIds: [own.draftOtherQuote],
        form: { ...FORM, inquirerId: own.inquirer, client_id: own.clientUser },
      },
    }),
  ],
  emailClientQuotation: [
    "client",
    (own) => ({ query: { request_id: own.clientRequest, quote_id: own.clientQuote, ...MAIL }, body: {} }),
  ],
  emailCompanyQuotation: [
    "admin",
    (own) => ({ query: { request_id: own.request, quote_id: own.quote, ...MAIL }, body: {} }),
  ],
  emailQuotation: [
    "admin",
    (own) => ({ query: { request_id: own.request, quote_id: own.quote, ...MAIL }, body: {} }),
  ],
  ...MANUAL_CASES,
  ...CLIENT_REQUEST_CASES,
  ...CHAT_CASES,
  ...DOCUMENT_CASES,
  ...SHIPMENT_CASES,
  ...RECEIVED_CASES,
  emailSavedClientQuotation: ["client", (own) => ({ query: { quotation_id: own.sent, ...MAIL }, body: {} })],
  emailSavedCompanyQuotation: ["admin", (own) => ({ query: { quotation_id: own.draft, ...MAIL }, body: {} })],
  emailSavedQuotation: ["admin", (own) => ({ query: { quotation_id: own.draft, ...MAIL }, body: {} })],
  exportQuotations: ["admin", (own) => ({ query: { filter: JSON.stringify({ owner: own.adminUser }) } })],
  findCompanyQuotations: [
    "admin",
    (own) => ({ query: { filter: JSON.stringify({ inquirer: own.inquirer }) } }),
  ],
  cancelQuotations: ["admin", (own) => ({ body: { quotations: [{ id: own.draft, version: 1 }] } })],
  extendQuotations: [
    "admin",
    (own) => ({ body: { quotations: [{ id: own.draft, version: 1 }], validUntil: "2099-12-01" } }),
  ],
  sendQuotations: ["admin", (own) => ({ body: { quotations: [{ id: own.draft, version: 1 }] } })],
  remindQuotations: ["admin", (own) => ({ body: { quotations: [{ id: own.sent, version: 1 }] } })],
  getMailPreview: ["admin", (own) => ({ params: { id: own.draft }, body: {} })],
  createQuotationMessage: [
    "admin",
    (own) => ({ params: { id: own.sent }, body: { email: "buyer@elm.example", message: "Hello" } }),
  ],
  sendQuotationMailAgain: ["admin", (own) => ({ params: { id: own.sent, mailId: own.mail }, body: {} })],
  getMailTexts: ["admin", (own) => ({ params: { id: own.draft } })],
  getClientQuotationPdf: ["client", (own) => ({ params: { id: own.sent } })],
  getAdminKeyHosts: ["admin", (own) => ({ params: { id: own.adminKey } })],
  getAgentKeyHosts: ["admin", (own) => ({ params: { id: own.agentKey } })],
  getClientKeyHosts: ["admin", (own) => ({ params: { id: own.clientKey } })],
  getKey: ["admin", (own) => ({ params: { id: own.key } })],
  getKeyOfUser: ["admin", (own) => ({ params: { role: "agent", id: own.agentHolder } })],
  getMember: ["admin", (own) => ({ params: { id: own.agentHolder } })],
  reassignAdminKey: [
    "admin",
    (own) => ({ body: { key: own.adminKey, ffuserId: own.adminHost, keyType: "admin" } }),
  ],
  reassignAgentKey: [
    "admin",
    (own) => ({ body: { key: own.agentKey, ffuserId: own.agentHost, keyType: "agent" } }),
  ],
  reassignClientKey: [
    "admin",
    (own) => ({ body: { key: own.clientKey, ffuserId: own.clientHost, keyType: "client" } }),
  ],
  resendKey: ["admin", (own) => ({ body: { id: own.key, email: KEY_EMAIL, keyType: "agent" } })],
  setKeyActive: ["admin", (own) => ({ query: { id: own.agentKey, status: "suspended", role: "agent" } })],
  setMemberActive: ["admin", (own) => ({ params: { id: own.agentHolder }, body: { status: "suspended" } })],
  unassignKey: ["admin", (own) => ({ params: { id: own.key } })],
  updateMember: [
    "admin",
    (own) => ({ params: { id: own.agentHolder }, body: { version: 1, firstName: "Ida", lastName: "Moss" } }),
  ],
  inviteMember: ["admin", (own) => ({ params: { id: own.agentHost } })],
  seatMember: ["admin", (own) => ({ params: { id: own.agentHost } })],
  getShipper: ["admin", (own) => ({ params: { id: own.shipper } })],
  updateShipper: ["admin", (own) => ({ params: { id: own.shipper }, body: { ...SHIPPER, version: 1 } })],
  setShipperActive: ["admin", (own) => ({ params: { id: own.shipper }, body: { status: "suspended" } })],
  getCompany: ["admin", (own) => ({ params: { id: own.company } })],
  getFeedback: ["admin", (own) => ({ params: { id: own.feedback } })],
  ...TRUCKING_CASES,
  getAddress: ["admin", (own) => ({ params: { id: own.address } })],
  updateAddress: [
    "admin",
    (own) => ({
      params: { id: own.address },
      body: { companyName: "Elm Yard", city: "Newark", country: "US", version: 1 },
    }),
  ],
  deleteAddress: ["admin", (own) => ({ params: { id: own.address }, query: { version: "1" } })],
  getWarehouse: ["admin", (own) => ({ params: { id: own.warehouse } })],
  updateWarehouse: [
    "admin",
    (own) => ({
      params: { id: own.warehouse },
      body: { name: "Elm Yard", city: "Newark", country: "US", version: 1 },
    }),
  ],
  deleteWarehouse: ["admin", (own) => ({ params: { id: own.warehouse }, query: { version: "1" } })],
  ...MARGIN_CASES,
  mergeInquirers: [
    "admin",
    (own) => ({ params: { id: own.inquirer }, body: { mergedIds: [own.duplicate] } }),
  ],
  listInquirerMerges: ["admin", (own) => ({ params: { id: own.inquirer } })],
  undoInquirerMerge: ["admin", (own) => ({ params: { id: own.keptInquirer, mergeId: own.inquirerMerge } })],
  getInquirer: ["admin", (own) => ({ params: { id: own.inquirer } })],
  getManualQuoteSetting: ["admin", (own) => ({ params: { companyId: own.company } })],
  getOption: ["admin", (own) => ({ params: { id: own.request, quoteId: own.quote } })],
  getQuotation: ["admin", (own) => ({ params: { id: own.sent } })],
  getQuotationPdf: ["admin", (own) => ({ params: { id: own.sent } })],
  getRequest: ["admin", (own) => ({ params: { id: own.request } })],
  listClientQuotations: [
    "client",
    (own) => ({ query: { filter: JSON.stringify({ owner: own.adminUser }) } }),
  ],
  listCompanyQuotations: [
    "admin",
    (own) => ({ query: { filter: JSON.stringify({ inquirer: own.inquirer }) } }),
  ],
  listPreferredAirports: ["client", (own) => ({ query: { company_id: own.company } })],
  listQuotations: [
    "admin",
    (own) => ({ query: { filter: JSON.stringify({ owner: own.adminUser, inquirer: own.inquirer }) } }),
  ],
  markNotificationRead: ["admin", (own) => ({ params: { id: own.adminNotice } })],
  markNotificationsRead: [
    "client",
    (own) => ({ body: { id: own.clientNotice, notificationIds: [own.clientNotice, own.adminNotice] } }),
  ],
  repriceQuotation: [
    "admin",
    (own) => ({
      params: { id: own.request },
      body: { ...FORM, inquirerId: own.inquirer, client_id: own.clientUser },
    }),
  ],
  saveInquirerAsNew: ["admin", (own) => ({ body: { ...INQUIRER, id: own.inquirer } })],
  saveQuotation: [
    "admin",
    (own) => ({
      query: { request_id: own.draftRequest, quote_id: own.draftQuote },
      body: { inquirerId: own.inquirer, quotationId: own.draft },
    }),
  ],
  updateNotificationStatus: ["admin", (own) => ({ params: { id: own.adminNotice } })],
  updateManualQuoteSetting: [
    "admin",
    (own) => ({
      body: { companyId: own.company, isAllowManualQuotesAdmin: "Yes", isAllowManualQuotesAgent: "No" },
    }),
  ],
  updateSavedQuotation: [
    "admin",
    (own) => ({ body: { quotation_id: own.draft, version: 1, lockVersion: 1, inquirerId: own.inquirer } }),
  ],
  copyRate: ["airline", (own) => ({ params: { id: own.rate } })],
  ...RATE_CASES,
};
