import { Code } from "../../../ui/figure.tsx";

/** A flight's number or local time where one is stated; left to right in every language. */
export function FlightCode({ text }: { readonly text: string | null | undefined }) {
  return text === null || text === undefined ? null : <Code>{text}</Code>;
}
