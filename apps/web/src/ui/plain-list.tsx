import type { ComponentProps } from "react";
import classes from "./plain-list.module.css";

const join = (shared: string | undefined, own: string | undefined) =>
  [shared, own].filter((name) => name !== undefined).join(" ");

/** A list that shows no dots; its class says how far the rows stand apart. */
export function PlainList({ className, ...list }: ComponentProps<"ul">) {
  return <ul {...list} className={join(classes["list"], className)} />;
}

interface CardListProps extends Omit<ComponentProps<"ul">, "className"> {
  /** whether other rows are on their way */
  readonly updating?: boolean;
}

/** Rows that are cards. */
export function CardList({ updating = false, ...list }: CardListProps) {
  return (
    <ul {...list} className={join(classes["list"], classes["cards"])} data-updating={updating || undefined} />
  );
}

/** Rows in an order that is not counted; its class says how far they stand apart. */
export function PlainSteps({ className, ...list }: ComponentProps<"ol">) {
  return <ol {...list} className={join(classes["list"], className)} />;
}

/** What happened one after the other, each with a dot; the size of the dots is the caller's. */
export function Timeline({ className, ...list }: ComponentProps<"ol">) {
  return <ol {...list} className={join(`${classes["list"]} ${classes["timeline"]}`, className)} />;
}

/** Names at the start of their line, what they say at its end: a `div` with `dt` and `dd` each. */
export function FactList({ className, ...list }: ComponentProps<"dl">) {
  return <dl {...list} className={join(classes["facts"], className)} />;
}
