import type { RateChecking } from "../use-rate-check.ts";
import type { RateEditing } from "../use-rate-editor.ts";

/** What every part of the rate editor works on. */
export interface EditorPartProps {
  readonly editing: RateEditing;
  readonly checking: RateChecking;
}
