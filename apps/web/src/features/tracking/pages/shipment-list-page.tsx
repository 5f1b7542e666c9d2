import type { Shipment } from "@kilolane/contract";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useDesk } from "../../../lib/session/use-desk.ts";
import { ShipmentList } from "../components/shipment-list.tsx";
import { downloadShipments, shipmentsQuery } from "../queries.ts";
import { useShipmentColumns } from "../use-shipment-columns.tsx";

const ShipmentDrawer = lazyPart(async () => import("../components/shipment-drawer.tsx"));

/** Where the shipments of a forwarder's accepted quotations are. */
export default function ShipmentListPage() {
  const [opened, setOpened] = useState<Shipment>();
  const columns = useShipmentColumns(useDesk(), setOpened);
  return (
    <>
      <ShipmentList
        lead="lead"
        columns={columns}
        listOf={shipmentsQuery}
        download={downloadShipments}
        onOpen={setOpened}
      />
      {opened === undefined ? null : <ShipmentDrawer id={opened.id} onClose={() => setOpened(undefined)} />}
    </>
  );
}
