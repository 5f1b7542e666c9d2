import { CARGO_TYPES } from "@kilolane/domain";
import { NativeSelect } from "@mantine/core";
import { type ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { emptyDangerousRow, type CreateForm } from "./create-form.ts";
import { FieldMark, MarkedArea } from "./field-mark.tsx";
import classes from "./create-quotation.module.css";

const DangerousGoodsFields = lazyPart(async () => ({
  default: (await import("./dangerous-goods-fields.tsx")).DangerousGoodsFields,
}));
const TemperatureField = lazyPart(async () => ({
  default: (await import("./temperature-field.tsx")).TemperatureField,
}));

/** What flies: each cargo type asks for its own details and for nothing else. */
export function CargoFields({ switch: unitSwitch }: { readonly switch: ReactNode }) {
  const { t } = useTranslation("quotation");
  const { control, register, setValue, getValues } = useFormContext<CreateForm>();
  const typeOfGoods = useWatch({ control, name: "typeOfGoods" });

  const askForSubstance = () => {
    if (getValues("typeOfGoods") === "Dangerous Goods" && getValues("dangerousGoods").length === 0) {
      setValue("dangerousGoods", [emptyDangerousRow()]);
    }
  };
  return (
    <>
      <div className={classes.cargo}>
        <NativeSelect
          label={t("field.typeOfGoods")}
          classNames={{ root: classes.inline ?? "" }}
          data={CARGO_TYPES.map((type) => ({ value: type, label: t(`goodsType.${type}`) }))}
          {...register("typeOfGoods", { onChange: askForSubstance })}
        />
        <FieldMark field="typeOfGoods" />
        {typeOfGoods === "Temperature Controlled" ? <TemperatureField /> : null}
        {unitSwitch}
      </div>
      {typeOfGoods === "Dangerous Goods" ? (
        <MarkedArea field="dangerousGoods">
          <DangerousGoodsFields />
        </MarkedArea>
      ) : null}
    </>
  );
}
