import * as contract from "@kilolane/contract";
import type { z } from "zod";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { presentByCompany, presentInquirer } from "./present.ts";
import { findInquirerPage, findInquirersByName, searchInquirerRows } from "./reads.ts";
import { getInquirer, saveInquirer, saveInquirerAsNew } from "./save-inquirer.ts";
import type { InquirerFields } from "./writes.ts";

/** Binds the people who ask a forwarder for prices. */
export function bindInquirerRoutes(app: App): void {
  bindInquirerReads(app);
  bindEndpoint(app, contract.createInquirer, ({ scope, body }) =>
    saveInquirer(scope, fieldsOf(body), { id: body.id, version: body.version }),
  );
  bindEndpoint(app, contract.saveInquirerAsNew, ({ scope, body }) =>
    saveInquirerAsNew(scope, fieldsOf(body), body.id),
  );
}

function bindInquirerReads(app: App): void {
  bindEndpoint(app, contract.listInquirers, async ({ scope, query }) => {
    const { rows, total } = await withTransaction(scope, (tx) => findInquirerPage(tx, query));
    return { content: rows.map(presentInquirer), total };
  });
  bindEndpoint(app, contract.findInquirers, async ({ scope, query }) => {
    const rows = await withTransaction(scope, (tx) => findInquirersByName(tx, query));
    return { content: rows.map(presentInquirer), total: rows.length };
  });
  bindEndpoint(app, contract.searchInquirers, async ({ scope, body }) => {
    const rows = await withTransaction(scope, (tx) => searchInquirerRows(tx, body.search));
    return { content: rows.map(presentInquirer), total: rows.length };
  });
  bindEndpoint(app, contract.listInquirersByCompany, async ({ scope, body }) =>
    presentByCompany(await withTransaction(scope, (tx) => searchInquirerRows(tx, body.search))),
  );
  bindEndpoint(app, contract.getInquirer, ({ scope, params }) =>
    withTransaction(scope, (tx) => getInquirer(tx, params.id)),
  );
}

function fieldsOf(form: z.output<typeof contract.inquirerForm>): InquirerFields {
  const { nameofInquirer, country, ...rest } = form;
  return { ...rest, name: nameofInquirer, countryCode: country };
}
