import type { Shipment } from "@kilolane/contract";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { ShipmentList } from "../components/shipment-list.tsx";
import { companyShipmentsQuery, downloadCompanyShipments } from "../queries.ts";
import { useShipmentColumns } from "../use-shipment-columns.tsx";

const CompanyShipmentDrawer = lazyPart(async () => import("../components/company-shipment-drawer.tsx"));

/** Where the shipments of every forwarder are, for the operator to look at. */
export default function CompanyShipmentsPage() {
  const [opened, setOpened] = useState<Shipment>();
  const columns = useShipmentColumns(null, setOpened);
  return (
    <>
      <ShipmentList
        lead="leadOperator"
        columns={columns}
        listOf={companyShipmentsQuery}
        download={downloadCompanyShipments}
        onOpen={setOpened}
      />
      {opened === undefined ? null : (
        <CompanyShipmentDrawer id={opened.id} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
