import { SHIPPER_TYPES } from "@kilolane/domain";
import { NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import { Controller, useFormContext, useFormState, useWatch } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { currenciesQuery } from "../../place/queries.ts";
import type { CreateForm } from "./create-form.ts";
import { Segments } from "../../../ui/segments.tsx";
import classes from "./create-quotation.module.css";
import { MarkedArea } from "./field-mark.tsx";
import { ZipField } from "./zip-field.tsx";

/** First day the goods can be ready, the trucks' ends, and the currency of the quotation, on one line. */
export const ShipmentFields = memo(function ShipmentFields({ today }: { readonly today: string }) {
  const { t } = useTranslation("quotation");
  const fieldText = useFieldText();
  const { register, control } = useFormContext<CreateForm>();
  const { errors } = useFormState({ control, name: "readyDate", exact: true });
  return (
    <div className={classes.shipment}>
      <MarkedArea field="readyDate">
        <TextInput
          type="date"
          label={t("field.readyDate")}
          min={today}
          error={fieldText(errors.readyDate)}
          {...register("readyDate")}
        />
      </MarkedArea>
      <MarkedArea field="pickupZip">
        <ZipField name="pickupZip" label={t("field.pickupZip")} />
      </MarkedArea>
      <MarkedArea field="deliveryZip">
        <ZipField name="deliveryZip" label={t("field.deliveryZip")} />
      </MarkedArea>
      <MarkedArea field="currency">
        <CurrencyField />
      </MarkedArea>
      <ShipperField />
    </div>
  );
});

/** Controlled: the list arrives after the form, and a select that loses its option would show a wrong currency. */
function CurrencyField() {
  const { t } = useTranslation("quotation");
  const fieldText = useFieldText();
  const { control } = useFormContext<CreateForm>();
  const chosen = useWatch({ control, name: "currency" });
  const { data = [] } = useQuery(currenciesQuery);
  const codes = data.map((currency) => currency.code);
  return (
    <Controller
      control={control}
      name="currency"
      render={({ field, fieldState }) => (
        <NativeSelect
          label={t("field.currency")}
          data={codes.includes(chosen) ? codes : [chosen, ...codes]}
          error={fieldText(fieldState.error)}
          {...field}
        />
      )}
    />
  );
}

function ShipperField() {
  const { t } = useTranslation("quotation");
  const { control } = useFormContext<CreateForm>();
  return (
    <Controller
      control={control}
      name="shipperType"
      render={({ field }) => (
        <div>
          <div className={classes.label} id="shipper-type">
            {t("field.shipperType")}
          </div>
          <Segments
            aria-labelledby="shipper-type"
            isWide
            className={classes.choice}
            value={field.value}
            onChange={field.onChange}
            data={SHIPPER_TYPES.map((type) => ({ value: type, label: t(`shipper.${type}`) }))}
          />
        </div>
      )}
    />
  );
}
