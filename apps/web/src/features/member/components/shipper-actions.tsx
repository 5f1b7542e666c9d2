import type { Shipper } from "@kilolane/contract";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import { updateShipperStatus } from "../queries.ts";

const StatusDialog = lazyPart(async () => import("./status-dialog.tsx"));
const ShipperDialog = lazyPart(async () => import("./shipper-dialog.tsx"));

/** What the server allows to do about a shipper. */
export function ShipperActions({ shipper }: { readonly shipper: Shipper }) {
  const { t } = useTranslation("member");
  const [open, setOpen] = useState<"edit" | "status" | null>(null);
  const { abilities, companyName } = shipper;
  const intent = shipper.status === "Suspended" ? "activate" : "suspend";
  const close = () => setOpen(null);
  return (
    <>
      <RowActions>
        {abilities.edit ? (
          <RowButton label={t("action.edit")} subject={companyName} onClick={() => setOpen("edit")} />
        ) : null}
        {abilities.suspend ? (
          <RowButton
            label={t(`action.${intent}`)}
            subject={companyName}
            tone={intent === "suspend" ? "danger" : "main"}
            onClick={() => setOpen("status")}
          />
        ) : null}
      </RowActions>
      <>
        {open === "edit" ? <ShipperDialog shipper={shipper} onClose={close} /> : null}
        {open === "status" ? (
          <StatusDialog
            name={companyName}
            intent={intent}
            kind="shipper"
            run={async (status) => updateShipperStatus(shipper.id, status)}
            onClose={close}
          />
        ) : null}
      </>
    </>
  );
}
