import { CARGO_TYPES, type CargoType } from "@kilolane/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import classes from "../components/rate-editor.module.css";
import { TemplateAirline } from "../components/template-airline.tsx";
import { TemplateEditor } from "../components/template-editor.tsx";
import { newSurcharge, surchargeRow } from "../rate-draft.ts";
import { placeOfSurcharge } from "../rate-problems.ts";
import { storeSurcharges, surchargesQuery } from "../template-queries.ts";
import { useSurchargeColumns } from "../use-surcharge-columns.ts";

/** Surcharges are a hundred at most (contract: rate templates). */
const MOST_SURCHARGES = 100;

/** `surcharges.2.additionSuchargeValue` as the grid names it. */
function placeOf(field: string): string {
  const [, line = "", name = "", deeper] = field.split(".");
  return `${line}.${placeOfSurcharge(name, deeper)}`;
}

/** Surcharges that new rates start from, one list per cargo type; creating and changing are the same act. */
export default function SurchargePage() {
  const { t } = useTranslation("rate");
  const title = t("title.surcharges");
  usePageTitle(title);
  return (
    <div className={classes["stack"]}>
      <PageHeader title={title} lead={t("template.surchargesLead")} />
      <TemplateAirline>{(airlineId) => <Surcharges key={airlineId} airlineId={airlineId} />}</TemplateAirline>
    </div>
  );
}

function Surcharges({ airlineId }: { readonly airlineId: number }) {
  const { t } = useTranslation(["rate", "state"]);
  const [type, setType] = useState<CargoType>("General");
  const columns = useSurchargeColumns();
  const { data } = useQuery(surchargesQuery(airlineId));
  if (data === undefined) return <LoadingPanel label={t("state:loading")} />;
  const list = data.content.find((entry) => entry.typeOfGoods === type);
  const version = list?.version ?? 0;
  return (
    <>
      <ListTabs
        label={t("field.typeOfGoods")}
        tabs={CARGO_TYPES.map((id) => ({ id, label: t(`goods.${id}`) }))}
        open={type}
        onOpen={(id) => setType(CARGO_TYPES.find((known) => known === id) ?? "General")}
      />
      <TemplateEditor
        key={`${type} ${version}`}
        title={t(`goods.${type}`)}
        columns={columns}
        start={(list?.surcharges ?? []).map(surchargeRow)}
        newRow={newSurcharge}
        mostRows={MOST_SURCHARGES}
        stamp={list ?? { updatedAt: null, updatedBy: null }}
        placeOf={placeOf}
        onStore={async (rows) => storeSurcharges(airlineId, type, rows, version)}
      />
    </>
  );
}
