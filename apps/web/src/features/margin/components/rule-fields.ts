import type { MarginRule } from "@kilolane/contract";
import type { Path, UseFormReturn } from "react-hook-form";
import type { RuleFormValues } from "../queries.ts";

/** Names of what was chosen by its id, for the sentence and for the closed pickers. */
export interface ChosenNames {
  readonly client: string;
  readonly airline: string;
  readonly agents: MarginRule["agents"];
}

/** The rule's form with the names of what is chosen in it. */
export interface RuleFields {
  readonly form: UseFormReturn<RuleFormValues>;
  readonly errorOf: (field: Path<RuleFormValues>) => string | undefined;
  readonly names: ChosenNames;
  readonly setName: (field: "client" | "airline", name: string) => void;
  readonly setAgents: (agents: MarginRule["agents"]) => void;
}
