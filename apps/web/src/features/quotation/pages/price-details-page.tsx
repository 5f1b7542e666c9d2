import { PricePage } from "../received/price-page.tsx";

/** The price of one quotation, broken into its lines. */
export default function PriceDetailsPage() {
  return <PricePage part="all" />;
}
