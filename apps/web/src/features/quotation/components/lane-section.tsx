import { INCOTERMS } from "@kilolane/domain";
import {
  ActionIcon,
  Button,
  Checkbox,
  Collapse,
  NativeSelect,
  SimpleGrid,
  TextInput,
  Tooltip,
} from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconArrowsLeftRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { InquirerPicker } from "../../inquirer/components/inquirer-picker.tsx";
import { AirportPicker } from "../../place/components/airport-picker.tsx";
import { currenciesQuery } from "../../place/queries.ts";
import type { CreateForm } from "../create-form.ts";
import classes from "./create-quotation.module.css";
import { ZipField } from "./zip-field.tsx";

interface LaneSectionProps {
  /** departures are searched among airports of the USA (product.md §10) */
  readonly departureUsaOnly: boolean;
  /** first day the goods can be ready, YYYY-MM-DD */
  readonly today: string;
}

/** Who asks, from where to where, and when the goods are ready. */
export function LaneSection({ departureUsaOnly, today }: LaneSectionProps) {
  const { t } = useTranslation("quotation");
  const fieldText = useFieldText();
  const { control, register, formState, setValue, getValues } = useFormContext<CreateForm>();
  const [hasMore, more] = useDisclosure(false);
  const errors = formState.errors;

  const swap = () => {
    const { from, to, pickupZip, deliveryZip } = getValues();
    setValue("from", to);
    setValue("to", from);
    setValue("pickupZip", deliveryZip);
    setValue("deliveryZip", pickupZip);
  };

  return (
    <section className={classes.card} aria-label={t("section.lane")}>
      <Controller
        control={control}
        name="inquirer"
        render={({ field }) => (
          <InquirerPicker
            label={t("field.inquirer")}
            placeholder={t("field.inquirerPlaceholder")}
            value={field.value}
            onChange={field.onChange}
            error={fieldText(errors.inquirer)}
          />
        )}
      />
      <div className={classes.lane}>
        <Controller
          control={control}
          name="from"
          render={({ field }) => (
            <AirportPicker
              label={t("field.from")}
              placeholder={t("field.airportPlaceholder")}
              value={field.value}
              onChange={field.onChange}
              country={departureUsaOnly ? "USA" : null}
              error={fieldText(errors.from)}
            />
          )}
        />
        <Tooltip label={t("field.swap")}>
          <ActionIcon
            variant="subtle"
            size="lg"
            className={classes.swap}
            aria-label={t("field.swap")}
            onClick={swap}
          >
            <IconArrowsLeftRight size={18} />
          </ActionIcon>
        </Tooltip>
        <Controller
          control={control}
          name="to"
          render={({ field }) => (
            <AirportPicker
              label={t("field.to")}
              placeholder={t("field.airportPlaceholder")}
              value={field.value}
              onChange={field.onChange}
              error={fieldText(errors.to)}
            />
          )}
        />
      </div>
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm">
        <ZipField name="pickupZip" label={t("field.pickupZip")} />
        <ZipField name="deliveryZip" label={t("field.deliveryZip")} />
        <TextInput
          type="date"
          label={t("field.readyDate")}
          min={today}
          error={fieldText(errors.readyDate)}
          {...register("readyDate")}
        />
        <CurrencyField />
      </SimpleGrid>
      <Button variant="subtle" size="compact-sm" onClick={more.toggle} aria-expanded={hasMore}>
        {hasMore ? t("section.fewer") : t("section.more")}
      </Button>
      <Collapse expanded={hasMore}>
        <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm">
          <NativeSelect
            label={t("field.incoterm")}
            data={[{ value: "", label: t("field.none") }, ...INCOTERMS]}
            error={fieldText(errors.incoterm)}
            {...register("incoterm")}
          />
          <TextInput
            label={t("field.houses")}
            inputMode="numeric"
            error={fieldText(errors.houses)}
            {...register("houses")}
          />
          <TextInput
            label={t("field.declaredValue")}
            inputMode="decimal"
            error={fieldText(errors.declaredValue)}
            {...register("declaredValue")}
          />
          <TextInput
            label={t("field.insurancePercent")}
            inputMode="decimal"
            error={fieldText(errors.insurancePercent)}
            {...register("insurancePercent")}
          />
        </SimpleGrid>
        <Checkbox mt="sm" label={t("field.airlineDrop")} {...register("airlineDrop")} />
      </Collapse>
    </section>
  );
}

/** Currencies without an exchange rate stand at the end and say so by their refusal, not by their absence. */
function CurrencyField() {
  const { t } = useTranslation("quotation");
  const fieldText = useFieldText();
  const { register, formState, control } = useFormContext<CreateForm>();
  const chosen = useWatch({ control, name: "currency" });
  const { data = [] } = useQuery(currenciesQuery);
  const codes = data.map((currency) => currency.code);
  return (
    <NativeSelect
      label={t("field.currency")}
      data={codes.includes(chosen) ? codes : [chosen, ...codes]}
      error={fieldText(formState.errors.currency)}
      {...register("currency")}
    />
  );
}
