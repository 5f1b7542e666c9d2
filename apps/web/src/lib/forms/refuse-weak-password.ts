import { findPasswordProblem } from "@kilolane/domain";
import type { z } from "zod";

/** What a form with a new password has. */
interface TypedTwice {
  readonly password: string;
  readonly confirmPassword: string;
}

/**
 * A refinement for forms with a new password: it must not be easy to guess, and both fields must hold the same. Runs
 * beside the fields' own checks, so that nothing comes to light only at the second try.
 * @param namesOf what the password must not be made of
 */
export function refuseWeakPassword<T extends TypedTwice>(namesOf: (form: T) => readonly string[]) {
  return (form: T, context: z.RefinementCtx): void => {
    const refuse = (field: keyof TypedTwice, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    // Its length is the schema's business.
    if (findPasswordProblem(form.password, namesOf(form)) === "password-common") {
      refuse("password", "password-common");
    }
    if (form.password !== form.confirmPassword) refuse("confirmPassword", "password-mismatch");
  };
}
