import { ReceivedFrame } from "../received/received-frame.tsx";
import { ReceivedView } from "../received/received-view.tsx";

/** A quotation that was sent to a client or shipper, with its decision. */
export default function ReceivedDetailsPage() {
  return <ReceivedFrame>{(quotation) => <ReceivedView quotation={quotation} />}</ReceivedFrame>;
}
