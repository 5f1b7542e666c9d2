import type { Measured } from "../../../lib/format/weights.ts";
import classes from "./figures.module.css";

/** A figure with its unit in lighter ink; reads left to right in every language. */
export function Measure({ value }: { readonly value: Measured }) {
  return (
    <bdi className={classes.measure}>
      {value.figure}
      <span className={classes.unit}>{` ${value.unit}`}</span>
    </bdi>
  );
}
