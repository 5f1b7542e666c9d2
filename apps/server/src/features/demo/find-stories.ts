import { buildDemoStories, DEMO_COMPANIES, type DemoStory } from "@kilolane/demo";
import type { CalendarDate } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../db/transaction.ts";
import { findCompanyEmail, findInquirerIds, findStoryQuotation } from "./reads/story.ts";
import { formOf } from "./story-form.ts";

/**
 * The twelve stories, each with the create form that opens it, ready a few days from today. They are shown at the
 * American demo forwarder, whose contract rates and margins they are about; any other company has none.
 *
 * @param today UTC calendar date
 */
export function findStories(scope: CompanyScope, today: CalendarDate) {
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
    quotationId:
      story.quotation === null
        ? null
        : await findStoryQuotation(tx, { from: request.shipFromAirport, to: request.shipToAirport }),
  };
}
