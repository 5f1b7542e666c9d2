import { IconPlaneOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { airlineChoicesQuery } from "../../airline/queries.ts";

interface AirlineGateProps {
  /** an airline's own desk: others keep the rates of every airline */
  readonly isAirline: boolean;
  readonly children: ReactNode;
}

/** The people of a company without an airline read why there is nothing, in place of empty lists. */
export function AirlineGate({ isAirline, children }: AirlineGateProps) {
  const { t } = useTranslation("rate");
  const { data } = useQuery({ ...airlineChoicesQuery("kept", ""), enabled: isAirline });
  if (!isAirline || data === undefined || data.content.length > 0) return children;
  return (
    <StatePanel
      icon={<IconPlaneOff size={34} stroke={1.4} aria-hidden />}
      title={t("airline.missingTitle")}
      text={t("airline.noneLinked")}
    />
  );
}
