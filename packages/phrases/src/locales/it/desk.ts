/** What the screens of quotations need, as one file. */
export { default as inquirer } from "./inquirer.json" with { type: "json" };
export { default as place } from "./place.json" with { type: "json" };
export { default as quotation } from "./quotation.json" with { type: "json" };
export { default as trucking } from "./trucking.json" with { type: "json" };
