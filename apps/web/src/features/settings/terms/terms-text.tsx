import classes from "./terms.module.css";

interface TermsTextProps {
  readonly title: string;
  /** Plain text, as its author typed it: paragraphs by empty lines, nothing is read as markup. */
  readonly text: string;
}

/** A long text in full: who accepts it has had it all before the eyes. */
export function TermsText({ title, text }: TermsTextProps) {
  return (
    <div>
      <h2 className={classes["textTitle"]}>{title}</h2>
      <div className={classes["text"]} dir="auto">
        {text}
      </div>
    </div>
  );
}
