import type { ListedOption } from "@kilolane/contract";
import { useTranslation } from "react-i18next";
import { formatNames } from "../../lib/format/names.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";

/** What the price of an option holds, in words: an all-in one names the surcharges inside. */
export function useScopeText(): (option: Pick<ListedOption, "surchargesInside">) => string[] {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  return ({ surchargesInside: inside }) => {
    if (inside === undefined) return [];
    return [
      inside.length === 0
        ? t("option.allIn")
        : t("option.allInWith", { names: formatNames(inside, language) }),
    ];
  };
}
