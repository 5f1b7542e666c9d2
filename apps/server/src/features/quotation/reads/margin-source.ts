import type { RequestMarginRule, RuleValues } from "@kilolane/domain";
import type { StoredMargin } from "./content.ts";

/** The rules behind an option's margin (docs/decisions/0030); never for clients. */
export interface MarginSource {
  /** somebody typed a margin or the freight's amount, which counts before every rule */
  readonly isTyped: boolean;
  /** those that count, the deciding one first; none: the company's own margin */
  readonly rules: readonly Pick<RequestMarginRule, "id" | "version" | "name" | "freight">[];
  /** which of them set the other parts */
  readonly parts: readonly {
    readonly part: Exclude<keyof RuleValues, "freight">;
    readonly ruleId: string;
    readonly name: string;
  }[];
  /** what the company's settings would have set; null: nothing */
  readonly company: StoredMargin | null;
}
