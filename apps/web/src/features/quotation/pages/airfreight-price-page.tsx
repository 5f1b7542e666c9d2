import { PricePage } from "../received/price-page.tsx";

/** What flying alone costs in one quotation: freight, surcharges and fees of the airline. */
export default function AirfreightPricePage() {
  return <PricePage part="air" />;
}
