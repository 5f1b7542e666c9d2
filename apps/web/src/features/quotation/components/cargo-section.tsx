import { CARGO_TYPES, SHIPPER_TYPES, TEMPERATURE_RANGES } from "@kilolane/domain";
import { NativeSelect, SegmentedControl, SimpleGrid } from "@mantine/core";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { emptyDangerousRow, type CreateForm } from "../create-form.ts";
import classes from "./create-quotation.module.css";
import { DangerousGoodsFields } from "./dangerous-goods-fields.tsx";

/** What flies: each cargo type asks for its own details and for nothing else. */
export function CargoSection() {
  const { t } = useTranslation("quotation");
  const fieldText = useFieldText();
  const { control, register, formState, setValue, getValues } = useFormContext<CreateForm>();
  const typeOfGoods = useWatch({ control, name: "typeOfGoods" });
  const isDangerous = typeOfGoods === "Dangerous Goods";
  const isTempered = typeOfGoods === "Temperature Controlled";

  return (
    <section className={classes.card} aria-label={t("section.cargo")}>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        <NativeSelect
          label={t("field.typeOfGoods")}
          data={CARGO_TYPES.map((type) => ({ value: type, label: t(`goodsType.${type}`) }))}
          {...register("typeOfGoods", {
            onChange: () => {
              if (
                getValues("typeOfGoods") === "Dangerous Goods" &&
                getValues("dangerousGoods").length === 0
              ) {
                setValue("dangerousGoods", [emptyDangerousRow()]);
              }
            },
          })}
        />
        <Controller
          control={control}
          name="shipperType"
          render={({ field }) => (
            <div>
              <div className={classes.label} id="shipper-type">
                {t("field.shipperType")}
              </div>
              <SegmentedControl
                aria-labelledby="shipper-type"
                fullWidth
                value={field.value}
                onChange={field.onChange}
                data={SHIPPER_TYPES.map((type) => ({ value: type, label: t(`shipper.${type}`) }))}
              />
            </div>
          )}
        />
        {isTempered ? (
          <NativeSelect
            label={t("field.temperatureRange")}
            data={["", ...TEMPERATURE_RANGES]}
            error={fieldText(formState.errors.temperatureRange)}
            {...register("temperatureRange")}
          />
        ) : null}
      </SimpleGrid>
      {isDangerous ? <DangerousGoodsFields /> : null}
    </section>
  );
}
