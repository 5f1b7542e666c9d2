import { Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { secondFactorQuery } from "./second-factor-queries.ts";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { SettingCard } from "../components/setting-card.tsx";

const EnrolDialog = lazyPart(() => import("./enrol-dialog.tsx"));
const FactorDialog = lazyPart(() => import("./factor-dialog.tsx"));

type Open = "none" | "enrol" | "off" | "renew";

/** The authenticator app as second factor of an admin's sign-in: set up, renewed, switched off. */
export function SecondFactorCard() {
  const { t } = useTranslation("settings");
  const language = useLanguage();
  const state = useQuery(secondFactorQuery);
  const [open, setOpen] = useState<Open>("none");
  const close = () => setOpen("none");
  const since = state.data?.since ?? null;
  return (
    <SettingCard
      title={t("factor.title")}
      text={t("factor.text")}
      badge={
        state.data === undefined ? null : since === null ? (
          <StatusBadge tone="ended" label={t("factor.off")} />
        ) : (
          <StatusBadge tone="positive" label={t("factor.on", { date: formatInstant(since, language) })} />
        )
      }
    >
      <QueryState query={state}>
        {({ isOn, recoveryCodesLeft }) => (
          <>
            {isOn ? <Text>{t("factor.codesLeft", { count: recoveryCodesLeft })}</Text> : null}
            <Group gap="xs">
              {isOn ? (
                <>
                  <Button variant="default" onClick={() => setOpen("renew")}>
                    {t("factor.renew")}
                  </Button>
                  <Button variant="subtle" color="red" onClick={() => setOpen("off")}>
                    {t("factor.turnOff")}
                  </Button>
                </>
              ) : (
                <Button variant="default" onClick={() => setOpen("enrol")}>
                  {t("factor.setUp")}
                </Button>
              )}
            </Group>
          </>
        )}
      </QueryState>
      <>
        {open === "enrol" ? <EnrolDialog onClose={close} /> : null}
        {open === "off" || open === "renew" ? <FactorDialog intent={open} onClose={close} /> : null}
      </>
    </SettingCard>
  );
}
