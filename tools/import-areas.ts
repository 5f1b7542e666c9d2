/** A place in the layout (docs/architecture.md): a package, a layer of an app, or one slice of it. */
export interface Place {
  readonly area: string;
  readonly slice?: string;
  /** The path below the area, or below the slice. */
  readonly rest: string;
}

const areas: readonly (readonly [RegExp, string])[] = [
  [/^packages\/(domain|contract|phrases|demo)\/src\//, "$1"],
  [/^apps\/server\/src\/features\//, "server-slice"],
  [/^apps\/server\/src\/(http|db|integrations|jobs)\//, "server-$1"],
  [/^apps\/server\/src\/(?:config|config-payments|start-error)(?=\.ts$)/, "server-config"],
  [/^apps\/server\/src\//, "server-entry"],
  [/^apps\/server\/test\//, "server-test"],
  [/^apps\/web\/src\/features\//, "web-slice"],
  [/^apps\/web\/src\/(ui|lib|app)\//, "web-$1"],
  [/^apps\/web\//, "web-app"],
  [/^(e2e|bench|tools)\//, "$1"],
];

/** Where a file stands, or undefined outside the layout (configuration files of the root). */
export function placeOf(file: string): Place | undefined {
  for (const [pattern, name] of areas) {
    const match = pattern.exec(file);
    if (match === null) continue;
    const area = name.replace("$1", match[1] ?? "");
    const rest = file.slice(match[0].length);
    if (!area.endsWith("-slice")) return { area, rest };
    const [slice = "", ...path] = rest.split("/");
    return { area, slice, rest: path.join("/") };
  }
  return undefined;
}

const packages = ["domain", "contract", "phrases"];
const layers = [
  ...packages,
  "server-config",
  "server-db",
  "server-http",
  "server-integrations",
  "server-jobs",
];

/** What each area may import besides itself, and why nothing else. */
export const walls: Readonly<Record<string, { readonly may: readonly string[]; readonly because: string }>> =
  {
    domain: { may: [], because: "domain is pure: nothing but arithmetic and its own types" },
    phrases: { may: [], because: "phrases are texts: they depend on nothing" },
    contract: {
      may: ["domain", "phrases"],
      because: "the contract speaks of domain types and error texts only",
    },
    demo: {
      may: ["domain", "phrases"],
      because: "the demo world is figures and names, not access to them",
    },
    "server-slice": {
      may: layers,
      because: "a slice stands on domain, contract, phrases, db, http, integrations, jobs",
    },
    "server-http": { may: layers, because: "http never knows a slice" },
    "server-db": { may: layers, because: "db never knows a slice" },
    "server-jobs": { may: layers, because: "jobs know no feature by name" },
    "server-integrations": { may: layers, because: "an adapter never knows a slice" },
    "server-config": { may: packages, because: "configuration is read before anything else exists" },
    "server-entry": { may: ["demo", ...layers, "server-slice"], because: "start-up is the server's own" },
    "server-test": { may: [...packages, "demo", "server-*", "tools"], because: "tests go through the API" },
    "web-slice": {
      may: [...packages, "web-ui", "web-lib"],
      because: "a slice stands on contract, domain, phrases, ui, lib; compose in app/ or lift to ui/",
    },
    "web-ui": { may: ["domain"], because: "ui knows neither router nor API nor product phrases" },
    "web-lib": { may: [...packages, "web-ui"], because: "lib joins API and primitives, never knows a slice" },
    "web-app": { may: [...packages, "web-*"], because: "the web app talks to the server over the wire" },
    e2e: {
      may: [...packages, "demo", "tools", "web-lib"],
      because: "journeys see what a person sees, and go through the web app's table of screens",
    },
    bench: {
      may: [...packages, "demo", "server-*", "e2e", "tools"],
      because: "benchmarks measure server and web, started as they are",
    },
    tools: {
      may: ["contract", "phrases", "server-db"],
      because: "tools stand outside; they start databases, no more",
    },
  };
