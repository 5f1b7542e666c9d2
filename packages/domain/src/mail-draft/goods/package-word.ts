import { PACKAGE_TYPES } from "../../reference/package-types.ts";
import { senseOf, type Token } from "../text/tokens.ts";
import type { PackageWord } from "./figures.ts";

/** The package type that a word names; a word with several matches is Pieces, not sure. */
export function packageWordOf(token: Token | undefined): PackageWord | null {
  const sense = senseOf(token, "pkg");
  if (sense === null) return null;
  const type = PACKAGE_TYPES.find((known) => known === sense);
  return type === undefined ? { type: "Pieces", isSure: false } : { type, isSure: true };
}
