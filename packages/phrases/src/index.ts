export * from "./areas.ts";
export * from "./languages.ts";
export * from "./load-phrases.ts";
export * from "./translate.ts";
