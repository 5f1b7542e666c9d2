import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import type { GridMark } from "../../ui/grid/grid-types.ts";
import { rateCheckQuery } from "./queries.ts";
import type { RateEditing } from "./use-rate-editor.ts";
import { joinMarks, marksOfBands, marksOfErrors, marksOfFindings } from "./rate-problems.ts";
import { isWorthChecking } from "./rate-wire.ts";

const TYPING_PAUSE_MS = 400;

/** Checks a rate while it is typed: bands at once by the domain, everything by the server when the typing rests. */
export function useRateCheck(editing: RateEditing, isAsked: boolean) {
  const { t } = useTranslation("rate");
  const language = useLanguage();
  const { desk, draft, rate, refusal, isReadOnly, isTermsOnly } = editing;
  const [rested] = useDebouncedValue(draft, TYPING_PAUSE_MS);
  const isNamed = desk.keeper !== "forwarder" || rested.airline !== null;
  const isOn = !isReadOnly && !isTermsOnly && isNamed && (isAsked || isWorthChecking(rested));
  const { data, error, isFetching } = useQuery({
    ...rateCheckQuery(desk, rate?.id, rested, language),
    enabled: isOn,
  });
  const findings = useMemo(() => (isOn && error === null ? (data?.findings ?? []) : []), [data, error, isOn]);
  const errors = useMemo(() => {
    const refused = error instanceof ApiError ? error.fields : [];
    const said = [...refused, ...(refusal?.fields ?? [])];
    // What nobody has come to yet is not wrong.
    return isAsked ? said : said.filter(({ code }) => code !== "required");
  }, [error, isAsked, refusal]);
  const refused = useMemo(() => marksOfErrors(errors, rested), [errors, rested]);
  const marks = useMemo(
    () =>
      joinMarks(
        marksOfFindings(findings, rested),
        marksOfBands(draft, (code) => t(`finding.${code}`)),
        refused,
      ),
    [draft, findings, refused, rested, t],
  );
  const isIncomplete = error instanceof ApiError && error.fields.length > 0;
  return {
    findings,
    /** the server's refusals by their place on the screen */
    refused,
    marks,
    fieldError: (field: string): string | undefined => {
      const mark: GridMark | undefined = marks.get(field);
      return mark?.severity === "error" ? mark.text : undefined;
    },
    isChecking: isOn && (isFetching || rested !== draft),
    isClean: isOn && !isIncomplete && data !== undefined && data.isPublishable,
  };
}

export type RateChecking = ReturnType<typeof useRateCheck>;
