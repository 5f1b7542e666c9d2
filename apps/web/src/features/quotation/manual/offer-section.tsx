import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { AirlinePicker } from "../../airline/components/airline-picker.tsx";
import builder from "../builder/create-quotation.module.css";
import type { ManualForm } from "./manual-form.ts";
import classes from "./manual.module.css";

/** Who flies it, how long it takes, and until when the prices hold. */
export function OfferSection({ today }: { readonly today: string }) {
  const { t } = useTranslation("manual");
  const fieldText = useFieldText();
  const { control, register, formState } = useFormContext<ManualForm>();
  const { errors } = formState;
  return (
    <section className={builder.card} aria-label={t("offer.title")}>
      <div className={classes.offer}>
        <Controller
          control={control}
          name="airline"
          render={({ field }) => (
            <AirlinePicker
              label={t("offer.airline")}
              among="usable"
              value={field.value}
              onChange={field.onChange}
              error={fieldText(errors.airline)}
            />
          )}
        />
        <NativeSelect
          label={t("offer.serviceLevel")}
          data={(["standard", "priority"] as const).map((value) => ({ value, label: t(`service.${value}`) }))}
          {...register("serviceLevel")}
        />
        <NativeSelect
          label={t("offer.aircraft")}
          data={(["passenger", "freighter"] as const).map((value) => ({
            value,
            label: t(`aircraft.${value}`),
          }))}
          {...register("aircraft")}
        />
        <TextInput
          label={t("offer.transitDays")}
          inputMode="numeric"
          error={fieldText(errors.transitDays)}
          {...register("transitDays")}
        />
        <TextInput
          type="date"
          label={t("offer.validUntil")}
          min={today}
          error={fieldText(errors.validUntil)}
          {...register("validUntil")}
        />
      </div>
      <Textarea
        label={t("offer.remarks")}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={2000}
        error={fieldText(errors.remarks)}
        {...register("remarks")}
      />
    </section>
  );
}
