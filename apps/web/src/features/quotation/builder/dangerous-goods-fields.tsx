import { DG_CLASSES, PACKING_GROUPS } from "@kilolane/domain";
import { ActionIcon, Button, Checkbox, NativeSelect, Text } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useFieldArray, useFormContext, useFormState } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { emptyDangerousRow, type CreateForm } from "./create-form.ts";
import classes from "./create-quotation.module.css";
import { UnNumberField } from "./un-number-field.tsx";

/** The substances of a dangerous goods shipment: UN number, class, packing group, cargo aircraft only. */
export function DangerousGoodsFields() {
  const { t } = useTranslation("quotation");
  const { t: place } = useTranslation("place");
  const fieldText = useFieldText();
  const { control, register } = useFormContext<CreateForm>();
  const rows = useFieldArray({ control, name: "dangerousGoods" });
  const errors = useFormState({ control, name: "dangerousGoods" }).errors.dangerousGoods;

  return (
    <div className={classes.stack}>
      {rows.fields.map((row, index) => (
        <div key={row.id} className={classes.dangerous}>
          <UnNumberField index={index} />
          <NativeSelect
            label={t("field.hazardClass")}
            data={["", ...DG_CLASSES]}
            error={fieldText(errors?.[index]?.hazardClass)}
            {...register(`dangerousGoods.${index}.hazardClass`)}
          />
          <NativeSelect
            label={t("field.packingGroup")}
            data={PACKING_GROUPS.map((group) => ({
              value: group,
              label: group === "None" ? t("field.none") : group,
            }))}
            error={fieldText(errors?.[index]?.packingGroup)}
            {...register(`dangerousGoods.${index}.packingGroup`)}
          />
          <Checkbox
            className={classes.checkbox}
            label={t("field.cargoAircraftOnly")}
            {...register(`dangerousGoods.${index}.cargoAircraftOnly`)}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            className={classes.checkbox}
            aria-label={t("field.removeSubstance", { number: row.unNumber })}
            disabled={rows.fields.length === 1}
            onClick={() => rows.remove(index)}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </div>
      ))}
      {fieldText(errors?.root ?? (Array.isArray(errors) ? undefined : errors)) ? (
        <Text c="red" size="sm" role="alert">
          {fieldText(errors?.root ?? (Array.isArray(errors) ? undefined : errors))}
        </Text>
      ) : null}
      <div className={classes.row}>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} />}
          onClick={() => rows.append(emptyDangerousRow())}
        >
          {t("field.addSubstance")}
        </Button>
        <Text size="xs" c="dimmed">
          {place("assistance")}
        </Text>
      </div>
    </div>
  );
}
