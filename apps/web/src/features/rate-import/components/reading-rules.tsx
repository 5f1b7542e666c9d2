import { NativeSelect, Radio, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { asMarketplace, asRemembered } from "../edit-mapping.ts";
import { profilesQuery } from "../queries.ts";
import type { MappingDraft } from "../use-mapping-draft.ts";
import cards from "../../../ui/card.module.css";
import classes from "./rate-import.module.css";

const SIGNS = ["auto", "dot", "comma"] as const;
const ORDERS = ["auto", "dmy", "mdy"] as const;
const MODES = ["replace", "update"] as const;

/** Where the mapping starts from, how numbers and dates are written, and whether the file is the whole tariff. */
export function ReadingRules({ draft }: { readonly draft: MappingDraft }) {
  const { t } = useTranslation("rate-import");
  const { mapping, mode, isModeMissed, update, setMode } = draft;
  return (
    <section className={cards["card"]} aria-labelledby="reading">
      <h2 id="reading" className={cards["title"]}>
        {t("mapping.reading")}
      </h2>
      <div className={classes["fields"]}>
        <StartSelect draft={draft} />
        <NativeSelect
          label={t("mapping.decimals")}
          value={mapping.decimalSign}
          data={SIGNS.map((value) => ({ value, label: t(`decimal.${value}`) }))}
          onChange={(event) =>
            update({ decimalSign: SIGNS.find((sign) => sign === event.currentTarget.value) ?? "auto" })
          }
        />
        <NativeSelect
          label={t("mapping.dates")}
          value={mapping.dateOrder}
          data={ORDERS.map((value) => ({ value, label: t(`dateOrder.${value}`) }))}
          onChange={(event) =>
            update({ dateOrder: ORDERS.find((order) => order === event.currentTarget.value) ?? "auto" })
          }
        />
      </div>
      <Radio.Group
        label={t("mapping.mode")}
        withAsterisk
        value={mode ?? ""}
        error={isModeMissed ? t("mapping.chooseMode") : undefined}
        onChange={(value) => setMode(MODES.find((known) => known === value) ?? null)}
      >
        <Stack gap={8} mt={6}>
          {MODES.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`mapping.${value}`)}
              description={t(`mapping.${value}Text`)}
            />
          ))}
        </Stack>
      </Radio.Group>
    </section>
  );
}

/** The mapping as it was proposed, as a remembered one reads the file, or as the marketplace shape. */
function StartSelect({ draft }: { readonly draft: MappingDraft }) {
  const { t } = useTranslation("rate-import");
  const { detail, mapping, open, update, updateSheet } = draft;
  const { data } = useQuery(profilesQuery(detail.airlineId));
  const [start, setStart] = useState("proposed");
  const profiles = data?.content ?? [];
  const choose = (value: string) => {
    setStart(value);
    const sheet = mapping.sheets[open];
    const preview = detail.preview.find((shown) => shown.sheet === sheet?.sheet);
    const profile = profiles.find(({ id }) => id === value);
    if (profile) update(asRemembered(mapping, detail.preview, profile.mapping));
    else if (value === "marketplace" && sheet) updateSheet(open, asMarketplace(sheet, preview));
    else update(detail.mapping);
  };
  return (
    <NativeSelect
      label={t("mapping.start")}
      value={start}
      description={detail.profile === null ? undefined : t("mapping.suggested", { name: detail.profile })}
      data={[
        { value: "proposed", label: t("mapping.proposed") },
        { value: "marketplace", label: t("mapping.marketplace") },
        ...profiles.map(({ id, name }) => ({ value: id, label: t("mapping.profile", { name }) })),
      ]}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
