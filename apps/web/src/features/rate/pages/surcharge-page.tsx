import type { EndpointOutput, listSurcharges } from "@kilolane/contract";
import { CARGO_TYPES, type CargoType } from "@kilolane/domain";
import { useQuery } from "@tanstack/react-query";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import type { ScreenPath } from "../../../lib/paths/screens.ts";
import type { GridRow } from "../../../ui/grid/grid-types.ts";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LeaveConfirm } from "../../../lib/leave/leave-confirm.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import classes from "../components/rate-editor.module.css";
import { TemplateAirline } from "../components/template-airline.tsx";
import { TemplateEditor } from "../components/template-editor.tsx";
import { TemplateElsewhere } from "../components/template-elsewhere.tsx";
import { belongsElsewhere, templateModeAt, type TemplateMode } from "../template-mode.ts";
import { newSurcharge, surchargeRow } from "../rate-draft.ts";
import { placeOfSurcharge } from "../rate-problems.ts";
import { storeSurcharges, surchargesQuery } from "../template-queries.ts";
import { useSurchargeColumns } from "../use-surcharge-columns.ts";
import { type TypedLists, useTypedLists } from "../use-typed-lists.ts";

/** The type of goods in the address. */
const GOODS = parseAsStringLiteral(CARGO_TYPES).withDefault("General");
/** Surcharges are a hundred at most (contract: rate templates). */
const MOST_SURCHARGES = 100;

/** `surcharges.2.additionSuchargeValue` as the grid names it. */
function placeOf(field: string): string {
  const [, line = "", name = "", deeper] = field.split(".");
  return `${line}.${placeOfSurcharge(name, deeper)}`;
}

/** The operator's screen of general cargo alone. */
const GENERAL_ONLY: ScreenPath = "/super-admin/airline/general-rate/surcharge";

const TITLES = {
  create: "title.newSurcharges",
  update: "title.changeSurcharges",
  both: "title.surcharges",
} as const;
const NEVER_STORED = { updatedAt: null, updatedBy: null };

/** Surcharges that new rates start from, one list per cargo type: a first list is stored, a stored one changed. */
export default function SurchargePage() {
  const { t } = useTranslation("rate");
  const { pathname } = useLocation();
  const isGeneralOnly = pathname === GENERAL_ONLY;
  const mode = templateModeAt(pathname);
  const title = t(isGeneralOnly ? "title.generalSurcharges" : TITLES[mode.kind]);
  usePageTitle(title);
  const lists = useTypedLists();
  return (
    <div className={classes["stack"]}>
      <PageHeader
        title={title}
        lead={t(isGeneralOnly ? "template.generalLead" : "template.surchargesLead")}
      />
      <TemplateAirline>
        {(airlineId) => (
          <Surcharges
            key={airlineId}
            airlineId={airlineId}
            mode={mode}
            isGeneralOnly={isGeneralOnly}
            lists={lists}
          />
        )}
      </TemplateAirline>
      <LeaveConfirm area="rate" leaving={lists.leaving} />
    </div>
  );
}

/** A stored list as the grid holds it. */
function rowsOf(data: EndpointOutput<typeof listSurcharges> | undefined, type: CargoType): GridRow[] {
  const surcharges = data?.content.find((entry) => entry.typeOfGoods === type)?.surcharges ?? [];
  return surcharges.map(surchargeRow);
}

interface SurchargesProps {
  readonly airlineId: number;
  readonly mode: TemplateMode;
  readonly isGeneralOnly: boolean;
  readonly lists: TypedLists;
}

function Surcharges({ airlineId, mode, isGeneralOnly, lists }: SurchargesProps) {
  const { t } = useTranslation(["rate", "state"]);
  const [asked, setAsked] = useQueryState("goods", GOODS);
  const type = isGeneralOnly ? "General" : asked;
  const columns = useSurchargeColumns();
  const { data } = useQuery(surchargesQuery(airlineId));
  const storedRows = useMemo(() => rowsOf(data, type), [data, type]);
  const list = data?.content.find((entry) => entry.typeOfGoods === type);
  const version = list?.version ?? 0;
  if (data === undefined) return <LoadingPanel label={t("state:loading")} />;
  const stamp = list ?? NEVER_STORED;
  return (
    <>
      {isGeneralOnly ? null : (
        <ListTabs
          label={t("field.typeOfGoods")}
          tabs={CARGO_TYPES.map((id) => ({ id, label: t(`goods.${id}`) }))}
          open={type}
          onOpen={(id) => void setAsked(CARGO_TYPES.find((known) => known === id) ?? null)}
        />
      )}
      <TemplateEditor
        key={type}
        title={t(`goods.${type}`)}
        columns={columns}
        elsewhere={
          belongsElsewhere(mode, version) ? (
            <TemplateElsewhere mode={mode} list={["goods", type]} stamp={stamp} />
          ) : undefined
        }
        stored={{ version, rows: storedRows }}
        {...lists.of(`${airlineId} ${type}`)}
        newRow={newSurcharge}
        mostRows={MOST_SURCHARGES}
        stamp={stamp}
        placeOf={placeOf}
        onStore={async (rows, seen) => storeSurcharges(airlineId, type, rows, seen)}
      />
    </>
  );
}
