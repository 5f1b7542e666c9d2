import * as contract from "@kilolane/contract";
import type { z } from "zod";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { createInquirerCopy } from "./create-inquirer-copy.ts";
import { endInquirerMerge } from "./end-inquirer-merge.ts";
import { exportInquirers } from "./export-inquirers.ts";
import { findInquirerCompanies } from "./find-inquirer-companies.ts";
import { findInquirerList } from "./find-inquirer-list.ts";
import { findHeldMerges } from "./find-held-merges.ts";
import { findInquirerPage } from "./find-inquirer-page.ts";
import { findInquirers } from "./find-inquirers.ts";
import { findNamedInquirers } from "./find-named-inquirers.ts";
import { createInquirerMerge } from "./create-inquirer-merge.ts";
import { importInquirers } from "./import-inquirers.ts";
import { getInquirer } from "./get-inquirer.ts";
import { updateInquirer } from "./update-inquirer.ts";
import type { InquirerFields } from "./writes.ts";

/** Binds the people who ask a forwarder for prices. */
export function bindInquirerRoutes(app: App): void {
  bindInquirerReads(app);
  bindInquirerList(app);
  bindEndpoint(app, contract.createInquirer, ({ scope, body }) =>
    updateInquirer(scope, fieldsOf(body), { id: body.id, version: body.version }),
  );
  bindEndpoint(app, contract.saveInquirerAsNew, ({ scope, body }) =>
    createInquirerCopy(scope, fieldsOf(body), body.id),
  );
}

function bindInquirerReads(app: App): void {
  bindEndpoint(app, contract.listInquirers, ({ scope, query }) => findInquirerPage(scope, query));
  bindEndpoint(app, contract.findInquirers, ({ scope, query }) => findNamedInquirers(scope, query));
  bindEndpoint(app, contract.searchInquirers, ({ scope, body }) => findInquirers(scope, body.search));
  bindEndpoint(app, contract.listInquirersByCompany, ({ scope, body }) =>
    findInquirerCompanies(scope, body.search),
  );
  bindEndpoint(app, contract.getInquirer, ({ scope, params }) => getInquirer(scope, params.id));
}

function bindInquirerList(app: App): void {
  bindEndpoint(app, contract.listInquirersBy, ({ scope, query }) => findInquirerList(scope, query));
  bindEndpoint(app, contract.exportInquirers, ({ scope, query }) => exportInquirers(scope, query));
  bindEndpoint(app, contract.importInquirers, ({ scope, query, file }) =>
    importInquirers(scope, file, query.isTrial),
  );
  bindEndpoint(app, contract.mergeInquirers, ({ scope, params, body }) =>
    createInquirerMerge(scope, params.id, body.mergedIds),
  );
  bindEndpoint(app, contract.listInquirerMerges, ({ scope, params }) => findHeldMerges(scope, params.id));
  bindEndpoint(app, contract.undoInquirerMerge, ({ scope, params }) => endInquirerMerge(scope, params));
}

function fieldsOf(form: z.output<typeof contract.inquirerForm>): InquirerFields {
  const { nameofInquirer, country, ...rest } = form;
  return { ...rest, name: nameofInquirer, countryCode: country };
}
