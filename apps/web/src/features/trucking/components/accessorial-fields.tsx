import { ACCESSORIAL_STATES } from "@kilolane/contract";
import { Fieldset, NativeSelect, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useCarrierFields } from "../use-carrier-fields.ts";

/** The services of a zone: priced, done at a price to be asked for, or not done at all. */
export function AccessorialFields({ index }: { readonly index: number }) {
  const { t } = useTranslation(["trucking-carrier", "trucking"]);
  const { form, figure } = useCarrierFields();
  const name = `tariffs.${index}.accessorials` as const;
  const [services, currency] = form.watch([name, `tariffs.${index}.currency`]);
  return (
    <Fieldset legend={t("section.accessorials")}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t("hint.accessorials")}
        </Text>
        {services.map(({ code, state }, place) => {
          const service = t(`trucking:line.${code}`);
          return (
            <SimpleGrid key={code} cols={{ base: 1, xs: 2 }}>
              <NativeSelect
                label={service}
                data={ACCESSORIAL_STATES.map((value) => ({ value, label: t(`service.${value}`) }))}
                {...form.register(`${name}.${place}.state`)}
              />
              {state === "priced" ? (
                <TextInput
                  {...figure(`${name}.${place}.amount`, t("service.amount", { service, currency }))}
                />
              ) : null}
            </SimpleGrid>
          );
        })}
      </Stack>
    </Fieldset>
  );
}
