import { Text } from "@mantine/core";
import { formatNames } from "../../../lib/format/names.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import classes from "./options-panel.module.css";

/** Names of the fields an option waits for, by the start of their wire path. */
const NAMES = [
  ["shipFromAirport", "field.from"],
  ["shipToAirport", "field.to"],
  ["readyDate", "field.readyDate"],
  ["goodsArray", "section.goods"],
  ["dangerousGoods", "field.unNumber"],
  ["temperatureRange", "field.temperatureRange"],
  ["pickupZip", "field.pickupZip"],
  ["deliveryZip", "field.deliveryZip"],
  ["currency", "field.currency"],
] as const;

/** What is still missing before prices can appear; never an error before something was typed. */
export function OptionsIncomplete({ missing }: { readonly missing: readonly string[] }) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const fields = NAMES.filter(([path]) => missing.some((field) => field.startsWith(path))).map(([, key]) =>
    t(key),
  );
  return (
    <div className={classes.state}>
      <Text ta="center">
        {t("option.incomplete")}
        <br />
        {fields.length > 0 ? t("option.incompleteNext", { fields: formatNames(fields, language) }) : null}
      </Text>
    </div>
  );
}
