import { useId as useReactId } from "react";

/** The id of a component of the kit: the one it was given, or one that stays for as long as it is shown. */
export function useId(given?: string): string {
  const own = `mantine-${useReactId()}`;
  return given ?? own;
}
