import type { ForwarderKey } from "./companies.ts";

/** A shipper that a demo forwarder works with, as the forwarder has noted it. */
export interface DemoShipper {
  readonly forwarderKey: ForwarderKey;
  /** the shipper's person (people.ts) */
  readonly userKey: string;
  readonly reference: string;
  readonly note: string;
}

/** Who ships with whom; one shipper works with both forwarders. */
export const DEMO_SHIPPERS: readonly DemoShipper[] = [
  {
    forwarderKey: "harbor-sky",
    userKey: "consignee",
    reference: "HS-1042",
    note: "Calibrated instruments: never tilt, book +15/+25°C.",
  },
  {
    forwarderKey: "harbor-sky",
    userKey: "consignee-2",
    reference: "HS-1067",
    note: "Perishables, cut-off at noon.",
  },
  { forwarderKey: "nordlicht", userKey: "consignee", reference: "NL-88", note: "" },
];
