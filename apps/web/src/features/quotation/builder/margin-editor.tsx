import type { QuoteOption } from "@kilolane/contract";
import { Button, NativeSelect, Text, TextInput } from "@mantine/core";
import type { Language } from "@kilolane/phrases";
import { useEffect, useState } from "react";
import { readFigure, showFigure } from "../../../lib/format/figure-input.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { FloorRefusal, MarginChange } from "./use-option-edits.ts";
import classes from "./margin-editor.module.css";

const KINDS = ["margin", "markup", "per_kg", "flat"] as const;
const TYPING_PAUSE_MS = 350;

function isSame(a: QuoteOption["margin"], b: QuoteOption["margin"]): boolean {
  return a.kind === b.kind && a.value === b.value && a.least === b.least;
}

/** As it is shown in the fields: in the language's own way of writing. */
function shownOf({ kind, value, least }: QuoteOption["margin"], language: Language): MarginChange {
  return {
    kind,
    value: showFigure(value, language),
    least: least === null ? null : showFigure(least, language),
    reason: "",
  };
}

/** What was typed in that way, as the wire writes it. */
function readMargin({ least, ...typed }: MarginChange, language: Language): MarginChange {
  return {
    ...typed,
    value: readFigure(typed.value, language),
    least: least === null ? null : readFigure(least, language),
  };
}

interface MarginEditorProps {
  readonly margin: QuoteOption["margin"];
  readonly belowFloor: boolean;
  readonly floorPercent: string;
  readonly currency: string;
  readonly problem: string | null;
  readonly floorRefusal?: FloorRefusal;
  readonly onChange: (margin: MarginChange) => void;
  /** asks an admin for the refused margin */
  readonly onAsk?: (margin: MarginChange) => void;
  /** how long the typing must rest before it counts: long enough for a call, or 0 where none is made */
  readonly pauseMs?: number;
  /** what sends at once what is still being typed; null once it is sent */
  readonly onTyping?: (send: (() => void) | null) => void;
}

/**
 * The margin in place: sell and profit follow while it is typed. It names which of the two percentages it is
 * (pricing-rules.md §7), shows the floor, and asks for the reason an admin sells below it.
 */
export function MarginEditor({
  margin,
  belowFloor,
  floorPercent,
  currency,
  problem,
  floorRefusal = null,
  onChange,
  onAsk,
  pauseMs = TYPING_PAUSE_MS,
  onTyping,
}: MarginEditorProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const [draft, setDraft] = useState<MarginChange>(() => shownOf(margin, language));
  const [isTyping, setTyping] = useState(false);

  const [shown, setShown] = useState(margin);
  // A margin that follows from a typed amount replaces what is in the fields; a refused one stays there.
  if (!isSame(shown, margin)) {
    setShown(margin);
    if (!isTyping && !isSame(readMargin(draft, language), margin)) setDraft(shownOf(margin, language));
  }

  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(() => {
      setTyping(false);
      onTyping?.(null);
      onChange(readMargin(draft, language));
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [isTyping, onChange, pauseMs, draft, language, onTyping]);

  const change = (part: Partial<MarginChange>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    setTyping(true);
    onTyping?.(() => {
      onTyping(null);
      setTyping(false);
      onChange(readMargin(next, language));
    });
  };
  const isPercent = draft.kind === "margin" || draft.kind === "markup";

  return (
    <fieldset className={classes.box}>
      <legend>{t("charge.margin")}</legend>
      <div className={classes.fields}>
        <NativeSelect
          size="xs"
          label={t("margin.kind")}
          value={draft.kind}
          onChange={(event) =>
            change({ kind: KINDS.find((kind) => kind === event.currentTarget.value) ?? "margin" })
          }
          data={KINDS.map((kind) => ({ value: kind, label: t(`margin.${kind}`) }))}
        />
        <TextInput
          size="xs"
          label={t("margin.value")}
          inputMode="decimal"
          value={draft.value}
          rightSection={<Text size="xs">{isPercent ? "%" : currency}</Text>}
          rightSectionWidth={40}
          error={problem !== null || floorRefusal !== null}
          data-testid="margin-value"
          onChange={(event) => change({ value: event.currentTarget.value })}
        />
        <TextInput
          size="xs"
          label={t("margin.least")}
          inputMode="decimal"
          value={draft.least ?? ""}
          rightSection={<Text size="xs">{currency}</Text>}
          rightSectionWidth={40}
          onChange={(event) =>
            change({ least: event.currentTarget.value === "" ? null : event.currentTarget.value })
          }
        />
      </div>
      {problem === null ? null : (
        <Text size="xs" c="red" role="alert">
          {problem}
        </Text>
      )}
      {floorRefusal === "approval" ? (
        <AskAtFloor floorPercent={floorPercent} onAsk={onAsk && (() => onAsk(readMargin(draft, language)))} />
      ) : null}
      {belowFloor || floorRefusal === "reason" ? (
        <ReasonField
          floorPercent={floorPercent}
          isAsked={floorRefusal === "reason"}
          onGiven={(reason) => onChange({ ...readMargin(draft, language), reason })}
        />
      ) : (
        <Text size="xs" c="dimmed">
          {t("margin.floor", { percent: formatNumber(floorPercent, language) })}
        </Text>
      )}
    </fieldset>
  );
}

interface AskAtFloorProps {
  readonly floorPercent: string;
  /** asks an admin for the refused price */
  readonly onAsk: (() => void) | undefined;
}

/** Who may not sell below the floor asks for it. */
export function AskAtFloor({ floorPercent, onAsk }: AskAtFloorProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  return (
    <>
      <Text size="xs" c="red" role="alert">
        {t("margin.belowFloorAgent", { percent: formatNumber(floorPercent, language) })}
      </Text>
      {onAsk === undefined ? null : (
        <Button size="compact-sm" variant="light" onClick={onAsk}>
          {t("margin.ask")}
        </Button>
      )}
    </>
  );
}

interface ReasonFieldProps {
  readonly floorPercent: string;
  readonly isAsked: boolean;
  readonly onGiven: (reason: string) => void;
}

/** Why an admin sells below the floor; given when the field is left, never half a sentence. */
export function ReasonField({ floorPercent, isAsked, onGiven }: ReasonFieldProps) {
  const { t } = useTranslation("quotation");
  const percent = formatNumber(floorPercent, useLanguage());
  const [reason, setReason] = useState("");
  const give = () => {
    if (reason.trim() !== "") onGiven(reason.trim());
  };
  return (
    <TextInput
      size="xs"
      label={t("margin.reason")}
      description={isAsked ? undefined : t("margin.belowFloor", { percent })}
      error={isAsked ? t("margin.belowFloorAdmin", { percent }) : undefined}
      value={reason}
      onChange={(event) => setReason(event.currentTarget.value)}
      onBlur={give}
      onKeyDown={(event) => {
        if (event.key === "Enter") give();
      }}
    />
  );
}
