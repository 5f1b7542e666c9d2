import "@mantine/spotlight/styles.layer.css";
import { may } from "@kilolane/domain";
import { Spotlight, type SpotlightActionGroupData, spotlight } from "@mantine/spotlight";
import {
  IconAlertTriangle,
  IconArrowRight,
  IconFilePlus,
  IconFileSearch,
  IconSearch,
} from "@tabler/icons-react";
import { useContext, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { MenuContext } from "../../lib/menu/menu-context.ts";
import { useSession } from "../../lib/session/session-store.ts";
import classes from "./palette-dialog.module.css";
import { ROLE_PATHS } from "./role-paths.ts";
import { usePaletteFinds } from "./use-palette-finds.ts";

/** Whether a label holds every word that was typed. */
function holdsWords(label: string, typed: string): boolean {
  const words = typed.toLocaleLowerCase().split(/\s+/);
  return words.every((word) => label.toLocaleLowerCase().includes(word));
}

/** The command palette: find a quotation or an inquirer, go to any screen of the role, or create a quotation. */
export default function PaletteDialog() {
  const { t } = useTranslation("shell");
  const menu = useContext(MenuContext);
  const navigate = useNavigate();
  const session = useSession();
  const [query, setQuery] = useState("");
  useEffect(() => spotlight.open(), []);

  const role = session?.role;
  const finds = usePaletteFinds(may(role, "worksAtForwarderDesk") ? role : null, query);
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
  const entered = useRef<string | null>(null);
  // Enter before the answer: taken once the records of this very text are there
  useEffect(() => {
    if (entered.current === null || finds.isStale) return;
    const isOfThis = entered.current === number;
    entered.current = null;
    if (!isOfThis) return;
    const first = "[data-testid=palette] [data-action]";
    (
      document.querySelector<HTMLElement>(`${first}[data-selected]`) ??
      document.querySelector<HTMLElement>(first)
    )?.click();
  }, [finds.isStale, number]);
  if (paths?.quotations && /\d/.test(number)) {
    actions.push({
      id: "find",
      label: t("palette.findQuotation", { number }),
      keywords: number,
      leftSection: <IconFileSearch size={20} stroke={1.6} aria-hidden />,
      onClick: go(`${paths.quotations}?search=${encodeURIComponent(number)}`),
    });
  }
  if (finds.hasFailed) {
    actions.push({
      id: "failed",
      label: t("palette.failed"),
      description: t("palette.retry"),
      leftSection: <IconAlertTriangle size={20} stroke={1.6} aria-hidden />,
      closeSpotlightOnTrigger: false,
      onClick: finds.retry,
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
  const groups = [
    {
      group: t("palette.actions"),
      actions: actions.filter((action) => action.id !== "create" || holdsWords(action.label ?? "", number)),
    },
    { group: t("palette.screens"), actions: screens.filter(({ label }) => holdsWords(label, number)) },
    // last: what is found a moment later pushes nothing down
    ...finds.groups,
  ].filter((group) => group.actions.length > 0);
  return (
    <Spotlight
      actions={groups}
      // already narrowed, in an order that stays: the built-in filter moves the better match up
      filter={(_, narrowed) => narrowed}
      classNames={{
        actionsList: finds.isStale ? `${classes["list"]} ${classes["stale"]}` : classes["list"],
        empty: classes["empty"],
      }}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      overlayProps={{ blur: 0, backgroundOpacity: 0.4 }}
      scrollable
      maxHeight={440}
      highlightQuery
      data-testid="palette"
      nothingFound={t("palette.nothing")}
      searchProps={{
        onKeyDownCapture: (event) => {
          if (event.key !== "Enter" || !finds.isStale || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.stopPropagation();
          entered.current = number;
        },
        leftSection: <IconSearch size={20} stroke={1.6} aria-hidden />,
        placeholder: t("palette.placeholder"),
        "aria-label": t("palette.placeholder"),
      }}
    />
  );
}
