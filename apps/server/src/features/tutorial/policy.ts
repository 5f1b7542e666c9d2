import { may } from "@kilolane/domain";
import type { UserScope } from "../../db/scope.ts";
import type { TutorialRow } from "./reads.ts";

/** The operator reads every tutorial; others what is published for their role. */
export function mayRead({ role }: Pick<UserScope, "role">, tutorial: TutorialRow): boolean {
  return may(role, "readsEveryTutorial") || (tutorial.is_published && tutorial.roles.includes(role));
}
