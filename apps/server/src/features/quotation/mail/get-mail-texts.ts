import type { EndpointOutput, getMailTexts as endpoint } from "@kilolane/contract";
import { LANGUAGES } from "@kilolane/phrases";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { findMailLanguage } from "../reads/mail.ts";
import { getQuotationRow } from "../saved/stored-quotation.ts";
import { loadStandardWords, pickLanguage } from "./quotation-mail.ts";

/** What the mail dialog opens with, in every language, so that another one is there at once. @throws AppError not-found */
export function getMailTexts(scope: CompanyScope, id: string): Promise<EndpointOutput<typeof endpoint>> {
  return withTransaction(scope, async (tx) => {
    const { number, content } = await getQuotationRow(tx, id);
    const { inquirer } = content;
    const language = (await findMailLanguage(tx, id, inquirer.id)) ?? content.language;
    const texts = await Promise.all(
      LANGUAGES.map(async ({ locale }) => ({
        language: locale,
        ...(await loadStandardWords({ language: locale, number, content })),
      })),
    );
    return { email: inquirer.email, language: pickLanguage(language), texts };
  });
}
