import type { PublishedTerms } from "@kilolane/contract";
import { Button, Modal, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { termsVersionQuery } from "../operator-queries.ts";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { TermsText } from "./terms-text.tsx";
import classes from "./terms.module.css";

/** The published versions, the newest first: by whom, when, accepted by how many; each can be read. */
export function TermsHistory({ versions }: { readonly versions: readonly PublishedTerms[] }) {
  const { t } = useTranslation("settings");
  const language = useLanguage();
  const [open, setOpen] = useState<PublishedTerms>();
  if (versions.length === 0) return <Text c="dimmed">{t("terms.none")}</Text>;
  return (
    <>
      <ul className={classes["versions"]}>
        {versions.map((entry) => {
          const { version, publishedAt, publishedBy, acceptedCount } = entry;
          return (
            <li key={version}>
              <div>
                <strong>{t("terms.version", { version, date: formatInstant(publishedAt, language) })}</strong>
                <div className={classes["quiet"]}>
                  {`${t("terms.by", { name: publishedBy })} · ${t("terms.accepted", { count: acceptedCount })}`}
                </div>
              </div>
              <Button variant="default" size="xs" onClick={() => setOpen(entry)}>
                {t("terms.read", { version })}
              </Button>
            </li>
          );
        })}
      </ul>
      {open ? <VersionDialog entry={open} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}

interface VersionDialogProps {
  readonly entry: PublishedTerms;
  readonly onClose: () => void;
}

function VersionDialog({ entry, onClose }: VersionDialogProps) {
  const { t } = useTranslation("settings");
  const language = useLanguage();
  const { version, publishedAt } = entry;
  const texts = useQuery(termsVersionQuery(version));
  const title = t("terms.version", { version, date: formatInstant(publishedAt, language) });
  return (
    <Modal opened onClose={onClose} title={title} size="lg">
      <QueryState query={texts}>
        {(answer) => (
          <Stack>
            <TermsText title={t("terms.terms")} text={answer.texts[language].terms} />
            <TermsText title={t("terms.disclaimer")} text={answer.texts[language].disclaimer} />
          </Stack>
        )}
      </QueryState>
    </Modal>
  );
}
