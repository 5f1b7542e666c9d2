import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useFieldArray } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { NEW_BAND } from "../carrier-form.ts";
import { useCarrierFields } from "../use-carrier-fields.ts";
import { useRemoveRow } from "../use-remove-row.ts";
import { RemoveRow } from "./remove-row.tsx";

interface BandFieldsProps {
  readonly index: number;
  readonly currency: string;
}

/** The weight bands of a zone: from so many pounds on, so much per 100 lb. */
export function BandFields({ index, currency }: BandFieldsProps) {
  const { t } = useTranslation("trucking-carrier");
  const { form, figure } = useCarrierFields();
  const name = `tariffs.${index}.bands` as const;
  const bands = useFieldArray({ control: form.control, name });
  const remove = useRemoveRow();
  return (
    <Stack gap="xs">
      {bands.fields.map((row, place) => (
        <Group key={row.id} align="flex-end" wrap="nowrap" gap="xs">
          <TextInput flex={1} {...figure(`${name}.${place}.lowerLb`, t("field.lowerLb"))} />
          <TextInput
            flex={1}
            {...figure(`${name}.${place}.ratePerCwt`, t("field.ratePerCwt", { currency }))}
          />
          {bands.fields.length === 1 ? null : (
            <RemoveRow
              label={t("band.remove", { number: String(place + 1) })}
              onRemove={() => remove(form.getValues(`${name}.${place}`), place, t("band.removed"), bands)}
            />
          )}
        </Group>
      ))}
      <Text size="sm" c="dimmed">
        {t("hint.bands")}
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        w="fit-content"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => bands.append(NEW_BAND, { focusName: `${name}.${bands.fields.length}.lowerLb` })}
      >
        {t("band.add")}
      </Button>
    </Stack>
  );
}
