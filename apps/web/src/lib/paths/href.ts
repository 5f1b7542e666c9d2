import type { ScreenPath } from "./screens.ts";

type ParameterOf<Segment extends string> = Segment extends `:${infer Name}?`
  ? { [K in Name]?: string }
  : Segment extends `:${infer Name}`
    ? { [K in Name]: string }
    : unknown;

/** The parameters that a path pattern needs: `{ id: string }` for `/x/:id`. */
export type PathParameters<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParameterOf<Head> & PathParameters<Tail>
  : ParameterOf<Path>;

type HrefArguments<Path extends string> =
  unknown extends PathParameters<Path> ? [path: Path] : [path: Path, parameters: PathParameters<Path>];

/**
 * Builds the address of a screen. A path that does not exist, or a missing parameter, does not compile.
 * Values are percent-encoded; an optional parameter left out drops its segment.
 */
export function href<Path extends ScreenPath>(...[path, parameters]: HrefArguments<Path>): string {
  return fillPath(path, parameters ?? {});
}

function fillPath(path: string, parameters: object): string {
  const values = new Map<string, unknown>(Object.entries(parameters));
  return path
    .split("/")
    .map((part) => {
      if (!part.startsWith(":")) return part;
      const value = values.get(part.slice(1).replace("?", ""));
      return typeof value === "string" && value !== "" ? encodeURIComponent(value) : undefined;
    })
    .filter((part) => part !== undefined)
    .join("/");
}

type AdminTail = ScreenPath extends infer P
  ? P extends `/freight-forwarder/admin/${infer Tail}`
    ? Tail
    : never
  : never;
type AgentTail = ScreenPath extends infer P
  ? P extends `/freight-forwarder/agent/${infer Tail}`
    ? Tail
    : never
  : never;

/** The part of a path that forwarder admins and agents have in common, such as `quotation/details/:id`. */
export type ForwarderTail = AdminTail & AgentTail;

/** Role of the two forwarder desks, whose pages are the same under two prefixes. */
export type ForwarderRole = "ROLE_FFADMIN" | "ROLE_FFAGENT";
const FORWARDER_GROUPS = { ROLE_FFADMIN: "admin", ROLE_FFAGENT: "agent" } as const;

/** The pattern of a screen that admins and agents share, in the group of the given role. */
export function forwarderPath<Tail extends ForwarderTail>(
  role: ForwarderRole,
  tail: Tail,
): `/freight-forwarder/admin/${Tail}` | `/freight-forwarder/agent/${Tail}` {
  return `/freight-forwarder/${FORWARDER_GROUPS[role]}/${tail}`;
}

/**
 * Address of a screen that admins and agents share: `forwarderHref(role, "quotation/details/:id", { id })`.
 */
export function forwarderHref<Tail extends ForwarderTail>(
  role: ForwarderRole,
  ...[tail, parameters]: unknown extends PathParameters<Tail>
    ? [tail: Tail]
    : [tail: Tail, parameters: PathParameters<Tail>]
): string {
  return fillPath(forwarderPath(role, tail), parameters ?? {});
}
