import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useFieldArray, type UseFormReturn, useWatch } from "react-hook-form";
import { useFigureRules } from "../../../lib/forms/use-figure-rules.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { currenciesQuery } from "../../place/queries.ts";
import { NEW_PRICE } from "../package-form.ts";
import type { PackageFormValues } from "../queries.ts";

const COUNTS = ["adminKeys", "agentKeys", "clientKeys", "termMonths", "graceDays"] as const;
const TYPES = ["admin", "agent", "client"] as const;

interface FieldsProps {
  readonly form: UseFormReturn<PackageFormValues>;
}

/** What a package holds, and what one key of each type costs for its term. */
export function PackageFields({ form }: FieldsProps) {
  const { t } = useTranslation("subscription");
  const fieldText = useFieldText();
  const { errors } = form.formState;
  return (
    <Stack>
      <TextInput
        label={t("field.name")}
        autoComplete="off"
        dir="auto"
        error={fieldText(errors.name)}
        {...form.register("name")}
      />
      <Textarea
        label={t("field.description")}
        autosize
        minRows={2}
        dir="auto"
        error={fieldText(errors.description)}
        {...form.register("description")}
      />
      <SimpleGrid cols={{ base: 2, sm: 5 }} style={{ alignItems: "end" }}>
        {COUNTS.map((name) => (
          <TextInput
            key={name}
            label={t(`field.${name}`)}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            error={fieldText(errors[name])}
            {...form.register(name)}
          />
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t("graceHint")}
      </Text>
      <Prices form={form} />
      <Checkbox label={t("field.isOffered")} description={t("offeredHint")} {...form.register("isOffered")} />
    </Stack>
  );
}

function Prices({ form }: FieldsProps) {
  const { t } = useTranslation("subscription");
  const figureRules = useFigureRules();
  const fieldText = useFieldText();
  const rows = useFieldArray({ control: form.control, name: "prices" });
  const { data = [] } = useQuery(currenciesQuery);
  const prices = useWatch({ control: form.control, name: "prices" });
  // controlled, and with what is chosen among them: the list arrives after the form
  const codes = [
    ...new Set([
      NEW_PRICE.currency,
      ...prices.map(({ currency }) => currency),
      ...data.map(({ code }) => code),
    ]),
  ];
  const errors = form.formState.errors.prices;
  return (
    <Stack gap="xs" component="fieldset" style={{ border: 0, padding: 0, margin: 0 }}>
      <Text component="legend" fw={600} p={0}>
        {t("prices.title")}
      </Text>
      <Text size="sm" c="dimmed">
        {t("prices.hint")}
      </Text>
      {rows.fields.map((row, place) => (
        <SimpleGrid key={row.id} cols={{ base: 2, sm: 5 }} style={{ alignItems: "end" }}>
          <NativeSelect
            label={t("prices.currency")}
            data={codes}
            error={fieldText(errors?.[place]?.currency)}
            {...form.register(`prices.${place}.currency`)}
            value={prices[place]?.currency ?? NEW_PRICE.currency}
          />
          {TYPES.map((type) => (
            <TextInput
              key={type}
              label={t(`keyType.${type}`)}
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              error={fieldText(errors?.[place]?.[type])}
              {...form.register(`prices.${place}.${type}`, figureRules)}
            />
          ))}
          {rows.fields.length > 1 ? (
            <Button variant="default" onClick={() => rows.remove(place)}>
              {t("prices.remove")}
            </Button>
          ) : null}
        </SimpleGrid>
      ))}
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => rows.append(NEW_PRICE)}
        >
          {t("prices.add")}
        </Button>
      </Group>
    </Stack>
  );
}
