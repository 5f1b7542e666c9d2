import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { AirlinePicker } from "../../airline/components/airline-picker.tsx";
import { airlineChoicesQuery } from "../../airline/queries.ts";
import classes from "./rate-editor.module.css";

interface TemplateAirlineProps {
  readonly children: (airlineId: number) => ReactNode;
}

/** Whose templates are meant: the company's one airline at once, else the one that is chosen. */
export function TemplateAirline({ children }: TemplateAirlineProps) {
  const { t } = useTranslation(["rate", "state"]);
  const { data } = useQuery(airlineChoicesQuery("kept", ""));
  const [chosen, setChosen] = useState<{ readonly id: number; readonly name: string } | null>(null);
  if (data === undefined) return <LoadingPanel label={t("state:loading")} />;
  const [only, ...others] = data.content;
  if (only === undefined) return <StatePanel title={t("airline.none")} text={t("airline.noneLinked")} />;
  if (others.length === 0) return children(only.id);
  return (
    <>
      <div className={classes["card"]}>
        <AirlinePicker label={t("field.airline")} among="kept" value={chosen} onChange={setChosen} />
      </div>
      {chosen === null ? (
        <StatePanel title={t("template.chooseTitle")} text={t("template.chooseText")} />
      ) : (
        children(chosen.id)
      )}
    </>
  );
}
