import { useQuery } from "@tanstack/react-query";
import { parseAsInteger, useQueryState } from "nuqs";
import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { AirlinePicker } from "../../airline/components/airline-picker.tsx";
import { airlineChoicesQuery, keptAirlineQuery } from "../../airline/queries.ts";
import cards from "../../../ui/card.module.css";

interface TemplateAirlineProps {
  readonly children: (airlineId: number) => ReactNode;
}

/** Whose templates are meant: the company's one airline at once, else the one that is chosen, stored in the address. */
export function TemplateAirline({ children }: TemplateAirlineProps) {
  const { t } = useTranslation(["rate", "state"]);
  const { data } = useQuery(airlineChoicesQuery("kept", ""));
  const [chosenId, setChosenId] = useQueryState("airline", parseAsInteger);
  const { data: found } = useQuery(keptAirlineQuery(chosenId));
  const chosen = chosenId === null ? null : (found ?? null);
  if (data === undefined) return <LoadingPanel label={t("state:loading")} />;
  const [only, ...others] = data.content;
  if (only === undefined)
    return <StatePanel title={t("airline.missingTitle")} text={t("airline.noneLinked")} />;
  if (others.length === 0) return children(only.id);
  return (
    <>
      <div className={cards["snugCard"]}>
        <AirlinePicker
          label={t("field.airline")}
          among="kept"
          value={chosen}
          onChange={(airline) => void setChosenId(airline?.id ?? null)}
        />
      </div>
      {chosen === null ? (
        <StatePanel title={t("template.chooseTitle")} text={t("template.chooseText")} />
      ) : (
        children(chosen.id)
      )}
    </>
  );
}
