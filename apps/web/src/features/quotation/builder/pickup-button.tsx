import { ActionIcon } from "@mantine/core";
import { IconBuildingWarehouse } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { airportQuery } from "../../place/queries.ts";
import type { PickupPlace } from "../../warehouse/components/pickup-picker.tsx";
import type { CreateForm } from "./create-form.ts";

const PickupPicker = lazyPart(async () => import("../../warehouse/components/pickup-picker.tsx"), null, [
  "warehouse",
]);

/** Fills the pickup's ZIP from a warehouse or an address of the book, and the departure where none is chosen yet. */
export function PickupButton() {
  const { t } = useTranslation("quotation");
  const [isOpen, setOpen] = useState(false);
  const queries = useQueryClient();
  const { getValues, setValue } = useFormContext<CreateForm>();
  const fill = async ({ truckingZip, airport, name, address }: PickupPlace) => {
    setOpen(false);
    const options = { shouldDirty: true, shouldValidate: true };
    if (truckingZip !== "") setValue("pickupZip", truckingZip, options);
    setValue("pickupFrom", { name, address, zip: truckingZip }, options);
    // A departure that somebody chose stays, unless there is nothing else to take over.
    if (airport === "" || (truckingZip !== "" && getValues("from") !== null)) return;
    const found = await queries.fetchQuery(airportQuery(airport)).catch(() => undefined);
    if (found !== undefined) setValue("from", found, options);
  };
  return (
    <>
      <ActionIcon
        variant="subtle"
        aria-label={t("field.pickupFrom")}
        title={t("field.pickupFrom")}
        onClick={() => setOpen(true)}
      >
        <IconBuildingWarehouse size={18} />
      </ActionIcon>
      {isOpen ? <PickupPicker onChoose={(place) => void fill(place)} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
