import { LOSS_CAUSES, type LossCause, parseDecimal } from "@kilolane/domain";
import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { readFigure } from "../../../lib/format/figure-input.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";

/** What is said at a rejection, as the wire takes it. */
export interface Loss {
  readonly cause?: LossCause;
  readonly otherPrice?: string;
}

/** What is typed at a rejection. */
export interface TypedLoss {
  readonly cause: string;
  readonly otherPrice: string;
}

/** Why a quotation is lost and the price elsewhere, while they are typed. */
export function useLoss() {
  const { t } = useTranslation("error");
  const language = useLanguage();
  const [typed, setTyped] = useState<TypedLoss>({ cause: "", otherPrice: "" });
  const cause = LOSS_CAUSES.find((known) => known === typed.cause);
  // another price is asked for where the price was the cause
  const figure = cause === "price" ? readFigure(typed.otherPrice, language) : "";
  const error = problemOf(figure);
  const loss: Loss = {
    ...(cause === undefined ? {} : { cause }),
    ...(figure === "" ? {} : { otherPrice: figure }),
  };
  return { typed, setTyped, loss, error: error === undefined ? undefined : t(`field.${error}`) };
}

function problemOf(figure: string): "number" | "negative" | "zero" | undefined {
  if (figure === "") return undefined;
  const amount = parseDecimal(figure);
  if (amount === null) return "number";
  if (amount.units < 0n) return "negative";
  return amount.units === 0n ? "zero" : undefined;
}

interface LossFieldsProps {
  readonly typed: TypedLoss;
  readonly onChange: (typed: TypedLoss) => void;
  readonly currency: string;
  /** said at the price once it was tried to send it */
  readonly error: string | undefined;
}

/** Asks why, and what the client pays elsewhere where the price was why; nothing of it must be said. */
export function LossFields({ typed, onChange, currency, error }: LossFieldsProps) {
  const { t } = useTranslation("quotation");
  return (
    <>
      <NativeSelect
        label={t("loss.cause")}
        value={typed.cause}
        data={[
          { value: "", label: t("loss.unsaid") },
          ...LOSS_CAUSES.map((value) => ({ value, label: t(`loss.causes.${value}`) })),
        ]}
        onChange={(event) => onChange({ ...typed, cause: event.currentTarget.value })}
      />
      {typed.cause === "price" ? (
        <TextInput
          label={t("loss.otherPrice", { currency })}
          description={t("loss.otherPriceHint")}
          inputMode="decimal"
          maxLength={20}
          value={typed.otherPrice}
          error={error}
          onChange={(event) => onChange({ ...typed, otherPrice: event.currentTarget.value })}
        />
      ) : null}
    </>
  );
}
