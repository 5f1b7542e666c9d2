/** What the sign-in form holds. */
export interface SignInForm {
  readonly email: string;
  readonly password: string;
}

/** Names of the fixed validation texts (specification: messages). */
type SignInProblem = "emailMissing" | "emailFormat" | "passwordMissing";

export type SignInProblems = Partial<Record<keyof SignInForm, SignInProblem>>;

/** An address has one @ with something on either side and a dot in the domain; the server knows the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Checks the form before it is sent; no problem means that it may go. */
export function findSignInProblems(form: SignInForm): SignInProblems {
  const problems: SignInProblems = {};
  const email = form.email.trim();
  if (email === "") problems.email = "emailMissing";
  else if (!EMAIL.test(email)) problems.email = "emailFormat";
  if (form.password === "") problems.password = "passwordMissing";
  return problems;
}
