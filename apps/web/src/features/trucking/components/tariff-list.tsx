import { Button, Stack, Text, Title } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useFieldArray } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { newTariff } from "../carrier-form.ts";
import { useCarrierFields } from "../use-carrier-fields.ts";
import { useRemoveRow } from "../use-remove-row.ts";
import { TariffFields } from "./tariff-fields.tsx";

/** The name of the zone at `place` takes the focus once the zone is there. */
const focusName = (place: number) => ({ focusName: `tariffs.${place}.name` }) as const;

/** The zones of a carrier, each with its own prices. */
export function TariffList() {
  const { t } = useTranslation("trucking-carrier");
  const { form } = useCarrierFields();
  const zones = useFieldArray({ control: form.control, name: "tariffs" });
  const remove = useRemoveRow();
  return (
    <Stack>
      <div>
        <Title order={2} size="h4">
          {t("field.tariffs")}
        </Title>
        <Text size="sm" c="dimmed">
          {t("hint.zones")}
        </Text>
      </div>
      {zones.fields.map((row, index) => (
        <TariffFields
          key={row.id}
          index={index}
          onCopy={() => {
            const copied = structuredClone(form.getValues(`tariffs.${index}`));
            zones.insert(index + 1, { ...copied, name: "" }, focusName(index + 1));
          }}
          onRemove={
            zones.fields.length === 1
              ? undefined
              : () => remove(form.getValues(`tariffs.${index}`), index, t("zone.removed"), zones)
          }
        />
      ))}
      <Button
        variant="default"
        w="fit-content"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => zones.append(newTariff(), focusName(zones.fields.length))}
      >
        {t("zone.add")}
      </Button>
    </Stack>
  );
}
