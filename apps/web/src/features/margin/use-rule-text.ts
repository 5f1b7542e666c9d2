import type { MarginRule, PartForm, RulePlaceKind } from "@kilolane/contract";
import { REGIONS } from "@kilolane/domain";
import { useCallback } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { formatDate } from "../../lib/format/dates.ts";
import { formatAmount } from "../../lib/format/money.ts";
import { formatNumber } from "../../lib/format/numbers.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { useCountryName } from "../place/queries.ts";

/** What of a rule, stored or being typed, its words are made of. */
export type SaidRule = Pick<
  MarginRule,
  | "clientName"
  | "originKind"
  | "originCode"
  | "destinationKind"
  | "destinationCode"
  | "airlineName"
  | "rateType"
  | "fromKg"
  | "agents"
>;

/** A name inside of a sentence keeps its own direction. */
const isolated = (text: string): string => `\u2068${text}\u2069`;
/** A figure that is typed is shown as it stands. */
const isFigure = (text: string): boolean => /^\d+(\.\d+)?$/.test(text);

/** What a rule applies to, in words. */
export function useAppliesText(): (rule: SaidRule) => string {
  const { t } = useTranslation("margin");
  const language = useLanguage();
  const countryName = useCountryName();
  return useCallback(
    (rule) => {
      const placeOf = (kind: RulePlaceKind, code: string) => {
        const region = REGIONS.find((known) => known === code);
        if (kind === "region") return region === undefined ? "" : t(`region.${region}`);
        return kind === "country" ? countryName(code) : code.toUpperCase();
      };
      const { originKind, originCode, destinationKind, destinationCode, rateType, fromKg } = rule;
      const comma = language === "ar" ? "، " : ", ";
      const parts = [
        rule.clientName === "" ? "" : t("applies.client", { name: isolated(rule.clientName) }),
        originKind === "any" || originCode === ""
          ? ""
          : t("applies.from", { place: isolated(placeOf(originKind, originCode)) }),
        destinationKind === "any" || destinationCode === ""
          ? ""
          : t("applies.to", { place: isolated(placeOf(destinationKind, destinationCode)) }),
        rule.airlineName === "" ? "" : t("applies.airline", { name: isolated(rule.airlineName) }),
        rateType === "" ? "" : t("applies.rateType", { type: t(`rateType.${rateType}`) }),
        isFigure(fromKg) ? t("applies.fromKg", { kg: formatNumber(fromKg, language) }) : "",
        rule.agents.length === 0
          ? ""
          : t("applies.agent", { name: rule.agents.map(({ name }) => isolated(name)).join(comma) }),
      ].filter((part) => part !== "");
      return parts.length === 0 ? t("applies.all") : parts.join(comma);
    },
    [countryName, language, t],
  );
}

/** What a rule sets, in words: the freight first, then each part that it says something of. */
export function useSetsText(): (rule: MarginRule) => readonly string[] {
  const { t } = useTranslation("margin");
  const language = useLanguage();
  return useCallback(
    (rule) => {
      const shareOf = (form: PartForm, value: string) =>
        form === "next" ? null : t(`share.${form}`, { value: formatNumber(value, language) });
      const { leastProfit, floorPercent, currency } = rule;
      const part = (name: "surcharges" | "trucking" | "insurance") => {
        const share = shareOf(rule[`${name}Form`], rule[`${name}Value`]);
        return share === null ? "" : t(`sets.${name}`, { share });
      };
      return [
        t("sets.freight", { share: shareOf(rule.freightForm, rule.freightValue) ?? "" }),
        leastProfit === ""
          ? ""
          : t("sets.least", { amount: formatAmount(leastProfit, currency, language), currency }),
        floorPercent === "" ? "" : t("sets.floor", { value: formatNumber(floorPercent, language) }),
        part("surcharges"),
        part("trucking"),
        part("insurance"),
      ].filter((text) => text !== "");
    },
    [language, t],
  );
}

/** The days on which a rule counts, in words. */
export function usePeriodText(): (rule: Pick<MarginRule, "validFrom" | "validTo">) => string {
  const { t } = useTranslation("margin");
  const language = useLanguage();
  return useCallback(
    ({ validFrom, validTo }) => {
      const day = (date: string) => isolated(formatDate(date, language));
      if (validTo === "") return t("period.fromOn", { date: day(validFrom) });
      return t("period.between", { from: day(validFrom), to: day(validTo) });
    },
    [language, t],
  );
}
