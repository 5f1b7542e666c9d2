import type { RateType } from "@kilolane/domain";
import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { AirlinePicker } from "../../airline/components/airline-picker.tsx";
import { airlineChoicesQuery, contractForwardersQuery } from "../../airline/queries.ts";
import { isForOne } from "../import-desk.ts";
import type { RateSegment } from "../queries.ts";
import classes from "./rate-import.module.css";

interface SegmentPickerProps {
  /** types on offer, the first one chosen at first */
  readonly types: readonly RateType[];
  /** `usable`: the airlines that a forwarder may keep rates of its own for */
  readonly among?: "kept" | "usable";
  /** what is chosen at first */
  readonly start?: {
    readonly airlineId?: number;
    readonly rateType?: RateType | undefined;
    readonly forwarderId?: string;
  };
  /** what is below; null until it is said whose rates are meant */
  readonly children: (segment: RateSegment | null) => ReactNode;
}

/** Whose rates are meant: the company's one airline at once, else the one that is chosen; the type; the forwarder. */
export function SegmentPicker({ types, among = "kept", start = {}, children }: SegmentPickerProps) {
  const { t } = useTranslation(["rate-import", "rate", "state"]);
  const airlines = useQuery(airlineChoicesQuery(among, ""));
  const [chosen, setChosen] = useState<{ readonly id: number; readonly name: string } | null>();
  const [rateType, setRateType] = useState(types.find((type) => type === start.rateType) ?? types[0]);
  const [forwarderId, setForwarderId] = useState(start.forwarderId ?? "");
  if (airlines.data === undefined) return <LoadingPanel label={t("state:loading")} lines={2} />;
  const known = airlines.data.content;
  if (known.length === 0)
    return <StatePanel title={t("rate:airline.none")} text={t("rate:airline.noneLinked")} />;
  const first = known.find(({ id }) => id === start.airlineId) ?? (known.length === 1 ? known[0] : undefined);
  const airline = chosen === undefined ? (first ?? null) : chosen;
  const isNamed = rateType !== undefined && isForOne(rateType);
  const isComplete = airline !== null && rateType !== undefined && (!isNamed || forwarderId !== "");
  return (
    <>
      <div className={classes["fields"]}>
        {known.length === 1 ? null : (
          <AirlinePicker label={t("upload.airline")} among={among} value={airline} onChange={setChosen} />
        )}
        {types.length < 2 ? null : (
          <NativeSelect
            label={t("upload.type")}
            value={rateType}
            data={types.map((value) => ({ value, label: t(`rate:type.${value}`) }))}
            onChange={(event) => setRateType(types.find((type) => type === event.currentTarget.value))}
          />
        )}
        {isNamed ? <ForwarderSelect value={forwarderId} onChange={setForwarderId} /> : null}
      </div>
      {children(isComplete ? { airlineId: airline.id, rateType, ...(isNamed ? { forwarderId } : {}) } : null)}
    </>
  );
}

interface ForwarderSelectProps {
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** The forwarder that contract or spot rates are for. */
function ForwarderSelect({ value, onChange }: ForwarderSelectProps) {
  const { t } = useTranslation("rate-import");
  const { data } = useQuery(contractForwardersQuery(""));
  const companies = data?.content ?? [];
  return (
    <NativeSelect
      label={t("upload.forwarder")}
      value={value}
      description={data && companies.length === 0 ? t("upload.noForwarder") : undefined}
      data={[
        { value: "", label: t("upload.chooseForwarder") },
        ...companies.map(({ companyId, companyName }) => ({ value: companyId, label: companyName })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
