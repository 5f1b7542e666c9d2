import { getCurrentTerms } from "@kilolane/contract";
import { Button, Checkbox, Group, Text } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { invalidate } from "../../../lib/api/query.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { setAccessBlock } from "../../../lib/session/access-block.ts";
import { logOut } from "../../../lib/session/session-calls.ts";
import { endSession } from "../../../lib/session/session-store.ts";
import { useFocusOnce } from "../../../ui/use-focus-once.ts";
import { acceptVersion, currentTermsQuery } from "../operator-queries.ts";
import { sayRefusal, useSaveWith } from "../../../lib/api/use-save.ts";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { TermsText } from "./terms-text.tsx";
import classes from "./terms.module.css";

function leave(): void {
  void logOut();
  endSession("logout");
}

/** Stands in place of every screen until the terms in force are accepted: to read, to accept, or to leave. */
export default function TermsGate() {
  const { t } = useTranslation(["settings", "session"]);
  const language = useLanguage();
  const queries = useQueryClient();
  const heading = useFocusOnce<HTMLHeadingElement>();
  const [agrees, setAgrees] = useState(false);
  const [isNewer, setNewer] = useState(false);
  usePageTitle(t("terms.gateTitle"));
  const terms = useQuery(currentTermsQuery(language));
  const accept = useSaveWith(acceptVersion, {
    onSaved: async () => {
      // What the screens asked for meanwhile was refused: they ask again.
      await queries.resetQueries();
      setAccessBlock(undefined);
    },
    onRefused: async (refusal) => {
      if (refusal.code !== "version-conflict") return sayRefusal(refusal);
      setNewer(true);
      setAgrees(false);
      return invalidate(queries, [getCurrentTerms]);
    },
  });
  return (
    <section className={classes["gate"]} aria-labelledby="terms-title">
      <h1 id="terms-title" ref={heading} tabIndex={-1}>
        {t("terms.gateTitle")}
      </h1>
      <Text c="dimmed">{t(isNewer ? "terms.newer" : "terms.gateText")}</Text>
      <QueryState query={terms} lines={8}>
        {({ version, publishedAt, terms: text, disclaimer }) => (
          <>
            <Text size="sm" c="dimmed">
              {t("terms.version", { version, date: formatInstant(publishedAt, language) })}
            </Text>
            <TermsText title={t("terms.terms")} text={text} />
            <TermsText title={t("terms.disclaimer")} text={disclaimer} />
            <Checkbox
              label={t("terms.agree")}
              checked={agrees}
              onChange={(event) => setAgrees(event.currentTarget.checked)}
            />
            <Group gap="xs">
              <Button disabled={!agrees} loading={accept.isPending} onClick={() => accept.mutate(version)}>
                {t("terms.accept")}
              </Button>
              <Button variant="default" onClick={leave}>
                {t("session:signOut")}
              </Button>
            </Group>
          </>
        )}
      </QueryState>
    </section>
  );
}
