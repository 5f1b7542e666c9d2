import { previewRating } from "@kilolane/contract";
import { NativeSelect, TextInput, Title } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { endpointKey } from "../../../lib/api/query.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { previewShipment } from "../queries.ts";
import type { RateDraft } from "../rate-draft.ts";
import { FIRST_SHIPMENT, toPreview, type TestShipment } from "../try-shipment.ts";
import { Segments } from "../../../ui/segments.tsx";
import cards from "../../../ui/card.module.css";
import classes from "./rate-editor.module.css";
import { TryResult } from "./try-result.tsx";

const TYPING_PAUSE_MS = 250;

/** Prices a test shipment against the rate as it is in the editor; nothing is stored. */
export default function TryPanel({ draft }: { readonly draft: RateDraft }) {
  const { t } = useTranslation("rate");
  const language = useLanguage();
  const [shipment, setShipment] = useState<TestShipment>(FIRST_SHIPMENT);
  const change = (part: Partial<TestShipment>) => setShipment((whole) => ({ ...whole, ...part }));
  const [body] = useDebouncedValue(JSON.stringify(toPreview(draft, shipment, language)), TYPING_PAUSE_MS);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: endpointKey(previewRating, undefined, body),
    enabled: body !== "null",
    queryFn: async ({ signal }) => {
      const asked: { rate: object; shipment: object } = JSON.parse(body);
      return previewShipment(asked, signal);
    },
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  const refusal = error instanceof ApiError ? (error.fields[0]?.message ?? error.detail) : null;
  const figure = (field: "pieces" | "length" | "width" | "height" | "weight" | "houses", unit = "") => (
    <TextInput
      key={field}
      size="xs"
      inputMode="decimal"
      autoComplete="off"
      label={`${t(`try.${field}`)}${unit === "" ? "" : ` (${unit})`}`}
      value={shipment[field]}
      onChange={(event) => change({ [field]: event.currentTarget.value })}
    />
  );
  const isMetric = shipment.units === "metric";
  const size = isMetric ? "cm" : "in";
  return (
    <section className={cards["snugCard"]} aria-labelledby="rate-try" data-testid="try-panel">
      <div className={classes["head"]}>
        <Title order={2} size="h4" id="rate-try">
          {t("try.title")}
        </Title>
        <Segments
          size="xs"
          aria-label={t("try.units")}
          value={shipment.units}
          data={[
            { value: "metric", label: "cm · kg" },
            { value: "imperial", label: "in · lb" },
          ]}
          onChange={(units) => change({ units })}
        />
      </div>
      {draft.isPerLane && draft.lanes.length > 1 ? (
        <NativeSelect
          size="xs"
          label={t("section.lanes")}
          value={String(shipment.laneIndex)}
          data={draft.lanes.map((lane, index) => ({
            value: String(index),
            label: `${lane["fromStation"] ?? ""}–${lane["toStation"] ?? ""}`,
          }))}
          onChange={(event) => change({ laneIndex: Number(event.currentTarget.value) })}
        />
      ) : null}
      <div className={classes["sizes"]}>
        {figure("pieces")}
        {figure("length", size)}
        {figure("width", size)}
        {figure("height", size)}
      </div>
      <div className={classes["shipment"]}>
        {figure("weight", isMetric ? "kg" : "lb")}
        {figure("houses")}
      </div>
      {draft.typeOfGoods === "Dangerous Goods" ? (
        <TextInput
          size="xs"
          className={classes["codes"] ?? ""}
          label={t("try.unNumbers")}
          placeholder="UN1263"
          value={shipment.unNumbers}
          onChange={(event) => change({ unNumbers: event.currentTarget.value })}
        />
      ) : null}
      {refusal !== null && body !== "null" ? (
        <p role="alert" className={classes["quiet"]}>
          {refusal}
        </p>
      ) : body === "null" || data === undefined ? (
        <p className={classes["quiet"]}>{t("try.waiting")}</p>
      ) : (
        <TryResult draft={draft} preview={data} isStale={isPlaceholderData} />
      )}
    </section>
  );
}
