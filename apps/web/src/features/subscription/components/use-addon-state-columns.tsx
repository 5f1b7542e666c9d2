import type { Addon } from "@kilolane/contract";
import { useMemo } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { AddonBadge } from "./addon-badge.tsx";

type AddonFacts = Pick<Addon, "state" | "note" | "reason">;

/** How far a request for more keys is, and what both sides wrote. */
export function useAddonStateColumns(): readonly DataTableColumn<AddonFacts>[] {
  const { t } = useTranslation("subscription");
  return useMemo(
    () => [
      { id: "state", header: t("field.state"), cell: (row) => <AddonBadge state={row.state} /> },
      {
        id: "note",
        header: t("field.note"),
        cell: (row) => <TwoLines first={row.note} second={row.reason} />,
      },
    ],
    [t],
  );
}
