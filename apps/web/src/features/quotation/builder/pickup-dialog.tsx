import { useQueryClient } from "@tanstack/react-query";
import { useFormContext } from "react-hook-form";
import { airportQuery } from "../../place/queries.ts";
import PickupPicker, { type PickupPlace } from "../../warehouse/components/pickup-picker.tsx";
import type { CreateForm } from "./create-form.ts";

/** Fills the pickup's ZIP from a warehouse or an address of the book, and the departure where none is chosen yet. */
export default function PickupDialog({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const { getValues, setValue } = useFormContext<CreateForm>();
  const fill = async ({ truckingZip, airport, name, address }: PickupPlace) => {
    onClose();
    const options = { shouldDirty: true, shouldValidate: true };
    if (truckingZip !== "") setValue("pickupZip", truckingZip, options);
    setValue("pickupFrom", { name, address, zip: truckingZip }, options);
    // A departure that somebody chose stays, unless there is nothing else to take over.
    if (airport === "" || (truckingZip !== "" && getValues("from") !== null)) return;
    const found = await queries.fetchQuery(airportQuery(airport)).catch(() => undefined);
    if (found !== undefined) setValue("from", found, options);
  };
  return <PickupPicker onChoose={(place) => void fill(place)} onClose={onClose} />;
}
