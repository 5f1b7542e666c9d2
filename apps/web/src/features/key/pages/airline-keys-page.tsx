import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { KeyScreen } from "../components/key-screen.tsx";
import type { KeyDesk } from "../key-desk.ts";
import { STANDARD_SIZE } from "../key-filter.ts";

const STANDARD = { size: STANDARD_SIZE };
const DESK: KeyDesk = { kind: "operator", companyKind: "airline" };

/** The keys of all airlines, for the operator. */
export default function AirlineKeysPage() {
  const { t } = useTranslation("key");
  const state = useListState(STANDARD);
  return (
    <KeyScreen
      title={t("title.airlines")}
      lead={t("lead.airlines")}
      desk={DESK}
      state={state}
      standard="All"
    />
  );
}
