import { Stack } from "@mantine/core";
import { FormProvider, type UseFormReturn } from "react-hook-form";
import type { CarrierValues } from "../carrier-form.ts";
import { CarrierFields } from "./carrier-fields.tsx";
import { TariffList } from "./tariff-list.tsx";
import { TryPanel } from "./try-panel.tsx";

/** Everything that is kept of a carrier, and a sample shipment to try it with. */
export function CarrierFormBody({ form }: { readonly form: UseFormReturn<CarrierValues> }) {
  return (
    <FormProvider {...form}>
      <Stack gap="xl">
        <CarrierFields />
        <TariffList />
        <TryPanel />
      </Stack>
    </FormProvider>
  );
}
