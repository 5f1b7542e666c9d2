import type { parseAst, Plugin } from "vite";

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Puts other text in places of a module; the places do not overlap. */
function replaceAll(code: string, replacements: readonly Replacement[]): string {
  return replacements
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end), code);
}

/** What of an endpoint a call needs at run time, as a literal; undefined for everything else that is exported. */
function routeText(exported: unknown): string | undefined {
  if (typeof exported !== "object" || exported === null) return undefined;
  if (!("name" in exported && "method" in exported && "path" in exported)) return undefined;
  const { name, method, path } = exported;
  const host = "host" in exported ? exported.host : undefined;
  return JSON.stringify({ name, method, path, host });
}

/** The contract's endpoints as literals, by the names that they are imported by. */
async function readRoutes(): Promise<ReadonlyMap<string, string>> {
  const contract: Readonly<Record<string, unknown>> = await import("@kilolane/contract");
  return new Map(
    Object.entries(contract).flatMap(([name, exported]) => {
      const text = routeText(exported);
      return text === undefined ? [] : [[name, text] as const];
    }),
  );
}

/** A module that reads more of an endpoint than its route, `assignKey.body` for a form's own check, keeps the import. */
function readsSchema(code: string, name: string): boolean {
  return new RegExp(`\\b${name}\\??\\.(?!(name|method|path|host)\\b)`).test(code);
}

/**
 * Writes the routes of endpoints in place of their imports from the contract; null when a module imports none.
 * @param routes literals by the names that endpoints are imported by
 */
export function writeRoutes(
  code: string,
  { body }: ReturnType<typeof parseAst>,
  routes: ReadonlyMap<string, string>,
): string | null {
  const replacements = body.flatMap((node) => {
    if (node.type !== "ImportDeclaration" || node.source.value !== "@kilolane/contract") return [];
    const others: string[] = [];
    const constants: string[] = [];
    for (const specifier of node.specifiers) {
      // the whole contract under one name, or its default: nothing that the web does
      if (specifier.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier") return [];
      const route = routes.get(specifier.imported.name);
      if (route === undefined || readsSchema(code, specifier.local.name))
        others.push(`${specifier.imported.name} as ${specifier.local.name}`);
      else constants.push(`const ${specifier.local.name} = ${route};`);
    }
    if (constants.length === 0) return [];
    const rest = others.length === 0 ? "" : `import { ${others.join(", ")} } from "@kilolane/contract";`;
    return [{ start: node.start, end: node.end, text: rest + constants.join("") }];
  });
  return replacements.length === 0 ? null : replaceAll(code, replacements);
}

/**
 * Keeps the schemas of endpoints out of the bundle: where a module of the web imports an endpoint from the contract,
 * the build writes its name, method, path and host in place of the import. Without it everything works as well, only
 * heavier: the development server and the unit tests do without.
 */
export function endpointRoutes(): Plugin {
  let routes: ReadonlyMap<string, string> = new Map();
  return {
    name: "endpoint-routes",
    apply: "build",
    // after TypeScript is gone: a type that is imported by name is no endpoint
    enforce: "post",
    async buildStart() {
      routes = await readRoutes();
    },
    transform: {
      filter: { id: /[\\/]apps[\\/]web[\\/]src[\\/]/, code: "@kilolane/contract" },
      handler(code) {
        const written = writeRoutes(code, this.parse(code), routes);
        return written === null ? null : { code: written, map: null };
      },
    },
  };
}
