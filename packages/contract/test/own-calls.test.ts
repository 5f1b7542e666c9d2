import { describe, expect, test } from "vitest";
import { z } from "zod";
import type * as contract from "../src/index.ts";
import { endpoints } from "./all-endpoints.ts";
import specification from "../src/spec/endpoints.json" with { type: "json" };

/*
 * Our own calls beside the specification's follow one rule (docs/architecture.md, "A call of our own"): the path names
 * things, the method says what happens, and fields are in camelCase.
 */

/** What a path says by its method. Words that are nouns too are left out: answer, copy, export, import, order, seat. */
const VERBS = new Set(
  (
    "accept activate add approve assign authenticate cancel change check choose clone close compute confirm create " +
    "deactivate decide delete disable discard download edit enable end find fix generate get give invite list load " +
    "login logout mark move open publish put read reassign register reject remove rename replace resend reset " +
    "resolve restore revoke roll save search send set show sort start stop store submit suspend switch take try " +
    "unassign update upload validate verify withdraw write"
  ).split(" "),
);

/** Described by documents of their own (rating-preview.md, mail-draft.md). */
const DESCRIBED = new Set(["previewRating", "readQuotationDraft"]);

/**
 * What an own call takes or answers of the specification's objects is spelled as there: a form, a request with its
 * options, one option, a quotation.
 */
const SPECIFIED_OBJECTS: Readonly<Record<string, readonly string[]>> = {
  addAirlineAnswer: ["response"],
  getRequest: ["response"],
  getClientQuotation: ["response"],
  askClientQuestion: ["response"],
  getPricedRequest: ["response"],
  updatePricedRequest: ["body", "response"],
  putPricedTrucking: ["response"],
  proposeQuotations: ["body"],
  getOption: ["response"],
  getQuotationByLink: ["response"],
  decideByLink: ["response"],
  askByLink: ["response"],
  // who asks and who answers speak of the same requests and options as the specified calls
  listSentRequests: ["response"],
  getSentRequest: ["response"],
  askForwarders: ["response"],
  getForwarder: ["response"],
  listSendableRequests: ["response"],
};

interface Fault {
  readonly call: string;
  readonly fault: string;
}

const callOf = (method: string, path: string): string =>
  `${method} ${path.replaceAll(/:\w+|\{\w+\}/g, "{}")}`;

const specified = new Set(specification.endpoints.map(({ method, path }) => callOf(method, path)));

const own = endpoints.filter(
  ({ method, path, name }) => !specified.has(callOf(method, path)) && !DESCRIBED.has(name),
);

/** Names of the fields of a JSON schema, at any depth. */
function fieldsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(fieldsIn);
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([word, child]) => {
    if (word !== "properties" || typeof child !== "object" || child === null) return fieldsIn(child);
    return [...Object.keys(child), ...Object.values(child).flatMap(fieldsIn)];
  });
}

function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (schema === undefined) return [];
  const [input, output] = (["input", "output"] as const).map((io) =>
    fieldsIn(z.toJSONSchema(schema, { io, unrepresentable: "any" })),
  );
  return [...new Set([...(input ?? []), ...(output ?? [])])];
}

function pathFaults({ name, path }: Pick<contract.Endpoint, "name" | "path">): Fault[] {
  return path
    .slice(1)
    .split("/")
    .flatMap((segment) => {
      if (/^:[a-z][a-zA-Z]*$/.test(segment)) return [];
      if (!/^[a-z]+(-[a-z]+)*$/.test(segment)) return [{ call: name, fault: `${segment} is not kebab-case` }];
      const verb = segment.split("-").find((word) => VERBS.has(word));
      return verb === undefined ? [] : [{ call: name, fault: `${segment} in ${path}: ${verb} is a verb` }];
    });
}

function fieldFaults({ name, params, query, body, response }: contract.Endpoint): Fault[] {
  return Object.entries({ params, query, body, response }).flatMap(([part, schema]) => {
    if (SPECIFIED_OBJECTS[name]?.includes(part) === true) return [];
    return fieldsOf(schema)
      .filter((field) => !/^[a-z][a-zA-Z0-9]*$/.test(field))
      .map((field) => ({ call: name, fault: `${part}.${field} is not camelCase` }));
  });
}

const faultsOf = (path: string): string[] => pathFaults({ name: "example", path }).map(({ fault }) => fault);

describe("a call of our own", () => {
  test("names things in its path, in kebab-case, and no verb", () => {
    expect(own.length).toBeGreaterThan(100);
    expect(own.flatMap(pathFaults)).toEqual([]);
  });

  test("has fields in camelCase, except where it answers an object of the specification", () => {
    expect(own.flatMap(fieldFaults)).toEqual([]);
  });

  test("with a verb in its path or an underscore in a field is refused", () => {
    expect(faultsOf("/rates/:id/lanes")).toEqual([]);
    expect(faultsOf("/rates/publish")).toEqual(["publish in /rates/publish: publish is a verb"]);
    expect(faultsOf("/keys/assign-list")[0]).toContain("assign-list");
    expect(faultsOf("/ratesList")).toEqual(["ratesList is not kebab-case"]);
    expect(fieldsOf(z.object({ rate: z.array(z.object({ rate_id: z.string() })) }))).toContain("rate_id");
  });
});

test("no two calls have the same method and path", () => {
  const calls = endpoints.map(({ method, path }) => callOf(method, path));
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
});
