/** The password of everybody who signs up. */
export const SIGN_UP_PASSWORD = "weigh seven crates twice";
/** A form that is complete but for the email. */
export const SIGN_UP_FORM = {
  firstName: "Nadia",
  lastName: "O'Brien",
  password: SIGN_UP_PASSWORD,
  confirmPassword: SIGN_UP_PASSWORD,
  companyName: "Elm <Lane> Cargo 🚚",
  companyEmail: "Office@Elm.example",
  phone: "+1 (212) 555-0199",
  countryCode: "US",
  country: "us",
  state: "NY",
  city: "New York",
  street: "1 Canal Street",
  zip: "10013",
};
let people = 0;

/** A complete form with an email that nobody had before. */
export function newSignUpForm(changes: object = {}) {
  people += 1;
  return { ...SIGN_UP_FORM, email: `nadia-${people}@elm.example`, ...changes };
}
