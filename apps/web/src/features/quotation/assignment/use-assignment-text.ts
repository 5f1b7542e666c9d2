import type { AssignmentRule, RulePlaceKind } from "@kilolane/contract";
import { REGIONS } from "@kilolane/domain";
import { useCallback } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useCountryName } from "../../place/queries.ts";

/** A name inside of a sentence keeps its own direction. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** What a rule applies to, in words. */
export function useConditionText(): (rule: AssignmentRule) => string {
  const { t } = useTranslation(["assignment", "margin"]);
  const language = useLanguage();
  const countryName = useCountryName();
  return useCallback(
    (rule) => {
      const placeOf = (kind: RulePlaceKind, code: string) => {
        const region = REGIONS.find((known) => known === code);
        if (kind === "region") return region === undefined ? "" : t(`margin:region.${region}`);
        return kind === "country" ? countryName(code) : code;
      };
      const { clientName, originKind, originCode, destinationKind, destinationCode } = rule;
      const parts = [
        clientName === "" ? "" : t("margin:applies.client", { name: isolated(clientName) }),
        originKind === "any"
          ? ""
          : t("margin:applies.from", { place: isolated(placeOf(originKind, originCode)) }),
        destinationKind === "any"
          ? ""
          : t("margin:applies.to", { place: isolated(placeOf(destinationKind, destinationCode)) }),
      ].filter((part) => part !== "");
      return parts.length === 0 ? t("applies.all") : parts.join(language === "ar" ? "، " : ", ");
    },
    [countryName, language, t],
  );
}

/** To whom a rule gives requests, in words. */
export function usePeopleText(): (rule: AssignmentRule) => string {
  const { t } = useTranslation("assignment");
  const language = useLanguage();
  return useCallback(
    ({ assignees }) => {
      const names = assignees.map(({ name, isActive }) =>
        isActive ? isolated(name) : t("inactive", { name: isolated(name) }),
      );
      if (names.length === 0) return t("everyAgent");
      if (names.length === 1) return names[0] ?? "";
      return t("leastBusyOf", { names: new Intl.ListFormat(language).format(names) });
    },
    [language, t],
  );
}
