import { may } from "@kilolane/domain";
import type { KeyAction } from "@kilolane/contract";
import type { Scope } from "../../db/scope.ts";

/** What decides about a key. */
interface JudgedKey {
  readonly email: string | null;
  readonly used_by: string | null;
  readonly is_suspended: boolean;
  readonly is_expired: boolean;
}

/** A key that opens a seat: neither suspended nor expired. */
function isOpen(key: JudgedKey): boolean {
  return !key.is_suspended && !key.is_expired;
}

/** Nobody has used it, and somebody may: the only state in which it can be given, mailed and read. */
export function isGivable(key: JudgedKey): boolean {
  return key.used_by === null && isOpen(key);
}

const RULES: Readonly<Record<KeyAction, (key: JudgedKey) => boolean>> = {
  assign: isGivable,
  unassign: (key) => key.used_by === null && key.email !== null,
  resend: (key) => isGivable(key) && key.email !== null,
  copy: (key) => isGivable(key) && key.email !== null,
  suspend: isOpen,
  activate: (key) => key.is_suspended && !key.is_expired,
  reassign: (key) => key.used_by !== null && isOpen(key),
};
const ACTIONS = Object.entries(RULES).flatMap(([action, allows]) =>
  isAction(action) ? [[action, allows] as const] : [],
);

function isAction(word: string): word is KeyAction {
  return word in RULES;
}

/** What the caller may do with a key as it is, sent to the screen; nothing for those who give no keys out. */
export function actionsOf(scope: Scope, key: JudgedKey): KeyAction[] {
  if (!("role" in scope) || !may(scope.role, "givesOutKeys")) return [];
  return ACTIONS.filter(([, allows]) => allows(key)).map(([action]) => action);
}

/** A key's text is shown to those who give keys out, while it still opens something for somebody. */
export function mayReadKeyText(scope: Scope, key: JudgedKey): boolean {
  return actionsOf(scope, key).includes("copy");
}
