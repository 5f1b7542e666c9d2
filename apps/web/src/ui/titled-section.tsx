import type { ReactNode } from "react";
import cards from "./card.module.css";

interface TitledSectionProps {
  /** of the title, which names the section */
  readonly id: string;
  readonly title: string;
  /** in a frame, or standing free */
  readonly look: "card" | "stack";
  readonly children: ReactNode;
}

/** A part of a page under a title of its own. */
export function TitledSection({ id, title, look, children }: TitledSectionProps) {
  return (
    <section className={cards[look]} aria-labelledby={id}>
      <h2 id={id} className={cards["title"]}>
        {title}
      </h2>
      {children}
    </section>
  );
}
