import classes from "./figure.module.css";

type FigureSize = "small" | "normal" | "large" | "huge";

interface FigureProps {
  /** Formatted by `lib/format`: this component never formats. */
  readonly figure: string;
  readonly unit?: string | undefined;
  readonly size?: FigureSize;
  /** Old figures stay, dimmed, until the new ones are there. */
  readonly stale?: boolean;
  readonly tone?: "plain" | "positive" | "negative" | "dimmed";
}

/** A figure with its unit in lighter ink, in tabular digits; chargeable weight and total are `huge`. */
export function Figure({ figure, unit, size = "normal", stale = false, tone = "plain" }: FigureProps) {
  return (
    <bdi className={classes["figure"]} data-size={size} data-tone={tone} data-stale={stale || undefined}>
      {figure}
      {unit ? <span className={classes["unit"]}>{` ${unit}`}</span> : null}
    </bdi>
  );
}

/** A code (IATA, AWB number, quotation number): tabular, left to right in every language. */
export function Code({ children }: { readonly children: string }) {
  return (
    <bdi dir="ltr" className={classes["code"]}>
      {children}
    </bdi>
  );
}
