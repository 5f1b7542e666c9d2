import { quotationForm } from "@kilolane/contract";
import {
  buildDemoStories,
  DEMO_COMPANIES,
  DEMO_INQUIRERS,
  type DemoRequest,
  type DemoStory,
} from "@kilolane/demo";
import type { CalendarDate } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { findCompanyEmail, findInquirerIds, findStoryQuotation } from "./reads/story.ts";

/**
 * The twelve stories, each with the create form that opens it, ready a few days from today. They are told at the
 * American demo forwarder, whose contract rates and margins they are about; any other company has none.
 *
 * @param today UTC calendar date
 */
export function listStories(scope: CompanyScope, today: CalendarDate) {
  return withTransaction(scope, async (tx) => {
    const email = await findCompanyEmail(tx);
    const company = DEMO_COMPANIES.find((candidate) => candidate.email === email);
    const stories = buildDemoStories(today).filter((story) => story.companyKey === company?.key);
    if (stories.length === 0) return [];
    const inquirers = await findInquirerIds(tx);
    const told = [];
    for (const story of stories) told.push(await presentStory(tx, story, inquirers));
    return told;
  });
}

async function presentStory(
  tx: CompanyTransaction,
  story: DemoStory,
  inquirers: ReadonlyMap<string, string>,
) {
  const { id, titleKey, textKey, request } = story;
  return {
    id,
    titleKey,
    textKey,
    form: formOf(request, inquirers),
    quotation_id:
      story.quotation === null
        ? null
        : await findStoryQuotation(tx, { from: request.shipFromAirport, to: request.shipToAirport }),
  };
}

/** A demo request as the create form: the same fields, the inquirer by id. */
export function formOf(request: DemoRequest, inquirerIds: ReadonlyMap<string, string>) {
  const { inquirerKey, ...fields } = request;
  const email = DEMO_INQUIRERS.find((inquirer) => inquirer.key === inquirerKey)?.email ?? "";
  return quotationForm.parse({ ...fields, inquirerId: inquirerIds.get(email) ?? null });
}
