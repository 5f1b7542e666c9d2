import type { ComparedOption, SentRequestDetail } from "@kilolane/contract";

type Answer = SentRequestDetail["answers"][number];
type Quotation = NonNullable<Answer["quotation"]>;

/** An option with its forwarder, its quotation and how it stands beside the others. */
export interface ShownOffer {
  readonly answer: Answer;
  readonly quotation: Quotation;
  readonly option: Quotation["options"][number];
  readonly compared: ComparedOption;
  /** its place among its forwarder's options, from 1 */
  readonly number: number;
}

/** The options of all who answered, the lowest common total first; those without one come last. */
export function listOffers({ answers, compared }: SentRequestDetail): readonly ShownOffer[] {
  const offers = compared.flatMap((one): ShownOffer[] => {
    const answer = answers.find(({ companyId }) => companyId === one.companyId);
    const quotation = answer?.quotation ?? null;
    const index = quotation?.options.findIndex(({ quote_id }) => quote_id === one.quote_id) ?? -1;
    const option = quotation?.options[index];
    if (answer === undefined || quotation === null || option === undefined) return [];
    return [{ answer, quotation, option, compared: one, number: index + 1 }];
  });
  const totalOf = ({ compared: { total } }: ShownOffer) => (total === null ? Infinity : Number(total));
  return offers.toSorted((a, b) => totalOf(a) - totalOf(b));
}
