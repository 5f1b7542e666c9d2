import type { ImportMapping } from "@kilolane/contract";
import { CARGO_TYPES } from "@kilolane/domain";
import { NativeSelect, TextInput } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { MappingDraft } from "../use-mapping-draft.ts";
import cards from "../../../ui/card.module.css";
import classes from "./rate-import.module.css";

type Defaults = ImportMapping["defaults"];

/** What counts for the whole file where it says nothing itself. */
export function FileDefaults({ draft }: { readonly draft: MappingDraft }) {
  const { t } = useTranslation(["rate-import", "rate"]);
  const { mapping, update, refusalAt } = draft;
  const { defaults } = mapping;
  // An empty answer is none; `wireMapping` leaves empty texts out.
  const say = (field: keyof Defaults, value: string) => {
    const { [field]: _said, ...rest } = defaults;
    update({ defaults: value === "" ? rest : { ...rest, [field]: value } });
  };
  const choices = [
    { field: "goods", data: CARGO_TYPES.map((value) => ({ value, label: t(`rate:goods.${value}`) })) },
    {
      field: "aircraft",
      data: (["passenger", "freighter"] as const).map((value) => ({
        value,
        label: t(`rate:aircraft.${value}`),
      })),
    },
    { field: "weightUnit", data: ["kg", "lb"].map((value) => ({ value, label: value })) },
  ] as const;
  return (
    <section className={cards["card"]} aria-labelledby="defaults">
      <h2 id="defaults" className={cards["title"]}>
        {t("mapping.defaults")}
      </h2>
      <p className={cards["quiet"]}>{t("mapping.defaultsText")}</p>
      <div className={classes["fields"]}>
        {(["validFrom", "validTo"] as const).map((field) => (
          <TextInput
            key={field}
            type="date"
            label={t(`field.${field}`)}
            value={defaults[field] ?? ""}
            error={refusalAt(`defaults.${field}`)}
            onChange={(event) => say(field, event.currentTarget.value)}
          />
        ))}
        <TextInput
          label={t("field.currency")}
          value={defaults.currency ?? ""}
          maxLength={3}
          autoComplete="off"
          spellCheck={false}
          placeholder="USD"
          className={classes["code"] ?? ""}
          error={refusalAt("defaults.currency")}
          onChange={(event) => say("currency", event.currentTarget.value.toUpperCase())}
        />
        {choices.map(({ field, data }) => (
          <NativeSelect
            key={field}
            label={t(`field.${field}`)}
            value={defaults[field] ?? ""}
            error={refusalAt(`defaults.${field}`)}
            data={[{ value: "", label: t("choose.none") }, ...data]}
            onChange={(event) => say(field, event.currentTarget.value)}
          />
        ))}
        {(["divisor", "weightStep", "transitDays"] as const).map((field) => (
          <TextInput
            key={field}
            inputMode="decimal"
            label={t(`field.${field}`)}
            value={String(defaults[field] ?? "")}
            error={refusalAt(`defaults.${field}`)}
            onChange={(event) => say(field, event.currentTarget.value)}
          />
        ))}
      </div>
    </section>
  );
}
