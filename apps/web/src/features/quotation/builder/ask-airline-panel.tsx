import type { PricedRequest } from "@kilolane/contract";
import { Button, NativeSelect, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { readFigure } from "../../../lib/format/figure-input.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { laneAirlinesQuery } from "../../place/queries.ts";
import { putAirlineAnswer } from "../queries.ts";
import classes from "./ask-airline-panel.module.css";

interface AskAirlinePanelProps {
  readonly priced: PricedRequest;
  /** nobody has a rate: the panel is the answer, open and first */
  readonly isOnly: boolean;
  readonly onPriced: (priced: PricedRequest) => void;
}

/** Where no rate exists a person asks the airline and types the answer; never a blank page. */
export function AskAirlinePanel({ priced, isOnly, onPriced }: AskAirlinePanelProps) {
  const { t } = useTranslation("quotation");
  return (
    <details
      className={isOnly ? classes.only : classes.box}
      open={isOnly || undefined}
      data-testid="ask-airline"
      data-mark="ask"
    >
      <summary>{isOnly ? t("ask.title") : t("ask.someTitle")}</summary>
      {isOnly ? <Text size="sm">{t("ask.lead")}</Text> : null}
      <AnswerForm priced={priced} onPriced={onPriced} />
    </details>
  );
}

/** The figures that an airline answers with, and the phrase that each is labelled by. */
const FIGURES = {
  ratePerKg: "ratePerKg",
  minCharges: "minCharges",
  allInSurchargePerKg: "surchargePerKg",
  transitDays: "transitDays",
} as const;
const FIGURE_NAMES = ["ratePerKg", "minCharges", "allInSurchargePerKg", "transitDays"] as const;
const FIELDS = ["airlineId", ...FIGURE_NAMES, "validUntil"] as const;
/** The answer as typed; the fields are named as on the wire, so that a refusal finds its own. */
type AnswerValues = Record<(typeof FIELDS)[number], string>;

function AnswerForm({ priced, onPriced }: Omit<AskAirlinePanelProps, "isOnly">) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const from = priced.shipFromAirportDetail.code;
  const to = priced.shipToAirportDetail.code;
  const { data } = useQuery(laneAirlinesQuery(from, to));
  const airlines = priced.askAirlines.length > 0 ? priced.askAirlines : (data?.airlines ?? []);
  const record = useRecordForm({
    defaultValues: {
      airlineId: "",
      ratePerKg: "",
      minCharges: "",
      allInSurchargePerKg: "",
      transitDays: "",
      validUntil: priced.latestValidUntil,
    },
    mode: "onSubmit",
    fields: FIELDS,
    save: async ({
      airlineId,
      ratePerKg,
      minCharges,
      allInSurchargePerKg,
      transitDays,
      validUntil,
    }: AnswerValues) =>
      putAirlineAnswer(priced.request_id, {
        airlineId: Number(airlineId === "" ? airlines[0]?.id : airlineId),
        currency: priced.currency,
        ratePerKg: readFigure(ratePerKg, language),
        minCharges: minCharges === "" ? null : readFigure(minCharges, language),
        allInSurchargePerKg: allInSurchargePerKg === "" ? null : readFigure(allInSurchargePerKg, language),
        validUntil,
        transitDays: transitDays.trim() === "" ? null : Number(transitDays),
      }),
    onSaved: onPriced,
    refusalsAt: "head",
  });
  const { form, errorOf, refusal } = record;

  return (
    <RecordForm record={record} className={classes.form}>
      <Controller
        control={form.control}
        name="airlineId"
        render={({ field }) => (
          <NativeSelect
            label={t("ask.airline")}
            data={airlines.map((airline) => ({ value: String(airline.id), label: airline.name }))}
            error={errorOf("airlineId")}
            {...field}
          />
        )}
      />
      {FIGURE_NAMES.map((figure) => (
        <TextInput
          key={figure}
          label={t(`ask.${FIGURES[figure]}`)}
          inputMode="decimal"
          required={figure === "ratePerKg"}
          error={errorOf(figure)}
          {...form.register(figure, figure === "ratePerKg" ? { required: "required" } : {})}
        />
      ))}
      <TextInput
        type="date"
        label={t("field.validUntil")}
        min={priced.pricedOn}
        error={errorOf("validUntil")}
        {...form.register("validUntil")}
      />
      <Button type="submit" variant="light" loading={record.isPending} disabled={airlines.length === 0}>
        {t("ask.add")}
      </Button>
      {refusal === undefined ? null : (
        <Text size="sm" c="red" role="alert" className={classes.wide}>
          {refusal.title}
        </Text>
      )}
    </RecordForm>
  );
}
