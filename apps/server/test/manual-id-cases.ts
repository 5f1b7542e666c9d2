import { buildManualBody, MANUAL_LINES } from "./build-manual.ts";
import { FORM } from "./build-market.ts";
import type { Case } from "./foreign-id-cases.ts";
import type { Records } from "./build-records.ts";

const MAIL = { email: "ada@elm.example", airline_show: "true", remark_show: "true" };
const SEEN = { version: 1, lockVersion: 1 };

function bodyOf(own: Records) {
  const form = { ...FORM, inquirerId: own.inquirer, client_id: own.clientUser };
  return buildManualBody({ form, inquirerId: own.inquirer });
}

/** Calls of manual quotations that take an id, by their names. */
export const MANUAL_CASES: Readonly<Record<string, Case>> = {
  saveManualQuotation: ["admin", (own) => ({ body: { ...bodyOf(own), quotation_id: own.manual, ...SEEN } })],
  printManualQuotation: ["admin", (own) => ({ body: { ...bodyOf(own), quotation_id: own.manual, ...SEEN } })],
  emailManualQuotation: [
    "admin",
    (own) => ({ query: MAIL, body: { ...bodyOf(own), quotation_id: own.manual, ...SEEN } }),
  ],
  copyManualQuotation: ["admin", (own) => ({ body: { ...bodyOf(own), quotation_id: own.manual } })],
  printManualCopy: ["admin", (own) => ({ body: { ...bodyOf(own), quotation_id: own.manual } })],
  emailManualCopy: ["admin", (own) => ({ query: MAIL, body: { ...bodyOf(own), quotation_id: own.manual } })],
  createManualTruckingQuotation: [
    "admin",
    (own) => {
      const body = bodyOf(own);
      const lines = MANUAL_LINES.filter(({ kind }) => kind === "trucking");
      return { body: { ...body, manual: { ...body.manual, lines } } };
    },
  ],
  getManualQuotation: ["admin", (own) => ({ params: { id: own.manual } })],
  emailSavedManualQuotation: ["admin", (own) => ({ query: { quotation_id: own.manual, ...MAIL }, body: {} })],
  printSavedManualQuotation: ["admin", (own) => ({ query: { quotation_id: own.manual } })],
  updateManualTemplate: [
    "admin",
    (own) => ({ params: { id: own.template }, body: { version: 1, name: "Import" } }),
  ],
  deleteManualTemplate: ["admin", (own) => ({ params: { id: own.template }, query: { version: 1 } })],
};
