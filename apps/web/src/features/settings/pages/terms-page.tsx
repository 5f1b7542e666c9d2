import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { SettingCard } from "../components/setting-card.tsx";
import { SettingsPage } from "../components/settings-page.tsx";
import { TermsEditor } from "../terms/terms-editor.tsx";
import { TermsHistory } from "../terms/terms-history.tsx";
import { termsHistoryQuery } from "../operator-queries.ts";

/** The operator's terms of use: what was published, and the next version. */
export default function TermsPage() {
  const { t } = useTranslation(["settings", "shell"]);
  const history = useQuery(termsHistoryQuery);
  return (
    <SettingsPage title={t("shell:menu.termsOfUse")} lead={t("terms.lead")}>
      <QueryState query={history} lines={8}>
        {(answer) => (
          <>
            <SettingCard title={t("terms.history")} text={t("terms.historyText")}>
              <TermsHistory versions={answer.versions} />
            </SettingCard>
            <SettingCard title={t("terms.next")} text={t("terms.nextText")}>
              <TermsEditor history={answer} />
            </SettingCard>
          </>
        )}
      </QueryState>
    </SettingsPage>
  );
}
