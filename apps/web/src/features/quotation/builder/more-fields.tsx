import { FREIGHT_TERMS, INCOTERMS } from "@kilolane/domain";
import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useFormContext, useFormState } from "react-hook-form";
import { useFigureRules } from "../../../lib/forms/use-figure-rules.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import type { CreateForm } from "./create-form.ts";
import { MarkedArea } from "./field-mark.tsx";
import classes from "./create-quotation.module.css";

const TEXT_FIELDS = ["houses", "declaredValue", "insurancePercent"] as const;
const FIELDS = ["incoterm", "freightTerm", ...TEXT_FIELDS] as const;

/** Incoterm, who pays the freight, house bills, insurance. */
export function MoreFields() {
  const { t } = useTranslation("quotation");
  const fieldText = useFieldText();
  const figureRules = useFigureRules();
  const { register, control } = useFormContext<CreateForm>();
  const { errors } = useFormState({ control, name: FIELDS, exact: true });
  return (
    <>
      <div className={classes.fields}>
        <MarkedArea field="incoterm">
          <NativeSelect
            label={t("field.incoterm")}
            data={[{ value: "", label: t("field.none") }, ...INCOTERMS]}
            error={fieldText(errors.incoterm)}
            {...register("incoterm")}
          />
        </MarkedArea>
        <NativeSelect
          label={t("field.freightTerm")}
          data={FREIGHT_TERMS.map((term) => ({ value: term, label: t(`freightTerm.${term}`) }))}
          error={fieldText(errors.freightTerm)}
          {...register("freightTerm")}
        />
        {TEXT_FIELDS.map((name) => (
          <TextInput
            key={name}
            label={t(`field.${name}`)}
            inputMode={name === "houses" ? "numeric" : "decimal"}
            error={fieldText(errors[name])}
            {...register(name, figureRules)}
          />
        ))}
      </div>
      <Checkbox mt="sm" label={t("field.airlineDrop")} {...register("airlineDrop")} />
    </>
  );
}
