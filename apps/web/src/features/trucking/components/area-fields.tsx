import { TRUCKING_DIRECTIONS } from "@kilolane/contract";
import { Button, Fieldset, NativeSelect, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useFieldArray } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { NEW_AREA } from "../carrier-form.ts";
import { useCarrierFields } from "../use-carrier-fields.ts";
import { useRemoveRow } from "../use-remove-row.ts";
import classes from "./area-row.module.css";
import { RemoveRow } from "./remove-row.tsx";

/** The airports of a zone, each with the zips it is reached from or serves. */
export function AreaFields({ index }: { readonly index: number }) {
  const { t } = useTranslation("trucking-carrier");
  const { form, field } = useCarrierFields();
  const name = `tariffs.${index}.areas` as const;
  const areas = useFieldArray({ control: form.control, name });
  const remove = useRemoveRow();
  return (
    <Fieldset legend={t("section.areas")}>
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {t("hint.zips")}
        </Text>
        {areas.fields.map((row, place) => (
          <div key={row.id} className={classes.row}>
            <TextInput
              {...field(`${name}.${place}.airport`, t("field.airport"))}
              placeholder="JFK"
              maxLength={3}
              dir="ltr"
            />
            <NativeSelect
              label={t("field.direction")}
              data={TRUCKING_DIRECTIONS.map((value) => ({ value, label: t(`direction.${value}`) }))}
              {...form.register(`${name}.${place}.direction`)}
            />
            <Textarea
              {...field(`${name}.${place}.zips`, t("field.zips"))}
              className={classes.zips}
              placeholder="53001-53999, 54100; 600*"
              autosize
              minRows={1}
              maxRows={6}
              dir="ltr"
            />
            {areas.fields.length === 1 ? null : (
              <div className={classes.remove}>
                <RemoveRow
                  label={t("area.remove", { number: String(place + 1) })}
                  onRemove={() => remove(form.getValues(`${name}.${place}`), place, t("area.removed"), areas)}
                />
              </div>
            )}
          </div>
        ))}
        <Button
          variant="subtle"
          size="compact-sm"
          w="fit-content"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => areas.append(NEW_AREA, { focusName: `${name}.${areas.fields.length}.airport` })}
        >
          {t("area.add")}
        </Button>
      </Stack>
    </Fieldset>
  );
}
