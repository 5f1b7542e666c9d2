import { useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { OWN_DESK, useKeyPaths } from "../key-desk.ts";
import { STANDARD_SIZE } from "../key-filter.ts";
import { KeyScreen } from "./key-screen.tsx";

const STANDARD = { size: STANDARD_SIZE };

/** The two screens of a company's own keys: the Assign List and the Unassign List, each with all other states too. */
export function OwnKeys({ screen }: { readonly screen: "assigned" | "unassigned" }) {
  const { t } = useTranslation("key");
  const navigate = useNavigate();
  const paths = useKeyPaths();
  const state = useListState(STANDARD);
  const isAssigned = screen === "assigned";
  return (
    <KeyScreen
      key={screen}
      title={t(`title.${screen}`)}
      lead={t(`lead.${screen}`)}
      desk={OWN_DESK}
      state={state}
      standard={isAssigned ? "Assigned" : "Unassigned"}
      onTab={(tab) => {
        // The other list has a screen of its own: the menu follows.
        if (tab !== (isAssigned ? "Unassigned" : "Assigned")) return false;
        void navigate(isAssigned ? paths.unassigned : paths.assigned);
        return true;
      }}
    />
  );
}
