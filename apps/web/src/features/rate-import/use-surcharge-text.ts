import { isSurchargeUnit, SURCHARGE_UNIT_RULES } from "@kilolane/domain";
import { useCallback } from "react";
import { formatDate } from "../../lib/format/dates.ts";
import { formatNumber } from "../../lib/format/numbers.ts";
import { useCodeText } from "../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import type { LaneChange } from "./queries.ts";

type Surcharge = NonNullable<LaneChange["after"]>["surcharges"][number];

const AMOUNTS = new Set(["minimum", "maximum"]);
const DATES = new Set(["validFrom", "validTo"]);
const GROUPS = new Map([
  ["basis", "surcharge.bases"],
  ["due", "surcharge.dues"],
  ["goodsTypes", "goods"],
  ["aircraft", "aircraft"],
]);

/** Writes a surcharge in one line: `0.95 / kg · Chargeable · Minimum 25`. */
export function useSurchargeText(): (surcharge: Surcharge) => string {
  const text = useCodeText("rate");
  const language = useLanguage();
  return useCallback(
    ({ value, unit, parts }) => {
      const isShare = isSurchargeUnit(unit) && SURCHARGE_UNIT_RULES[unit].per === "freight";
      const figure = formatNumber(value, language, isShare ? undefined : [2, 6]);
      const say = (part: string, said: string) => {
        if (AMOUNTS.has(part)) return formatNumber(said, language);
        if (DATES.has(part)) return formatDate(said, language);
        const group = GROUPS.get(part);
        if (group === undefined) return said;
        return said
          .split(", ")
          .map((code) => text(group, code))
          .join(", ");
      };
      const nameOf = (part: string) => {
        if (part === "goodsTypes") return text("field", "typeOfGoods");
        return part === "aircraft" ? text("field", part) : text("surcharge", part);
      };
      const more = parts.map(({ part, value: said }) =>
        part === "basis" ? say(part, said) : `${nameOf(part)} ${say(part, said)}`,
      );
      return [`${figure}${isShare ? " " : " / "}${text("surcharge.units", unit)}`, ...more].join(" · ");
    },
    [language, text],
  );
}
