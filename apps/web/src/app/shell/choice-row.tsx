import { useId } from "react";
import classes from "./choice-row.module.css";

interface ChoiceRowProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
}

/** One of a few options side by side, as radio buttons in the shape of one bar. */
export function ChoiceRow<Value extends string>({ label, value, options, onChoose }: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes["row"]}>
      <legend>{label}</legend>
      <div className={classes["bar"]}>
        {options.map((option) => (
          <label key={option.value} className={classes["option"]}>
            <input
              type="radio"
              name={name}
              className="kl-visually-hidden"
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
