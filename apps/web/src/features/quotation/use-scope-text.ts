import type { ListedOption } from "@kilolane/contract";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { formatNames } from "../../lib/format/names.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";

/** What the price of an option holds and what it leaves out, in words. */
export function useScopeText(): (option: Pick<ListedOption, "surchargesInside" | "unpriced">) => string[] {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const listed = (names: readonly string[]) => formatNames(names, language);
  return ({ surchargesInside: inside, unpriced }) => [
    ...(inside === undefined
      ? []
      : [inside.length === 0 ? t("option.allIn") : t("option.allInWith", { names: listed(inside) })]),
    ...(unpriced === undefined
      ? []
      : [
          t("option.unpriced", {
            services: listed(unpriced.map(({ leg, label }) => `${label} (${t(`trucking.${leg}`)})`)),
          }),
        ]),
  ];
}
