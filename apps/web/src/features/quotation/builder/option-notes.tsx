import type { ListedOption } from "@kilolane/contract";
import { Badge } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useScopeText } from "../use-scope-text.ts";
import { rankingReason } from "./option-card.tsx";
import type { OptionLabel } from "./option-labels.ts";
import classes from "./option-row.module.css";

interface OptionNotesProps {
  readonly option: ListedOption;
  readonly labels: readonly OptionLabel[];
  /** flags said once above all options */
  readonly known: readonly string[];
}

/** What a row says besides its figures: its labels or its saving on one line, the rest below, cut where it is too long. */
export function OptionNotes({ option, labels, known }: OptionNotesProps) {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  const language = useLanguage();
  const scope = useScopeText();
  const reason = rankingReason(option.reasons ?? []);
  const saved = option.savings && formatMoney(option.savings.saved, option.currency, language);
  const notes = [
    ...scope(option),
    ...option.flags
      .filter((flag) => flag !== "demonstration" && !known.includes(flag))
      .map((flag) => text("flag", flag)),
  ];
  const said = reason === undefined || reason === "cheapest" ? null : text("reason", reason);
  const saving =
    saved === null ? null : (
      <bdi className={classes.saving} data-mark="saving">
        {t("option.savesAmount", { amount: saved })}
      </bdi>
    );
  const hasLabels = labels.length > 0;
  return (
    <div className={classes.notes} title={[said, ...notes].filter((note) => note !== null).join("\n")}>
      {hasLabels ? (
        <span className={classes.labels}>
          {labels.map((label) => (
            <Badge key={label} size="xs" tt="none" variant="light" color="green" data-testid="option-label">
              {t(label === "cheapest" ? "option.price" : "option.transit")}
            </Badge>
          ))}
        </span>
      ) : (
        saving
      )}
      {said === null && notes.length === 0 && !(hasLabels && saved !== null) ? null : (
        <span className={classes.flags} data-mark="flags">
          {hasLabels ? saving : null}
          {said === null ? null : (
            <span data-testid="option-reason" data-mark="ranking">
              {said}
            </span>
          )}
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </span>
      )}
    </div>
  );
}
