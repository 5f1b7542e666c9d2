import type { EndpointOutput, listWeightRanges, WeightRangeKind } from "@kilolane/contract";
import { useQuery } from "@tanstack/react-query";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import type { GridColumn, GridRow } from "../../../ui/grid/grid-types.ts";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LeaveConfirm } from "../../../lib/leave/leave-confirm.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import classes from "../components/rate-editor.module.css";
import { TemplateAirline } from "../components/template-airline.tsx";
import { TemplateEditor } from "../components/template-editor.tsx";
import { TemplateElsewhere } from "../components/template-elsewhere.tsx";
import { belongsElsewhere, templateModeAt, type TemplateMode } from "../template-mode.ts";
import { storeWeightRanges, weightRangesQuery } from "../template-queries.ts";
import { type TypedLists, useTypedLists } from "../use-typed-lists.ts";

const KINDS = ["general", "contract", "promo"] as const satisfies readonly WeightRangeKind[];
/** The kind in the address, so that the other mode opens at the same list. */
const KIND = parseAsStringLiteral(KINDS).withDefault("general");
/** Ranges are twenty at most (contract: rate templates). */
const MOST_RANGES = 20;

const NEVER_STORED = { updatedAt: null, updatedBy: null };

const newRange = (): GridRow => ({ lowerRange: "", upperRange: "" });
/** `ranges.2.lowerRange` as the grid names it; empty lines above would shift it, and are rare. */
const placeOf = (field: string) => field.replace(/^ranges\./, "");

const TITLES = { create: "title.newRanges", update: "title.changeRanges", both: "title.ranges" } as const;

/** Weight ranges that new rates start from, one list per kind: a first list is stored, a stored one changed. */
export default function WeightRangePage() {
  const { t } = useTranslation("rate");
  const mode = templateModeAt(useLocation().pathname);
  const title = t(TITLES[mode.kind]);
  const lists = useTypedLists();
  usePageTitle(title);
  return (
    <div className={classes["stack"]}>
      <PageHeader title={title} lead={t("template.rangesLead")} />
      <TemplateAirline>
        {(airlineId) => <Ranges key={airlineId} airlineId={airlineId} mode={mode} lists={lists} />}
      </TemplateAirline>
      <LeaveConfirm area="rate" leaving={lists.leaving} />
    </div>
  );
}

/** A stored list as the grid holds it. */
function rowsOf(data: EndpointOutput<typeof listWeightRanges> | undefined, kind: WeightRangeKind): GridRow[] {
  const ranges = data?.content.find((entry) => entry.kind === kind)?.ranges ?? [];
  return ranges.map(({ lowerRange, upperRange }) => ({ lowerRange, upperRange: upperRange ?? "" }));
}

interface RangesProps {
  readonly airlineId: number;
  readonly mode: TemplateMode;
  readonly lists: TypedLists;
}

function Ranges({ airlineId, mode, lists }: RangesProps) {
  const { t } = useTranslation(["rate", "state"]);
  const [kind, setKind] = useQueryState("kind", KIND);
  const { data } = useQuery(weightRangesQuery(airlineId));
  const columns = useMemo(
    (): readonly GridColumn[] => [
      { id: "lowerRange", header: t("band.lower"), kind: "figure", width: 8 },
      { id: "upperRange", header: t("band.upper"), kind: "figure", width: 8 },
    ],
    [t],
  );
  const storedRows = useMemo(() => rowsOf(data, kind), [data, kind]);
  const list = data?.content.find((entry) => entry.kind === kind);
  const version = list?.version ?? 0;
  if (data === undefined) return <LoadingPanel label={t("state:loading")} />;
  const stamp = list ?? NEVER_STORED;
  return (
    <>
      <ListTabs
        label={t("template.kind")}
        tabs={KINDS.map((id) => ({ id, label: t(`type.${id}`) }))}
        open={kind}
        onOpen={(id) => void setKind(KINDS.find((known) => known === id) ?? null)}
      />
      <TemplateEditor
        key={kind}
        title={t(`type.${kind}`)}
        columns={columns}
        elsewhere={
          belongsElsewhere(mode, version) ? (
            <TemplateElsewhere mode={mode} list={["kind", kind]} stamp={stamp} />
          ) : undefined
        }
        stored={{ version, rows: storedRows }}
        {...lists.of(`${airlineId} ${kind}`)}
        newRow={newRange}
        mostRows={MOST_RANGES}
        isNarrow
        stamp={stamp}
        placeOf={placeOf}
        onStore={async (rows, seen) => storeWeightRanges(airlineId, kind, rows, seen)}
      />
    </>
  );
}
