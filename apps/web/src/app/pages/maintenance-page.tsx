import { type EndpointOutput, getServiceState } from "@kilolane/contract";
import { Button, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { formatInstant } from "../../lib/format/dates.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { setAccessBlock } from "../../lib/session/access-block.ts";
import { clearReturn, getReturn } from "../../lib/session/maintenance-return.ts";
import { getSession } from "../../lib/session/session-store.ts";
import { MessagePage } from "./message-page.tsx";

const ASK_EVERY_MS = 4_000;

type ServiceState = EndpointOutput<typeof getServiceState>;

/** How things stand; undefined when nobody answers, which is no reason to sign out here: it is being serviced. */
async function askState(): Promise<ServiceState | undefined> {
  try {
    const response = await fetch(`/api${getServiceState.path}`);
    const state: ServiceState = await response.json();
    return response.ok ? state : undefined;
  } catch {
    return undefined;
  }
}

/** Asks every few seconds how things stand. */
function useServiceState(onOver: () => void): ServiceState | undefined {
  const [state, setState] = useState<ServiceState>();
  useEffect(() => {
    const ask = async () => {
      const next = await askState();
      if (next === undefined) return;
      setState(next);
      if (!next.isMaintenance) onOver();
    };
    void ask();
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [onOver]);
  return state;
}

/** The operator has taken the product down for a while: says until when, and takes everybody back when it is over. */
export default function MaintenancePage() {
  const { t } = useTranslation("shell");
  const language = useLanguage();
  const navigate = useNavigate();
  const [comeBack] = useState(() => () => {
    const address = getReturn();
    if (address === undefined) return;
    clearReturn();
    setAccessBlock(undefined);
    void navigate(address, { replace: true });
  });
  const state = useServiceState(comeBack);
  const isWaiting = state?.isMaintenance === true;
  return (
    <MessagePage title={t("maintenance.title")} text={t("maintenance.text")}>
      {isWaiting ? (
        <div>
          {state.expectedEnd ? (
            <Text fw={600}>
              {t("maintenance.until", { time: formatInstant(state.expectedEnd, language) })}
            </Text>
          ) : null}
          <Text component="output">{t("maintenance.waiting")}</Text>
          {getSession() ? null : (
            <Button component={Link} to="/super-admin/sign-in" variant="subtle" mt="md" px={0}>
              {t("maintenance.operator")}
            </Button>
          )}
        </div>
      ) : null}
    </MessagePage>
  );
}
