import { Anchor } from "@mantine/core";
import { IconTruck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { RecordFailed } from "../../../lib/forms/record-failed.tsx";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { TitledSection } from "../../../ui/titled-section.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { heldTariffsQuery } from "../proposal-queries.ts";
import classes from "./tariff-sheet.module.css";

/** The forwarders that hold the trucking company's tariff, each a click from being opened. */
export function HeldList() {
  const { t } = useTranslation("trucking-proposal");
  const language = useLanguage();
  const { data, error, refetch } = useQuery(heldTariffsQuery);
  if (data === undefined)
    return error === null ? (
      <LoadingPanel />
    ) : (
      <RecordFailed error={error} onRetry={() => void refetch()} icon={IconTruck} headingOrder={2} />
    );
  if (data.content.length === 0)
    return (
      <StatePanel
        icon={<IconTruck size={34} stroke={1.4} aria-hidden />}
        title={t("held.none")}
        text={t("held.noneText")}
      />
    );
  return (
    <TitledSection id="held-tariffs" title={t("held.title")} look="card">
      <ScrollBox label={t("held.title")}>
        <table className={classes["table"]}>
          <thead>
            <tr>
              <th scope="col">{t("held.forwarder")}</th>
              <th scope="col">{t("held.zones")}</th>
              <th scope="col">{t("held.validTo")}</th>
              <th scope="col">{t("held.open")}</th>
            </tr>
          </thead>
          <tbody>
            {data.content.map((row) => (
              <tr key={row.id}>
                <td>
                  <TwoLines
                    first={
                      <Anchor component={Link} inherit to={`?tariff=${row.id}`}>
                        <bdi>{row.forwarder}</bdi>
                      </Anchor>
                    }
                    second={row.takesProposals ? row.name : `${row.name} · ${t("held.closed")}`}
                  />
                </td>
                <td>{formatNumber(row.zones, language)}</td>
                <td>{formatDate(row.validTo, language)}</td>
                <td>{formatNumber(row.open, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </TitledSection>
  );
}
