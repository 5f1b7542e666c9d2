import * as contract from "../src/index.ts";

function isEndpoint(exported: unknown): exported is contract.Endpoint {
  return typeof exported === "object" && exported !== null && "method" in exported && "path" in exported;
}

/** Every endpoint that the contract exports. */
export const endpoints: readonly contract.Endpoint[] = Object.values<unknown>(contract).filter(isEndpoint);
