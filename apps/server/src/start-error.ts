/** A start that cannot go on for a reason the operator can mend: shown as one line, without a stack. */
export class StartError extends Error {
  override name = "StartError";
}
