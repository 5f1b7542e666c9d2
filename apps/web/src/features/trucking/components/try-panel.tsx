import { truckingTariffForm, tryTruckingTariff } from "@kilolane/contract";
import { ACCESSORIAL_CODES } from "@kilolane/domain";
import { Chip, Group, NativeSelect, Paper, SimpleGrid, Stack, Text, TextInput, Title } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { endpointKey } from "../../../lib/api/query.ts";
import { countedTariff } from "../carrier-form.ts";
import { tryTariff } from "../queries.ts";
import { FIRST_PICKUP, firstZip, type SamplePickup, trialOf } from "../sample-pickup.ts";
import { useCarrierFields } from "../use-carrier-fields.ts";
import { TryResult } from "./try-result.tsx";

const TYPING_PAUSE_MS = 250;

/** Prices a sample shipment by a zone as it stands in the form; nothing is stored. */
export function TryPanel() {
  const { t } = useTranslation(["trucking-carrier", "trucking"]);
  const { form } = useCarrierFields();
  const tariffs = useWatch({ control: form.control, name: "tariffs" });
  const [pickup, setPickup] = useState<SamplePickup>(FIRST_PICKUP);
  const change = (part: Partial<SamplePickup>) => setPickup((whole) => ({ ...whole, ...part }));
  const tariff = tariffs[pickup.zone] ?? tariffs[0];
  const isComplete =
    tariff !== undefined &&
    truckingTariffForm.safeParse(countedTariff(tariff)).success &&
    pickup.weightLb !== "";
  const asked = isComplete ? JSON.stringify(trialOf(countedTariff(tariff), pickup)) : "";
  const [body] = useDebouncedValue(asked, TYPING_PAUSE_MS);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: endpointKey(tryTruckingTariff, undefined, body),
    enabled: body !== "",
    queryFn: async ({ signal }) => tryTariff(JSON.parse(body), signal),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  const refusal = error instanceof ApiError ? error : null;
  const errorAt = (field: keyof SamplePickup) =>
    refusal?.fields.find((entry) => entry.field === field)?.message;
  const input = (field: "weightLb" | "cubicFeet" | "zip" | "airport") => ({
    label: t(`try.${field}`),
    value: pickup[field],
    autoComplete: "off",
    dir: "ltr",
    error: body === "" ? undefined : errorAt(field),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      change({ [field]: event.currentTarget.value }),
  });
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="trucking-try" data-testid="trucking-try">
      <Stack>
        <div>
          <Title order={2} size="h4" id="trucking-try">
            {t("try.title")}
          </Title>
          <Text size="sm" c="dimmed">
            {t("try.lead")}
          </Text>
        </div>
        {tariffs.length > 1 ? (
          <NativeSelect
            label={t("try.zone")}
            value={String(pickup.zone)}
            data={tariffs.map(({ name }, index) => ({
              value: String(index),
              label: t("zone.title", { number: String(index + 1), name }),
            }))}
            onChange={(event) => change({ zone: Number(event.currentTarget.value) })}
          />
        ) : null}
        <SimpleGrid cols={{ base: 2, sm: 4 }}>
          <TextInput {...input("weightLb")} inputMode="decimal" />
          <TextInput {...input("cubicFeet")} inputMode="decimal" />
          <TextInput
            {...input("zip")}
            inputMode="numeric"
            placeholder={tariff?.mode === "mile" ? firstZip(tariff) : ""}
          />
          <TextInput {...input("airport")} placeholder={tariff?.areas[0]?.airport ?? ""} maxLength={3} />
        </SimpleGrid>
        <Chip.Group
          multiple
          value={[...pickup.accessorials]}
          onChange={(codes) =>
            change({ accessorials: ACCESSORIAL_CODES.filter((code) => codes.includes(code)) })
          }
        >
          <Group gap="xs" role="group" aria-label={t("section.accessorials")}>
            {ACCESSORIAL_CODES.map((code) => (
              <Chip key={code} value={code} size="xs">
                {t(`trucking:line.${code}`)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        {body === "" ? (
          <Text size="sm" c="dimmed">
            {t("try.incomplete")}
          </Text>
        ) : refusal === null ? (
          data === undefined ? null : (
            <TryResult trial={data} isStale={isPlaceholderData} />
          )
        ) : (
          <Text size="sm" c="red" role="alert">
            {refusal.detail}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
