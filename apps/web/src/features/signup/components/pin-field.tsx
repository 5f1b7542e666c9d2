import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import classes from "./pin-field.module.css";

const LENGTH = 6;
const PLACES = [0, 1, 2, 3, 4, 5] as const;

/** The digits of a text, whichever of the world's digits they are; nothing else. */
function digitsIn(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll(/\D/g, "");
}

interface PinFieldProps {
  /** up to six digits; a gap is a space */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** all six are there */
  readonly onComplete: (pin: string) => void;
  readonly errorId: string | undefined;
  readonly disabled: boolean;
}

/** Six boxes for six digits: typing moves on, a paste fills them all, Backspace goes back. */
export function PinField({ value, onChange, onComplete, errorId, disabled }: PinFieldProps) {
  const { t } = useTranslation("signup");
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const digits = PLACES.map((at) => value[at]?.trim() ?? "");
  useEffect(() => {
    if (value === "" && !disabled) boxes.current[0]?.focus();
  }, [value, disabled]);

  const put = (at: number, typed: string) => {
    const pin = digits
      .map((digit, place) => (place < at ? digit : typed[place - at]) || digit || " ")
      .join("");
    onChange(pin.trimEnd());
    boxes.current[Math.min(at + typed.length, LENGTH - 1)]?.focus();
    if (/^\d{6}$/.test(pin)) onComplete(pin);
  };
  const clear = (at: number) => {
    const next = digits.map((digit, index) => (index === at ? " " : digit || " "));
    onChange(next.join("").trimEnd());
    boxes.current[at]?.focus();
  };
  const press = (at: number, event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Backspace") clear(digits[at] === "" ? Math.max(at - 1, 0) : at);
    else if (event.key === "Delete") clear(at);
    else if (event.key === "ArrowLeft") boxes.current[at - 1]?.focus();
    else if (event.key === "ArrowRight") boxes.current[at + 1]?.focus();
    else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const pasted = digitsIn(event.clipboardData.getData("text"));
    if (pasted !== "") put(0, pasted.slice(0, LENGTH));
  };

  return (
    // The order of digits is the same in every script.
    <fieldset className={classes["pin"]} dir="ltr" disabled={disabled}>
      <legend className="kl-visually-hidden">{t("pin.group")}</legend>
      {PLACES.map((at) => (
        <input
          key={at}
          ref={(box) => {
            boxes.current[at] = box;
          }}
          value={digits[at]}
          inputMode="numeric"
          autoComplete={at === 0 ? "one-time-code" : "off"}
          aria-label={t("pin.digit", { number: at + 1 })}
          aria-invalid={errorId !== undefined}
          aria-describedby={errorId}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={(event) => press(at, event)}
          onPaste={paste}
          onChange={(event) => {
            const typed = digitsIn(event.currentTarget.value);
            // A box that holds a digit gets the new one beside it; a code filled in by the phone comes as a whole.
            if (typed !== "")
              put(at, typed.length > 2 ? typed : typed.replace(digits[at] ?? "", "") || typed);
          }}
        />
      ))}
    </fieldset>
  );
}
