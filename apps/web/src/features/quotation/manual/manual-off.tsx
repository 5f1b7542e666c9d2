import { Button } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { useDesk } from "../use-desk.ts";

/** The company does not let this person write manual quotations: says so, and where that is decided. */
export function ManualOff() {
  const { t } = useTranslation("manual");
  const desk = useDesk();
  return (
    <StatePanel
      headingOrder={1}
      icon={<IconLock size={34} stroke={1.4} aria-hidden />}
      title={t("off.title")}
      text={t("off.text")}
      action={
        <Button component={Link} to={forwarderHref(desk, "manual-quotation/list/view")} variant="default">
          {t("off.list")}
        </Button>
      }
    />
  );
}
