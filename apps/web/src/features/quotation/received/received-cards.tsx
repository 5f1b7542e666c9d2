import type { ClientQuotationRow } from "@kilolane/contract";
import { useClientRole } from "../../../lib/session/use-client-role.ts";
import { ListCard, ListCards } from "../list/quotation-cards.tsx";
import { rowHref } from "./use-received-columns.tsx";

interface ReceivedCardsProps {
  readonly label: string;
  readonly rows: readonly ClientQuotationRow[] | undefined;
  readonly updating: boolean;
}

/** What was sent to the caller as cards, for a phone. */
export function ReceivedCards(props: ReceivedCardsProps) {
  const role = useClientRole();
  return (
    <ListCards
      {...props}
      renderCard={(row) => (
        <ListCard key={row.quotation_id} row={row} to={rowHref(role, row)} who={row.forwarder} />
      )}
    />
  );
}
