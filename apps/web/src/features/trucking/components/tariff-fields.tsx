import { Button, Group, NativeSelect, Paper, SimpleGrid, Stack, TextInput, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { currenciesQuery } from "../../place/queries.ts";
import { useCarrierFields } from "../use-carrier-fields.ts";
import { AccessorialFields } from "./accessorial-fields.tsx";
import { AreaFields } from "./area-fields.tsx";
import { RateFields } from "./rate-fields.tsx";

interface TariffFieldsProps {
  readonly index: number;
  /** undefined: the only zone stays */
  readonly onRemove: (() => void) | undefined;
  readonly onCopy: () => void;
}

/** One zone of a carrier: its days and prices, its services, and the zips it counts for. */
export function TariffFields({ index, onRemove, onCopy }: TariffFieldsProps) {
  const { t } = useTranslation("trucking-carrier");
  const { form, field, errorOf } = useCarrierFields();
  const { data = [] } = useQuery(currenciesQuery);
  const at = `tariffs.${index}` as const;
  const [name, currency] = form.watch([`${at}.name`, `${at}.currency`]);
  const number = String(index + 1);
  const title = name.trim() === "" ? t("zone.untitled", { number }) : t("zone.title", { number, name });
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Stack>
        <Group justify="space-between">
          <Title order={3} size="h5">
            <bdi>{title}</bdi>
          </Title>
          <Group gap="xs">
            <Button variant="subtle" size="compact-sm" onClick={onCopy}>
              {t("zone.copy")}
            </Button>
            {onRemove === undefined ? null : (
              <Button variant="subtle" color="red" size="compact-sm" onClick={onRemove}>
                {t("zone.remove")}
              </Button>
            )}
          </Group>
        </Group>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput {...field(`${at}.name`, t("field.zoneName"))} dir="auto" />
          <NativeSelect
            label={t("field.currency")}
            error={errorOf(`${at}.currency`)}
            data={[...new Set([currency, ...data.map(({ code }) => code)])]}
            {...form.register(`${at}.currency`)}
            // controlled: the chosen one comes first, and a select whose options move would show another one
            value={currency}
          />
          <TextInput type="date" {...field(`${at}.validFrom`, t("field.validFrom"))} />
          <TextInput type="date" {...field(`${at}.validTo`, t("field.validTo"))} />
        </SimpleGrid>
        <AreaFields index={index} />
        <RateFields index={index} />
        <AccessorialFields index={index} />
      </Stack>
    </Paper>
  );
}
