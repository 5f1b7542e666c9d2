import { Button } from "@mantine/core";
import { IconCrane } from "@tabler/icons-react";
import { Link } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../lib/i18n/use-page-title.ts";
import { StatePanel } from "../../ui/states/state-panel.tsx";
import { useMenuPosition } from "../shell/shell-context.ts";

/** A screen of the role that is not built yet: says so, honestly, inside the shell. */
export default function PreparingPage() {
  const { t } = useTranslation("shell");
  const position = useMenuPosition();
  const group = position ? t(`menu.${position.group.label}`) : t("product.version");
  const plain = position === undefined || position.group.entries.length < 2;
  const screen = plain ? group : `${group} · ${t(`menu.${position.entry.label}`)}`;
  usePageTitle(screen);
  return (
    <StatePanel
      icon={<IconCrane size={40} stroke={1.4} aria-hidden />}
      title={t("preparing.title", { screen })}
      text={t("preparing.text")}
      headingOrder={1}
      action={
        <Button component={Link} to="/" variant="default">
          {t("preparing.back")}
        </Button>
      }
    />
  );
}
