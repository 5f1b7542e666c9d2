// What all schemas are made of, in a file that runs before those that the form is checked by (use-live-pricing.ts).
export { languageCode } from "@kilolane/contract";
