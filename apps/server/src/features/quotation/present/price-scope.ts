import { loadTranslator, type Language } from "@kilolane/phrases";
import type { VersionContent } from "../reads/content.ts";
import { listNames } from "./list-names.ts";
import type { ClientOption } from "./option.ts";

/** What the prices of a quotation hold and what they leave out, in finished words. */
export interface PriceScope {
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
}

type ScopedContent = Pick<VersionContent, "from" | "to">;

/** Whether every option has such a line: what one option lacks is not promised of the quotation. */
function haveAll(options: readonly ClientOption[], test: (line: ClientOption["lines"][number]) => boolean) {
  return options.length > 0 && options.every((option) => option.lines.some(test));
}

function chargesOf({ lines, surchargesInside = [] }: ClientOption): string[] {
  const charged = lines.filter(({ kind }) => kind === "surcharge" || kind === "fee");
  return [...surchargesInside, ...charged.map(({ label }) => label)];
}

/** Names of the surcharges and fees that are in every option's price, in the order of the first. */
function commonCharges(options: readonly ClientOption[]): string[] {
  const [first, ...others] = options.map(chargesOf);
  return [...new Set(first)].filter((name) => others.every((names) => names.includes(name)));
}

/**
 * What every option includes and what none does, for link, document and mail alike. Customs and duties are never in an
 * air-freight price of ours; pickup, delivery and insurance only where each option charges them.
 */
export async function loadPriceScope(
  { from, to }: ScopedContent,
  options: readonly ClientOption[],
  language: Language,
): Promise<PriceScope> {
  const t = await loadTranslator(language, "pdf");
  const has = (leg: "pickup" | "delivery") =>
    haveAll(options, ({ kind, code }) => kind === "trucking" && code.startsWith(leg));
  const isInsured = haveAll(options, ({ kind }) => kind === "insurance");
  const names = commonCharges(options);
  const unpriced = options.flatMap(({ unpriced: services = [] }) => services.map(({ label }) => label));
  return {
    included: [
      t("included.air", { from: from.city, to: to.city }),
      ...(names.length === 0 ? [] : [t("included.charges", { names: listNames(names, language) })]),
      ...(has("pickup") ? [t("included.pickup")] : []),
      ...(has("delivery") ? [t("included.delivery")] : []),
      ...(isInsured ? [t("included.insurance")] : []),
    ],
    notIncluded: [
      ...(has("pickup") ? [] : [t("included.pickup")]),
      ...(has("delivery") ? [] : [t("included.delivery")]),
      t("included.customs"),
      t("included.duties"),
      ...(isInsured ? [] : [t("included.insurance")]),
      ...new Set(unpriced),
    ],
  };
}
