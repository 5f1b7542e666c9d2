import { RATE_FEES, AIRCRAFT_KINDS, CARGO_TYPES, SHIPPER_TYPES } from "@kilolane/domain";
import { NativeSelect, Switch, Textarea, TextInput, Title, UnstyledButton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { currenciesQuery } from "../../place/queries.ts";
import type { RateField } from "../rate-draft.ts";
import { WEEKDAYS, weekdayName } from "../weekday-name.ts";
import type { EditorPartProps } from "./editor-props.ts";
import { FigureInput } from "./figure-input.tsx";
import { SpecialRates } from "./special-rates.tsx";
import cards from "../../../ui/card.module.css";
import classes from "./rate-editor.module.css";
import { RateHead } from "./rate-head.tsx";

const AMOUNTS = ["minCharges", "basicCharge", ...RATE_FEES, "unNumbersIncluded"] as const;
const LIMITS = ["divisor", "weightStep", "minimumWeight", "maximumWeight", "minimumDensityKgPerM3"] as const;

/** What all lanes share: goods, days, fees and conditions. */
export function TermsSection(props: EditorPartProps) {
  const { t } = useTranslation("rate");
  const { editing, checking } = props;
  const { draft, change, isReadOnly } = editing;
  const currencies = useQuery(currenciesQuery);
  const codes = (currencies.data ?? []).map(({ code }) => code);
  const select = (field: RateField, values: Choices, className?: string) => (
    <RateSelect {...props} key={field} field={field} values={values} className={className} />
  );
  return (
    <section className={cards["snugCard"]} aria-labelledby="rate-terms">
      <Title order={2} size="h4" id="rate-terms">
        {t("section.terms")}
      </Title>
      <RateHead {...props} />
      <div className={classes["fields"]}>
        {select(
          "typeOfGoods",
          CARGO_TYPES.map((type) => [type, t(`goods.${type}`)]),
          classes["wide"],
        )}
        {select(
          "aircraft",
          AIRCRAFT_KINDS.map((kind) => [kind, t(`aircraft.${kind}`)]),
          classes["wide"],
        )}
        {select(
          "currency",
          (codes.includes(draft.currency) ? codes : [draft.currency, ...codes]).map((code) => [code, code]),
        )}
        {select("weightUnit", [
          ["kg", "kg"],
          ["lb", "lb"],
        ])}
        {(["startDate", "expiryDate"] as const).map((field) => (
          <TextInput
            key={field}
            type="date"
            label={t(`field.${field}`)}
            readOnly={isReadOnly}
            value={draft[field]}
            error={checking.fieldError(field)}
            onChange={(event) => change({ [field]: event.currentTarget.value })}
          />
        ))}
        <FigureInput {...props} field="timeDuration" />
        <TextInput
          label={t("field.cutOff")}
          placeholder="D-1 17:00"
          autoComplete="off"
          dir="ltr"
          readOnly={isReadOnly}
          value={draft.cutOff}
          maxLength={20}
          error={checking.fieldError("cutOff")}
          onChange={(event) => change({ cutOff: event.currentTarget.value })}
        />
        <FigureInput {...props} field="gracePeriod" />
      </div>
      <DaysField {...props} />
      <FlightsField {...props} />
      <Title order={3} size="h5">
        {t("section.amounts", { currency: draft.currency })}
      </Title>
      <div className={classes["fields"]}>
        {AMOUNTS.map((field) => (
          <FigureInput key={field} {...props} field={field} />
        ))}
      </div>
      <Conditions {...props} />
    </section>
  );
}

type Choices = readonly (readonly [string, string])[];

interface RateSelectProps extends EditorPartProps {
  readonly field: RateField;
  readonly values: Choices;
  readonly className?: string | undefined;
}

function RateSelect({ editing, checking, field, values, className }: RateSelectProps) {
  const { t } = useTranslation("rate");
  return (
    <NativeSelect
      className={className ?? ""}
      label={t(`field.${field}`)}
      disabled={editing.isReadOnly}
      value={editing.draft[field]}
      error={checking.fieldError(field)}
      data={values.map(([value, label]) => ({ value, label }))}
      onChange={(event) => editing.change({ [field]: event.currentTarget.value })}
    />
  );
}

/** What few rates need, folded: limits, special rates, switches. */
function Conditions(props: EditorPartProps) {
  const { t } = useTranslation("rate");
  const { editing, checking } = props;
  const { draft, change, isReadOnly } = editing;
  return (
    <details className={classes["more"]}>
      <summary>{t("section.conditions")}</summary>
      <div className={classes["stack"]}>
        <div className={classes["fields"]}>
          {LIMITS.map((field) => (
            <FigureInput key={field} {...props} field={field} />
          ))}
          <RateSelect
            {...props}
            field="shipperType"
            values={[
              ["", t("filter.any")],
              ...SHIPPER_TYPES.map((type) => [type, t(`shipper.${type}`)] as const),
            ]}
          />
          <TextInput
            label={t("field.provider")}
            readOnly={isReadOnly}
            value={draft.provider}
            maxLength={120}
            error={checking.fieldError("provider")}
            onChange={(event) => change({ provider: event.currentTarget.value })}
          />
        </div>
        <SpecialRates {...props} />
        {(["allowNextBreak", "surchargeOnRatedWeight"] as const).map((field) => (
          <Switch
            key={field}
            disabled={isReadOnly}
            label={t(`field.${field}`)}
            checked={draft[field]}
            onChange={(event) => change({ [field]: event.currentTarget.checked })}
          />
        ))}
      </div>
    </details>
  );
}

/** Flights of the rate's lanes as a timetable writes them. */
function FlightsField({ editing, checking }: EditorPartProps) {
  const { t } = useTranslation("rate");
  return (
    <Textarea
      autosize
      minRows={1}
      maxRows={8}
      label={t("field.flights")}
      description={t("flightsHint")}
      placeholder="LH8161 135 21:30-10:45+1; JFK-FRA LH8163 246 09:00-22:10"
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      readOnly={editing.isReadOnly}
      value={editing.draft.flights}
      maxLength={2000}
      error={checking.fieldError("flights")}
      onChange={(event) => editing.change({ flights: event.currentTarget.value })}
    />
  );
}

/** Monday to Sunday, as ISO weekdays in one text. */
function DaysField({ editing }: EditorPartProps) {
  const { t } = useTranslation("rate");
  const language = useLanguage();
  const { draft, change, isReadOnly } = editing;
  return (
    <div>
      <div className={classes["label"]} id="rate-days">
        {t("field.daysOfOperation")}
      </div>
      <fieldset className={classes["days"]} aria-labelledby="rate-days">
        {WEEKDAYS.map((day) => {
          const isOn = draft.daysOfOperation.includes(day);
          const days = WEEKDAYS.filter((other) => (other === day) !== draft.daysOfOperation.includes(other));
          return (
            <UnstyledButton
              key={day}
              className={classes["day"]}
              disabled={isReadOnly}
              aria-pressed={isOn}
              // A rate without any day would mean every day: the last one stays.
              onClick={() => days.length > 0 && change({ daysOfOperation: days.join("") })}
            >
              {weekdayName(day, language)}
            </UnstyledButton>
          );
        })}
      </fieldset>
    </div>
  );
}
