import type { OwnExchangeRate } from "@kilolane/contract";
import { useMemo, useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import type { RateBook } from "../queries.ts";

const RateDialog = lazyPart(async () => import("./rate-dialog.tsx"));
const DeleteDialog = lazyPart(async () => import("./delete-dialog.tsx"));

/** What is open above a list of rates: the form of a new or a stored one, or the question before one is deleted. */
export function useRateDialogs<Rate extends OwnExchangeRate>(book: RateBook) {
  /** undefined: no form; null: a new rate */
  const [edited, setEdited] = useState<Rate | null>();
  const [leaving, setLeaving] = useState<Rate>();
  const tools = useMemo(() => ({ onEdit: setEdited, onDelete: setLeaving }), []);
  return {
    tools,
    add: () => setEdited(null),
    dialogs: (
      <>
        {edited === undefined ? null : (
          <RateDialog book={book} rate={edited} onClose={() => setEdited(undefined)} />
        )}
        {leaving === undefined ? null : (
          <DeleteDialog book={book} rate={leaving} onClose={() => setLeaving(undefined)} />
        )}
      </>
    ),
  };
}
