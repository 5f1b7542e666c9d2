import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation, useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { today } from "../../../lib/format/dates.ts";
import type { ScreenPath } from "../../../lib/paths/screens.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { RateFailed } from "../components/rate-failed.tsx";
import { AirlineGate } from "../components/airline-gate.tsx";
import { RateEditor } from "../components/rate-editor.tsx";
import { rateQuery } from "../queries.ts";
import { deskForType, rateDeskAt, rateHref, type RateDesk } from "../rate-desk.ts";
import { draftOf, newDraft } from "../rate-draft.ts";
import { startFromTemplates, templatesQuery } from "../template-queries.ts";

const NOT_FOUND: ScreenPath = "/error-pages/error-404";

/** The editor of every desk: an empty rate, or the one that the address names. */
export default function RateEditorPage() {
  const { pathname } = useLocation();
  const { id, airfare_id: airfareId } = useParams();
  const desk = rateDeskAt(pathname);
  const rateId = id ?? airfareId;
  return rateId === undefined ? (
    <AirlineGate isAirline={desk.keeper === "airline"}>
      <NewRate key={desk.root} desk={desk} />
    </AirlineGate>
  ) : (
    <OpenedRate key={rateId} desk={desk} id={rateId} />
  );
}

function OpenedRate({ desk, id }: { readonly desk: RateDesk; readonly id: string }) {
  const { t } = useTranslation(["rate", "state"]);
  const { data, error } = useQuery(rateQuery(desk, id));
  if (data !== undefined) {
    const itsDesk = deskForType(desk, data.rateType);
    // each path opens its own types of rates
    if (itsDesk === undefined) return <Navigate to={NOT_FOUND} replace />;
    if (itsDesk !== desk) return <Navigate to={rateHref(itsDesk, id)} replace />;
    return <RateEditor desk={desk} opened={data} start={draftOf(data.draft ?? data)} />;
  }
  if (error === null) return <LoadingPanel label={t("state:loading")} lines={10} />;
  return <RateFailed error={error} />;
}

function NewRate({ desk }: { readonly desk: RateDesk }) {
  const { t } = useTranslation("state");
  const rateType = desk.makes[0] ?? "general";
  const blank = newDraft(rateType, today());
  // An airline's people start from its own lists; others know the airline only once it is chosen.
  const { data, isPending } = useQuery({ ...templatesQuery, enabled: desk.keeper === "airline" });
  if (desk.keeper === "airline" && isPending) return <LoadingPanel label={t("loading")} lines={10} />;
  const start = startFromTemplates(blank, data);
  return <RateEditor desk={desk} opened={null} start={start} templates={data} />;
}
