import { Alert, Stack, Text } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import classes from "./decision-note.module.css";
import type { QuotationDecision } from "./use-decision.ts";

interface DecisionNoteProps {
  readonly decision: QuotationDecision;
  /** what follows from it on this screen */
  readonly text: string;
  /** how often something was not done because of it: each time the note gets the focus */
  readonly held?: number;
  /** what can be done instead */
  readonly children?: ReactNode;
}

/** That a quotation was decided while it was open here: by whom and when. */
export function DecisionNote({ decision, text, held = 0, children }: DecisionNoteProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (held > 0) note.current?.focus();
  }, [held]);
  const { status, number, at, actor } = decision;
  // the number stays on one line
  const [before, after] = t(`decided.${status}`, { number }).split(number);
  return (
    <Alert
      ref={note}
      color={status === "accepted" ? "green" : "amber"}
      role="alert"
      tabIndex={-1}
      title={
        <>
          {before}
          <bdi className={classes.number}>{number}</bdi>
          {after}
        </>
      }
      data-testid="decision-note"
    >
      <Stack gap="xs" align="flex-start">
        {at === undefined ? null : (
          <Text size="sm" c="dimmed">
            {actor === undefined || actor === "" ? null : (
              <>
                <bdi>{actor}</bdi>
                {" · "}
              </>
            )}
            <time dateTime={at}>{formatInstant(at, language)}</time>
          </Text>
        )}
        <span>{text}</span>
        {children}
      </Stack>
    </Alert>
  );
}
