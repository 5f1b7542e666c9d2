import "@mantine/spotlight/styles.layer.css";
import { Spotlight, type SpotlightActionGroupData, spotlight } from "@mantine/spotlight";
import { IconArrowRight, IconFilePlus, IconFileSearch, IconSearch } from "@tabler/icons-react";
import { useContext, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { MenuContext } from "../../lib/menu/menu-context.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { ROLE_PATHS } from "./role-paths.ts";

/** The command palette: go to any screen of the role, create a quotation, or find one by its number. */
export default function PaletteDialog() {
  const { t } = useTranslation("shell");
  const menu = useContext(MenuContext);
  const navigate = useNavigate();
  const session = useSession();
  const [query, setQuery] = useState("");
  useEffect(() => spotlight.open(), []);

  const paths = session?.role ? ROLE_PATHS[session.role] : undefined;
  const go = (path: string) => () => void navigate(path);
  const actions: SpotlightActionGroupData["actions"] = [];
  if (paths?.createQuotation) {
    const icon = <IconFilePlus size={20} stroke={1.6} aria-hidden />;
    actions.push({
      id: "create",
      label: t("menu.createQuotation"),
      leftSection: icon,
      onClick: go(paths.createQuotation),
    });
  }
  const number = query.trim();
  if (paths?.quotations && /\d/.test(number)) {
    actions.push({
      id: "find",
      label: t("palette.findQuotation", { number }),
      keywords: number,
      leftSection: <IconFileSearch size={20} stroke={1.6} aria-hidden />,
      onClick: go(`${paths.quotations}?search=${encodeURIComponent(number)}`),
    });
  }
  const screens = menu.flatMap((group) =>
    group.entries.map((entry) => {
      const label = t(`menu.${group.label}`);
      return {
        id: entry.path,
        label: group.entries.length === 1 ? label : `${label} · ${t(`menu.${entry.label}`)}`,
        leftSection: <IconArrowRight size={18} stroke={1.6} aria-hidden />,
        onClick: go(entry.path),
      };
    }),
  );
  return (
    <Spotlight
      actions={[
        { group: t("palette.actions"), actions },
        { group: t("palette.screens"), actions: screens },
      ]}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      overlayProps={{ blur: 0, backgroundOpacity: 0.4 }}
      limit={12}
      scrollable
      maxHeight={440}
      highlightQuery
      nothingFound={t("palette.nothing")}
      searchProps={{
        leftSection: <IconSearch size={20} stroke={1.6} aria-hidden />,
        placeholder: t("palette.placeholder"),
        "aria-label": t("palette.placeholder"),
      }}
    />
  );
}
