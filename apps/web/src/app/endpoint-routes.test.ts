import { parseAst } from "vite";
import { expect, test } from "vitest";
import { writeRoutes } from "../../endpoint-routes.ts";

const routes = new Map([["getMember", '{"name":"getMember","method":"GET","path":"/members/:id"}']]);
const written = (code: string) => writeRoutes(code, parseAst(code), routes);

test("an imported endpoint becomes its route, whatever it is called in the module", () => {
  expect(written('import { getMember as one } from "@kilolane/contract";\nq(one);')).toBe(
    'const one = {"name":"getMember","method":"GET","path":"/members/:id"};\nq(one);',
  );
});

test("what is no endpoint is still imported from the contract", () => {
  expect(written('import { getMember, memberForm as form } from "@kilolane/contract";')).toBe(
    'import { memberForm as form } from "@kilolane/contract";' +
      'const getMember = {"name":"getMember","method":"GET","path":"/members/:id"};',
  );
});

test("an endpoint whose schema the module reads is still imported", () => {
  expect(
    written('import { getMember } from "@kilolane/contract";\nq(getMember, getMember.params);'),
  ).toBeNull();
});

test("a module without endpoints stays as it is", () => {
  expect(written('import { memberForm } from "@kilolane/contract";')).toBeNull();
  expect(written('import { getMember } from "./queries.ts";')).toBeNull();
});
