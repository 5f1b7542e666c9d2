import { IconHome } from "@tabler/icons-react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../lib/i18n/use-page-title.ts";
import { StatePanel } from "../../ui/states/state-panel.tsx";

/** Where a role without an area of its own lands (product.md §6). */
export default function HomePage() {
  const { t } = useTranslation("shell");
  usePageTitle(t("home.title"));
  return (
    <StatePanel
      icon={<IconHome size={40} stroke={1.4} aria-hidden />}
      title={t("home.title")}
      text={t("home.text")}
      headingOrder={1}
    />
  );
}
