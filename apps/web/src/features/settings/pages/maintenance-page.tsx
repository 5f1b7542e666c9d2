import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { MaintenanceSwitch } from "../maintenance/maintenance-switch.tsx";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { SettingCard } from "../components/setting-card.tsx";
import { SettingsPage } from "../components/settings-page.tsx";
import { maintenanceQuery } from "../operator-queries.ts";

/** The operator's switch: while it is on, everybody else sees the maintenance page. */
export default function MaintenancePage() {
  const { t } = useTranslation(["settings", "shell"]);
  const state = useQuery(maintenanceQuery);
  const badge = state.data ? (
    <StatusBadge
      tone={state.data.isOn ? "attention" : "positive"}
      label={t(state.data.isOn ? "maintenance.on" : "maintenance.off")}
    />
  ) : null;
  return (
    <SettingsPage title={t("shell:menu.maintenance")} lead={t("maintenance.lead")}>
      <SettingCard title={t("maintenance.switch")} text={t("maintenance.switchText")} badge={badge}>
        <QueryState query={state}>{(known) => <MaintenanceSwitch state={known} />}</QueryState>
      </SettingCard>
    </SettingsPage>
  );
}
