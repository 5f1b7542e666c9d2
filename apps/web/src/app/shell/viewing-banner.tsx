import { getOwnViewing } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { q } from "../../lib/api/query.ts";
import { formatTime } from "../../lib/format/dates.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { logOut } from "../../lib/session/session-calls.ts";
import { endSession } from "../../lib/session/session-store.ts";
import classes from "./viewing-banner.module.css";

/** The end is on its way before the operator's own session takes its place. */
async function endViewing(): Promise<void> {
  await logOut();
  endSession("logout");
}

/** Above every page while the operator looks as somebody: as whom, until when, and the way back. */
export default function ViewingBanner() {
  const { t } = useTranslation("viewing");
  const language = useLanguage();
  const { data } = useQuery(q(getOwnViewing));
  const viewing = data?.viewing;
  if (viewing === undefined || viewing === null) return null;
  return (
    <div role="status" className={classes["banner"]}>
      <IconEye size={18} stroke={1.6} aria-hidden />
      <p>
        <strong>{t("banner.title", { person: viewing.personName, company: viewing.companyName })}</strong>{" "}
        {t("banner.text", { time: formatTime(viewing.expiresAt, language) })}
      </p>
      <Button size="compact-sm" variant="white" color="dark" onClick={() => void endViewing()}>
        {t("banner.end")}
      </Button>
    </div>
  );
}
