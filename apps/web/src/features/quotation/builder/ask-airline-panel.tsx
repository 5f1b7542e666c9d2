import type { PricedRequest } from "@kilolane/contract";
import { Button, NativeSelect, Text, TextInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../lib/api/api-error.ts";
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
    >
      <summary>{isOnly ? t("ask.title") : t("ask.someTitle")}</summary>
      {isOnly ? <Text size="sm">{t("ask.lead")}</Text> : null}
      <AnswerForm priced={priced} onPriced={onPriced} />
    </details>
  );
}

const FIGURES = ["ratePerKg", "minCharges", "surchargePerKg", "transitDays"] as const;
type Figure = (typeof FIGURES)[number];

function AnswerForm({ priced, onPriced }: Omit<AskAirlinePanelProps, "isOnly">) {
  const { t } = useTranslation("quotation");
  const [airlineId, setAirlineId] = useState("");
  const [figures, setFigures] = useState<Record<Figure, string>>({
    ratePerKg: "",
    minCharges: "",
    surchargePerKg: "",
    transitDays: "2",
  });
  const [validUntil, setValidUntil] = useState(priced.latestValidUntil);
  const from = priced.shipFromAirportDetail.code;
  const to = priced.shipToAirportDetail.code;
  const { data } = useQuery(laneAirlinesQuery(from, to));
  const airlines = priced.askAirlines.length > 0 ? priced.askAirlines : (data?.airlines ?? []);
  const answer = useMutation({
    mutationFn: async () =>
      putAirlineAnswer({
        request_id: priced.request_id,
        airline_id: Number(airlineId === "" ? airlines[0]?.id : airlineId),
        currency: priced.currency,
        ratePerKg: figures.ratePerKg,
        minCharges: figures.minCharges === "" ? null : figures.minCharges,
        allInSurchargePerKg: figures.surchargePerKg === "" ? null : figures.surchargePerKg,
        transit_days: Number(figures.transitDays),
        validUntil,
      }),
    onSuccess: onPriced,
  });
  const refusal = answer.error instanceof ApiError ? answer.error : null;

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        answer.mutate();
      }}
    >
      <NativeSelect
        label={t("ask.airline")}
        value={airlineId}
        onChange={(event) => setAirlineId(event.currentTarget.value)}
        data={airlines.map((airline) => ({ value: String(airline.id), label: airline.name }))}
      />
      {FIGURES.map((figure) => (
        <TextInput
          key={figure}
          label={t(`ask.${figure}`)}
          inputMode="decimal"
          value={figures[figure]}
          required={figure === "ratePerKg"}
          onChange={(event) => setFigures({ ...figures, [figure]: event.currentTarget.value })}
        />
      ))}
      <TextInput
        type="date"
        label={t("field.validUntil")}
        min={priced.pricedOn}
        value={validUntil}
        onChange={(event) => setValidUntil(event.currentTarget.value)}
      />
      <Button type="submit" variant="light" loading={answer.isPending} disabled={airlines.length === 0}>
        {t("ask.add")}
      </Button>
      {refusal === null ? null : (
        <Text size="sm" c="red" role="alert" className={classes.wide}>
          {refusal.fields[0]?.message ?? refusal.title}
        </Text>
      )}
    </form>
  );
}
