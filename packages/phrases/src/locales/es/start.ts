/** What every visit begins with, as one file. */
export { default as error } from "./error.json" with { type: "json" };
export { default as notification } from "./notification.json" with { type: "json" };
export { default as session } from "./session.json" with { type: "json" };
export { default as shell } from "./shell.json" with { type: "json" };
export { default as state } from "./state.json" with { type: "json" };
