import type { WeightRangeKind } from "@kilolane/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import type { GridColumn, GridRow } from "../../../ui/grid/grid-types.ts";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import classes from "../components/rate-editor.module.css";
import { TemplateAirline } from "../components/template-airline.tsx";
import { TemplateEditor } from "../components/template-editor.tsx";
import { storeWeightRanges, weightRangesQuery } from "../template-queries.ts";

const KINDS = ["general", "contract", "promo"] as const satisfies readonly WeightRangeKind[];
/** Ranges are twenty at most (contract: rate templates). */
const MOST_RANGES = 20;

const newRange = (): GridRow => ({ lowerRange: "", upperRange: "" });
/** `ranges.2.lowerRange` as the grid names it; empty lines above would shift it, and are rare. */
const placeOf = (field: string) => field.replace(/^ranges\./, "");

/** Weight ranges that new rates start from, one list per kind; creating and changing are the same act. */
export default function WeightRangePage() {
  const { t } = useTranslation("rate");
  const title = t("title.ranges");
  usePageTitle(title);
  return (
    <div className={classes["stack"]}>
      <PageHeader title={title} lead={t("template.rangesLead")} />
      <TemplateAirline>{(airlineId) => <Ranges key={airlineId} airlineId={airlineId} />}</TemplateAirline>
    </div>
  );
}

function Ranges({ airlineId }: { readonly airlineId: number }) {
  const { t } = useTranslation(["rate", "state"]);
  const [kind, setKind] = useState<WeightRangeKind>("general");
  const { data } = useQuery(weightRangesQuery(airlineId));
  const columns = useMemo(
    (): readonly GridColumn[] => [
      { id: "lowerRange", header: t("band.lower"), kind: "figure", width: 8 },
      { id: "upperRange", header: t("band.upper"), kind: "figure", width: 8 },
    ],
    [t],
  );
  if (data === undefined) return <LoadingPanel label={t("state:loading")} />;
  const list = data.content.find((entry) => entry.kind === kind);
  const version = list?.version ?? 0;
  return (
    <>
      <ListTabs
        label={t("template.kind")}
        tabs={KINDS.map((id) => ({ id, label: t(`type.${id}`) }))}
        open={kind}
        onOpen={(id) => setKind(KINDS.find((known) => known === id) ?? "general")}
      />
      <TemplateEditor
        key={`${kind} ${version}`}
        title={t(`type.${kind}`)}
        columns={columns}
        start={(list?.ranges ?? []).map(({ lowerRange, upperRange }) => ({
          lowerRange,
          upperRange: upperRange ?? "",
        }))}
        newRow={newRange}
        mostRows={MOST_RANGES}
        isNarrow
        stamp={list ?? { updatedAt: null, updatedBy: null }}
        placeOf={placeOf}
        onStore={async (rows) => storeWeightRanges(airlineId, kind, rows, version)}
      />
    </>
  );
}
