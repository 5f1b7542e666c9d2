import { ActionIcon } from "@mantine/core";
import { IconBuildingWarehouse } from "@tabler/icons-react";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";

const PickupDialog = lazyPart(async () => import("./pickup-dialog.tsx"), null, ["warehouse"]);

/** Takes the pickup from a warehouse or an address of the book. */
export function PickupButton() {
  const { t } = useTranslation("quotation");
  const [isOpen, setOpen] = useState(false);
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
      {isOpen ? <PickupDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
